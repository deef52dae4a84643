import { expect, fixture, html } from '@open-wc/testing';
import { gameFile } from '../../components/files/downloads.ts';
import { importGame } from '../../components/files/import.ts';
import { byRound, courseOf, turningPoints } from '../../components/share/course.ts';
import '../../components/share/points-plot.ts';
import { shareTexts } from '../../components/share/texts.ts';
import { lookAt, openGame, withEntry } from '../../components/table/open-game.ts';
import template from '../../core/cli/template/bot.ts';
import { readGameFile, writeGameFile } from '../../core/engine/file.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { replay, type Entry } from '../../core/engine/session.ts';
import { turnsOf } from '../../core/engine/your-points.ts';
import { appendEntries, listGames, notePoints, readGame } from '../../core/store/games.ts';
import { waitUntil } from '../tools/wait-until.ts';
import { find, setUp, startOf, storedGame, tableAfter, testContext } from './fixtures.ts';

const turn: Entry[] = [
  { type: 'played', script: 'turn' },
  { type: 'answered', to: 'market', value: [] },
];
const begun = setUp.slice(0, 1);
const turns = (n: number): Entry[] => [...begun, ...Array.from({ length: n }, () => turn).flat()];
const score = { lines: [], you: 30, bot: 50, isWon: false, verdict: { say: 'verdict', with: {} } };

