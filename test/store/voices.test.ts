import { expect } from '@open-wc/testing';
import {
  addVoicesIn,
  exportVoices,
  listPlayers,
  readVoices,
  removePlayer,
  saveTakes,
  type Voice,
} from '../../core/store/voices.ts';
import type { Database } from '../../core/store/database.ts';
import { undoable } from '../../core/store/undoable.ts';
import { fresh, freshName, refusal, tidy } from './fixtures.ts';

const take = (...bytes: number[]): Uint8Array => Uint8Array.from(bytes);

const addVoices = (db: Database, voices: readonly Voice[]) =>
  undoable(db, ['voices'], (deed) => addVoicesIn(deed, voices));

describe('trained voices', () => {
  afterEach(tidy);

  it('are kept word by word, for each player and language', async () => {
    const name = freshName();
    const db = await fresh(name);
    await saveTakes(db, 'Anna', 'de', 'next', [take(1, 2), take(3)], 10);
    await saveTakes(db, 'Anna', 'de', 'stop', [take(4)], 20);
    await saveTakes(db, 'Anna', 'en', 'next', [take(5)], 30);
    await saveTakes(db, 'Ben', 'de', 'next', [take(6)], 40);
    db.close();
    const again = await fresh(name);
    expect((await again.get('voices', ['Anna', 'de']))?.takes).to.deep.equal({
      next: [take(1, 2), take(3)],
      stop: [take(4)],
    });
    expect(
      (await listPlayers(again)).map(({ player, language, changedAt }) => [player, language, changedAt]),
    ).to.deep.equal([
      ['Ben', 'de', 40],
      ['Anna', 'en', 30],
      ['Anna', 'de', 20],
    ]);
    expect(await again.get('voices', ['Ben', 'en'])).to.equal(undefined);
  });

  it('forget the old takes of a word that is trained again, and a word without takes', async () => {
    const db = await fresh();
    await saveTakes(db, 'Anna', 'de', 'next', [take(1)], 10);
    await saveTakes(db, 'Anna', 'de', 'stop', [take(2)], 20);
    await saveTakes(db, 'Anna', 'de', 'next', [take(3)], 30);
    const voice = await saveTakes(db, 'Anna', 'de', 'stop', [], 40);
    expect(voice.takes).to.deep.equal({ next: [take(3)] });
  });

  it('go with their player, in all languages, and come back with an undo', async () => {
    const db = await fresh();
    await saveTakes(db, 'Anna', 'de', 'next', [take(1)], 10);
    await saveTakes(db, 'Anna', 'en', 'next', [take(2)], 20);
    await saveTakes(db, 'Ben', 'de', 'next', [take(3)], 30);
    const undo = await removePlayer(db, 'Anna');
    expect((await listPlayers(db)).map(({ player }) => player)).to.deep.equal(['Ben']);
    await undo();
    expect((await listPlayers(db)).map(({ player }) => player)).to.have.members(['Anna', 'Anna', 'Ben']);
  });

  it('are the same on another device, by a backup that is text', async () => {
    const db = await fresh();
    await saveTakes(db, 'Anna', 'de', 'next', [take(0, 127, 128, 255), take()], 10);
    await saveTakes(db, 'Ben', 'en', '12', [take(7)], 20);
    const text = JSON.stringify(await exportVoices(db));
    const other = await fresh();
    await addVoices(other, readVoices(JSON.parse(text)));
    expect(await listPlayers(other)).to.deep.equal(await listPlayers(db));
  });

  it('come word by word to a player who is there: what was trained here only stays', async () => {
    const db = await fresh();
    await saveTakes(db, 'Anna', 'de', 'next', [take(1)], 10);
    const text = JSON.stringify(await exportVoices(db));
    await saveTakes(db, 'Anna', 'de', 'next', [take(2)], 20);
    await saveTakes(db, 'Anna', 'de', 'stop', [take(9)], 30);
    await addVoices(db, readVoices(JSON.parse(text)));
    expect((await db.get('voices', ['Anna', 'de']))?.takes).to.deep.equal({
      next: [take(1)],
      stop: [take(9)],
    });
  });

  const good = { player: 'Anna', language: 'de', changedAt: 1, takes: { next: ['AAAA'] } };
  const damaged: [string, unknown][] = [
    ['no list', good],
    ['no name', [{ ...good, player: '' }]],
    ['an unknown language', [{ ...good, language: 'fr' }]],
    ['takes that are no base64', [{ ...good, takes: { next: ['?'] } }]],
    ['something more', [{ ...good, more: 1 }]],
    ['one bad among good', [good, { ...good, changedAt: 'today' }]],
  ];
  for (const [what, input] of damaged)
    it(`are not taken from ${what}`, async () => {
      expect(await refusal(() => readVoices(input))).to.equal('refused-file-foreign');
    });

  it('that reach into JavaScript are refused', async () => {
    const voice = { player: 'Anna', language: 'de', changedAt: 1, takes: {} };
    for (const key of ['constructor', '__proto__', 'prototype']) {
      const text = JSON.stringify([voice]).replace('"takes":{}', `"takes":{"${key}":["AQ=="]}`);
      expect(await refusal(() => readVoices(JSON.parse(text))), key).to.equal('refused-file-foreign');
    }
  });
});
