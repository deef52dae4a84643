/** Marks on printed cards are read from the pages: of every bot, in every ink and size. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { bundled } from '../tools/bundled.mjs';
import { fonts, needTools, pagesInGrey, print, tidy } from './paper.mjs';

const sight = await bundled('core/sight/detector.ts', 'core/sight/numbers.ts');
const detector = sight.createDetector();

before(needTools);
after(tidy);

const ways = [
  { ink: 'colour', setup: {} },
  { ink: 'grey', setup: { size: 'tarot' } },
  { ink: 'lines', setup: { size: 'mini' } },
  { ink: 'colour', setup: { size: 'large', paper: 'a3' } },
];

/** The marks on the pages of an order, sorted. */
async function read(bot, deck, { ink, setup }) {
  const { bytes } = await print.make(
    {
      bot,
      languages: ['de'],
      setup: { ...print.plainSetup, sides: 'fronts', sight: true, ...setup },
      items: [`deck-${deck.id}`],
      copies: 1,
      ink,
      shift: { x: 0, y: 0 },
    },
    fonts,
  );
  const pages = pagesInGrey(bytes, `marks-${bot}-${deck.id}-${ink}-${setup.size ?? ''}`);
  return pages.flatMap((page) => detector.detect(page).map(({ mark }) => mark)).sort((a, b) => a - b);
}

const wanted = (deck) => deck.cards.map((card) => sight.markOf(deck, card)).sort((a, b) => a - b);

for (const { id } of print.games)
  describe(`the marks of ${id}`, () => {
    for (const way of ways)
      it(`are read: ${way.ink}, ${way.setup.size ?? 'poker'}`, async () => {
        const made = await print.studio(id, 'de');
        for (const deck of made.decks().filter(({ marks }) => marks)) {
          const order = {
            setup: { ...print.plainSetup, sight: true, ...way.setup },
            items: [`deck-${deck.id}`],
          };
          const left = made.left({ ...order, copies: 1, ink: way.ink, shift: { x: 0, y: 0 } });
          // Where a face has no room beside the mark, the player is told so, and can do without.
          if (left.length > 0)
            assert.notEqual(way.setup.size ?? 'poker', 'poker', `${deck.id}: ${left[0].say}`);
          else assert.deepEqual(await read(id, deck, way), wanted(deck), deck.id);
        }
      });
  });
