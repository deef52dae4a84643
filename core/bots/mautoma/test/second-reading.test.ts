import { expect } from '@open-wc/testing';
import { colourNames, type ColourName } from '../../../look/colour-names.ts';
import { actions, segmentNames, type ActionCard, type CardSet } from '../cards.ts';
import { rounds, type Artifacts, type State } from '../state.ts';
import type { Answer, Marks } from '../../../engine/bot.ts';
import { below, seeded, shuffled, type HasRng } from '../../../engine/rng.ts';
import { randomAnswer } from '../../../../test/tools/random-answers.ts';
import { at, cards, runWith } from './table.ts';

const turns = 6000;

/** What is compared: where the marker is, what he has left, what lies there, what was said to do. */
interface Outcome {
  readonly field: number;
  readonly small: number;
  readonly large: number;
  readonly figures: number;
  readonly artifacts: Artifacts;
  readonly cards: readonly string[];
  readonly said: readonly string[];
}

/** The player's answers in their order; each is to the question that is expected. */
type Ask = (question: string) => Answer;

/** A finger on the strip, row by row as the arrows show it, until it meets a candidate. */
function firstMet(candidates: readonly string[], rows: string, along: string): string {
  const letters = rows === 'top-down' ? 'ABCDEFGHI' : 'IHGFEDCBA';
  for (const letter of letters)
    for (let step = 1; step <= 12; step++) {
      const place = `${letter}${along === 'left-to-right' ? step : 13 - step}`;
      if (candidates.includes(place)) return place;
    }
  throw new Error('the finger met nothing');
}

/** «Mautomas Aktionen»: which of these he takes. */
function taken(action: string, candidates: Marks, rows: string, along: string): string {
  const places = Object.keys(candidates);
  if (action === 'populate' && places.some((place) => candidates[place] === 'free'))
    return firstMet(
      places.filter((place) => candidates[place] === 'free'),
      rows,
      along,
    );
  if (action === 'build') {
    let most = 0;
    for (const place of places) most = Math.max(most, Number(candidates[place]));
    return firstMet(
      places.filter((place) => Number(candidates[place]) === most),
      rows,
      along,
    );
  }
  return firstMet(places, rows, along);
}

/** «Mautomas Zug», cards left in the action deck: draw, move, act. */
function readAction(s: State, ask: Ask): Outcome {
  const card = s.cards.actions.find(({ id }) => id === s.deck.known[0])!;
  const { fields, segments } = s.cards.board;
  let field = s.marker;
  for (let step = 0; step < card.energy; step++) field = field + 1 === fields.length ? 0 : field + 1;
  const said = [`energy ${card.energy}`];
  const { rows, along } = segments[fields[field]!.segment];
  let [small, large, figures] = [s.smallBuildings, s.largeBuildings, s.figures];
  let isDone = false;
  for (const { action, after } of card.orders) {
    if (after === 'else' && isDone) continue;
    isDone = false;
    if (action === 'populate' && figures === 0) {
      said.push('no-figures');
      continue;
    }
    if (action === 'build' && small === 0 && large === 0) {
      said.push('no-buildings');
      continue;
    }
    let found = ask(action);
    if (found === 'none') continue;
    isDone = true;
    if (found === 'tied') {
      const candidates = ask(`${action}-marks`) as Marks;
      const place = taken(action, candidates, rows, along);
      found = candidates[place]!;
      said.push(`${action}-there ${place}`);
    }
    if (action === 'populate') {
      figures -= 1;
      if (found === 'occupied') said.push('book');
      // Seven figures that cost 2, 3, 3, 3, 4, 4, 4 books: so many have been placed before this one.
      if (s.tribe) said.push(`tribe-figure ${[2, 3, 3, 3, 4, 4, 4][6 - figures]}`);
    }
    if (action === 'build') {
      const size = small > 0 ? 'small' : 'large';
      if (size === 'small') small -= 1;
      else large -= 1;
      if (s.tribe) said.push(`tribe-building ${s.cards.buildingCosts[size]}`);
    }
  }
  return { field, small, large, figures, artifacts: s.artifacts, cards: [], said };
}

/** «Mautomas Zug», action deck used up: «Überwinterung». */
function readHibernation(s: State, ask: Ask): Outcome {
  const { fields, areas } = s.cards.board;
  const artifacts = structuredClone(s.artifacts);
  const said: string[] = [];
  let isRemoved = false;
  for (let step = 0; step < fields.length && !isRemoved; step++) {
    const { colour } = fields[(s.marker + step) % fields.length]!;
    if (artifacts.kind === 'track') {
      if (!artifacts.left[colour]) continue;
      artifacts.left[colour] -= 1;
      said.push(`hibernation-artifact-known ${colour}`);
      isRemoved = true;
    } else if (!artifacts.gone.includes(colour)) {
      isRemoved = ask(`hibernation-artifact ${colour}`) === 'removed';
      if (isRemoved) artifacts.removed += 1;
      else artifacts.gone.push(colour);
    }
  }
  if (!isRemoved) said.push('hibernation-artifact-none');
  const { citizens, modules, machines } = areas[fields[s.marker]!.area]!;
  if (citizens.length > 0) said.push(`hibernation-citizens ${citizens.join()}`);
  if (modules.length > 0) said.push(`hibernation-modules ${modules.join()}`);
  if (machines.length > 0) said.push(`hibernation-machines ${machines.join()}`);
  const grown = [...s.discards, s.progress.known[0]!].sort();
  said.push(`hibernation-deck ${grown.length}`);
  return {
    field: s.marker,
    ...{ small: s.smallBuildings, large: s.largeBuildings, figures: s.figures },
    ...{ artifacts, cards: grown, said },
  };
}

