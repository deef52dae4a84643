import { expect } from '@open-wc/testing';
import { shipped } from '../../core/bots/expeditions/cards.ts';
import { languages } from '../../core/engine/text.ts';
import type { Shape } from '../../core/look/drawing.ts';
import { card, sidesOf, type PrintedCard } from '../../core/look/card.ts';
import { cardsPerPage, gridFor, paperNames, plainSetup, type PageSetup } from '../../print/geometry.ts';
import { printed, studio, type Studio } from '../../print/jobs.ts';
import { sheetsOfPaper, type PrintOrder } from '../../print/order.ts';
import { outside, overlapping, textBoxes } from './boxes.ts';

const sides = (made: Studio): PrintedCard[] => made.decks().flatMap((deck) => deck.cards.flatMap(sidesOf));

/** Everything of a bot. */
const order = (made: Studio, setup: Partial<PageSetup> = {}): PrintOrder => ({
  setup: { ...plainSetup, ...setup },
  items: made.items().map(({ id }) => id),
  copies: 1,
  ink: 'colour',
  shift: { x: 0, y: 0 },
});

const onlyDecks = (whole: PrintOrder): PrintOrder => ({
  ...whole,
  items: whole.items.filter((id) => id.startsWith('deck-')),
});

for (const bot of printed)
  for (const language of languages)
    describe(`what is printed of ${bot}, ${language}`, () => {
      let made: Studio;
      before(async () => {
        made = await studio(bot, language);
      });

      it('has the decks and cards of the bot', () => {
        const drawn = made.decks().map(({ id, cards }) => ({
          id,
          cards: cards.flatMap(sidesOf).map((one) => one.id),
        }));
        expect(drawn).to.deep.equal(made.bot.decks);
      });

      it('writes every text with glyphs that the typeface has', () => {
        for (const page of made.pages(order(made))) expect(() => textBoxes(page.draw())).not.to.throw();
      });

      it('keeps the texts of a card inside its margin, and apart', () => {
        const zone = { left: card.left, right: card.right, top: 0, bottom: 85 };
        for (const { id, face } of sides(made)) {
          expect(outside(textBoxes(face()), zone), id).to.deep.equal([]);
          expect(overlapping(textBoxes(face())), id).to.deep.equal([]);
        }
      });

      it('keeps what is printed on a card between its band and its foot', () => {
        for (const { id, face } of sides(made))
          for (const { content, top, bottom } of textBoxes(face())) {
            const place = `${id}: ${content}`;
            if (bottom < card.top) continue;
            expect(top, place).to.be.greaterThan(card.top);
            if (top < card.bottom) expect(bottom, place).to.be.lessThan(card.bottom);
          }
      });

      for (const paper of paperNames)
        for (const size of ['poker', 'large'] as const)
          it(`keeps all texts on the paper and apart: ${paper}, ${size}`, () => {
            for (const page of made.pages(order(made, { paper, size }))) {
              const texts = textBoxes(page.draw());
              const margin = page.trim ? page.trim.x : plainSetup.margin - 0.1;
              const [right, bottom] = [page.width - margin, page.height - margin];
              expect(outside(texts, { left: margin, right, top: margin, bottom }), page.title).to.deep.equal(
                [],
              );
              expect(overlapping(texts), page.title).to.deep.equal([]);
            }
          });

      it('has a sheet of paper for every nine cards of a deck, every board and the overview', () => {
        const sheets = made
          .decks()
          .map(({ cards }) => Math.ceil(cards.length / cardsPerPage(gridFor(plainSetup))));
        const papers = sheets.reduce((sum, n) => sum + n, 0) + made.boards().length + 1;
        const pages = (sides: PageSetup['sides']) => made.pages(order(made, { sides }));
        const title = made.reader.text({ say: 'paper-sheet', with: {} });
        const more = pages('fronts').filter((page) => page.title === title).length - 1;
        expect(more).to.be.within(0, 1);
        for (const sides of ['long', 'short'] as const) {
          expect(sheetsOfPaper(pages(sides))).to.equal(papers);
          expect(pages(sides)).to.have.length(2 * papers);
        }
        expect(pages('fronts')).to.have.length(papers + more);
        expect(pages('backs')).to.have.length(papers + more);
      });

      it('names deck and page on every page of cards, each once', () => {
        const heads = made
          .pages(onlyDecks(order(made)))
          .map((page) => textBoxes(page.draw()).find(({ top }) => top < 12)?.content);
        expect(new Set(heads).size).to.equal(heads.length);
        for (const { id } of made.decks()) {
          const deck = made.reader.text({ say: `deck-${id}`, with: {} });
          expect(heads.filter((head) => head?.includes(deck))).to.have.length.above(1);
        }
      });
    });

