import type { Phrase } from '../../../engine/bot.ts';
import { byDirection, byValue, choose, type Method } from '../choose.ts';
import { boardNow, nameOf, positionOf, powerBeside } from '../mirror.ts';
import type { Mirror } from '../mirror.ts';
import type { Key } from '../phrases.ts';
import { reading, readingIf } from '../readings.ts';
import { onMap, whoOf, type Doing, type Human, type State, type TerraTable } from '../state.ts';
import { buildings, upgradesOf, type Building } from '../tiles.ts';
import { askPower, offerPower } from './power.ts';

/** «Aufwerten»: a dwelling beside the player, else where the player gains least. */
export function upgrade(s: State, table: TerraTable, now: Doing): void {
  const isDone = s.board ? mirrored(s, table, s.board, now) : asked(s, table, now);
  if (!isDone) table.tell('upgrade-none', {}, { card: now.card });
}

/** «Aufwerten», 4: the highest power value that she has in her supply. */
export function targetOf(s: Readonly<State>, kind: Building): Building | undefined {
  return upgradesOf[kind].find((target) => s.supply[target] > 0);
}

function replace(s: State, kind: Building): Building {
  const target = targetOf(s, kind);
  if (target === undefined) throw new Error(`no upgrade of a ${kind}`);
  s.supply[kind] += 1;
  s.supply[target] -= 1;
  return target;
}

function mirrored(s: State, table: TerraTable, board: Mirror, now: Doing): boolean {
  const position = positionOf(s, board);
  const { geometry, pieces, beside } = position;
  const kindAt = (at: number): Building => pieces.get(at)?.kind ?? 'stronghold';
  const options = position.hers
    .filter((at) => targetOf(s, kindAt(at)) !== undefined)
    .sort((one, other) => one - other);
  if (options.length === 0) return false;
  const everybody = whoOf(s, () => true);
  const isBeside = (all: readonly number[]) => (human: Human) =>
    all.some((at) => beside[at]?.some((other) => pieces.get(other)?.owner === human));
  const besideYou: Method<number> = (all) => {
    const kept = all.filter(
      (at) => kindAt(at) === 'dwelling' && beside[at]?.some((other) => position.blocked.has(other)),
    );
    return kept.length === 0
      ? { kept: all, because: { say: 'because-none-beside', with: { who: everybody, left: all.length } } }
      : {
          kept,
          because: { say: 'because-beside', with: { who: whoOf(s, isBeside(kept)), left: kept.length } },
        };
  };
  const leastPower: Method<number> = byValue(
    'least',
    (at) => powerBeside(position, at, s.humans),
    (power, { length: left }) => ({ say: 'because-least-power', with: { power, who: everybody, left } }),
  );
  const { option, because } = choose(options, [
    ...(s.supply['trading-house'] > 0 ? [besideYou] : []),
    leastPower,
    byDirection(now.support),
  ]);
  const all: Phrase<Key> = { say: 'because-upgradable', with: { left: options.length } };
  const hex = nameOf(geometry, option);
  const piece = board.pieces[hex];
  if (!piece) throw new Error(`nothing on ${hex}`);
  const shown = boardNow(
    s,
    board,
    options.map((at) => nameOf(geometry, at)),
    hex,
  );
  const from = piece.kind;
  piece.kind = replace(s, from);
  const readings = [
    ...readingIf(
      because.some(({ say }) => say === 'because-least-power'),
      'power',
    ),
    ...readingIf(piece.kind === 'shipyard', 'shipyard'),
    reading('supply'),
  ];
  table.tell(
    'upgrade',
    { hex, from, to: piece.kind },
    { hero: hex, because: [all, ...because, ...readings], board: shown, card: now.card },
  );
  offerPower(s, table, now, option);
  return true;
}

function asked(s: State, table: TerraTable, now: Doing): boolean {
  const { support, card } = now;
  const { direction, count } = support;
  const kinds = buildings.filter((kind) => onMap(s, kind) > 0 && targetOf(s, kind) !== undefined);
  if (kinds.length === 0) return false;
  const humans = s.humans.length;
  table.tell(s.supply['trading-house'] > 0 ? 'options-beside' : 'options-upgradable', { humans }, { card });
  table.tell('by-least-power', { humans }, { card });
  table.tell('by-direction', { direction, count }, { hero: count, card });
  const from = table.choice({ say: 'ask-upgraded', of: kinds, card });
  table.tell('ask-upgrade', { from, to: replace(s, from) }, { card });
  askPower(s, table, now);
  return true;
}
