import type { SheetItem } from './bot.ts';

/** An item of a reference sheet: its title is the message `sheet-<name>`, its text `sheet-<name>-text`. */
export const sheetItem = (sign: SheetItem['sign'], name: string): SheetItem => ({
  sign,
  title: `sheet-${name}`,
  text: { say: `sheet-${name}-text`, with: {} },
});
