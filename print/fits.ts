import type { Phrase } from '../core/engine/bot.ts';
import type { Reader } from '../core/engine/text.ts';
import type { Drawing } from '../core/look/drawing.ts';
import { sidesOf, type Deck, type PrintedCard } from '../core/look/paper.ts';
import { crowded } from './crowded.ts';
import type { Size } from './geometry.ts';
import { faceIn, layouts, type Layout } from './layouts.ts';
import { misfit } from './misfit.ts';
import { unmarked } from './marked.ts';

/** What of a deck can be read in a layout, and why the rest is not printed. */
export interface Fitting {
  readonly deck: Deck;
  readonly left: readonly Phrase[];
}

const known = new WeakMap<Drawing, { readonly why: Phrase | undefined }>();

function whyNot(drawing: Drawing, margin: number): Phrase | undefined {
  const before = known.get(drawing);
  if (before) return before.why;
  const text = crowded(drawing, margin);
  const why = misfit(drawing) ?? (text === undefined ? undefined : { say: 'print-too-long', with: { text } });
  known.set(drawing, { why });
  return why;
}

/** Why a card cannot be read in a layout. */
export const misfitOf = (card: PrintedCard, layout: Layout): Phrase | undefined =>
  sidesOf(card)
    .map((side) => whyNot(faceIn(layout, side), layout.frame.left))
    .find((why) => why !== undefined) ?? shapeless(card, layout);

/** Faces are laid out for upright cards, from 5 × 7 to 7 × 12. */
const isUpright = ({ width, height }: Size): boolean => height > 1.38 * width && height < 1.72 * width;

/** In another shape signs would shrink to dots: it must hold a size with a name in which the card can be read. */
function shapeless(card: PrintedCard, { card: size }: Layout): Phrase | undefined {
  if (isUpright(size)) return undefined;
  const tried = layouts().map((one) => ({ one, why: misfitOf(card, one) }));
  const isHeld = ({ width, height }: Size) => width <= size.width && height <= size.height;
  if (tried.some(({ one, why }) => !why && isHeld(one.card))) return undefined;
  return tried.at(-1)?.why ?? { say: 'print-left-any', with: {} };
}

/** Nowhere is there room for it: an entry of the player's is too long. */
const fitsNowhere = (card: PrintedCard): boolean => layouts().every((layout) => misfitOf(card, layout));

/** A deck is printed whole or not at all; only a card that fits no size is left out by itself. */
export function fitting(deck: Deck, layout: Layout, reader: Reader): Fitting {
  const misfits = deck.cards.filter((card) => misfitOf(card, layout));
  if (misfits.length === 0) return { deck, left: [] };
  const hopeless = misfits.filter(fitsNowhere);
  const name = reader.text({ say: `deck-${deck.id}`, with: {} });
  const tooLong = hopeless.map((card) => {
    const range = String(deck.cards.indexOf(card) + 1);
    const why = misfitOf(card, layout);
    const title = reader.text({ say: 'paper-title-cards', with: { deck: name, range } });
    return { say: why?.say ?? '', with: { ...why?.with, card: title } };
  });
  const others = deck.cards.filter((card) => !hopeless.includes(card));
  if (misfits.length === hopeless.length) return { deck: { ...deck, cards: others }, left: tooLong };
  const least = layouts().find((one) => others.every((card) => !misfitOf(card, one)));
  const { width, height } = layout.card;
  const size = { deck: name, width, height };
  const isForMarks = others.every((card) => !misfitOf(unmarked(card), layout));
  const why: Phrase = least
    ? {
        say: isForMarks ? 'print-left-marks' : 'print-left-size',
        with: { ...size, leastWidth: least.card.width, leastHeight: least.card.height },
      }
    : { say: 'print-left-any', with: size };
  return { deck: { ...deck, cards: [] }, left: [why, ...tooLong] };
}
