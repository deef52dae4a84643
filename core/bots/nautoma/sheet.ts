import { sheetItem as item, type SheetSection } from '../../engine/sheet.ts';
import { levels } from './levels.ts';

/** The reference sheet: good enough to play without the app. Texts are messages of their own. */
export const sheet: readonly SheetSection[] = [
  {
    heading: 'sheet-turn',
    column: 'wide',
    items: [
      item({ number: 1 }, 'draw'),
      item({ number: 2 }, 'marker'),
      item({ number: 3 }, 'dive'),
      item({ icon: 'fish' }, 'fish'),
    ],
  },
  {
    heading: 'sheet-week',
    column: 'wide',
    items: [
      item({ number: 1 }, 'value'),
      item({ number: 2 }, 'compare'),
      item({ number: 3 }, 'spick'),
      item({ number: 4 }, 'next'),
    ],
  },
  {
    heading: 'sheet-set-up',
    column: 'narrow',
    items: [item({ icon: 'egg' }, 'area'), item({ icon: 'cards' }, 'deck')],
  },
  {
    heading: 'sheet-you',
    column: 'narrow',
    items: [
      item({ text: '+1' }, 'all-activated'),
      item({ text: '+4' }, 'all-played'),
      item({ icon: 'fish' }, 'her-fish'),
    ],
  },
  {
    heading: 'sheet-levels',
    column: 'narrow',
    items: levels.map(({ level, side, perFish, perSchool, compares }) => ({
      sign: { number: level },
      title: `sheet-level-${side}`,
      text: {
        say: 'sheet-level-text',
        with: { fish: perFish, school: perSchool, compares: compares ? 'yes' : 'no' },
      },
    })),
  },
  {
    heading: 'sheet-end',
    column: 'narrow',
    items: [item({ icon: 'points' }, 'count'), item({ icon: 'points' }, 'win')],
  },
];
