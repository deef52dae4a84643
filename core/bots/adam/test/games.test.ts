import { expect } from '@open-wc/testing';
import fc from '../../../../test/tools/cases.ts';
import adam from '../bot.ts';
import { colours, spots, type Colour } from '../cards.ts';
import { layOutCards } from '../picking.ts';
import { sumOf } from '../pieces.ts';
import { faceOf, missingOn, type State } from '../state.ts';
import { bodiesLeft, kindOf, kinds, ofEachColour, type Kind } from '../supply.ts';
import type { Answer, Options } from '../../../engine/bot.ts';
import { copy } from '../../../engine/play.ts';
import { below, seeded, shuffled, type HasRng } from '../../../engine/rng.ts';
import { direct, firstMatch, lookedFor, namer, table, whereabouts, type Asked } from './table.ts';

const runs = { numRuns: 100, seed: 18 };
const anySeed = fc.integer({ min: 0, max: 2 ** 31 });
const ofOneColour = sumOf(ofEachColour as never);

/** Bags and a deck as they lie on a real table. */
function realTable(dice: HasRng) {
  const bags = Object.fromEntries(
    kinds.map((kind) => [
      kind,
      shuffled(
        dice,
        colours.flatMap((colour) => Array.from({ length: ofEachColour[kind] }, () => colour)),
      ),
    ]),
  ) as Record<Kind, Colour[]>;
  const faces = adam.cards.shipped.prophecies.filter(({ family }) => family !== 'promo-set');
  const deck = shuffled(
    dice,
    faces.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
  );
  const refill = (places: readonly string[]): Record<string, Colour> =>
    Object.fromEntries(
      places.flatMap((place) => {
        const piece = bags[kindOf(spots, place)].pop();
        return piece === undefined ? [] : [[place, piece]];
      }),
    );
  return { deck, refill };
}

interface Watch {
  /** After each turn of his, in both ways; `before` is the mirrored state before it. */
  readonly turned?: (before: State, mirror: State, ask: State, field: number) => void;
  /** After every script of the mirrored game. */
  readonly done?: (mirror: State) => void;
}

/** A whole game in both ways at one real table. */
function playBoth(seed: number, options: Options, watch: Watch): State {
  const dice = { rng: seeded(seed) };
  const { deck, refill } = realTable(dice);
  const mirror = table({ ...options, way: 'mirror' }, { isSetUp: false });
  const ask = table({ ...options, way: 'ask' }, { isSetUp: false });
  let field = 0;
  const his: string[] = []; // cards that came to him and were not named in the asking way yet
  const named = namer(() => deck.shift());
  const answer = ({ say, expects }: Asked): Answer => {
    if (expects.kind === 'marks') return refill(expects.of);
    if (expects.kind === 'yes-no') return true; // the numbers of the fields are right
    if (expects.kind === 'place') return expects.of[below(dice, expects.of.length)] ?? '';
    return say === 'your-card' ? 'card-2' : named(say);
  };
  const mirrored = direct(answer, (say, values) => {
    if (say === 'take' || say === 'take-nothing') field = Number(values['field']);
    if (say === 'draw') his.push(mirror.open.at(-1)?.card ?? '');
  });
  const run = (script: keyof typeof adam.scripts): void => {
    adam.scripts[script](mirror, mirrored);
    watch.done?.(mirror);
  };

  const namedAgain = namer(() => his.shift());
  run('set-up');
  layOutCards(mirror, mirrored);
  his.push(...mirror.open.map(({ card }) => card));
  const laying = direct(({ say }) => namedAgain(say));
  adam.scripts['set-up'](ask, laying);
  layOutCards(ask, laying);
  const goesOn = (): boolean => mirror.ended === null;
  while (goesOn()) {
    const before = copy(mirror);
    run('turn');
    const asking = direct((asked) =>
      asked.expects.kind === 'tally' ? lookedFor(asked, before.supply?.board ?? {}) : namedAgain(asked.say),
    );
    adam.scripts.turn(ask, asking);
    watch.turned?.(before, mirror, ask, field);
    if (goesOn()) run('your-pieces');
    if (goesOn() && below(dice, 4) === 0) run('your-card');
  }
  return mirror;
}

describe('A.D.A.M.: whole games at a real table', () => {
  const anyOptions = fc.record({
    'level-5': fc.boolean(),
    refill: fc.constantFrom('four', 'three'),
  });

  it('keep every piece: on a card, the board, in a bag, with the player or discarded', () => {
    fc.assert(
      fc.property(anySeed, anyOptions, (seed, options) => {
        playBoth(seed, options, {
          done: (s) => {
            for (const colour of colours) expect(whereabouts(s, colour), colour).to.equal(ofOneColour);
          },
        });
      }),
      runs,
    );
  });

  it('never hold more on a card than it needs', () => {
    fc.assert(
      fc.property(anySeed, anyOptions, (seed, options) => {
        playBoth(seed, options, {
          done: (s) => {
            for (const card of s.open) {
              const { needs } = faceOf(s, card.card);
              expect(sumOf(card.held) + sumOf(missingOn(s, card))).to.equal(sumOf(needs));
            }
          },
        });
      }),
      runs,
    );
  });

  it('take the field that a plain search finds first', () => {
    fc.assert(
      fc.property(anySeed, anyOptions, (seed, options) => {
        playBoth(seed, options, {
          turned: (before, _mirror, _ask, field) => {
            const wanted = before.open.map(({ card, held }) => {
              const { needs } = faceOf(before, card);
              const over = colours.reduce((sum, one) => sum + Math.max(0, held[one] - needs[one]), 0);
              return colours.filter((one) => held[one] < needs[one] || over < needs.any);
            });
            expect(field).to.equal(firstMatch(wanted, before.supply!.board));
          },
        });
      }),
      runs,
    );
  });

  it('are the same mirrored and asked', () => {
    fc.assert(
      fc.property(anySeed, anyOptions, (seed, options) => {
        playBoth(seed, options, {
          turned: (_before, { open, fulfilled, discarded, turn }, ask) => {
            const { open: hisOpen, fulfilled: hisFulfilled, discarded: gone, turn: number } = ask;
            expect({ open: hisOpen, fulfilled: hisFulfilled, discarded: gone, turn: number }).to.deep.equal({
              open,
              fulfilled,
              discarded,
              turn,
            });
          },
        });
      }),
      runs,
    );
  });

  it('end when no body piece is left, with as many cards as the level says', () => {
    fc.assert(
      fc.property(anySeed, anyOptions, (seed, options) => {
        const upTo = options['level-5'] && options.refill === 'four' ? 4 : 3;
        const s = playBoth(seed, options, {
          done: ({ supply, ended, open, fulfilled, row, isSetUp }) => {
            expect(ended === 'bodies').to.equal(bodiesLeft(supply!, spots) === 0);
            if (!isSetUp) return;
            expect(open.length).to.be.at.most(options['level-5'] ? 4 : 3);
            if (row!.length > 0) expect(open.length).to.be.at.least(upTo);
            expect(fulfilled.length).to.be.at.most(54);
          },
        });
        expect(adam.next(s)).to.deep.equal(['end', 'put-right']);
      }),
      runs,
    );
  });
});
