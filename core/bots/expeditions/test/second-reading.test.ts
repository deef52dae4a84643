import { expect } from '@open-wc/testing';
import type { Card, Orders } from '../cards.ts';
import { places, placesOf, type Location, type Mirror, type Row } from '../mirror.ts';
import type { State } from '../state.ts';
import type { Prompt } from '../../../engine/bot.ts';
import type { Answer } from '../../../engine/expects.ts';
import { below, seeded, type HasRng } from '../../../engine/rng.ts';
import { randomAnswer } from '../../../../test/tools/random-answers.ts';
import { bot, runWith, table } from './table.ts';

const turns = 6000;

/** The next location as a finger finds it: eastwards in the north, westwards in the centre, round at the edge. */
function next(place: string): string {
  const number = Number(place.slice(1));
  if (place.startsWith('n')) return number === 7 ? 'n1' : `n${number + 1}`;
  return number === 1 ? 'c7' : `c${number - 1}`;
}

/** So many locations on; the one with your mech is passed as if it were not there. */
function walked(from: string, steps: number, you: string | null): string {
  let at = from;
  for (let step = 0; step < steps; step++) {
    at = next(at);
    if (at === you) at = next(at);
  }
  return at;
}

const matches: Readonly<Record<string, (there: Location) => boolean>> = {
  map: ({ map }) => map,
  twenty: ({ twenty, stack }) => twenty && stack.length === 0,
  corruption: ({ stack }) => stack.length > 0,
};

/** What is compared: where her mechs are, what she has, what lies there, what she said to do. */
interface Outcome {
  readonly mechs: Mirror['mechs'];
  readonly locations: Mirror['locations'];
  readonly progress: number;
  readonly maps: number;
  readonly corruption: number;
  readonly isTwentyGone: boolean;
  readonly said: readonly string[];
}

/** «Ein Automa-Zug», read line by line; `flip` gives what came under a tile. */
function readTurn(s: State, card: Card, flip: () => Location): Outcome {
  const { locations, mechs, you } = structuredClone(s.mirror!);
  let { progress, maps, corruption, isTwentyGone } = s;
  const said: string[] = [];
  const track = s.cards.levels.find(({ id }) => id === s.level)!.starAt;
  if (card.progress && progress < track[7]!) {
    progress += 1;
    said.push(track.includes(progress) ? 'star' : 'progress');
  }
  let stars = 0;
  for (const space of track) if (space <= progress) stars += 1;

  const areas: [Row, Orders][] = [
    ['north', card.north],
    ['central', card.central],
  ];
  for (const [row, { sweep, target, distance }] of areas) {
    if (sweep) said.push(`sweep ${row}`);
    const from = mechs[row];
    let to = '';
    if (target && stars >= target.minStars)
      for (let steps = 3; steps >= 0; steps--) {
        const seen = walked(from, steps, you);
        if (matches[target.kind]!(locations[seen]!)) to = seen; // the nearest is looked at last
      }
    mechs[row] = to === '' ? walked(from, distance, you) : to;
    if (mechs[row] !== from) said.push(`go-to ${row} ${mechs[row].slice(1)}`);
    if (to === '' || !target) continue;
    const there = locations[to]!;
    if (target.kind === 'map') {
      maps += 1;
      said.push(`explore ${row}`);
      locations[to] = flip();
    } else if (target.kind === 'twenty') {
      corruption += 1;
      isTwentyGone = true;
      there.twenty = false;
      said.push(`vanquish-twenty ${row}`);
    } else {
      let taken = 0;
      while (taken < target.count && there.stack.length > 0) {
        there.stack.shift();
        taken += 1;
      }
      corruption += taken;
      said.push(`vanquish ${row} ${taken}`);
    }
  }
  if (s.endedBy === null && stars === 8) said.push('last-turns');
  return { mechs, locations, progress, maps, corruption, isTwentyGone, said };
}

