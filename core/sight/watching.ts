import type { Phrase } from '../engine/bot.ts';
import type { Sighting } from './detector.ts';
import type { AnswerWord, Meanings } from './numbers.ts';

/** What the table waits for, frame by frame. */
export interface Scene {
  readonly meanings: Meanings;
  /** The deck that is turned from, and the cards that may come; without it no card is to be turned now. */
  readonly draw?: { readonly deck: string; readonly cards: readonly string[] };
  /** The words that make sense now. */
  readonly words: readonly string[];
}

/** Why a card that is seen does nothing; each is the key of a sentence. */
export const reasons = [
  'sight-two-cards',
  'sight-played',
  'sight-other-deck',
  'sight-other-game',
  'sight-not-now',
  'sight-no-answer',
  'sight-unsteady',
] as const;
export type Reason = (typeof reasons)[number];

export type Outcome =
  | { readonly kind: 'card'; readonly deck: string; readonly card: string }
  | { readonly kind: 'word'; readonly word: AnswerWord }
  /** Nothing happens but a sentence. `played`: the card, if it was turned before. */
  | { readonly kind: 'refused'; readonly phrase: Phrase<Reason>; readonly played?: PlayedCard };

interface PlayedCard {
  readonly deck: string;
  readonly card: string;
}

/** A card counts when it is seen so many frames running. */
const running = 3;
/** Out of sight for so many frames it was taken away, if it comes back elsewhere: a hand uncovers it where it lay. */
const away = 4;
/** After so many it may have been laid down again in the same place. */
const longAway = 12;
/** So often seen, and never steadily: it trembles, or it is too far away. */
const glimpses = 6;

/** A card that lies in view, or did a moment ago. */
interface Lying extends Pick<Sighting, 'mark' | 'x' | 'y' | 'size'> {
  readonly seen: number;
  readonly running: number;
  /** Frames since it was last seen. */
  readonly missed: number;
  /** It has had its effect, or its sentence: while it lies there it does nothing more. */
  readonly isDone: boolean;
  /** It had a sentence, and waits for its time. */
  readonly isTold: boolean;
  /** It may always have lain there: it counts if it fits, but is not worth a sentence. */
  readonly isQuiet: boolean;
}

export type Watch = readonly Lying[];

/** Nothing seen yet. */
export const nothingSeen: Watch = [];

export interface Watched {
  readonly watch: Watch;
  readonly outcome?: Outcome;
}

/** What a frame changes, and what comes of it. */
export function watch(before: Watch, sightings: readonly Sighting[], scene: Scene): Watched {
  const lying = followed(before, sightings);
  const waiting = lying.filter((card) => !card.isDone && card.missed < away);
  const fitting = waiting.filter((card) => judged(card, scene).kind !== 'refused');
  const isSteady = (card: Lying): boolean => card.missed === 0 && card.running >= running;
  const [one, ...rivals] = fitting;
  if (one && rivals.length === 0) {
    if (!isSteady(one)) return unsteady(lying, waiting);
    return { watch: settled(lying, waiting.filter(isSteady), scene), outcome: judged(one, scene) };
  }
  if (one) {
    if (!fitting.every(isSteady)) return unsteady(lying, waiting);
    if (fitting.every((card) => card.isTold)) return { watch: lying };
    return { watch: changed(lying, fitting, { isTold: true }), outcome: refusal('sight-two-cards') };
  }
  const refused = waiting.filter((card) => isSteady(card) && !card.isTold);
  if (refused.length === 0) return unsteady(lying, waiting);
  const outcome = refused.filter((card) => !card.isQuiet).map((card) => judged(card, scene))[0];
  const after = settled(lying, refused, scene);
  return outcome ? { watch: after, outcome } : { watch: after };
}

/** What had its effect or its sentence has had it, but for cards that were turned too early. */
function settled(lying: Watch, which: readonly Lying[], scene: Scene): Watch {
  const isEarly = (card: Lying): boolean => !scene.draw && scene.meanings.get(card.mark)?.kind === 'card';
  return lying.map((card) => {
    if (!which.includes(card)) return card;
    return isEarly(card) ? { ...card, isTold: true } : { ...card, isDone: true };
  });
}

/** A card that trembles is told of once. */
function unsteady(lying: Watch, waiting: readonly Lying[]): Watched {
  const trembling = waiting.find(
    (card) => card.seen >= glimpses && card.running < running && !card.isTold && !card.isQuiet,
  );
  if (!trembling) return { watch: lying };
  return { watch: changed(lying, [trembling], { isTold: true }), outcome: refusal('sight-unsteady') };
}

function changed(lying: Watch, which: readonly Lying[], how: Partial<Lying>): Watch {
  return lying.map((card) => (which.includes(card) ? { ...card, ...how } : card));
}

/** What lies there after a frame: cards stay, move, go and come back. */
function followed(before: Watch, sightings: readonly Sighting[]): Watch {
  const left = [...before];
  const seen = sightings.map((sighting): Lying => {
    const same = left
      .filter(({ mark }) => mark === sighting.mark)
      .sort((a, b) => far(a, sighting) - far(b, sighting))[0];
    if (same) left.splice(left.indexOf(same), 1);
    return met(same, sighting);
  });
  // What did nothing yet and has gone is forgotten; what did something may only be covered.
  const gone = left
    .map((card) => ({ ...card, running: 0, missed: card.missed + 1 }))
    .filter(({ isDone, missed }) => isDone || missed < away);
  return [...seen, ...gone];
}

function met(card: Lying | undefined, { mark, x, y, size }: Sighting): Lying {
  const fresh = { mark, x, y, size, seen: 1, running: 1, missed: 0, isDone: false, isTold: false };
  const isBack = card !== undefined && card.missed >= away;
  if (!card || (isBack && far(card, { x, y }) > size / 2)) return { ...fresh, isQuiet: false };
  if (card.missed >= longAway) return { ...fresh, isQuiet: true };
  return { ...card, x, y, size, seen: card.seen + 1, running: card.running + 1, missed: 0 };
}

const far = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
  Math.hypot(one.x - other.x, one.y - other.y);

const refusal = (say: Reason, values: Phrase['with'] = {}): Outcome => ({
  kind: 'refused',
  phrase: { say, with: values },
});

function judged({ mark }: Lying, { meanings, draw, words }: Scene): Outcome {
  const meaning = meanings.get(mark);
  if (!meaning) return refusal('sight-other-game');
  if (meaning.kind === 'word') {
    const { word } = meaning;
    return words.includes(word) ? { kind: 'word', word } : refusal('sight-no-answer', { word });
  }
  const { deck, card } = meaning;
  if (!draw) return refusal('sight-not-now');
  if (deck !== draw.deck) return refusal('sight-other-deck', { deck });
  if (draw.cards.includes(card)) return { kind: 'card', deck, card };
  return { kind: 'refused', phrase: { say: 'sight-played', with: {} }, played: { deck, card } };
}
