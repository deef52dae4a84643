import { below } from '../../engine/rng.ts';
import { gloryStars, type Coins } from './cards.ts';
import { placesOf } from './mirror.ts';
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

/** «Spielaufbau», 3: the progress card, and whether it says what the app believes. */
function layOutLevel(s: State, table: ExpeditionsTable): void {
  const { level, name, provenance } = levelOf(s);
  const values = { level, name: name ?? 'none', provenance };
  const extras = { card: { deck: 'progress', card: s.level } };
  table.tell('set-up-level', values, { hero: level, ...extras });
  if (s.compares) {
    if (!table.yesNo('coins-right', { ...values, ...s.coins }, extras)) readCoins(s, table);
    if (!table.yesNo('track-right', { ...values, steps: s.starAt }, extras)) readTrack(s, table);
  }
  if (s.adjust !== 0) {
    const { star } = coinsForEach(s);
    table.tell('set-up-adjust', { star, printed: s.coins.star, adjust: s.adjust }, { hero: star });
  }
}

const mostCoins = 20;

function readCoins(s: State, table: ExpeditionsTable): void {
  const read = (what: keyof Coins) => table.count('coins-each', 0, mostCoins, { what });
  s.coins = { star: read('star'), map: read('map'), corruption: read('corruption') };
  s.coinsFrom = 'owner';
}

const mostSpaces = 40;

/** Each star lies behind the one before it. */
function readTrack(s: State, table: ExpeditionsTable): void {
  const steps: number[] = [];
  for (let star = 1; star <= gloryStars; star++) {
    const first = (steps.at(-1) ?? 0) + 1;
    steps.push(table.count('star-at', first, mostSpaces - gloryStars + star, { star }));
  }
  s.starAt = steps;
}
