import { drawCard } from '../../engine/deck.ts';
import { doubtful, type AchievementId } from './achievements.ts';
import type { SpickId } from './cards.ts';
import { levelOf, type WeekSide } from './levels.ts';
import { printedBase } from './printed.ts';
import { spickAreas, spickCardOf } from './spick.ts';
import { achievementOf, scoredWeeks, type NautomaTable, type Spick, type State } from './state.ts';
import { achievementsOf } from './week.ts';

/** «Aufbau», in its order, then «Zusätzlicher Aufbau» of the Spick mode. */
export function setUp(s: State, table: NautomaTable): void {
  const { side, compares } = levelOf(s);
  table.tell('set-up-two-players');
  const letter = s.board.toUpperCase();
  table.tell('set-up-board', { side: letter, bonus: compares ? 'yes' : 'no' }, { hero: letter });
  table.tell('set-up-divers', { divers: s.divers }, { hero: s.divers });
  table.tell('set-up-tokens', { eggs: s.eggs, young: s.young }, { hero: s.eggs });

  const cards = s.cards.decisions.length;
  if (s.deckMode === 'built-in') table.tell('set-up-deck-built-in');
  else table.tell('set-up-shuffle', { cards }, { hero: cards });

  if (side !== 'none') {
    table.tell('set-up-week-cards', { cards: scoredWeeks, side }, { hero: scoredWeeks });
    nameAchievements(s, table, side);
  }
  if (s.spick) setUpSpick(s, table, s.spick);
  table.tell('set-up-done', { level: s.level });
  s.isSetUp = true;
}

/** Side A prints them; a tile of side B is named now or when it is scored. */
function nameAchievements(s: State, table: NautomaTable, side: WeekSide): void {
  for (let week = 1; week <= scoredWeeks; week++) {
    if (s.achievements[week - 1] !== null) continue;
    const named = table.choice('achievement', [...achievementsOf(s, week), 'later'], { week });
    if (named === 'later') continue;
    s.achievements[week - 1] = named;
    tellAchievement(s, table, named, side);
  }
}

/** What the app believes to be printed, to compare with the card and the tile. */
function tellAchievement(s: State, table: NautomaTable, id: AchievementId, side: WeekSide): void {
  const { week, row, points, pointsFrom } = achievementOf(s, id);
  const base = printedBase(achievementOf(s, id), side);
  const values = { week, achievement: id, base: base.value, each: points ?? 'unknown' };
  table.tell(
    'achievement-named',
    { ...values, provenance: points === null ? base.from : doubtful(base.from, pointsFrom) },
    { card: { deck: 'weeks', card: `week-${week}-${side}`, row: row - 1 } },
  );
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
