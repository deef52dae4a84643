import { expect } from '@open-wc/testing';
import type { Options } from '../../../engine/bot.ts';
import type { State } from '../state.ts';
import {
  bot,
  english,
  german,
  levelsOf,
  mirror,
  run,
  stacked,
  started,
  table,
  usual,
  type Played,
} from './table.ts';

const readings = Object.keys(bot.phrases).filter((say) => say.startsWith('aid-reading-'));
const saidIn = ({ steps, asked }: Played): string[] =>
  [...steps, ...asked].flatMap(({ because = [] }) => because.map(({ say }) => say));

const first = ({ expects, say }: Played['asked'][number]) =>
  say === 'card-gives'
    ? 'nothing'
    : expects.kind === 'yes-no'
      ? false
      : 'of' in expects && expects.kind !== 'tally'
        ? (expects.of[0] ?? '')
        : 1;
const turn = (cards: Parameters<typeof stacked>[1][], options = {}, change: Partial<State> = {}) =>
  run(stacked(table(options, { board: mirror(usual), ...change }), ...cards), 'turn', first);

/** A table for each reading where it matters, and one where it does not. */
const cases: Record<string, [matters: () => Played, not: () => Played]> = {
  merge: [() => turn(['card-3', 'card-13']), () => turn(['card-4', 'card-13'])],
  everywhere: [() => turn(['card-4', 'card-5'], { faction: 'wanderers' }), () => turn(['card-4', 'card-5'])],
  terrain: [
    () => turn(['card-4', 'card-13'], {}, { board: mirror(usual, { terrain: { E3: 'lake' } }) }),
    () => turn(['card-4', 'card-13'], {}, { board: mirror(usual, { terrain: { A1: 'lake' } }) }),
  ],
  bridge: [
    () => turn(['card-4', 'card-13'], {}, { board: mirror(usual, { bridges: { 'F2-G1': 'you' } }) }),
    () => turn(['card-4', 'card-13']),
  ],
  far: [
    () => turn(['card-4', 'card-5'], { faction: 'kuddlers', 'end-tile': 'distance' }),
    () => turn(['card-4', 'card-5'], { faction: 'kuddlers' }),
  ],
  direction: [
    () =>
      turn(
        ['card-4', 'card-10'],
        {},
        {
          board: mirror({
            D2: 'bot dwelling',
            D5: 'bot dwelling',
            H2: 'bot dwelling',
            E3: 'you dwelling',
            H1: 'you dwelling',
          }),
        },
      ),
    () => turn(['card-4', 'card-2']),
  ],
  power: [
    () => turn(['card-4', 'card-10']),
    () => turn(['card-4', 'card-10'], {}, { board: mirror({ D2: 'bot dwelling' }) }),
  ],
  supply: [() => turn(['card-4', 'card-10']), () => turn(['card-4', 'card-2'])],
  shipyard: [
    () => turn(['card-4', 'card-10'], { merchants: true }, { board: mirror({ D2: 'bot trading-house' }) }),
    () => turn(['card-4', 'card-10'], { merchants: true }, { board: mirror({ D2: 'bot dwelling' }) }),
  ],
  'catch-up': [
    () => turn(['card-8', 'card-3'], {}, { levels: levelsOf([0, 0, 1, 1]) }),
    () => turn(['card-8', 'card-3'], {}, { levels: levelsOf([0, 1, 1, 1]) }),
  ],
  fallback: [
    () => turn(['card-4', 'card-5'], {}, { supply: { ...table().supply, dwelling: 0 } }),
    () => turn(['card-4', 'card-13'], {}, { supply: { ...table().supply, dwelling: 0 } }),
  ],
  'first-pass': [() => passes({ players: 'two' }), () => passes({})],
  support: [() => passes({}), () => passes({}, 6)],
  'last-bonus': [() => passes({}, 6), () => passes({}, 5)],
  'first-card': [
    () => run(started({ way: 'ask' }), 'set-up', ['any', 'forest']),
    () => turn(['card-4', 'card-2']),
  ],
  cultists: [
    () => run(table({ way: 'ask', 'your-faction': 'cultists' }), 'cultists'),
    () => run(table({ way: 'ask', 'your-faction': 'shapeshifters' }), 'shapeshifters'),
  ],
  third: [
    () => run(table({ way: 'ask', 'your-faction': 'cultists', level: 'automalein' }), 'cultists'),
    () => run(table({ way: 'ask', 'your-faction': 'cultists' }), 'cultists'),
  ],
  hers: [
    () => run(table({ faction: 'blight' }), 'her-card', ['hex', 'E3', 'hers', 'nothing']),
    () => run(table({ faction: 'blight' }), 'her-card', ['points', 1, 'nothing']),
  ],
};

function passes(options: Options, round = 1): Played {
  const s = table(options, { round, laid: ['card-3', 'card-2'], deck: { known: [], hidden: 0, pool: [] } });
  return run(s, 'turn', first);
}

describe('readings of the rulebook', () => {
  it('are all tried here', () => {
    expect(readings).to.deep.equal(Object.keys(cases).map((name) => `aid-reading-${name}`));
  });

  for (const [name, [matters, not]] of Object.entries(cases))
    it(`${name}: said to be one in the reasons, where it matters`, () => {
      const say = `aid-reading-${name}`;
      expect(saidIn(matters())).to.include(say);
      expect(saidIn(not())).to.not.include(say);
      expect(german.text({ say, with: {} })).to.match(/^Unsere Lesart: /);
      expect(english.text({ say, with: {} })).to.match(/^Our reading: /);
      expect(bot.phrases[say as keyof typeof bot.phrases].section).to.not.equal('');
    });
});
