import { expect } from '@open-wc/testing';
import { replay, type Entry } from '../../core/engine/session.ts';
import { testBot } from '../tools/test-bot.ts';

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

  it('plays a turn once for each of its entries', () => {
    expect(runs(turns)).to.equal(turns.length);
    const undone: Entry[] = Array.from({ length: 10 }, () => ({ type: 'undone' }));
    expect(runs([...turns, ...undone])).to.be.at.most(turns.length + 30);
  });
});