/** Any rows that can lie there: nothing under a face-down tile, the 20 once or nowhere, nobody where another stands. */
function anyTable(card: Card, dice: HasRng): State {
  const any = <T>(list: readonly T[]): T => list[below(dice, list.length)]!;
  const twenty = below(dice, 3) === 0 ? null : any(places);
  const often = below(dice, 5); // from almost empty rows to full ones
  const location = (place: string): Location => {
    const map = place !== twenty && below(dice, 5) < often;
    const height = map || below(dice, 5) >= often ? 0 : 1 + below(dice, 4);
    return {
      map,
      stack: Array.from({ length: height }, () => 1 + below(dice, 9)),
      twenty: place === twenty,
    };
  };
  const mechs = { north: any(placesOf('north')), central: any(placesOf('central')) };
  const standing: readonly string[] = Object.values(mechs);
  const you = any([null, ...places.filter((place) => !standing.includes(place))]);
  const locations = Object.fromEntries(places.map((place) => [place, location(place)]));
  const level = any(bot.cards.shipped.levels);
  return table(
    { level: level.id, deck: 'built-in' },
    {
      deck: { known: [`card-${card.id}`], hidden: 0, pool: [] },
      mirror: { locations, mechs, you },
      isTwentyGone: twenty === null,
      progress: below(dice, level.starAt[7]! + 1),
    },
  );
}

/** Answers at random, and reads what came under the tiles from the answers. */
function answering(dice: HasRng) {
  const flipped: Location[] = [];
  let left = 0;
  const begin = (height: number, twenty: boolean) => {
    left = height;
    flipped.push({ map: false, stack: [], twenty });
  };
  const answer = ({ say, expects }: Prompt): Answer => {
    const drawn = randomAnswer(expects, dice);
    const value = say === 'flipped' && drawn === 'twenty' ? 'none' : drawn; // it lies elsewhere, or is gone
    if (say === 'flipped' && typeof value === 'string')
      begin(Math.max(0, ['none', 'one', 'two', 'three', 'four'].indexOf(value)), value === 'twenty');
    else if (say === 'marker-value' && left > 0) flipped.at(-1)!.stack.push(Number(value));
    else left = Number(value);
    return value;
  };
  return { answer, flip: () => flipped.shift()! };
}

/** The values of a step that matter. */
const told: Readonly<Record<string, readonly string[]>> = {
  sweep: ['row'],
  'go-to': ['row', 'place'],
  explore: ['row'],
  vanquish: ['row', 'count'],
  'vanquish-twenty': ['row'],
};

describe('Expeditions: a second reading of the rulebook', () => {
  it(`decides as the bot does in ${turns} turns`, () => {
    const dice = { rng: seeded(16) };
    const cards = bot.cards.shipped.decisions;
    const seen = new Set<string>();
    for (let n = 0; n < turns; n++) {
      const card = cards[n % cards.length]!;
      const s = anyTable(card, dice);
      const { answer, flip } = answering(dice);
      const { state, steps } = runWith(s, 'turn', answer);
      const { mirror, progress, maps, corruption, isTwentyGone } = state;
      const { mechs, locations } = mirror!;
      const said = steps.map((step) =>
        [step.say, ...(told[step.say] ?? []).map((key) => step.with[key])].join(' '),
      );
      const outcome: Outcome = { mechs, locations, progress, maps, corruption, isTwentyGone, said };
      const read = readTurn(s, card, flip);
      // Compared as text: it is much faster, and only a difference needs to be shown.
      if (JSON.stringify(outcome) !== JSON.stringify(read)) expect(outcome, `turn ${n}`).to.deep.equal(read);
      for (const step of steps) seen.add(`${step.say} ${step.with['spaces']?.toString()}`);
    }
    // The tables were such that everything happened, at every distance.
    for (const say of ['explore', 'vanquish', 'vanquish-twenty'])
      for (const spaces of [0, 1, 2, 3]) expect(seen).to.include(`${say} ${spaces}`);
  });
});
