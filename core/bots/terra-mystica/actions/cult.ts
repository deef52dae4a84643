import type { Phrase, Question } from '../../../engine/bot.ts';
import { believed } from '../believed.ts';
import type { CultPick, Support } from '../cards.ts';
import { byDirection, byValue, choose, type Chosen, type Method } from '../choose.ts';
import type { Key } from '../phrases.ts';
import { readingIf } from '../readings.ts';
import { cultOfTile } from '../scoring-tile.ts';
import {
  byCult,
  owners,
  whoOf,
  type Doing,
  type Human,
  type Owner,
  type State,
  type TerraTable,
} from '../state.ts';
import { cults, favourSteps, highestLevel, type Cult } from '../tiles.ts';

/** «Aufsteigen auf der Kultskala»: a priest on the free space with the highest number, or one step. */
export function cult(s: State, table: TerraTable, now: Doing): void {
  const chosen = chooseTrack(s, table, now.support, now.support.cult);
  if (!chosen) {
    table.tell('cult-none', {}, { card: now.card });
    return;
  }
  const { option: track, because } = chosen;
  const space = s.priests === 0 ? 0 : freeSpace(s, table, track);
  if (space > 0) {
    s.priests -= 1;
    takeSpace(s, track, space);
  }
  const steps = space > 0 ? space : 1;
  rise(s, track, steps);
  const values = { cult: track, steps, level: s.levels[track].bot, priests: s.priests };
  table.tell(space > 0 ? 'cult-priest' : 'cult-step', values, { hero: steps, because, card: now.card });
}

/** Steps on one track without a priest, as factions take them. */
export function climb(
  s: State,
  table: TerraTable,
  { support, card }: Doing,
  { pick, steps }: { pick: CultPick; steps: number },
): void {
  const chosen = chooseTrack(s, table, support, pick);
  if (!chosen) {
    table.tell('cult-none', {}, { card });
    return;
  }
  const { option: track, because } = chosen;
  rise(s, track, steps);
  table.tell(
    'cult-step',
    { cult: track, steps, level: s.levels[track].bot, priests: s.priests },
    {
      hero: steps,
      because,
      card,
    },
  );
}

const favoursFrom = 5;

/** «Gunstplättchen nehmen»: in rounds 5 and 6, a tile of three steps on a track without a marker on 10. */
export function favour(s: State, table: TerraTable, { support, card }: Doing): void {
  if (s.round < favoursFrom) {
    table.tell('favour-too-early', { round: favoursFrom }, { card });
    return;
  }
  learnLevels(s, table);
  for (;;) {
    const options = openTracks(s).filter((track) => s.favours.includes(track));
    if (options.length === 0) {
      table.tell('favour-none', {}, { card });
      return;
    }
    const { option: track, because: chain } = pickTrack(s, table, support, support.cult, options);
    const because = [{ say: 'because-favours', with: { left: options.length } } as const, ...chain];
    const isThere =
      s.board !== null ||
      table.yesNo({
        say: 'favour-there',
        with: { cult: track },
        usual: { answer: true, tell: 'favour-is-there' },
        card,
      });
    s.favours = s.favours.filter((other) => other !== track);
    if (!isThere) continue;
    rise(s, track, favourSteps);
    const values = { cult: track, steps: favourSteps, level: s.levels[track].bot };
    table.tell('favour', values, { hero: favourSteps, because, card });
    return;
  }
}

function chooseTrack(
  s: State,
  table: TerraTable,
  support: Support,
  pick: CultPick,
): Chosen<Cult> | undefined {
  const wanted = pick === 'tile' ? cultOfTile(s, table) : undefined;
  if (!wanted || isTaken(s, table, wanted)) learnLevels(s, table);
  const open = openTracks(s);
  if (open.length === 0) return undefined;
  const { option, because } = pickTrack(s, table, support, pick, open);
  return { option, because: [{ say: 'because-tracks', with: { left: open.length } }, ...because] };
}

/** For the scoring tile's track, where the markers are does not matter, as long as none is on 10. */
function isTaken(s: State, table: TerraTable, track: Cult): boolean {
  if (s.board || s.knowsLevels) return false;
  if (s.levels[track].bot === highestLevel) return true;
  const usual = { answer: false, tell: 'none-on-ten' } as const;
  return table.yesNo({ say: 'on-ten', with: { cult: track }, usual });
}

/** «Aufsteigen auf der Kultskala», 2: tracks without a marker on 10; she needs no key for it. */
function openTracks(s: Readonly<State>): Cult[] {
  return cults.filter((track) => owners.every((owner) => s.levels[track][owner] < highestLevel));
}

