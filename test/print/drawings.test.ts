import { expect } from '@open-wc/testing';
import { languages } from '../../core/engine/text.ts';
import type { Shape } from '../../core/look/drawing.ts';
import { card, sidesOf, type PrintedCard } from '../../print/faces/card.ts';
import { cardsPerPage, gridFor, paperNames, plainSetup, type PageSetup } from '../../print/geometry.ts';
import { printed, studio, type Studio } from '../../print/jobs.ts';
import type { Order } from '../../print/order.ts';
import { outside, overlapping, textBoxes } from './boxes.ts';

const sides = (made: Studio): PrintedCard[] => made.decks().flatMap((deck) => deck.cards.flatMap(sidesOf));

/** Everything of a bot. */
const order = (made: Studio, setup: Partial<PageSetup> = {}): Order => ({
  setup: { ...plainSetup, ...setup },
  items: made.items().map(({ id }) => id),
  copies: 1,
  ink: 'colour',
  shift: { x: 0, y: 0 },
});

const onlyDecks = (whole: Order): Order => ({
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
        const count = (sides: PageSetup['sides']) => made.pages(order(made, { sides })).length;
        expect(count('long')).to.equal(2 * papers);
        expect(count('short')).to.equal(2 * papers);
        expect(count('fronts')).to.equal(papers);
        expect(count('backs')).to.equal(papers);
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
    ['mautoma', 'actions', 'start-populate', 3],
    ['nautoma', 'decisions', 'card-6', 4],
    ['nautoma', 'decisions', 'card-1', 2],
    ['nautoma', 'weeks', 'week-2-stormy', 6],
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

describe('jobs that cannot be done', () => {
  it('refuses a bot that has nothing to print', async () => {
    const refusal = await studio('nobody', 'de').catch((error: unknown) => error);
    expect(refusal).to.have.property('say', 'print-no-bot');
  });

  const orders: readonly (readonly [string, Partial<Order>, string])[] = [
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
