import type { SheetItem, SheetSection } from '../../engine/bot.ts';
import { levels } from './levels.ts';

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
    items: [item({ number: 1 }, 'draw'), item({ number: 2 }, 'pass'), item({ number: 3 }, 'act')],
  },
  {
    heading: 'sheet-actions',
    column: 'wide',
    items: [
      item({ icon: 'house' }, 'build'),
      item({ icon: 'tower' }, 'upgrade'),
      item({ icon: 'figure' }, 'cult'),
      item({ icon: 'tile' }, 'favour'),
      item({ icon: 'bolt' }, 'cover'),
      item({ icon: 'arrows' }, 'trade'),
    ],
  },
  {
    heading: 'sheet-choice',
    column: 'narrow',
    items: [
      item({ icon: 'map' }, 'near'),
      item({ icon: 'hexagon' }, 'landscape'),
      item({ icon: 'arrows' }, 'direction'),
    ],
  },
  {
    heading: 'sheet-set-up',
    column: 'narrow',
    items: [
      item({ icon: 'figure' }, 'pieces'),
      item({ icon: 'house' }, 'first'),
      item({ icon: 'cards' }, 'deck'),
    ],
  },
  {
    heading: 'sheet-levels',
    column: 'narrow',
    items: levels.map(({ id, shipping, x }, index) => ({
      sign: { number: index + 1 },
      title: 'sheet-level',
      text: { say: 'sheet-level-text', with: { level: id, shipping, x } },
    })),
  },
  {
    heading: 'sheet-end',
    column: 'narrow',
    items: [item({ icon: 'points' }, 'count')],
  },
];
