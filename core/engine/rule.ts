import type { Bot, RuleRef, Step } from './bot.ts';
import type { Reader } from './text.ts';

/** The message that names a heading of the rulebook in the player's language; its part `about` says what stands there. */
export const ruleKey = (section: string): string => `rule-${ruleSlug(section)}`;

/** A heading as a part of an address. */
export const ruleSlug = (section: string): string =>
  section
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The heading as the player reads it. */
export const ruleName = (text: Reader, section: string): string => {
  const say = ruleKey(section);
  return text.has(say) ? text.text({ say, with: {} }) : section;
};

/** What stands above a step or a question: its own title, else that of its heading. */
export const titleOf = (text: Reader, step: Step): string | undefined => {
  const say = ruleKey(step.rule.section);
  return text.part(step, 'title') ?? (text.has(say) ? text.part({ say, with: {} }, 'title') : undefined);
};

/** A heading with all that is said of it: what stands there, and the help with the player's own turn. */
export interface Rule extends RuleRef {
  readonly name: string;
  readonly says: readonly string[];
}

/** The rules of a bot in our words, heading by heading, in the order of the rulebook: it is that of their messages. */
export function rulesOf(text: Reader, { phrases, texts }: Bot): readonly Rule[] {
  const all = Object.entries(phrases);
  const messages = [...texts[text.language].matchAll(/^rule-[\w-]+/gm)].map(([key]) => key);
  const place = (section: string): number => messages.indexOf(ruleKey(section));
  const sections = [...new Set(all.map(([, { section }]) => section))].toSorted(
    (one, other) => place(one) - place(other),
  );
  return sections.map((section) => {
    const own = all.filter(([, rule]) => rule.section === section);
    const page = own.find(([, rule]) => rule.page !== undefined)?.[1].page;
    const say = ruleKey(section);
    const about = text.has(say) ? text.part({ say, with: {} }, 'about') : undefined;
    const aids = own
      .filter(([key]) => key.startsWith('aid-'))
      .map(([key]) => text.text({ say: key, with: {} }));
    return {
      section,
      ...(page === undefined ? {} : { page }),
      name: ruleName(text, section),
      says: [...(about === undefined ? [] : [about]), ...aids],
    };
  });
}
