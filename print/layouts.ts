import { frameOf, type CardFrame } from '../core/look/card.ts';
import type { Drawing } from '../core/look/drawing.ts';
import type { PrintedCard } from '../core/look/paper.ts';
import { smallest } from '../core/look/write.ts';
import { cardSize, cardSizes, type PageSetup, type Size } from './geometry.ts';

/** How faces are laid out for a size of cards: in a frame, which is then enlarged for large print. */
export interface Layout {
  readonly card: Size;
  readonly frame: CardFrame;
  readonly scale: number;
}

export const pointsPerMm = 72 / 25.4;
/** Large print means 14 points and more. */
export const largeType = 14 / pointsPerMm;
export const largeScale = largeType / smallest;

const known = new Map<string, Layout>();
/** Of sizes of the player's own only the last one is kept. */
let own: Layout | undefined;

function made(card: Size, scale: number): Layout {
  return { card, scale, frame: frameOf({ width: card.width / scale, height: card.height / scale }) };
}

function layout(card: Size, scale: number): Layout {
  const key = [card.width, card.height, scale].join();
  const before = known.get(key) ?? made(card, scale);
  known.set(key, before);
  return before;
}

function ownLayout({ width, height }: Size): Layout {
  if (own?.card.width !== width || own.card.height !== height) own = made({ width, height }, 1);
  return own;
}

export function layoutOf(setup: PageSetup): Layout {
  const card = cardSize(setup);
  return setup.size === 'custom' ? ownLayout(card) : layout(card, setup.size === 'large' ? largeScale : 1);
}

/** All sizes that have a name, the smallest first. */
export const layouts = (): Layout[] =>
  Object.values(cardSizes)
    .filter((size) => size !== cardSizes.large)
    .map((size) => layout(size, 1))
    .sort((one, other) => areaOf(one) - areaOf(other));

const areaOf = ({ card: { width, height } }: Layout): number => width * height;

const drawn = new WeakMap<CardFrame, WeakMap<PrintedCard, Drawing>>();

/** A face in a layout, as large as it is laid out; drawn once. */
export function faceIn({ frame }: Layout, card: PrintedCard): Drawing {
  const faces = drawn.get(frame) ?? new WeakMap<PrintedCard, Drawing>();
  drawn.set(frame, faces);
  const face = faces.get(card) ?? card.face(undefined, frame);
  faces.set(card, face);
  return face;
}
