import type { SheetItem, SheetSection } from '../../engine/bot.ts';
import { shipped } from './cards.ts';

const item = (sign: SheetItem['sign'], name: string): SheetItem => ({
  sign,
  title: `sheet-${name}`,
  text: { say: `sheet-${name}-text`, with: {} },
});

/** The reference sheet: good enough to play without the app. Texts are messages of their own. */
export const sheet: readonly SheetSection[] = [
  {
    heading: 'sheet-turn',
    column: 'wide',
    items: [
      item({ number: 1 }, 'draw'),
      item({ number: 2 }, 'progress'),
      item({ number: 3 }, 'north'),
      item({ number: 4 }, 'central'),
    ],
  },
  {
    heading: 'sheet-mech',
    column: 'wide',
    items: [
      item({ number: 1 }, 'sweep'),
      item({ number: 2 }, 'stars'),
      item({ number: 3 }, 'look'),
      item({ number: 4 }, 'else'),
    ],
  },
  {
    heading: 'sheet-targets',
    column: 'wide',
    items: [
      item({ icon: 'map' }, 'map'),
      item({ icon: 'corruption' }, 'corruption'),
      item({ text: '20' }, 'twenty'),
    ],
  },
  {
    heading: 'sheet-set-up',
    column: 'narrow',
    items: [
      item({ icon: 'mech' }, 'mechs'),
      item({ icon: 'cards' }, 'deck'),
      item({ icon: 'star' }, 'glory'),
      item({ icon: 'cards' }, 'cards-back'),
    ],
  },
  {
    heading: 'sheet-levels',
    column: 'narrow',
    items: shipped.levels.map(({ level, coins, provenance }) => ({
      sign: { number: level },
      title: `sheet-level-${level}`,
      text: { say: 'sheet-level-text', with: { ...coins, provenance } },
    })),
  },
  {
    heading: 'sheet-end',
    column: 'narrow',
    items: [item({ icon: 'star' }, 'over'), item({ icon: 'points' }, 'count')],
  },
];
