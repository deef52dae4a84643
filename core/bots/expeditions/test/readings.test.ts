import { expect } from '@open-wc/testing';
import type { Card, CardSet, Target } from '../cards.ts';
import { phrases } from '../phrases.ts';
import type { Played as PlayedWith } from '../../../../test/tools/table.ts';
import type { State } from '../state.ts';
import { bot, english, german, mirrored, progressFor, runWith, table } from './table.ts';

type Played = PlayedWith<State>;

/** A turn with this target of her mech in the north, whatever else is printed on the card. */
function turn(target: Target | null, change: Partial<Card> = {}, stars = 0): Played {
  const [first, ...others] = bot.cards.shipped.decisions;
  const orders = { sweep: false, target: null, distance: 1 };
  const card: Card = {
    ...first!,
    progress: false,
    north: { ...orders, target },
    central: orders,
    ...change,
  };
  const cards: CardSet = { ...bot.cards.shipped, decisions: [card, ...others] };
  const mirror = mirrored({ n2: '20' });
  const s = table({}, { mirror, progress: progressFor(stars), cards }, cards);
  return runWith(s, 'turn', ({ say }) => (say === 'which-card' ? `card-${card.id}` : 'none'));
}

const sweep = { sweep: true, target: null, distance: 1 };
const needs = (minStars: number): Target => ({ kind: 'twenty', count: 1, minStars });
const lastStep = { progress: true } as const;

/** Every ruling where the rulebook leaves room: a turn where it matters, one where it does not, and the help. */
const readings: [
  why: keyof typeof phrases,
  help: keyof typeof phrases,
  matters: () => Played,
  not: () => Played,
][] = [
  ['because-sweep', 'aid-sweep', () => turn(null, { north: sweep }), () => turn(null)],
  ['because-no-star-needed', 'aid-no-star-needed', () => turn(needs(0)), () => turn(needs(1), {}, 1)],
  ['because-new-star', 'aid-new-star', () => beforeStar(needs(1)), () => turn(needs(1), {}, 1)],
  ['because-track-end', 'aid-track-end', () => beforeStar(null, 8), () => beforeStar(null, 7)],
  ['because-twenty-counts', 'aid-score', () => turn(needs(0)), () => turn(null)],
  [
    'because-last-turns',
    'aid-end',
    () => runWith(table({}, { yourStars: 3 }), 'your-star', () => ''),
    () => turn(null),
  ],
];

/** This star comes in this very turn. */
function beforeStar(target: Target | null, star = 1): Played {
  const [first, ...others] = bot.cards.shipped.decisions;
  const orders = { sweep: false, target: null, distance: 1 };
  const card: Card = { ...first!, ...lastStep, north: { ...orders, target }, central: orders };
  const cards: CardSet = { ...bot.cards.shipped, decisions: [card, ...others] };
  const s = table({}, { mirror: mirrored({ n2: '20' }), progress: progressFor(star) - 1, cards }, cards);
  return runWith(s, 'turn', () => `card-${card.id}`);
}

const saidIn = ({ steps }: Played) => steps.flatMap(({ because = [] }) => because.map(({ say }) => say));

describe('Expeditions: where the rulebook leaves room', () => {
  for (const [why, help, matters, not] of readings)
    it(`says that it is a reading, where it matters and in the help: ${why}`, () => {
      expect(saidIn(matters())).to.include(why);
      expect(saidIn(not())).to.not.include(why);
      for (const say of [why, help]) {
        expect(german.text({ say, with: {} })).to.contain('Unsere Lesart');
        expect(english.text({ say, with: {} })).to.match(/[Oo]ur reading/);
        expect(phrases[say].section).to.not.equal('');
      }
    });

  it('says nothing where the track is at its end', () => {
    const steps = turn(null, lastStep, 8).steps.map(({ say }) => say);
    expect(steps).to.not.include.members(['progress']);
    expect(steps).to.not.include.members(['star']);
  });
});
