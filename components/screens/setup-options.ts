import type { Bot, Options, OptionSpec } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Choice } from '../parts/option-choice.ts';

export interface Composition {
  /** The row of keys on top: one option, or switches. */
  readonly top: readonly string[];
  readonly way: string | undefined;
  readonly rows: readonly string[];
  /** What is left: one more than there is room for stands in a row itself. */
  readonly more: readonly string[];
}

const mostRows = 3;

/** Where each option stands. What a bot says nothing about is a row, as long as there is room. */
export function composed(options: Bot['options']): Composition {
  const names = Object.keys(options);
  const placed = (...places: readonly OptionSpec['shown'][]) =>
    names.filter((name) => places.includes(options[name]?.shown));
  const top = placed('level', 'set');
  const [way] = placed('way');
  const wanted = placed(undefined);
  const room = way === undefined ? mostRows : mostRows - 1;
  const others = names.filter((name) => !top.includes(name) && name !== way);
  if (others.length <= room + 1) return { top, way, rows: others, more: [] };
  const rows = wanted.slice(0, room);
  return { top, way, rows, more: others.filter((name) => !rows.includes(name)) };
}

/** An option in words. */
export interface Offer {
  readonly name: string;
  readonly title: string;
  readonly chosen: string | boolean;
  readonly choices: readonly (Choice<string | boolean> & { readonly label: string })[];
  /** What the option is about. */
  readonly about: string | undefined;
  /** What the chosen value means. */
  readonly means: string | undefined;
}

export function offered(text: Reader, bot: Bot, name: string, options: Options, hasOwn: boolean): Offer {
  const spec = bot.options[name]!;
  const phrase = { say: `option-${name}`, with: {} };
  const word = (say: string) => text.text({ say, with: {} });
  const means = (value: string | boolean) => text.part(phrase, `explain-${value}`);
  const chosen = options[name] ?? spec.initial;
  const choices =
    spec.kind === 'choice'
      ? spec.of.map((value) => {
          const isOut = value === 'my-cards' && !hasOwn;
          const label = text.label(phrase, value);
          return { value, label, isOut, hint: isOut ? word('setup-no-own') : means(value) };
        })
      : [false, true].map((value) => ({ value, label: word(value ? 'answer-yes' : 'answer-no') }));
  return {
    name,
    title: text.text(phrase),
    chosen,
    choices,
    about: text.part(phrase, 'explain'),
    means: means(chosen),
  };
}

export const labelOf = ({ choices, chosen }: Offer): string =>
  choices.find(({ value }) => value === chosen)?.label ?? '';
