import { drawCard } from '../../engine/deck.ts';
import { scoredWeeks, type AchievementId, type SpickId } from './cards.ts';
import { givesExtraPoints, levelOf, type WeekSide } from './levels.ts';
import { doubtful, printedBase, printedPoints } from './printed.ts';
import { spickAreas, spickCardOf } from './spick.ts';
import { achievementIn, achievementOf, type NautomaTable, type Spick, type State } from './state.ts';
import { achievementsOf } from './week.ts';

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
    nameAchievements(s, table, side);
  }
  if (s.spick) setUpSpick(s, table, s.spick);
  table.tell('set-up-done', { level: s.level });
  s.isSetUp = true;
}

/** Side A prints them; a tile of side B is named now or when it is scored. */
function nameAchievements(s: State, table: NautomaTable, side: WeekSide): void {
  for (let week = 1; week <= scoredWeeks; week++) {
    if (achievementIn(s, week) !== null) continue;
    const named = table.choice({
      say: 'achievement',
      of: [...achievementsOf(s, week), 'later'],
      with: { week },
    });
    if (named === 'later') continue;
    s.achievements[week - 1] = named;
    tellAchievement(s, table, named, side);
  }
}

/** What the app believes to be printed, to compare with the card and the tile. */
function tellAchievement(s: State, table: NautomaTable, id: AchievementId, side: WeekSide): void {
  const achievement = achievementOf(s, id);
  const { week, row } = achievement;
  const base = printedBase(achievement, side);
  const each = printedPoints(s, achievement);
  const values = { week, achievement: id, base: base.value, each: each?.value ?? 'unknown' };
  table.tell(
    'achievement-named',
    { ...values, provenance: each === null ? base.from : doubtful(base.from, each.from) },
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
