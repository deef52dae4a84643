import { expect } from '@open-wc/testing';
import fc from '../tools/cases.ts';
import { begun, extended, replay, sessionOf, type Entry, type Session } from '../../core/engine/session.ts';
import { testBot, type TestState } from '../tools/test-bot.ts';

const start = { bot: 'test', rules: 2, options: { deck: 'on-table', loud: false }, seed: 1, cards: [] };
const names = Array.from({ length: 40 }, (_, n) => `card-${n}`);
const turn = (card: string): Entry[] => [
  { type: 'played', script: 'turn' },
  ...(card === names.at(-1) ? [] : [{ type: 'answered', to: 'card', value: card } as const]),
  { type: 'answered', to: 'is-it', value: false },
];

/** How often a script was run to replay this. */
function runs(log: readonly Entry[]): number {
  let count = 0;
  const { turn: run, lose } = testBot.scripts;
  const counting = {
    ...testBot,
    scripts: {
      lose: lose!,
      turn: (...args: Parameters<NonNullable<typeof run>>) => {
        count += 1;
        run!(...args);
      },
    },
  };
  replay(counting, { ...start, cards: names }, log);
  return count;
}

describe('a log of corrections', () => {
  const turns = names.slice(0, 30).flatMap(turn);
  const last = turns.length - 1;
  const corrected = (n: number, at = last): Entry[] =>
    Array.from({ length: n }, () => ({ type: 'corrected', at, value: false }));

  it('plays only what follows the corrected answer again', () => {
    const plain = runs(turns);
    const each = (runs([...turns, ...corrected(100)]) - plain) / 100;
    expect(each).to.be.at.most(4);
    expect(runs([...turns, ...corrected(100), { type: 'undone' }]) - plain).to.be.at.most(100 * 4 + 4);
  });

  it('plays a turn when it begins, and once for all its answers', () => {
    expect(runs(turns)).to.equal(2 * 30);
    const undone: Entry[] = Array.from({ length: 10 }, () => ({ type: 'undone' }));
    expect(runs([...turns, ...undone])).to.be.at.most(turns.length + 30);
  });

  it('does not play what was taken back at once', () => {
    const again: Entry[] = Array.from({ length: 500 }, (_, n) => (n % 2 ? { type: 'undone' } : turns[last]!));
    expect(runs([...turns.slice(0, last), ...again])).to.equal(runs(turns.slice(0, last)));
  });

  it('comes to the same as entry by entry', () => {
    const begin = begun(testBot, { ...start, cards: names });
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(6), fc.nat(9)), { maxLength: 80 }), (choices) => {
        const log: Entry[] = [];
        let slowly = begin;
        for (const [what, n] of choices) {
          const entry = entryLike(slowly.session, what, n);
          if (!entry) continue;
          slowly = extended(slowly, entry);
          log.push(entry);
        }
        expect(replay(testBot, { ...start, cards: names }, log)).to.deep.equal(sessionOf(slowly));
      }),
    );
  });
});

/** Something that can be done now; going on is the likeliest. */
function entryLike({ prompt, deeds, aside }: Session<TestState>, what: number, n: number): Entry | undefined {
  if (what === 0) return { type: 'undone' };
  const at = n % (deeds.length + 1);
  const deed = deeds[at];
  if (what === 1 && deed?.type === 'answered' && !aside) return { type: 'corrected', at, value: deed.value };
  if (what === 2 && deed?.type === 'played' && !aside) return { type: 'reopened', at };
  if (what === 3 && aside && !prompt) return { type: 'rejoined' };
  if (!prompt) return { type: 'played', script: 'turn' };
  const { expects, say: to } = prompt;
  if (expects.kind === 'choice') return { type: 'answered', to, value: expects.of[n % expects.of.length]! };
  return { type: 'answered', to, value: expects.kind === 'count' ? 1 + (n % 9) : n % 2 === 0 };
}
