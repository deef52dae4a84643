import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Phrase, Values } from './bot.ts';

export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];
/** Messages (Fluent), in every language. */
export type Texts = Readonly<Record<Language, string>>;

/** Renders phrases in one language. Screen, voice, print and replay all read from one of these. */
export interface Reader {
  readonly language: Language;
  /** The sentence as it is shown. */
  text(phrase: Phrase): string;
  /** The same by its name. */
  word(say: string, values?: Values): string;
  /** The sentence as it is heard: the same, unless the ear needs other words. */
  spoken(phrase: Phrase): string;
  /** A named part of a message. */
  part(phrase: Phrase, name: string): string | undefined;
  /** What can be answered or chosen: the words of this message, else those of `names`, else itself. */
  label(phrase: Phrase, value: string): string;
  has(say: string): boolean;
}

export class MissingText extends Error {}

export function reader(language: Language, sources: readonly string[]): Reader {
  // Isolation marks are invisible on the screen but reach the voice and the PDF.
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: { NAME: ([value]) => name(String(value)) },
  });
  let list: Intl.ListFormat | undefined; // slow to make, and few sentences list anything
  const listed = (parts: readonly string[]): string =>
    (list ??= new Intl.ListFormat(language, { type: 'conjunction' })).format(parts);
  const written = new Map(sources.flatMap(messagesIn));
  /** A message is parsed when it is first needed, and with it those that it refers to: a screen needs few of them. */
  const parse = (id: string): void => {
    const source = written.get(id);
    if (source === undefined || bundle.hasMessage(id)) return;
    bundle.addResource(new FluentResource(source));
    for (const [, other = ''] of source.matchAll(reference)) parse(other);
  };

  const message = (say: string) => {
    parse(say);
    const found = bundle.getMessage(say);
    if (!found) throw new MissingText(`${language}: no message ${say}`);
    return found;
  };
  const format = (say: string, pattern: Parameters<typeof bundle.formatPattern>[0], values: Values) => {
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, variables(listed, values), errors);
    if (errors.length > 0) throw new MissingText(`${language}: ${say}: ${errors.join('; ')}`);
    return text;
  };
  const part = (phrase: Phrase, name: string): string | undefined => {
    const pattern = message(phrase.say).attributes[name];
    return pattern === undefined ? undefined : format(`${phrase.say}.${name}`, pattern, phrase.with);
  };
  /** The message `names` has the words that several messages share: as answers, and as `NAME($value)` in a sentence. */
  const shared = (value: string, values: Values = {}): string | undefined =>
    written.has('names') ? part({ say: 'names', with: values }, value) : undefined;
  const name = (value: string): string => {
    const found = shared(value);
    if (found === undefined) throw new MissingText(`${language}: names has no ${value}`);
    return found;
  };
  const text = (phrase: Phrase): string => {
    const { value } = message(phrase.say);
    if (value === null) throw new MissingText(`${language}: ${phrase.say} has no sentence`);
    return format(phrase.say, value, phrase.with);
  };
  return {
    language,
    text,
    word: (say, values = {}) => text({ say, with: values }),
    part,
    label: (phrase, value) => part(phrase, value) ?? shared(value, phrase.with) ?? value,
    spoken: (phrase) => part(phrase, 'spoken') ?? text(phrase),
    has: (say) => written.has(say),
  };
}

/** What a sentence may refer to by name. */
const reference = /\{\s*([a-z][\w-]*)/gi;

/** The messages of a file as they are written, by their names: each begins a line, what belongs to it is indented. */
const messagesIn = (source: string): [string, string][] =>
  source.split(/^(?=[a-z])/im).map((one) => [/^[\w-]*/.exec(one)?.[0] ?? '', one]);

function variables(
  listed: (parts: readonly string[]) => string,
  values: Values,
): Record<string, FluentVariable> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object' ? listed(value.map(String)) : value,
    ]),
  );
}
