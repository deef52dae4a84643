import type { SheetSection } from '../../engine/bot.ts';
import { figureBooks } from './state.ts';

/** The reference sheet: good enough to play without the app. Texts are messages of their own. */
export const sheet: readonly SheetSection[] = [
  {
    heading: 'sheet-turn',
    column: 'wide',
    items: [
      { sign: { number: 1 }, title: 'sheet-draw', text: { say: 'sheet-draw-text', with: {} } },
      { sign: { number: 2 }, title: 'sheet-energy', text: { say: 'sheet-energy-text', with: {} } },
      { sign: { number: 3 }, title: 'sheet-act', text: { say: 'sheet-act-text', with: {} } },
    ],
  },
  {
    heading: 'sheet-hibernation',
    column: 'wide',
    items: [
      { sign: { number: 1 }, title: 'sheet-artifact', text: { say: 'sheet-artifact-text', with: {} } },
      { sign: { number: 2 }, title: 'sheet-displays', text: { say: 'sheet-displays-text', with: {} } },
      { sign: { number: 3 }, title: 'sheet-grow', text: { say: 'sheet-grow-text', with: {} } },
    ],
  },
  {
    heading: 'sheet-actions',
    column: 'narrow',
    items: [
      { sign: { icon: 'tile' }, title: 'action-explore', text: { say: 'sheet-explore-text', with: {} } },
      { sign: { icon: 'figure' }, title: 'action-populate', text: { say: 'sheet-populate-text', with: {} } },
      { sign: { icon: 'house' }, title: 'action-build', text: { say: 'sheet-build-text', with: {} } },
      { sign: { icon: 'arrows' }, title: 'sheet-tie', text: { say: 'sheet-tie-text', with: {} } },
    ],
  },
  {
    heading: 'sheet-you',
    column: 'narrow',
    items: [
      { sign: { icon: 'book' }, title: 'sheet-book', text: { say: 'sheet-book-text', with: {} } },
      { sign: { icon: 'switch' }, title: 'sheet-switch', text: { say: 'aid-switch', with: {} } },
      {
        sign: { icon: 'figure' },
        title: 'sheet-tribe',
        text: { say: 'sheet-tribe-text', with: { books: figureBooks } },
      },
    ],
  },
  {
    heading: 'sheet-end',
    column: 'wide',
    items: [{ sign: { number: 18 }, title: 'sheet-rounds', text: { say: 'sheet-rounds-text', with: {} } }],
  },
];
