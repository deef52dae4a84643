import { sheetItem as item, type SheetSection } from '../../engine/sheet.ts';

/** The reference sheet: good enough to play without the app. Texts are messages of their own. */
export const sheet: readonly SheetSection[] = [
  {
    heading: 'sheet-turn',
    column: 'wide',
    items: [
      item({ number: 1 }, 'draw'),
      item({ number: 2 }, 'pass'),
      item({ number: 3 }, 'act'),
      item({ number: 4 }, 'round'),
    ],
  },
  {
    heading: 'sheet-actions',
    column: 'wide',
    items: [
      item({ icon: 'dwelling' }, 'build'),
      item({ icon: 'trading-house' }, 'upgrade'),
      item({ icon: 'priest' }, 'cult'),
      item({ icon: 'favour' }, 'favour'),
      item({ icon: 'power' }, 'cover'),
      item({ icon: 'trade' }, 'trade'),
      item({ icon: 'figure' }, 'faction'),
      item({ icon: 'points' }, 'points'),
    ],
  },
  {
    heading: 'sheet-choice',
    column: 'narrow',
    items: [
      item({ icon: 'shipyard' }, 'range'),
      item({ icon: 'map' }, 'near'),
      item({ icon: 'hexagon' }, 'landscape'),
      item({ icon: 'arrows' }, 'direction'),
    ],
  },
  {
    heading: 'sheet-set-up',
    column: 'narrow',
    items: [
      item({ icon: 'book' }, 'general'),
      item({ icon: 'figure' }, 'people'),
      item({ icon: 'stronghold' }, 'pieces'),
      item({ icon: 'dwelling' }, 'first'),
      item({ icon: 'cards' }, 'deck'),
      item({ icon: 'trade' }, 'merchants'),
      item({ icon: 'figure' }, 'two'),
      item({ icon: 'star' }, 'yours'),
    ],
  },
  {
    heading: 'sheet-end',
    column: 'wide',
    items: [item({ icon: 'points' }, 'count'), item({ icon: 'star' }, 'tiles')],
  },
];
