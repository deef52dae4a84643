import { expect } from '@open-wc/testing';
import { damaged } from '../tools/damaged.ts';
import { games } from '../tools/games.ts';
import { importCards } from '../../components/files/import.ts';
import de from '../../components/cards/de.ftl';
import en from '../../components/cards/en.ftl';
import bot from '../../core/cli/template/bot.ts';
import { readCardsFile, writeCardsFile } from '../../core/engine/cards-file.ts';
import { confirmed, withItem } from '../../core/engine/edits.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { reader } from '../../core/engine/text.ts';
import { unitsOf } from '../../core/engine/units.ts';
import { cardsFor, changeCards } from '../../core/store/cards.ts';
import type { Database } from '../../core/store/database.ts';
import { fresh, tidy } from '../store/fixtures.ts';

const { ships } = bot.cards.shipped;
const own = confirmed(
  { ships: withItem(ships, 'card-3', { points: 6 }) },
  ships.map(({ id }) => `ships/${id}`),
);
const good = { 'visavis-cards': 1, bot: 'template', cards: own };
const blob = (text: string) => new Blob([text]);
const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** The sentence that the player reads; anything but a refusal is a fault. */
async function refused(db: Database, text: string): Promise<string | undefined> {
  try {
    await importCards(db, blob(text));
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.say;
  }
}

describe('a file of own cards', () => {
  afterEach(tidy);

  for (const { id, rules } of games)
    it(`gives back all that is the player's own: ${id}`, async () => {
      const its = await rules();
      const all = confirmed(its.cards.shipped, [...unitsOf(its.cards.shipped).keys()]);
      expect(readCardsFile(writeCardsFile(its, all), its)).to.deep.equal(all);
    });

  it('brings no shipped values of another time', () => {
    const old = { ships: withItem(ships, 'card-1', { points: 5 }) };
    const read = readCardsFile(writeCardsFile(bot, confirmed(old, ['ships/card-2'])), bot);
    expect(read).to.deep.equal(confirmed(bot.cards.shipped, ['ships/card-2']));
  });

  it('leaves the player’s other cards as they are, and can be taken back', async () => {
    const db = await fresh();
    const here = { ships: withItem(ships, 'card-5', { points: 6, provenance: 'owner' }) };
    await changeCards(db, bot, () => here);
    const file = { ships: withItem(ships, 'card-3', { points: 6, provenance: 'owner' }) };
    const { undo } = await importCards(db, blob(writeCardsFile(bot, file)));
    const both = { ships: withItem(here.ships, 'card-3', { points: 6, provenance: 'owner' }) };
    expect(await cardsFor(db, bot)).to.deep.equal(both);
    await undo();
    expect(await cardsFor(db, bot)).to.deep.equal(here);
  });

  it('that cannot be read any more is told as such', async () => {
    const gone = new Blob(['{}']);
    gone.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    const error: unknown = await importCards(await fresh(), gone).catch((thrown: unknown) => thrown);
    expect(error).to.have.property('say', 'refused-file-unread');
  });

  const changed = (change: object) => JSON.stringify({ ...good, ...change });
  const withCard = (change: object) => changed({ cards: { ships: withItem(ships, 'card-1', change) } });
  const html = '<img src=x onerror=alert(1)>';
  const rows: readonly [string, string, string][] = [
    ['no JSON', 'cards-file-damaged', JSON.stringify(good).slice(0, -9)],
    ['nothing', 'cards-file-damaged', ''],
    ['a number', 'cards-file-foreign', '7'],
    ['a game file', 'cards-file-foreign', JSON.stringify({ visavis: 1, bot: 'template', log: [] })],
    ['too large', 'cards-file-large', JSON.stringify({ ...good, x: 'x'.repeat(1_000_000) })],
    ['newer', 'cards-file-newer', changed({ 'visavis-cards': 2 })],
    ['version 0', 'cards-file-foreign', changed({ 'visavis-cards': 0 })],
    ['deep', 'cards-file-damaged', `{"visavis-cards":1,"bot":"template","cards":{"ships":${deep(5000)}}}`],
    ['so deep that it cannot be parsed', 'cards-file-damaged', '['.repeat(400_000)],
    ['__proto__', 'cards-file-foreign', '{"visavis-cards":1,"bot":"template","cards":{"__proto__":{"x":1}}}'],
    ['constructor', 'cards-file-foreign', '{"visavis-cards":1,"bot":"template","cards":{"constructor":1}}'],
    ['an unknown bot', 'cards-file-bot', changed({ bot: 'nobody' })],
    ['HTML as bot', 'cards-file-bot', changed({ bot: html })],
    ['something more', 'cards-file-foreign', changed({ more: 1 })],
    ['cards as a list', 'cards-file-values', changed({ cards: [bot.cards.shipped] })],
    ['cards of another bot', 'cards-file-values', changed({ cards: { fish: ships } })],
    ['a card less', 'cards-file-values', changed({ cards: { ships: ships.slice(1) } })],
    ['a million cards', 'cards-file-values', changed({ cards: { ships: new Array(9000).fill(ships[0]) } })],
    ['HTML as value', 'cards-file-values', withCard({ end: html })],
    ['a key too many', 'cards-file-values', withCard({ html })],
    ['too large a number', 'cards-file-values', withCard({ points: 1e300 })],
  ];
  for (const [what, say, text] of rows)
    it(`is refused whole: ${what}`, async () => {
      const db = await fresh();
      await changeCards(db, bot, () => own);
      expect(await refused(db, text)).to.equal(say);
      expect(await cardsFor(db, bot)).to.deep.equal(own);
      for (const source of [de, en]) expect(reader('en', [source]).text({ say, with: {} })).to.match(/\.$/);
    });
});

describe('ten thousand damaged files', () => {
  afterEach(tidy);
  const text = writeCardsFile(bot, own);
  const dice = { rng: [9, 8, 7, 6] as [number, number, number, number] };

  it('are refused with a sentence and change nothing, or are right', async () => {
    const db = await fresh();
    await changeCards(db, bot, () => own);
    const known = reader('en', [en]);
    let refusals = 0;
    for (let i = 0; i < 10_000; i++) {
      const say = await refused(db, damaged(text, dice));
      if (say !== undefined) {
        expect(known.has(say), say).to.equal(true);
        refusals += 1;
      } else {
        expect(bot.cards.accepts((await db.get('cards', bot.id))?.cards)).to.equal(true);
        await changeCards(db, bot, () => own);
      }
      if (i % 50 === 0) expect((await db.get('cards', bot.id))?.cards).to.deep.equal(own);
    }
    expect((await db.get('cards', bot.id))?.cards).to.deep.equal(own);
    expect(refusals).to.be.greaterThan(8000);
  });
});
