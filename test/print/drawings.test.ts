import { expect } from '@open-wc/testing';
import { languages } from '../../core/engine/text.ts';
import { frameOf } from '../../core/look/card.ts';
import { sidesOf, type PrintedCard } from '../../core/look/paper.ts';
import {
  cardsPerPage,
  gridFor,
  paperNames,
  plainSetup,
  sheetSizeNames,
  type PageSetup,
} from '../../print/geometry.ts';
import { smallest } from '../../core/look/write.ts';
import { layOut } from '../../print/lay-out.ts';
import { pagesOf, studio, type Studio } from '../../print/jobs.ts';
import { largeType } from '../../print/layouts.ts';
import { smallestType } from '../../print/type-size.ts';
import { sheetsOfPaper, type PrintOrder } from '../../print/order.ts';
import { games } from '../tools/games.ts';
import { orderOf } from '../tools/print-order.ts';
import { randomGame } from '../tools/random-game.ts';
import { outside, overlapping, textBoxes } from './boxes.ts';

const card = frameOf();
const sides = (made: Studio): PrintedCard[] => made.decks().flatMap((deck) => deck.cards.flatMap(sidesOf));

/** Everything of a bot. */
const order = (made: Studio, setup?: Partial<PageSetup>): PrintOrder =>
  orderOf(
    made.items().map(({ id }) => id),
    setup,
  );

const onlyDecks = (whole: PrintOrder): PrintOrder => ({
  ...whole,
  items: whole.items.filter((id) => id.startsWith('deck-')),
});

