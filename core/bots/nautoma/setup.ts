import type { Values } from '../../engine/bot.ts';
import { drawCard } from '../../engine/deck.ts';
import { scoredWeeks, type AchievementId, type SpickId } from './cards.ts';
import { givesExtraPoints, levelOf, type WeekSide } from './levels.ts';
import { doubtful, printedBase, printedPoints } from './printed.ts';
import { spickAreas, spickCardOf } from './spick.ts';
import { achievementOf, type NautomaTable, type Spick, type State } from './state.ts';
import { achievementsOf, weekRow } from './week.ts';

/** «Aufbau», in its order, then «Zusätzlicher Aufbau» of the Spick mode. */
export function setUp(s: State, table: NautomaTable): void {
  const { side } = levelOf(s);
  table.tell('set-up-two-players');
  const letter = s.board.toUpperCase();
  const bonus = s.board === 'a' ? 'none' : givesExtraPoints(s) ? 'yes' : 'no';
  table.tell('set-up-board', { side: letter, bonus }, { hero: letter });
  table.tell('set-up-divers', { divers: s.divers }, { hero: s.divers });
  table.tell('set-up-tokens', { eggs: s.eggs, young: s.young }, { hero: s.eggs });

  const cards = s.cards.decisions.length;
  if (s.deckMode === 'built-in') table.tell('set-up-deck-built-in');
  else table.tell('set-up-shuffle', { cards }, { hero: cards });

  if (side !== 'none') {
    table.tell('set-up-week-cards', { cards: scoredWeeks, side }, { hero: scoredWeeks });
    if (s.board === 'b') layTiles(s, table, side);
  }
  if (s.spick) setUpSpick(s, table, s.spick);
  table.tell('set-up-done', { level: s.level });
  s.isSetUp = true;
}

/** Side B: a tile a week, as the app has drawn it. What the player draws is named when it is scored. */
function layTiles(s: State, table: NautomaTable, side: WeekSide): void {
  s.achievements.forEach((drawn, index) => {
    if (drawn === null) return;
    const week = index + 1;
    const isThere = table.yesNo({
      say: 'achievement-lies',
      with: tileValues(s, drawn, side),
      usual: { answer: true, tell: 'achievement-drawn' },
      hero: week,
      card: weekRow(achievementOf(s, drawn), side),
    });
    if (isThere) return;
    const others = achievementsOf(s, week).filter((id) => id !== drawn);
    const lies = table.choice({ say: 'achievement', of: others, with: { week } });
    s.achievements[index] = lies;
    table.tell('achievement-named', tileValues(s, lies, side), {
      card: weekRow(achievementOf(s, lies), side),
    });
  });
}

/** What the app believes to be printed, to compare with the card and the tile. */
function tileValues(s: Readonly<State>, id: AchievementId, side: WeekSide): Values {
  const achievement = achievementOf(s, id);
  const { week, row } = achievement;
  const base = printedBase(achievement, side);
  const each = printedPoints(s, achievement);
  return {
    week,
    row,
    achievement: id,
    base: base.value,
    each: each?.value ?? 'unknown',
    provenance: each === null ? base.from : doubtful(base.from, each.from),
  };
}

/** «Variante: Spick-Modus»: one random card beside the player's ocean, the others leave the game. */
function setUpSpick(s: State, table: NautomaTable, spick: Spick): void {
  if (s.box !== null) {
    table.tell('set-up-spick-box', { strength: spick.strength }, { hero: 1 });
    return;
  }
  spick.card = drawCard(spick.deck, s.deckMode, table, 'which-spick') as SpickId;
  const card = spickCardOf(s);
  if (!card) throw new Error(`no Spick card ${spick.card}`);
  table.tell(
    'set-up-spick',
    { number: card.number, ...spickAreas(s), strength: spick.strength, provenance: card.provenance },
    { hero: card.number, card: { deck: 'spick', card: card.id } },
  );
}
