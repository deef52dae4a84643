import { expect } from '@open-wc/testing';
import fc from '../../../../test/tools/cases.ts';
import { decisionIds, gloryStars, levelIds, type DecisionId } from '../cards.ts';
import { places, placesOf, rows, type Location, type Mirror, type Row } from '../mirror.ts';
import { starsOf, type State } from '../state.ts';
import type { Options, Prompt } from '../../../engine/bot.ts';
import type { Answer } from '../../../engine/expects.ts';
import { below, seeded, type HasRng } from '../../../engine/rng.ts';
import { randomAnswer } from '../../../../test/tools/random-answers.ts';
import { bot, runWith, table } from './table.ts';

const runs = { numRuns: 400, seed: 18 };

const anyLocation = fc.record({
  map: fc.boolean(),
  stack: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 4 }),
});

/** Rows with anything on them: a face-down tile has no corruption, the 20 lies once or nowhere. */
const anyMirror: fc.Arbitrary<Mirror> = fc
  .record({
    lying: fc.array(anyLocation, { minLength: places.length, maxLength: places.length }),
    twenty: fc.option(fc.constantFrom(...places)),
    north: fc.constantFrom(...placesOf('north')),
    central: fc.constantFrom(...placesOf('central')),
    you: fc.option(fc.constantFrom(...places)),
  })
  .map(({ lying, twenty, north, central, you }) => ({
    locations: Object.fromEntries(
      places.map((place, index): [string, Location] => {
        const { map = false, stack = [] } = lying[index] ?? {};
        const hasTwenty = place === twenty;
        const isDown = map && !hasTwenty;
        return [place, { map: isDown, stack: isDown ? [] : stack, twenty: hasTwenty }];
      }),
    ),
    mechs: { north, central },
    you,
  }));

const anyTurn = fc.record({
  mirror: anyMirror,
  card: fc.constantFrom<DecisionId>(...decisionIds),
  progress: fc.nat({ max: 27 }),
});

const byHand = ({ map, stack, twenty }: Location, kind: unknown): boolean =>
  kind === 'map' ? map : kind === 'twenty' ? twenty && stack.length === 0 : stack.length > 0;

/** What a player sees who counts on the rows: one step after the other, past the own mech. */
function seen(mirror: Mirror, row: Row): string[] {
  const step = row === 'north' ? 1 : -1;
  const line = placesOf(row);
  const from = line.indexOf(mirror.mechs[row]);
  const round = Array.from({ length: 7 }, (_, n) => line[(from + n * step + 14) % 7] ?? '');
  return round.filter((place, n) => n === 0 || place !== mirror.you);
}

/** Answers her questions from the rows as they lie. */
function looking(mirror: Mirror, card: DecisionId): (prompt: Prompt) => Answer {
  let found = '';
  return ({ say, with: values }) => {
    const row = values['row'] as Row;
    if (say === 'which-card') return `card-${card}`;
    if (say === 'how-many')
      return Math.min(Number(values['count']), mirror.locations[found]?.stack.length ?? 0);
    const distance = seen(mirror, row)
      .slice(0, 4)
      .findIndex((place) => place !== mirror.you && byHand(mirror.locations[place]!, values['kind']));
    if (distance < 0) return 'none';
    found = seen(mirror, row)[distance] ?? '';
    return ['here', 'one', 'two', 'three'][distance] ?? '';
  };
}

const flips = (card: DecisionId) => {
  const dice = { rng: seeded(Number(card)) };
  return ({ say, expects }: Prompt): Answer => {
    if (say === 'which-card') return `card-${card}`;
    const drawn = randomAnswer(expects, dice);
    return say === 'flipped' && drawn === 'twenty' ? 'none' : drawn; // it lies elsewhere, or is gone
  };
};

const tokens = ({ locations }: Mirror) => ({
  maps: Object.values(locations).filter(({ map }) => map).length,
  corruption: Object.values(locations).reduce(
    (sum, { stack, twenty }) => sum + stack.length + Number(twenty),
    0,
  ),
});

