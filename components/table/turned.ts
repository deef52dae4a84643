import { advance, usualAnswer, type Session } from '../../core/engine/session.ts';
import type { Prompt, ShownCard } from '../../core/engine/bot.ts';
import { turnsRealCards } from '../../core/engine/deck.ts';
import type { Deck, PrintedCard } from '../../core/look/paper.ts';
import { playedCards } from './mending.ts';
import type { OpenGame } from './open-game.ts';

/** The real card that can be turned now: of which deck, which cards, and what each of them is called in answers. */
export interface Turnable {
  readonly deck: string;
  readonly cards: ReadonlyMap<string, readonly string[]>;
}

const namesOf = ({ id, kind, frame }: PrintedCard): string[] =>
  [id, kind, frame].filter((name) => name !== undefined);

/** A card was seen that had been turned before. */
export interface Offer {
  readonly session: Session;
  /** What it is called, if it may have been shuffled in again; else only the cards can be put right. */
  readonly names?: readonly string[];
}

export function offerFor({ session }: OpenGame, decks: readonly Deck[], seen: ShownCard): Offer {
  const { cards = [] } = decks.find(({ id }) => id === seen.deck) ?? {};
  const card = cards.find(({ id }) => id === seen.card);
  const names = card ? namesOf(card) : [];
  return names.some((name) => playedCards(session).includes(name)) ? { session, names } : { session };
}

const known = new WeakMap<Session, Turnable | undefined>();

/** An open question asks for it, or the bot's turn would begin with it. */
export function turnable(game: OpenGame, decks: readonly Deck[]): Turnable | undefined {
  const { session } = game;
  if (!known.has(session)) known.set(session, found(game, decks));
  return known.get(session);
}

function found({ session, record }: OpenGame, decks: readonly Deck[]): Turnable | undefined {
  if (!turnsRealCards(session.bot, record.start.options)) return undefined;
  if (session.prompt) return asked(session.prompt, decks);
  const next = begun(session);
  if (next?.prompt) return asked(next.prompt, decks);
  // The last card of a pile is not asked for: it can be no other.
  const drawn = next?.turns.at(-1)?.steps.find(({ card }) => card)?.card;
  const deck = drawn && decks.find(({ id, marks }) => marks && id === drawn.deck);
  return deck && { deck: deck.id, cards: new Map([[drawn.card, [drawn.card]]]) };
}

/** As it would be if the bot's turn began now; nothing comes of it. */
function begun(session: Session): Session | undefined {
  const [script] = session.bot.next(session.state);
  if (script === undefined || session.aside) return undefined;
  let next = advance(session, { type: 'played', script });
  for (let usual = usualAnswer(next); usual; usual = usualAnswer(next)) next = advance(next, usual);
  return next;
}

function asked({ turned, expects }: Prompt, decks: readonly Deck[]): Turnable | undefined {
  if (!turned || expects.kind !== 'choice') return undefined;
  const fitting = decks
    .filter(({ marks }) => marks)
    .map(({ id, cards }) => {
      const can = cards.filter((card) => namesOf(card).some((name) => expects.of.includes(name)));
      return { deck: id, cards: new Map(can.map((card) => [card.id, namesOf(card)])) };
    });
  return fitting.find(({ cards }) => cards.size > 0);
}
