import { sheetItem as item, type SheetSection } from '../../engine/sheet.ts';
import { allLevels } from './state.ts';

/** The reference sheet: good enough to play without the app. Texts are messages of their own. */
export const sheet: readonly SheetSection[] = [
  {
    heading: 'sheet-turn',
    column: 'wide',
    items: [
      item({ number: 1 }, 'search'),
      item({ number: 2 }, 'place'),
      item({ number: 3 }, 'fulfil'),
      item({ number: 4 }, 'draw'),
      item({ number: 5 }, 'row'),
    ],
  },
  {
    heading: 'sheet-symbols',
    column: 'wide',
    items: [item({ text: '∞' }, 'infinite'), item({ text: '○' }, 'white'), item({ text: '×' }, 'crossed')],
  },
  {
    heading: 'sheet-set-up',
    column: 'narrow',
    items: [
      item({ icon: 'body' }, 'bags'),
      item({ icon: 'head' }, 'board'),
      item({ icon: 'prophecy' }, 'cards'),
    ],
  },
  {
    heading: 'sheet-levels',
    column: 'narrow',
    items: allLevels.map((level) => ({
      sign: { number: level },
      title: `sheet-level-${level}`,
      text: { say: 'sheet-level-text', with: { level } },
    })),
  },
  {
    heading: 'sheet-end',
    column: 'narrow',
    items: [item({ icon: 'tail' }, 'over'), item({ icon: 'points' }, 'count')],
  },
];