describe('Expeditions: any turn on any rows', () => {
  it('is the same mirrored and asked', () => {
    fc.assert(
      fc.property(anyTurn, ({ mirror, card, progress }) => {
        const change = {
          progress,
          isTwentyGone: !Object.values(mirror.locations).some(({ twenty }) => twenty),
        };
        const mirroring = runWith(table({}, { ...change, mirror }), 'turn', flips(card));
        const asking = runWith(table({ way: 'ask' }, change), 'turn', looking(mirror, card));
        const has = ({ maps, corruption, progress, isTwentyGone }: State) => ({
          maps,
          corruption,
          progress,
          isTwentyGone,
        });
        expect(has(asking.state)).to.deep.equal(has(mirroring.state));
        const told = (played: typeof asking) =>
          played.steps.map(({ say, with: { spaces, count } }) => ({
            say: say === 'go-to' ? 'go' : say,
            spaces,
            count,
          }));
        expect(told(asking)).to.deep.equal(told(mirroring));
        for (const row of rows) {
          const gone = asking.steps.find(({ say, with: values }) => say === 'go' && values['row'] === row);
          const to = seen(mirror, row)[Number(gone?.with['spaces'] ?? 0)];
          expect(mirroring.state.mirror?.mechs[row]).to.equal(to);
        }
      }),
      runs,
    );
  });

  it('brings no mech to the location of the player', () => {
    fc.assert(
      fc.property(anyTurn, ({ mirror, card, progress }) => {
        const after = runWith(table({}, { progress, mirror }), 'turn', flips(card)).state.mirror!;
        for (const row of rows)
          if (after.mechs[row] !== mirror.mechs[row]) expect(after.mechs[row]).not.to.equal(mirror.you);
      }),
      runs,
    );
  });

  it('keeps every token: in the rows or with Automa', () => {
    fc.assert(
      fc.property(anyTurn, ({ mirror, card, progress }) => {
        const nothing = ({ say, expects }: Prompt): Answer => {
          if (say === 'which-card') return `card-${card}`;
          expect(expects.kind).to.equal('choice');
          return 'none';
        };
        const { state } = runWith(table({}, { progress, mirror }), 'turn', nothing);
        const before = tokens(mirror);
        const after = tokens(state.mirror!);
        expect({
          maps: after.maps + state.maps,
          corruption: after.corruption + state.corruption,
        }).to.deep.equal(before);
      }),
      runs,
    );
  });
});

/** A whole game: her turns only, until the end or so many stars of the player. */
function wholeGame(seed: number, options: Options, watch: (s: State) => void): State {
  const dice: HasRng = { rng: seeded(seed) };
  let s = { ...table({ deck: 'built-in', ...options }), rng: seeded(seed), isSetUp: false };
  for (;;) {
    const [script, ...events] = bot.next(s);
    if (script === undefined) return s;
    const answer = ({ expects }: Prompt) => randomAnswer(expects, dice);
    if (events.includes('your-star') && below(dice, 40) === 0) s = runWith(s, 'your-star', answer).state;
    s = runWith(s, script, answer).state;
    watch(s);
  }
}

const anyGame = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  level: fc.constantFrom(...levelIds),
  way: fc.constantFrom('mirror', 'ask'),
});

describe('Expeditions: whole games', () => {
  it('never have more than eight stars or fourteen maps, and end after her eighth star or your fourth', () => {
    fc.assert(
      fc.property(anyGame, ({ seed, ...options }) => {
        const end = wholeGame(seed, { ...options, way: 'mirror' }, (s) => {
          expect(starsOf(s)).to.be.at.most(gloryStars);
          expect(s.maps + tokens(s.mirror!).maps).to.equal(places.length);
        });
        const isEighth = starsOf(end) === gloryStars;
        expect(isEighth || end.yourStars === 4).to.equal(true);
        expect(end.endedBy).to.equal(end.yourStars === 4 ? 'you' : 'automa');
      }),
      { numRuns: 60, seed: 18 },
    );
  });

  it('score lines that add up', () => {
    fc.assert(
      fc.property(anyGame, ({ seed, ...options }) => {
        const score = bot.scoring.score(wholeGame(seed, options, () => undefined))!;
        expect(score.lines.reduce((sum, { bot: coins = 0 }) => sum + coins, 0)).to.equal(score.bot);
        const isWon = (score.you ?? 0) > (score.bot ?? 0);
        expect(score.verdict.with['result'] === 'won').to.equal(isWon);
      }),
      { numRuns: 60, seed: 18 },
    );
  });

  it('draw twelve different cards, then shuffle all fourteen again', () => {
    let s = table({ deck: 'built-in', way: 'ask' });
    const cycles = Array.from({ length: 3 }, () =>
      Array.from({ length: 12 }, () => {
        const { state, steps } = runWith(s, 'turn', ({ expects }) =>
          randomAnswer(expects, { rng: seeded(1) }),
        );
        s = state;
        return steps.find(({ card }) => card?.deck === 'decisions')?.card?.card ?? '';
      }),
    );
    for (const cycle of cycles) expect(new Set(cycle)).to.have.length(12);
    expect(new Set(cycles.flat()).size).to.be.greaterThan(12);
    expect(cycles[0]).not.to.deep.equal(cycles[1]);
  });

  it('shuffle printed cards on the table when the deck is empty, not before', () => {
    let s = table({ way: 'ask' });
    const told = decisionIds.slice(0, 12).map((id) => {
      const { state, said } = runWith(s, 'turn', ({ say }) => (say === 'which-card' ? `card-${id}` : 'none'));
      s = state;
      return said.join(' ');
    });
    expect(told.filter((said) => said.includes('mischen'))).to.deep.equal([]);
    const { said } = runWith(s, 'turn', ({ say }) => (say === 'which-card' ? 'card-1' : 'none'));
    expect(said[0]).to.equal('14 Karten mischen. Die obersten zwei ungesehen beiseite.');
  });
});
