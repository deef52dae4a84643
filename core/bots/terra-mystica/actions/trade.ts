import { tradeRounds, type Trade } from '../cards.ts';
import { byDirection, byValue, choose } from '../choose.ts';
import { boardNow, nameOf, positionOf } from '../mirror.ts';
import type { Mirror } from '../mirror.ts';
import { readingIf } from '../readings.ts';
import { gain, playerOf, whose, type Doing, type State, type TerraTable } from '../state.ts';
import { askPower } from './power.ts';

/** «Handeln»: with a building of the player at a river, the highest power value first. */
export function trade(s: State, table: TerraTable, now: Doing, action: Trade): void {
  if (!tradeRounds(action).includes(s.round))
    table.tell('trade-not-now', { round: s.round }, { card: now.card });
  else if (s.board) tradeMirrored(s, table, s.board, now);
  else askTrade(s, table, now);
}

function tradeMirrored(s: State, table: TerraTable, board: Mirror, now: Doing): void {
  const { geometry, pieces, power, humans } = positionOf(s, board);
  const options = humans
    .filter(
      (at) => !pieces.get(at)?.traded && geometry.neighbours[at]?.some((other) => geometry.isRiver[other]),
    )
    .sort((one, other) => one - other);
  if (options.length === 0) {
    table.tell('trade-none', {}, { card: now.card });
    return;
  }
  const powerAt = (at: number): number => power.get(at) ?? 0;
  const { option, because } = choose(options, [
    byValue('most', powerAt, (value, { length: left }) => ({
      say: 'because-highest',
      with: { power: value, left },
    })),
    byDirection(now.support),
  ]);
  const hex = nameOf(geometry, option);
  const piece = board.pieces[hex];
  if (!piece) throw new Error(`nothing on ${hex}`);
  const shown = boardNow(
    s,
    board,
    options.map((at) => nameOf(geometry, at)),
    hex,
  );
  piece.traded = true;
  const points = powerAt(option);
  gain(s, 'trade', points);
  table.tell(
    'trade',
    { hex, points, building: piece.kind, who: whose(s, piece.owner) },
    {
      hero: points,
      because: [
        { say: 'because-at-river', with: { left: options.length } },
        ...because,
        ...readingIf(piece.kind === 'shipyard', 'shipyard'),
      ],
      board: shown,
      card: now.card,
    },
  );
  askPower(s, table, now);
}

const values = ['none', 'one', 'two', 'three', 'four'] as const;
/** In an order in which a number that is said or typed means itself; only Yetis have buildings of 4. */
const answers = (s: Readonly<State>) =>
  [...values.slice(1, playerOf(s, 'yetis') ? undefined : -1), 'none'] as const;

function askTrade(s: State, table: TerraTable, now: Doing): void {
  const { direction, count } = now.support;
  const { card } = now;
  const humans = s.humans.length;
  table.tell('options-river', { humans }, { card });
  table.tell('by-highest', {}, { card });
  table.tell('by-direction', { direction, count }, { hero: count, card });
  const points = values.indexOf(table.choice({ say: 'ask-traded', of: answers(s), with: { humans }, card }));
  if (points === 0) {
    table.tell('trade-none', {}, { card });
    return;
  }
  gain(s, 'trade', points);
  table.tell('points', { points, provenance: 'rulebook' }, { hero: points, card });
  askPower(s, table, now);
}
