import { expect } from '@open-wc/testing';
import { replay, type Entry } from '../../../engine/session.ts';
import { randomGame } from '../../../../test/tools/random-game.ts';
import bot from '../bot.ts';

describe('a card that was never entered', () => {
  it('of A.D.A.M. is a card of the row that was taken: a tap on it, if need be before his turn', () => {
    const games = Array.from({ length: 40 }, (_, seed) =>
      randomGame(bot, seed, { row: 'mirrored', way: 'mirror', 'level-2': false }),
    );
    const full = games.flatMap(({ start, session: { deeds } }) =>
      deeds.flatMap((deed, at) => {
        if (deed.type !== 'played' || deed.script !== 'turn') return [];
        const before = replay(bot, start, deeds.slice(0, at)).state;
        return before.row?.length === 6 && !before.row.includes(null) ? [{ start, deeds, at, before }] : [];
      }),
    );
    const { start, deeds, at, before } = full[0]!;
    const log: Entry[] = [
      ...deeds.slice(0, at + 1),
      { type: 'undone' }, // his turn was begun with a row that is not the one on the table
      { type: 'played', script: 'your-card' },
      { type: 'answered', to: 'your-card', value: 'card-6' },
      { type: 'played', script: 'turn' },
    ];
    const after = replay(bot, start, log);
    expect(after.prompt?.say).to.equal('which-frame');
    const row = after.state.row!;
    expect(row).to.deep.equal(before.row!.slice(0, -1));
  });
});