describe('the player’s points on the way', () => {
  it('stand beside the bot’s, turn by turn, and end where the game ended', () => {
    const log = turns(5);
    const session = replay(template, startOf(template), log);
    const yours = [
      { turn: 2, points: 9 },
      { turn: 9, points: 99 },
    ];
    const course = courseOf({ session, log, record: { yours } }, score);
    expect(course.map(({ you }) => you)).to.deep.equal([undefined, 9, undefined, undefined, undefined, 30]);
    expect(course.at(-1)?.points).to.equal(50);
    expect(byRound(course).map(({ name, you }) => [name, you])).to.deep.equal([
      [5, 9],
      ['end', 30],
    ]);
    expect(turningPoints(course).map(({ kind }) => kind)).to.include('passed');
    const noneNoted = courseOf({ session, log, record: {} }, score);
    expect(noneNoted.filter(({ you }) => you !== undefined)).to.have.length(1);
  });

  it('stay when the game is taken up under newer rules, and are drawn where they were', async () => {
    const context = await testContext();
    const { database } = context;
    const id = await storedGame(context, turns(3));
    for (const yours of [
      { turn: 1, points: 4 },
      { turn: 3, points: 12 },
    ])
      await notePoints(database, id, yours);
    const older = { ...(await database.get('games', id))!, rules: template.rules - 1 };
    await database.put('games', older);
    const { game, told } = await openGame(database, id);
    expect(told).to.have.length(1);
    expect(game.session.turns, 'the bot’s turns of before are gone').to.have.length(0);
    expect((await readGame(database, id)).yours).to.deep.equal(older.yours);
    let now = game;
    for (const entry of turns(2).slice(1)) now = await withEntry(database, now, entry);
    const course = courseOf(now, score);
    expect(courseOf(await lookAt(database, id), score)).to.deep.equal(course);
    expect(course.map(({ turn, you }) => [turn, you])).to.deep.equal([
      [1, 4],
      [2, undefined],
      [3, 12],
      [4, undefined],
      [5, undefined],
      [6, 30],
    ]);
    expect(course.map(({ points }) => points !== undefined)).to.deep.equal([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
    expect(byRound(course).map(({ name, you }) => [name, you])).to.deep.equal([
      [undefined, 4],
      [undefined, 12],
      [5, undefined],
      ['end', 30],
    ]);
    expect(
      turningPoints(course)
        .map(({ at: n }) => n)
        .every((n) => n > 3),
    ).to.equal(true);
    const shown = await fixture(
      html`<points-plot
        .text=${context.textWith(template.texts, shareTexts)}
        .course=${course}
      ></points-plot>`,
    );
    expect(shown.shadowRoot?.textContent).to.include('nur die Punkte bekannt, die du notiert hast');
    // What is noted now counts on.
    await notePoints(database, id, { turn: turnsOf(now.session, now.log), points: 20 });
    expect((await readGame(database, id)).yours?.at(-1)).to.deep.equal({ turn: 5, points: 20 });
    // A second update knows both.
    await database.put('games', { ...(await database.get('games', id))!, rules: template.rules - 1 });
    const second = await openGame(database, id);
    expect(turnsOf(second.game.session, second.game.log)).to.equal(5);
    const again = readGameFile(await gameFile(database, { id }), () => template);
    expect(again.yours).to.have.length(3);
  });

  it('are in the game’s file, and come back with it', async () => {
    const context = await testContext();
    const id = await storedGame(context, turns(2));
    await notePoints(context.database, id, { turn: 2, points: 12 });
    const file = await gameFile(context.database, { id });
    await importGame(context.database, new Blob([file]));
    const both = await listGames(context.database);
    expect(both.map(({ yours }) => yours)).to.deep.equal([
      [{ turn: 2, points: 12 }],
      [{ turn: 2, points: 12 }],
    ]);
  });

  const bad: unknown[] = [{}, [{ turn: 1 }], [{ turn: 1, points: -1 }], [{ turn: 1, points: 1e9 }], 'many'];
  for (const yours of bad)
    it(`are refused with the file where they are ${JSON.stringify(yours)}`, () => {
      const file = { ...(JSON.parse(writeGameFile(startOf(template), [])) as object), yours };
      expect(() => readGameFile(file, () => template)).to.throw(Refusal);
    });

  it('are taken back alone, though the game went on', async () => {
    const { database } = await testContext();
    const id = await storedGame({ ...(await testContext()), database }, turns(2));
    await notePoints(database, id, { turn: 1, points: 4 });
    const undo = await notePoints(database, id, { turn: 2, points: 12 });
    const { length, summary } = await readGame(database, id);
    await appendEntries(database, id, length, [{ at: 1, entry: turn[0]! }], summary);
    await undo();
    const now = await readGame(database, id);
    expect(now.yours).to.deep.equal([{ turn: 1, points: 4 }]);
    expect(now.length).to.equal(length + 1);
    // What was counted in turns that were taken back goes with them.
    await notePoints(database, id, { turn: 1, points: 5 });
    expect((await readGame(database, id)).yours).to.deep.equal([{ turn: 1, points: 5 }]);
  });

  it('are entered from the menu of the table, and never asked for', async () => {
    const context = await testContext('de', { pace: 'turn' });
    const screen = await tableAfter(context, turns(1));
    screen.acts.lay('menu');
    await waitUntil(() => find(screen, '#points'));
    find(screen, '#points')?.click();
    await waitUntil(() => find(screen, 'points-dialog')?.shadowRoot?.querySelector('answer-count'));
    const keys = () => [...(find(screen, 'answer-count')?.shadowRoot?.querySelectorAll('button') ?? [])];
    keys()[1]?.click();
    await waitUntil(() => keys().some(({ textContent }) => textContent.trim() === '12'));
    keys()
      .find(({ textContent }) => textContent.trim() === '12')
      ?.click();
    await waitUntil(() => context.undos.length > 0);
    expect(context.undos[0]?.done).to.equal('12 Punkte sind notiert.');
    expect((await readGame(context.database, screen.gameId)).yours).to.deep.equal([{ turn: 1, points: 12 }]);
    expect(screen.state.sheet).to.equal(undefined);
    find(screen, '#done')?.click();
    await waitUntil(() => screen.state.game!.log.length > turns(1).length);
    const played = await readGame(context.database, screen.gameId);
    expect(played.yours, 'the game goes on with them').to.deep.equal([{ turn: 1, points: 12 }]);
  });

  it('are not asked of a game that has not begun', async () => {
    const context = await testContext();
    const screen = await tableAfter(context, begun);
    screen.acts.lay('menu');
    await waitUntil(() => find(screen, '#export'));
    expect(find(screen, '#points')).to.equal(undefined);
  });
});
