import { sheetItem as item, type SheetSection } from '../../engine/sheet.ts';
import { figureBooks } from './state.ts';

/** The reference sheet: good enough to play without the app. Texts are messages of their own. */
export const sheet: readonly SheetSection[] = [
  {
    heading: 'sheet-turn',
    column: 'wide',
    items: [item({ number: 1 }, 'draw'), item({ number: 2 }, 'energy'), item({ number: 3 }, 'act')],
  },
  {
    heading: 'sheet-hibernation',
    column: 'wide',
    items: [item({ number: 1 }, 'artifact'), item({ number: 2 }, 'displays'), item({ number: 3 }, 'grow')],
  },
  {
    heading: 'sheet-end',
    column: 'wide',
    items: [item({ number: 18 }, 'rounds')],
  },
  {
    heading: 'sheet-set-up',
    column: 'wide',
    items: [
      item({ icon: 'artifact' }, 'plan'),
      item({ icon: 'house' }, 'pieces'),
      item({ icon: 'cards' }, 'deck'),
      item({ icon: 'crystal' }, 'yours'),
    ],
  },
  {
    heading: 'sheet-actions',
    column: 'narrow',
    items: [
      item({ icon: 'hexagon' }, 'reach'),
      { sign: { icon: 'tile' }, title: 'action-explore', text: { say: 'sheet-explore-text', with: {} } },
      { sign: { icon: 'figure' }, title: 'action-populate', text: { say: 'sheet-populate-text', with: {} } },
      { sign: { icon: 'house' }, title: 'action-build', text: { say: 'sheet-build-text', with: {} } },
      item({ icon: 'arrows' }, 'tie'),
    ],
  },
  {
    heading: 'sheet-you',
    column: 'narrow',
    items: [
      item({ icon: 'book' }, 'book'),
      { sign: { icon: 'switch' }, title: 'sheet-switch', text: { say: 'aid-switch', with: {} } },
      {
        sign: { icon: 'figure' },
        title: 'sheet-tribe',
        text: { say: 'sheet-tribe-text', with: { books: figureBooks } },
      },
    ],
  },
];