/** Shapes of the lit face that the plain one has not. */
async function added(bot: string, deck: string, id: string, row: number): Promise<Shape[]> {
  const { face } = await studio(bot, 'de');
  const plain = face({ deck, card: id })?.shapes.map((shape) => JSON.stringify(shape));
  const lit = face({ deck, card: id, row })?.shapes;
  return lit?.filter((shape) => !plain?.includes(JSON.stringify(shape))) ?? [];
}

describe('a card that a step shows', () => {
  const lit: readonly (readonly [bot: string, deck: string, card: string, rows: number])[] = [
    ['expeditions', 'decisions', '3', 3],
    ['expeditions', 'decisions', '8', 3],
    ['mautoma', 'actions', 'start-populate', 3],
    ['nautoma', 'decisions', 'card-6', 4],
    ['nautoma', 'decisions', 'card-1', 2],
    ['nautoma', 'weeks', 'week-2-stormy', 6],
    ['terra-mystica', 'automa', 'card-1', 3],
    ['terra-mystica', 'automa', 'card-3', 1],
    ['terra-mystica', 'automa', 'card-4m', 2],
  ];
  for (const [bot, deck, id, rows] of lit)
    it(`has its current row lit: ${bot}, ${id}`, async () => {
      const lights = await Promise.all(Array.from({ length: rows }, (_, row) => added(bot, deck, id, row)));
      expect(lights.map((shapes) => shapes.length)).to.deep.equal(lights.map(() => 1));
      expect(new Set(lights.map((shapes) => JSON.stringify(shapes))).size).to.equal(rows);
    });

  it('is not drawn when nobody knows it', async () => {
    const { face } = await studio('mautoma', 'de');
    expect(face({ deck: 'actions', card: 'unknown' })).to.equal(undefined);
    expect(face({ deck: 'unknown', card: 'start-populate' })).to.equal(undefined);
  });
});

describe('the words of an order of Mautoma', () => {
  for (const language of languages)
    it(`keep off the range, ${language}`, async () => {
      const words = sides(await studio('mautoma', language))
        .flatMap(({ face }) => textBoxes(face()))
        .filter(({ left, top }) => left === 18.4 && top > 31);
      expect(words).not.to.have.length(0);
      for (const { content, right } of words) expect(right, content).to.be.lessThan(46.5);
    });
});

describe('copies of a deck', () => {
  it('follow each other without a gap', async () => {
    const made = await studio('mautoma', 'de');
    const pages = (copies: number) => made.pages({ ...onlyDecks(order(made)), copies });
    const cards = made.decks()[0]?.cards.length ?? 0;
    expect(pages(3)).to.have.length(2 * Math.ceil((3 * cards) / 9));
  });
});

