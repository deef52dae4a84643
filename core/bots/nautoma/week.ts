import type { Phrase, ShownCard } from '../../engine/bot.ts';
import { takeNewCards } from '../../engine/recard.ts';
import type { Achievement, AchievementId } from './cards.ts';
import { givesExtraPoints, levelOf, type WeekSide } from './levels.ts';
import type { Key } from './phrases.ts';
import { doubtful, printedValues } from './printed.ts';
import { highestPoints } from './score.ts';
import { scoreSpick } from './spick.ts';
import {
  achievementIn,
  achievementOf,
  decisionPile,
  type NautomaTable,
  type State,
  type WeekScore,
} from './state.ts';

/** «Ende einer Woche», p. 5: after six turns each, in weeks 1 to 3. Her deck is used up: cards put right count from here. */
export function weekEnd(s: State, table: NautomaTable): void {
  takeNewCards(s);
  s.allActivated = 0;
  s.allPlayed = 0;
  const { side } = levelOf(s);
  const score: WeekScore = { achievement: 0, bonus: 0, spick: 0, yours: null, yourBonus: 0 };
  table.tell('week-over', { week: s.week });
  s.scored.push(score);
  if (side === 'none') table.tell('achievement-yours-only');
  else scoreAchievement(s, table, score, side);
  if (s.spick) scoreSpick(s, table, s.spick, score);
  nextWeek(s, table);
}

/** «Wochenerfolg werten», p. 5: base value + divers on the board, times the points of the achievement. */
function scoreAchievement(s: State, table: NautomaTable, score: WeekScore, side: WeekSide): void {
  const achievement = achievementOfWeek(s, table);
  const { id } = achievement;
  const { base, each } = printedValues(s, table, achievement, side);
  const value = base.value + s.diversOnBoard;
  score.achievement = value * each.value;
  const because: Phrase<Key>[] = [
    { say: 'because-base', with: { base: base.value, side, achievement: id, provenance: base.from } },
    { say: 'because-divers', with: { divers: s.diversOnBoard, value } },
    { say: 'because-each', with: { each: each.value, provenance: each.from } },
  ];
  // Our readings: which side of the week card the rulebook shows, and what several eggs together count.
  if (side === 'calm' && base.from === 'rulebook') because.push({ say: 'because-calm', with: {} });
  const eggs = eggSets[id];
  if (eggs !== undefined) because.push({ say: 'because-sets', with: { eggs } });
  const card = weekRow(achievement, side);
  const points = score.achievement;
  const provenance = doubtful(base.from, each.from);
  const sum = { base: base.value, divers: s.diversOnBoard, value, each: each.value, provenance };
  if (points === 0) table.tell('achievement-none', sum, { because, card });
  else table.tell('achievement-points', { points, ...sum }, { hero: points, because, card });
  if (givesExtraPoints(s)) compare(s, table, score);
  returnDivers(s, table);
}

/** Where the week card prints it. */
export const weekRow = ({ week, row }: Achievement, side: WeekSide): ShownCard => ({
  deck: 'weeks',
  card: `week-${week}-${side}`,
  row: row - 1,
});

/** Achievements that count so many eggs together. */
const eggSets: Readonly<Partial<Record<AchievementId, number>>> = { 'two-eggs': 2, 'three-eggs': 3 };

/** Drawn in the set-up, printed on side A, or asked now. */
function achievementOfWeek(s: State, table: NautomaTable): Achievement {
  const named = achievementIn(s, s.week);
  if (named) return achievementOf(s, named);
  const id = table.choice({ say: 'achievement', of: achievementsOf(s, s.week), with: { week: s.week } });
  s.achievements[s.week - 1] = id;
  return achievementOf(s, id);
}

export function achievementsOf(s: Readonly<State>, week: number): AchievementId[] {
  return s.cards.achievements.filter((one) => one.week === week).map(({ id }) => id);
}

const mostPoints = 3;

/** «Wochenerfolg werten», p. 5, level 5: the most points for the achievement alone, both if equal. */
function compare(s: State, table: NautomaTable, score: WeekScore): void {
  const yours = table.count({
    say: 'your-achievement',
    min: 0,
    max: highestPoints,
    with: { week: s.week },
  });
  score.yours = yours;
  if (score.achievement >= yours) score.bonus = mostPoints;
  if (yours >= score.achievement) score.yourBonus = mostPoints;
  const who = score.bonus === 0 ? 'you' : score.yourBonus === 0 ? 'bot' : 'both';
  const because: Phrase<Key>[] = s.spick ? [{ say: 'because-achievement-only', with: {} }] : [];
  table.tell(
    'most-points',
    { points: mostPoints, who, bot: score.achievement, yours },
    { hero: mostPoints, because },
  );
}

function returnDivers(s: State, table: NautomaTable): void {
  const count = s.diversOnBoard;
  if (count === 0) return;
  s.divers += count;
  s.diversOnBoard = 0;
  table.tell('divers-return', { count }, { hero: count });
}

/** «Aufbau für die nächste Woche», p. 5: all cards, the one aside included, and one goes aside again. */
function nextWeek(s: State, table: NautomaTable): void {
  s.week += 1;
  s.turn = 1;
  s.card = null;
  s.deck = decisionPile(s, s.deckMode, s.cards);
  const cards = s.cards.decisions.length;
  if (s.deckMode === 'on-table') table.tell('shuffle', { cards }, { hero: cards });
  table.tell('week-begins', { week: s.week });
}
