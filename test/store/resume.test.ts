import { expect } from '@open-wc/testing';
import type { Entry } from '../../core/engine/session.ts';
import { replay } from '../../core/engine/session.ts';
import { languages, reader } from '../../core/engine/text.ts';
import { appendEntries, createGame, readGame, readLog, readSnapshot } from '../../core/store/games.ts';
import { resume, snapshotOf, type Resumed } from '../../core/store/resume.ts';
import de from '../../core/store/de.ftl';
import en from '../../core/store/en.ftl';
import {
  answer,
  asked,
  counter,
  fresh,
  readStep,
  refusal,
  start,
  summary,
  sumOf,
  tidy,
  turn,
  undone,
} from './fixtures.ts';

const whole = (value: number): Entry[] => [turn, answer('how-many', value), readStep];

/** Plays the entries as the app does, a snapshot with each, and takes the game up with another bot. */
async function played(
  log: readonly Entry[],
  bot = counter(2, 'how-much'),
  snapshots = true,
): Promise<Resumed> {
  const db = await fresh();
  const { id } = await createGame(db, start, summary, 1);
  for (const [n, entry] of log.entries()) {
    const session = replay(counter(1), start, log.slice(0, n + 1));
    await appendEntries(
      db,
      id,
      n,
      [{ at: n, entry }],
      summary,
      snapshots ? snapshotOf(session, n + 1) : undefined,
    );
  }
  const stored = (await readLog(db, id)).map(({ entry }) => entry);
  return resume(bot, await readGame(db, id), stored, await readSnapshot(db, id));
}

const outcome = (resumed: Resumed) => [
  resumed.kind === 'changed' ? resumed.told.say : 'same',
  sumOf(resumed.session.state),
  asked(resumed.session),
];

describe('resuming a game', () => {
  afterEach(tidy);

  it('under the same rules replays it, open turn and all', async () => {
    expect(outcome(await played([...whole(3), turn], counter(1)))).to.deep.equal(['same', 3, 'how-many']);
  });

  const cases: [string, readonly Entry[], string, number][] = [
    ['asks an open turn again', [...whole(3), turn], 'resumed-turn', 3],
    [
      'goes on after a turn whose steps were not all read',
      [...whole(3), ...whole(4).slice(0, 2)],
      'resumed-rules',
      7,
    ],
    ['goes on after a finished turn', [...whole(3), ...whole(4)], 'resumed-rules', 7],
    ['knows an undo into the turn before', [...whole(3), ...whole(4), undone, undone], 'resumed-turn', 3],
    [
      'knows a correction',
      [...whole(3), ...whole(4), { type: 'corrected', at: 1, value: 9 }],
      'resumed-rules',
      13,
    ],
    ['is at its start when nothing was finished', [turn], 'resumed-turn', 0],
  ];
  for (const [name, log, told, sum] of cases)
    it(`under new rules ${name}`, async () => {
      expect(outcome(await played(log))).to.deep.equal([told, sum, undefined]);
    });

  it('under new rules without a snapshot goes back as far as it must, and counts what is lost', async () => {
    const changed = await played([...whole(3), ...whole(4), turn], counter(2, 'how-much'), false);
    expect(outcome(changed)).to.deep.equal(['resumed-earlier', 0, undefined]);
    expect(changed.kind === 'changed' && changed.told.with).to.deep.equal({ turns: 3 });
    const same = await played([...whole(3), ...whole(4), turn], counter(2), false);
    expect(outcome(same)).to.deep.equal(['resumed-earlier', 7, undefined]);
    expect(same.kind === 'changed' && same.told.with).to.deep.equal({ turns: 1 });
  });

  it('counts what is lost after a correction that does not fit either', async () => {
    const log: Entry[] = [...whole(3), ...whole(4), { type: 'corrected', at: 1, value: 9 }, turn];
    const changed = await played(log, counter(2, 'how-much'), false);
    expect(changed.kind === 'changed' && changed.told.with).to.deep.equal({ turns: 3 });
  });

  it('under the same number with other questions does not get stuck', async () => {
    expect(
      outcome(await played([...whole(3), turn, answer('how-many', 4)], counter(1, 'how-much'))),
    ).to.deep.equal(['resumed-rules', 7, undefined]);
  });

  it('does not use a snapshot of what was undone since', async () => {
    const db = await fresh();
    const record = await createGame(db, start, summary, 1);
    const late = { n: 6, rules: 1, state: { sum: 7 }, open: false };
    const log = [...whole(3), ...whole(4), undone, undone];
    expect(outcome(resume(counter(2), record, log, late))).to.deep.equal(['resumed-earlier', 3, undefined]);
  });

  it('goes back as far as it must where the kept state lacks what the new rules need', async () => {
    const record = await createGame(await fresh(), start, summary, 1);
    const log = [...whole(3), ...whole(4)];
    const old = { n: 6, rules: 1, state: { total: 7 }, open: false };
    expect(outcome(resume(counter(2), record, log, old))).to.deep.equal(['resumed-rules', 7, undefined]);
    expect(outcome(resume(counter(2, 'how-much'), record, log, old))).to.deep.equal([
      'resumed-earlier',
      0,
      undefined,
    ]);
    const again: Entry[] = [...log, { type: 'resumed', rules: 1, state: old.state }, ...whole(5)];
    expect(outcome(resume(counter(2), record, again))).to.deep.equal(['resumed-rules', 12, undefined]);
  });

  it('goes on from the entry it gave, also a second time, and with a correction from before', async () => {
    const before: Entry[] = [...whole(3), { type: 'corrected', at: 1, value: 5 }, turn];
    const first = await played(before);
    if (first.kind !== 'changed') throw new Error('nothing changed');
    const after: Entry[] = [...before, first.entry, turn, answer('how-much', 2), readStep, turn];
    const db = await fresh();
    const log = after.map((entry, at) => ({ at, entry }));
    const record = await createGame(db, start, summary, 1, log);
    expect(record.rules).to.equal(2);
    expect(outcome(resume(counter(2, 'how-much'), record, after))).to.deep.equal(['same', 7, 'how-much']);
    expect(outcome(resume(counter(3, 'how-many'), record, after))).to.deep.equal([
      'resumed-earlier',
      5,
      undefined,
    ]);
  });

  it('of a newer app is refused', async () => {
    const db = await fresh();
    const record = await createGame(db, { ...start, rules: 5 }, summary, 1);
    expect(await refusal(() => resume(counter(4), record, []))).to.equal('refused-store-rules');
  });

  it('has a sentence in every language for all that the store says', () => {
    const keys = [
      ...['newer', 'unavailable', 'full', 'closed', 'blocked', 'conflict', 'missing', 'rules', 'since'].map(
        (key) => `refused-store-${key}`,
      ),
      'resumed-rules',
      'resumed-turn',
      'resumed-earlier',
    ];
    for (const language of languages) {
      const read = reader(language, [{ de, en }[language]]);
      for (const say of keys)
        for (const turns of [1, 3]) expect(read.text({ say, with: { turns } })).to.match(/\.$/);
    }
  });
});