describe('the cards of Expeditions', () => {
  const row = (made: Studio, card: string, from: number, to: number) =>
    textBoxes(made.face({ deck: 'decisions', card })!)
      .filter(({ top }) => top > from && top < to)
      .map(({ content }) => content);

  it('say what the mechs do', async () => {
    const made = await studio('expeditions', 'en');
    expect(row(made, '3', 16.5, 28)).to.deep.equal(['Progress +1']);
    expect(row(made, '3', 28, 54)).to.deep.equal([
      'North',
      '3',
      '0–3 locations on',
      'replace first',
      'else 3 locations on',
    ]);
    expect(row(made, '3', 54, 80)).to.deep.equal([
      'Centre',
      '4',
      '×3',
      '0–3 locations on, not the 20',
      'else 3 locations on',
    ]);
    expect(row(made, '8', 16.5, 28)).to.deep.equal(['No progress on this card']);
    expect(row(made, '8', 54, 80)).to.deep.equal(['Centre', 'no target', '1 location on']);
    expect(row(made, '12', 28, 54)).to.include('0–3 locations on, only the 20');
  });

  it('differ at a glance, by the names that the question gives them', async () => {
    const made = await studio('expeditions', 'de');
    const strips = shipped.decisions.map(({ id }) => made.strip(`card-${id}`));
    expect(strips).not.to.include(undefined);
    expect(new Set(strips.map((strip) => JSON.stringify(strip))).size).to.equal(shipped.decisions.length);
  });

  /** What stands on the spaces of a track, as one reads. */
  const track = (made: Studio, card: string) =>
    textBoxes(made.face({ deck: 'progress', card })!)
      .map(({ content, left, top, bottom }) => ({
        content,
        left,
        middle: Math.round((top + bottom) / 2 / 3),
      }))
      .filter(({ middle }) => middle > 14 && middle < 27)
      .sort((a, b) => a.middle - b.middle || a.left - b.left)
      .map(({ content }) => content);

  it('have their stars on the spaces of the track, in reading order', async () => {
    const made = await studio('expeditions', 'de');
    expect(track(made, 'level-5').join(' ')).to.equal('Start 1 2 3 2 5 6 3 8 9 4 11 5 13 14 6 16 7 18 8');
    for (const { id, starAt } of shipped.levels) {
      const spaces = Array.from({ length: starAt.at(-1)! + 1 }, (_, step) =>
        starAt.includes(step) ? String(starAt.indexOf(step) + 1) : String(step || 'Start'),
      );
      expect(track(made, id), id).to.deep.equal(spaces);
    }
  });

  it('hold the longest track and the most coins that a player can enter', async () => {
    const own = {
      ...shipped,
      levels: shipped.levels.map((level) => ({
        ...level,
        coins: { star: 20, map: 20, corruption: 20 },
        starAt: [10, 20, 30, 40, 45, 50, 55, 60],
        provenance: 'owner',
      })),
    };
    const made = await studio('expeditions', 'de', own);
    expect(track(made, 'level-1')).to.have.length(61);
    const boxes = textBoxes(made.face({ deck: 'progress', card: 'level-1' })!);
    expect(overlapping(boxes)).to.deep.equal([]);
    expect(outside(boxes, { left: card.left, right: card.right, top: 0, bottom: 85 })).to.deep.equal([]);
    expect(boxes.map(({ content }) => content)).to.include('deine Karte');
  });

  it('mark house values, on cards and on the sheet', async () => {
    const made = await studio('expeditions', 'en');
    const foot = (id: string) =>
      textBoxes(made.face({ deck: 'progress', card: id })!).some(({ content }) => content === 'house card');
    expect(shipped.levels.filter(({ id }) => foot(id)).map(({ level }) => level)).to.deep.equal([4, 5]);
    const [sheet] = made.pages({ ...order(made), items: ['sheet'] });
    const words = textBoxes(sheet!.draw()).map(({ content }) => content);
    expect(words).to.include.members(['5 Ultimaszyna', 'unchecked', 'house card']);
  });
});

describe('jobs that cannot be done', () => {
  it('refuses a bot that has nothing to print', async () => {
    const refusal = await studio('nobody', 'de').catch((error: unknown) => error);
    expect(refusal).to.have.property('say', 'print-no-bot');
  });

  const orders: readonly (readonly [string, Partial<PrintOrder>, string])[] = [
    ['nothing chosen', { items: [] }, 'print-nothing'],
    ['no copies', { copies: 0 }, 'print-bad-copies'],
    ['half a copy', { copies: 1.5 }, 'print-bad-copies'],
    [
      'a size that does not fit',
      { setup: { ...plainSetup, margin: 29, size: 'large', paper: 'a5' } },
      'print-no-room',
    ],
  ];
  for (const [name, changed, say] of orders)
    it(`refuses ${name} before anything is drawn`, async () => {
      const made = await studio('mautoma', 'de');
      expect(() => made.pages({ ...order(made), ...changed }))
        .to.throw()
        .with.property('say', say);
    });

  it('refuses cards that the rules do not accept', async () => {
    const refusal = await studio('mautoma', 'de', { actions: [] }).catch((error: unknown) => error);
    expect(refusal).to.have.property('say', 'print-cards-refused');
  });
});