const dicing = (dice: HasRng) => ({
  any: <T>(list: readonly T[]): T => list[below(dice, list.length)]!,
  upTo: (most: number): number => below(dice, most + 1),
});

/** Any cards and any board that could be printed. */
function anyCards(dice: HasRng): CardSet {
  const { any, upTo } = dicing(dice);
  const hues = Array.from({ length: 1 + upTo(4) }, () => any(colourNames));
  const fields = Array.from({ length: 4 + upTo(12) }, () => ({
    ...{ colour: any(hues), segment: any(segmentNames), area: upTo(5) },
  }));
  const order = (after?: 'else' | 'then') => ({
    ...{ action: any(actions), range: upTo(5) },
    ...(after ? { after } : {}),
  });
  const orders = () => (upTo(2) === 0 ? [order()] : [order(), order(any(['else', 'then'] as const))]);
  const action = (card: ActionCard): ActionCard => ({ ...card, energy: 1 + upTo(8), orders: orders() });
  const positions = (last: number) =>
    Array.from({ length: last }, (_, i) => i + 1).filter(() => upTo(1) === 1);
  const tieBreaker = () => ({
    rows: any(['top-down', 'bottom-up'] as const),
    along: any(['left-to-right', 'right-to-left'] as const),
    provenance: 'owner' as const,
  });
  const segments = Object.fromEntries(segmentNames.map((name) => [name, tieBreaker()]));
  return {
    ...cards,
    actions: cards.actions.map(action),
    board: {
      ...cards.board,
      ...{ fields, segments: segments as CardSet['board']['segments'] },
      areas: cards.board.areas.map((area) => ({
        ...area,
        ...{ citizens: positions(5), modules: positions(5), machines: positions(3) },
      })),
    },
  };
}

function anyTable(dice: HasRng): State {
  const { any, upTo } = dicing(dice);
  const own = anyCards(dice);
  const hues = [...new Set(own.board.fields.map(({ colour }) => colour))];
  const left = Object.fromEntries(hues.map((colour) => [colour, upTo(2)])) as Record<ColourName, number>;
  const ids = cards.actions.map(({ id }) => id);
  const [card, progress, ...discards] = shuffled(dice, ids);
  const isEmpty = upTo(3) === 0;
  return at({
    cards: own,
    marker: upTo(own.board.fields.length - 1),
    round: 1 + upTo(rounds - 2),
    deck: { known: isEmpty ? [] : [card!], hidden: 0, pool: [] },
    discards,
    progress: { known: [progress!], hidden: 0, pool: [] },
    ...{ smallBuildings: upTo(2), largeBuildings: upTo(1), figures: upTo(7), tribe: upTo(1) === 1 },
    artifacts: any<Artifacts>([
      { kind: 'track', left },
      { kind: 'ask', gone: hues.filter(() => upTo(2) === 0), removed: upTo(3) },
    ]),
  });
}

/** The values of a step that matter. */
const told: Readonly<Record<string, string>> = {
  energy: 'energy',
  'explore-there': 'place',
  'populate-there': 'place',
  'build-there': 'place',
  'tribe-figure': 'books',
  'tribe-building': 'gears',
  'hibernation-artifact-known': 'colour',
  'hibernation-citizens': 'positions',
  'hibernation-modules': 'positions',
  'hibernation-machines': 'positions',
  'hibernation-deck': 'count',
};

describe('Mautoma: a second reading of the rulebook', () => {
  it(`acts as the bot does in ${turns} turns`, () => {
    const dice = { rng: seeded(16) };
    const seen = new Set<string>();
    for (let n = 0; n < turns; n++) {
      const s = anyTable(dice);
      const asked: [question: string, answer: Answer][] = [];
      const { state, steps } = runWith(s, 'turn', ({ say, with: values, expects }) => {
        const answer = randomAnswer(expects, dice);
        asked.push([say === 'hibernation-artifact' ? `${say} ${String(values['colour'])}` : say, answer]);
        return answer;
      });
      const isEmpty = s.deck.known.length === 0;
      const said = steps.map(({ say, with: values }) =>
        [say, ...(told[say] ? [String(values[told[say]])] : [])].join(' '),
      );
      const outcome: Outcome = {
        field: state.marker,
        ...{ small: state.smallBuildings, large: state.largeBuildings, figures: state.figures },
        artifacts: state.artifacts,
        cards: isEmpty ? state.deck.known.toSorted() : [],
        said,
      };
      const ask: Ask = (question) => {
        const [to, answer] = asked.shift() ?? [];
        expect(to, `turn ${n}`).to.equal(question);
        return answer!;
      };
      const read = isEmpty ? readHibernation(s, ask) : readAction(s, ask);
      // Compared as text: it is much faster, and only a difference needs to be shown.
      if (JSON.stringify(outcome) !== JSON.stringify(read)) expect(outcome, `turn ${n}`).to.deep.equal(read);
      expect(asked, `turn ${n}`).to.have.length(0);
      expect(state.round).to.equal(s.round + 1);
      for (const { say } of steps) seen.add(say);
    }
    // The tables were such that everything happened.
    expect([...seen]).to.have.members([
      ...Object.keys(told),
      ...['book', 'no-figures', 'no-buildings', 'hibernation-artifact-none'],
    ]);
  });
});