/** «Aufsteigen auf der Kultskala», 3: by the scoring tile, or where she catches up. */
function pickTrack(
  s: State,
  table: TerraTable,
  support: Support,
  pick: CultPick,
  open: readonly Cult[],
): Chosen<Cult> {
  const because: Phrase<Key>[] = [];
  if (pick === 'tile') {
    const wanted = cultOfTile(s, table);
    if (open.includes(wanted))
      return { option: wanted, because: [{ say: 'because-tile', with: { cult: wanted } }] };
    because.push({ say: 'because-tile-closed', with: { cult: wanted } });
  }
  const { option, because: chain } = choose(open, [atZero(s), closest(s), byDirection(support)]);
  const isBoth = chain.some(({ say }) => say === 'because-at-zero') && chain.length > 1;
  return { option, because: [...because, ...chain, ...readingIf(isBoth, 'catch-up')] };
}

const atZero =
  (s: Readonly<State>): Method<Cult> =>
  (open) => {
    const kept = open.filter((track) => s.levels[track].bot === 0);
    return kept.length === 0
      ? { kept: open, because: { say: 'because-none-at-zero', with: { left: open.length } } }
      : { kept, because: { say: 'because-at-zero', with: { left: kept.length } } };
  };

/** With two players, the higher of their markers counts. */
const closest = (s: Readonly<State>): Method<Cult> => {
  const highest = (track: Cult) => Math.max(s.levels[track].you, s.levels[track].other);
  return byValue(
    'least',
    (track) => Math.abs(s.levels[track].bot - highest(track)),
    (distance, kept) => {
      const isHighest = (human: Human) => kept.some((track) => s.levels[track][human] === highest(track));
      // Of two players only the higher marker is asked for.
      const who = whoOf(s, s.board ? isHighest : () => true);
      return { say: 'because-closest', with: { distance, who, left: kept.length } };
    },
  );
};

/** Where nothing is mirrored, the player says where the markers are; in her turn they do not move again. */
function learnLevels(s: State, table: TerraTable): void {
  if (s.board || s.knowsLevels) return;
  s.knowsLevels = true;
  const start = byCult((track) => s.levels[track].you);
  const levels = believed<Readonly<Record<Cult, number>>>(
    table,
    (before = start) =>
      table.tally({ say: 'your-levels', of: cults, with: { humans: s.humans.length }, start: before }),
    (said) => levelsDoubt(s, 'you', said),
  );
  for (const track of cults) s.levels[track].you = Math.min(highestLevel, levels[track]);
}

/** Markers do not fall, and only one is on 10. */
export function levelsDoubt(
  s: Readonly<State>,
  human: Human,
  said: Readonly<Record<Cult, number>>,
): Question<Key> | undefined {
  const fallen = cults.find((track) => said[track] < s.levels[track][human]);
  if (fallen) {
    const values = { cult: fallen, before: s.levels[fallen][human], now: said[fallen] };
    return { say: 'doubt-fallen', with: values };
  }
  const level = (track: Cult) => Math.min(highestLevel, said[track]);
  const top = cults.find((track) => level(track) > topOf(s, track, human));
  return top && { say: 'doubt-top', with: { cult: top, now: said[top], top: topOf(s, top, human) } };
}

/** In an order in which a number that is said or typed means itself. */
const spaceNames = ['none', 'two', 'three'] as const;
const steps: Readonly<Record<(typeof spaceNames)[number], number>> = { three: 3, two: 2, none: 0 };

/** Priests stay where they are: what is known to be taken is not asked again. */
function freeSpace(s: State, table: TerraTable, track: Cult): number {
  const free = s.spaces[track];
  if (s.board || free.length === 0) return Math.max(0, ...free);
  const possible = spaceNames.filter((name) => name === 'none' || free.includes(steps[name]));
  const answer = possible.at(-1) ?? 'none';
  const usual = { answer, tell: 'space-is-free' } as const;
  const values = { cult: track, space: answer };
  const space = steps[table.choice({ say: 'free-space', of: possible, with: values, usual })];
  s.spaces[track] = free.filter((other) => other <= space);
  return space;
}

export function takeSpace(s: State, track: Cult, space: number): void {
  const at = s.spaces[track].indexOf(space);
  if (at >= 0) s.spaces[track].splice(at, 1);
}

/** Only one marker may be on 10. */
export function topOf(s: Readonly<State>, track: Cult, owner: Owner): number {
  const isTaken = owners.some((other) => other !== owner && s.levels[track][other] === highestLevel);
  return isTaken ? highestLevel - 1 : highestLevel;
}

export function rise(s: State, track: Cult, by: number): void {
  s.levels[track].bot = Math.min(topOf(s, track, 'bot'), s.levels[track].bot + by);
}
