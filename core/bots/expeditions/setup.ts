import type { Extras, Values } from '../../engine/bot.ts';
import { below } from '../../engine/rng.ts';
import { gloryStars, mostCoins, type Coins } from './cards.ts';
import { placesOf } from './mirror.ts';
import type { Key } from './phrases.ts';
import { coinsForEach } from './score.ts';
import { levelOf, type ExpeditionsTable, type State } from './state.ts';
import { tellShuffle } from './turn.ts';

/** «Spielaufbau», in its order; then «Allgemeine Regeln». */
export function setUp(s: State, table: ExpeditionsTable): void {
  table.tell('set-up-two-players');
  table.tell('set-up-mech', { row: 'north' });
  table.tell('set-up-mech', { row: 'central' });
  if (s.mirror) table.tell('set-up-rows', { count: placesOf('north').length });
  layOutLevel(s, table);
  table.tell('set-up-marker');
  if (s.deckMode === 'built-in') table.tell('set-up-deck-built-in');
  else tellShuffle(s, table);
  table.tell(
    'set-up-stars',
    { stars: gloryStars },
    { hero: gloryStars, card: { deck: 'glory', card: 'glory' } },
  );
  table.tell('set-up-cards-back');
  const isDrawn = s.begins === 'random';
  if (isDrawn) s.begins = below(s, 2) === 0 ? 'you' : 'automa';
  table.tell('set-up-done', { begins: s.begins, drawn: isDrawn ? 'yes' : 'no' });
  s.isSetUp = true;
}

/** «Spielaufbau», 3: the progress card; what the player has read from it before needs no second look. */
function layOutLevel(s: State, table: ExpeditionsTable): void {
  const { level, name, provenance } = levelOf(s);
  const values = { level, name: name ?? 'none', provenance };
  const shown = { card: { deck: 'progress', card: s.level } };
  table.tell('set-up-level', values, { hero: level, ...shown });
  if (s.compares && provenance !== 'owner') compare(s, table, values, shown);
  if (s.adjust !== 0) {
    const { star } = coinsForEach(s);
    const read = levelOf(s);
    const values = { star, printed: read.coins.star, adjust: s.adjust, provenance: read.provenance };
    table.tell('set-up-adjust', values, { hero: star });
  }
}

/** Whether the progress card says what the app believes; found right or read out, it is known from then on. */
function compare(s: State, table: ExpeditionsTable, values: Values, shown: Extras<Key>): void {
  const { coins, starAt } = levelOf(s);
  const areCoinsRight = table.yesNo({ say: 'coins-right', with: { ...values, ...coins }, ...shown });
  const readOut = areCoinsRight ? coins : readCoins(table);
  const isTrackRight = table.yesNo({ say: 'track-right', with: { ...values, steps: starAt }, ...shown });
  const read = {
    coins: readOut,
    starAt: isTrackRight ? starAt : readTrack(table),
    provenance: 'owner' as const,
  };
  const levels = s.cards.levels.map((one) => (one.id === s.level ? { ...one, ...read } : one));
  s.cards = { ...s.cards, levels };
}

function readCoins(table: ExpeditionsTable): Coins {
  const read = (what: keyof Coins) =>
    table.count({ say: 'coins-each', min: 0, max: mostCoins, with: { what } });
  return { star: read('star'), map: read('map'), corruption: read('corruption') };
}

const mostSpaces = 40;

/** Each star lies behind the one before it. */
function readTrack(table: ExpeditionsTable): number[] {
  const steps: number[] = [];
  for (let star = 1; star <= gloryStars; star++) {
    const first = (steps.at(-1) ?? 0) + 1;
    steps.push(
      table.count({ say: 'star-at', min: first, max: mostSpaces - gloryStars + star, with: { star } }),
    );
  }
  return steps;
}
