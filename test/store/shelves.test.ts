import { expect } from '@open-wc/testing';
import { createGame } from '../../core/store/games.ts';
import {
  finishedAgainst,
  finishedSince,
  firstOn,
  hasFinished,
  keysOn,
  readGames,
  runningGames,
  strays,
} from '../../core/store/shelves.ts';
import { fresh, refusal, start, summary, tidy } from './fixtures.ts';

describe('the shelves', () => {
  afterEach(tidy);

  it('give their first keys, of all games or of one, the one played last first', async () => {
    const db = await fresh();
    const add = async (bot: string, over: boolean, at: number) =>
      (await createGame(db, { ...start, bot }, { ...summary, over }, at)).id;
    const [a, b, c] = [await add('x', true, 1), await add('y', true, 3), await add('x', true, 2)];
    const running = await add('x', false, 4);
    expect(await firstOn(db, 'over', undefined, 2)).to.deep.equal([b, c]);
    expect(await firstOn(db, 'over', undefined, 9)).to.deep.equal([b, c, a]);
    expect(await firstOn(db, 'over', 'x', 1)).to.deep.equal([c]);
    expect(await firstOn(db, 'running', undefined, 9)).to.deep.equal([running]);
    expect(await firstOn(db, 'running', 'y', 9)).to.deep.equal([]);
  });

  it('go on with what was played last, also after a clock that was ahead', async () => {
    const db = await fresh();
    const add = async (at: number) => (await createGame(db, start, summary, at)).id;
    const day = 86_400_000;
    const [a, b, c] = [await add(1), await add(90 * day), await add(2 * day)];
    const played = async (now: number) => (await runningGames(db, now)).map(({ id }) => id);
    expect(await played(3 * day)).to.deep.equal([c, a, b]);
    expect(await played(91 * day)).to.deep.equal([b, c, a]);
  });

  it('say so when the database is closed, whatever is asked of them', async () => {
    const db = await fresh();
    db.close();
    const asked = [
      () => firstOn(db, 'over', undefined, 2),
      () => keysOn(db, 'over'),
      () => readGames(db, ['a']),
      () => strays(db),
      () => runningGames(db),
      () => hasFinished(db),
      () => finishedSince(db, 0),
      () => finishedAgainst(db, 'x'),
    ];
    for (const work of asked) expect(await refusal(work), String(work)).to.equal('refused-store-closed');
  });
});
