import type { Phrase } from './bot.ts';

/** A section of the one-page reference sheet: a heading and its items, all of them phrases. */
export interface SheetSection {
  readonly heading: string;
  readonly column: 'wide' | 'narrow';
  readonly items: readonly SheetItem[];
}

export interface SheetItem {
  /** Number of a step, or the icon of a term. */
  readonly sign: { readonly number: number } | { readonly icon: string } | { readonly text: string };
  readonly title: string;
  readonly text?: Phrase;
}

/** An item of a reference sheet: its title is the message `sheet-<name>`, its text `sheet-<name>-text`. */
export const sheetItem = (sign: SheetItem['sign'], name: string): SheetItem => ({
  sign,
  title: `sheet-${name}`,
  text: { say: `sheet-${name}-text`, with: {} },
});
