import { sheetItem as item, type SheetSection } from '../../engine/sheet.ts';

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
    items: [item({ number: 1 }, 'sweep'), item({ number: 2 }, 'look'), item({ number: 3 }, 'else')],
  },
  {
    heading: 'sheet-targets',
    column: 'narrow',
    items: [
      item({ icon: 'map' }, 'map'),
      item({ icon: 'corruption' }, 'corruption'),
      item({ icon: 'twenty' }, 'twenty'),
    ],
  },
  {
    heading: 'sheet-set-up',
    column: 'narrow',
    items: [
      item({ icon: 'mech' }, 'mechs'),
      item({ icon: 'cards' }, 'deck'),
      item({ icon: 'star' }, 'glory'),
    ],
  },
  {
    heading: 'sheet-you',
    column: 'narrow',
    items: [item({ icon: 'cards' }, 'cards-back'), item({ icon: 'mech' }, 'through')],
  },
  {
    heading: 'sheet-end',
    column: 'wide',
    items: [
      item({ icon: 'star' }, 'over'),
      item({ icon: 'coin' }, 'count'),
      item({ icon: 'progress' }, 'adjust'),
    ],
  },
];