for (const game of games)
  for (const language of languages)
    describe(`what is printed of ${game.id}, ${language}`, () => {
      let made: Studio;
      before(async () => {
        made = await studio(game.id, language);
      });

      it('has a face for every card that a step shows, its row lit', async () => {
        const bot = await game.rules();
        const told = Array.from({ length: 20 }, (_, seed) => randomGame(bot, seed).session)
          .flatMap(({ turns }) =>
            turns.flatMap(({ steps, answers }) => [...steps, ...answers.map((one) => one.prompt)]),
          )
          .flatMap(({ card: shown }) => shown ?? []);
        const shown = new Map(told.map((one) => [JSON.stringify(one), one]));
        expect(shown).to.have.property('size').above(0);
        for (const [name, one] of shown) {
          const plain = made
            .face({ deck: one.deck, card: one.card })
            ?.shapes.map((shape) => JSON.stringify(shape));
          const lit = made.face(one)?.shapes.filter((shape) => !plain?.includes(JSON.stringify(shape)));
          expect(lit, name).to.have.length(one.row === undefined ? 0 : 1);
        }
      });

      it('writes every text with glyphs that the typeface has', () => {
        for (const page of made.pages(order(made))) expect(() => textBoxes(page.draw())).not.to.throw();
      });

      it('keeps the texts of a card inside its margin, and apart', () => {
        const zone = { left: card.left, right: card.right, top: 0, bottom: card.footLine };
        for (const { id, face } of sides(made)) {
          const texts = textBoxes(face());
          expect(outside(texts, zone), id).to.deep.equal([]);
          expect(overlapping(texts), id).to.deep.equal([]);
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
            const boards = made.boards().map(({ title }) => made.reader.text({ say: title, with: {} }));
            for (const page of made.pages(order(made, { paper, size }))) {
              // Cut into parts, a board has letters on both sides of a cut.
              if (size === 'large' && boards.includes(page.title)) continue;
              const texts = textBoxes(page.draw());
              const margin = page.trim ? page.trim.x : plainSetup.margin - 0.1;
              const [right, bottom] = [page.width - margin, page.height - margin];
              expect(outside(texts, { left: margin, right, top: margin, bottom }), page.title).to.deep.equal(
                [],
              );
              expect(overlapping(texts), page.title).to.deep.equal([]);
            }
          });

      it('has a sheet of paper for every nine cards, every board, the overview and the booklet', () => {
        const cards = made.decks().reduce((sum, deck) => sum + deck.cards.length, 0);
        const papers = Math.ceil(cards / cardsPerPage(gridFor(plainSetup))) + made.boards().length + 2;
        const pages = (sides: PageSetup['sides']) => pagesOf([made], order(made, { sides }));
        for (const sides of ['long', 'short'] as const) {
          expect(sheetsOfPaper(pages(sides))).to.equal(papers);
          expect(pages(sides), 'nothing behind the last').to.have.length(2 * papers - 1);
        }
      });

      for (const [way, least] of [
        [{ size: 'large' }, largeType],
        [{ paper: 'a5' }, smallest],
      ] as const)
        it(`prints boards in parts that hold all of their words: ${JSON.stringify(way)}`, () => {
          for (const { title, drawing } of made.boards()) {
            const name = made.reader.text({ say: title, with: {} });
            const parts = made.pages(order(made, way)).filter((page) => page.title === name);
            const words = parts.flatMap((page) => textBoxes(page.draw()).map(({ content }) => content));
            for (const { content } of textBoxes(drawing)) expect(words, name).to.include(content);
            for (const page of parts) expect(smallestType(page.draw()), name).to.be.at.least(least - 1e-6);
          }
        });

      for (const paper of paperNames)
        it(`prints a sheet that can be read on ${paper}, and in large print`, () => {
          for (const sheet of sheetSizeNames)
            for (const [size, least] of [
              ['poker', smallest],
              ['large', largeType],
            ] as const) {
              const asked = { ...orderOf(['sheet'], { paper, sheet, size }) };
              const pages = made.pages(asked).filter(({ isEmpty }) => !isEmpty);
              const whys = made.left(asked).map(({ say }) => say);
              const isLeft =
                paper === 'single'
                  ? ['print-left-single']
                  : size === 'large' && sheet === 'a6'
                    ? ['print-left-sheet']
                    : [];
              expect(whys).to.deep.equal(isLeft);
              expect(pages.length > 0, `${sheet} ${size}`).to.equal(isLeft.length === 0);
              for (const page of pages)
                expect(smallestType(page.draw()), `${sheet} ${size}`).to.be.at.least(least - 1e-6);
            }
        });

      it('tells how small its type is as it is printed', async () => {
        const told = async (way: Partial<PageSetup>) => (await layOut([made], order(made, way))).smallest;
        expect(await told({})).to.be.closeTo(smallest, 1e-6);
        expect(await told({ size: 'large' })).to.be.at.least(largeType - 1e-6);
      });

      it('prints both faces of every card, with backs or without', () => {
        const words = (sides: PageSetup['sides']) =>
          made
            .pages(onlyDecks(order(made, { sides })))
            .flatMap((page) => textBoxes(page.draw()).map(({ content }) => content));
        const titles = made
          .decks()
          .flatMap((deck) => deck.cards)
          .flatMap(sidesOf)
          .flatMap(({ face }) =>
            textBoxes(face())
              .slice(0, 2)
              .map(({ content }) => content),
          );
        for (const sides of ['long', 'fold', 'fronts'] as const)
          expect(words(sides), sides).to.include.members(titles);
      });

      it('names deck and page on every page of cards, each once', () => {
        const heads = made
          .pages(onlyDecks(order(made)))
          .map((page) => textBoxes(page.draw()).find(({ top }) => top < 12)?.content);
        expect(new Set(heads).size).to.equal(heads.length);
        for (const { id } of made.decks()) {
          const deck = made.reader.text({ say: `deck-${id}`, with: {} });
          expect(
            heads.filter((head) => head?.includes(deck)),
            deck,
          ).to.have.length.above(1);
        }
      });
    });

describe('a card that nobody knows', () => {
  it('is not drawn', async () => {
    const { face } = await studio('template', 'de');
    expect(face({ deck: 'ships', card: 'unknown' })).to.equal(undefined);
    expect(face({ deck: 'unknown', card: 'card-1' })).to.equal(undefined);
  });
});

describe('copies of a deck', () => {
  it('follow each other without a gap', async () => {
    const made = await studio('template', 'de');
    const pages = (copies: number) => made.pages({ ...onlyDecks(order(made)), copies });
    const cards = made.decks().reduce((sum, deck) => sum + deck.cards.length, 0);
    expect(pages(3)).to.have.length(2 * Math.ceil((3 * cards) / 9));
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
      { setup: { ...plainSetup, margin: 30, size: 'large', paper: 'a5' } },
      'print-no-room',
    ],
  ];
  for (const [name, changed, say] of orders)
    it(`refuses ${name} before anything is drawn`, async () => {
      const made = await studio('template', 'de');
      expect(() => made.pages({ ...order(made), ...changed }))
        .to.throw()
        .with.property('say', say);
    });

  it('refuses cards that the rules do not accept', async () => {
    const refusal = await studio('template', 'de', { ships: [] }).catch((error: unknown) => error);
    expect(refusal).to.have.property('say', 'print-cards-refused');
  });
});
