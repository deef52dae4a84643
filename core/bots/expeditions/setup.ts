import { below } from '../../engine/rng.ts';
import { gloryStars } from './cards.ts';
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

/** «Spielaufbau», 3: the progress card. What it says is compared when it first counts. */
function layOutLevel(s: State, table: ExpeditionsTable): void {
  const { level, name, provenance, coins } = levelOf(s);
  const values = { level, name: name ?? 'none', provenance };
  table.tell('set-up-level', values, { hero: level, card: { deck: 'progress', card: s.level } });
  if (s.adjust === 0) return;
  const { star } = coinsForEach(s);
  table.tell('set-up-adjust', { star, printed: coins.star, adjust: s.adjust, provenance }, { hero: star });
}
