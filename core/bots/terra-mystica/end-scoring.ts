import { levelsDoubt } from './actions/cult.ts';
import { believed } from './believed.ts';
import {
  areaOf,
  areaPrizes,
  cultPrizes,
  endValueOf,
  finalLines,
  herEndTile,
  ranked,
  type Final,
  type FinalLine,
} from './final.ts';
import { herCard, isReadByPlayer } from './her-card.ts';
import { outcome, totalOf } from './score.ts';
import {
  byCult,
  factionOf,
  heroOf,
  levelOf,
  onMap,
  whose,
  type EndTile,
  type Human,
  type Owner,
  type State,
  type TerraTable,
} from './state.ts';
import { buildings, cults, highestLevel, type Cult } from './tiles.ts';

const noLines = (): Record<FinalLine, number> =>
  Object.fromEntries(finalLines.map((line) => [line, 0])) as Record<FinalLine, number>;

const mostPoints = 400;

/** «Wertung»: cults, area, end tile; resources only for the players. */
export function end(s: State, table: TerraTable): void {
  const final: Final = { bot: noLines(), you: noLines(), other: noLines() };
  const sides: readonly Owner[] = ['bot', ...s.humans];
  table.tell('end-reached');
  if (isReadByPlayer(s)) herCard(s, table);
  scoreCults(s, table, final, sides);
  const shipping = s.humans.map((human) => shippingOfYours(s, table, human));
  scoreArea(s, table, final, sides, shipping);
  if (s.endTile !== 'none') scoreEndTile(s, table, final, sides, shipping, s.endTile);
  if (factionOf(s).ability === 'point-a-building') {
    const points = built(s);
    final.bot.buildings = points;
    table.tell('end-buildings', { points }, heroOf(points));
  }
  final.bot.game = s.points;
  for (const human of s.humans) {
    const { game, resources } = table.tally({
      say: 'end-account',
      of: ['game', 'resources'],
      account: { most: mostPoints, bot: { game: s.points } },
      with: { who: whose(s, human) },
    });
    Object.assign(final[human], { game, resources });
  }
  s.final = final;
  for (const side of sides) {
    const points = totalOf(final, side);
    table.tell('end-total', { who: whose(s, side), points }, heroOf(points));
  }
  const { result, margin, who } = outcome(s, final);
  table.tell('end-verdict', { result, margin, who }, result === 'tied' ? {} : { hero: margin });
}

/** «Automas Wertung»: she takes part as a player does. */
function scoreCults(s: State, table: TerraTable, final: Final, sides: readonly Owner[]): void {
  if (!s.board)
    for (const human of s.humans) {
      // Of two players only the higher marker was asked for.
      const isKnown = s.humans.length === 1;
      const known = isKnown ? byCult((cult) => s.levels[cult][human]) : undefined;
      const values = { who: whose(s, human) };
      const levels = believed<Readonly<Record<Cult, number>>>(
        table,
        (start = known) =>
          table.tally({ say: 'end-your-levels', of: cults, with: values, ...(start && { start }) }),
        (said) => (isKnown ? levelsDoubt(s, human, said) : undefined),
      );
      for (const cult of cults) s.levels[cult][human] = Math.min(highestLevel, levels[cult]);
    }
  for (const cult of cults) {
    const points = ranked(
      sides.map((side) => s.levels[cult][side]),
      cultPrizes,
    );
    sides.forEach((side, index) => (final[side].cults += points[index] ?? 0));
    const [bot = 0, you = 0, other = 0] = points;
    table.tell('end-cult', { cult, bot, you, other, humans: s.humans.length }, heroOf(bot));
  }
}

/** In an order in which a number that is said or typed means itself. */
const shippings = ['reach-1', 'reach-2', 'reach-3', 'reach-4', 'reach-5', 'reach-0', 'count-myself'] as const;

/** The player's shipping; undefined: tunnels and carpets reach where the app does not look, the player counts. */
function shippingOfYours(s: State, table: TerraTable, human: Human): number | undefined {
  if (!s.board) return undefined;
  const answer = table.choice({ say: 'end-your-shipping', of: shippings, with: { who: whose(s, human) } });
  return answer === 'count-myself' ? undefined : Number(answer.slice('reach-'.length));
}

const mostBuildings = 20;

const built = (s: Readonly<State>): number => buildings.reduce((sum, kind) => sum + onMap(s, kind), 0);

/** «Automas Wertung»: the largest area, hers with the highest shipping of her level. */
function scoreArea(
  s: State,
  table: TerraTable,
  final: Final,
  sides: readonly Owner[],
  shipping: readonly (number | undefined)[],
): void {
  const hers = Math.max(...levelOf(s).shipping);
  const sizes = sides.map((side, index) => {
    const reaches = side === 'bot' ? hers : shipping[index - 1];
    if (s.board && reaches !== undefined) return areaOf(s, s.board, side, reaches);
    const values = { who: whose(s, side), shipping: hers };
    const most = side === 'bot' ? built(s) : mostBuildings;
    return believed(
      table,
      () => table.count({ say: 'end-area-size', min: 0, max: mostBuildings, with: values }),
      (size) => (size > most ? { say: 'doubt-area', with: { size, most } } : undefined),
    );
  });
  award(s, table, final, sides, sizes, 'area');
}

const mostOfATile = 30;

/** «Endwertungsplättchen»: hers are counted in another way for two of them. */
function scoreEndTile(
  s: State,
  table: TerraTable,
  final: Final,
  sides: readonly Owner[],
  shipping: readonly (number | undefined)[],
  tile: Exclude<EndTile, 'none'>,
): void {
  const { counts, then } = herEndTile[tile];
  const hers = Math.max(...levelOf(s).shipping);
  const values = sides.map((side, index) => {
    const what = side === 'bot' ? counts : tile;
    const reaches = side === 'bot' ? hers : shipping[index - 1];
    const value =
      s.board && reaches !== undefined
        ? endValueOf(s, s.board, side, reaches, what)
        : table.count({
            say: 'end-tile-value',
            min: 0,
            max: mostOfATile,
            with: { who: whose(s, side), tile: what, shipping: hers },
          });
    return side === 'bot' ? then(value) : value;
  });
  award(s, table, final, sides, values, 'end-tile');
}

function award(
  s: Readonly<State>,
  table: TerraTable,
  final: Final,
  sides: readonly Owner[],
  values: readonly number[],
  line: 'area' | 'end-tile',
): void {
  const points = ranked(values, areaPrizes);
  sides.forEach((side, index) => {
    final[side][line] = points[index] ?? 0;
    const told = { who: whose(s, side), value: values[index] ?? 0, points: points[index] ?? 0 };
    table.tell(
      line === 'area' ? 'end-area' : 'end-end-tile',
      { ...told, tile: s.endTile },
      heroOf(points[index] ?? 0),
    );
  });
}
