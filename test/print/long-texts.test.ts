import { expect } from '@open-wc/testing';
import adamBot from '../../core/bots/adam/bot.ts';
import expeditionsBot from '../../core/bots/expeditions/bot.ts';
import mautomaBot from '../../core/bots/mautoma/bot.ts';
import nautomaBot from '../../core/bots/nautoma/bot.ts';
import terraMysticaBot from '../../core/bots/terra-mystica/bot.ts';
import { shipped as expeditions } from '../../core/bots/expeditions/cards.ts';
import { languages, reader, type Reader } from '../../core/engine/text.ts';
import type { Drawing } from '../../core/look/drawing.ts';
import { adam } from '../../core/bots/adam/paper/index.ts';
import de from '../../print/de.ftl';
import en from '../../print/en.ftl';
import { expeditions as expeditionsPrint } from '../../core/bots/expeditions/paper/index.ts';
import { card, sidesOf } from '../../core/look/card.ts';
import { papers, plainSetup } from '../../print/geometry.ts';
import { pagesOf, proofOf, studio, type Printable } from '../../print/jobs.ts';
import { mautoma } from '../../core/bots/mautoma/paper/index.ts';
import { misfit } from '../../print/misfit.ts';
import { nautoma } from '../../core/bots/nautoma/paper/index.ts';
import { largeSheets, referenceSheets } from '../../print/sheets.ts';
import { terraMystica } from '../../core/bots/terra-mystica/paper/index.ts';
import { outside, overlapping, textBoxes } from './boxes.ts';

const words = { de, en };
const printed = [
  { bot: adamBot, printable: adam as Printable<unknown> },
  { bot: expeditionsBot, printable: expeditionsPrint as Printable<unknown> },
  { bot: mautomaBot, printable: mautoma as Printable<unknown> },
  { bot: nautomaBot, printable: nautoma as Printable<unknown> },
  { bot: terraMysticaBot, printable: terraMystica as Printable<unknown> },
];

/** A language that needs so many times the words of another. */
function wordy(plain: Reader, factor: number): Reader {
  const longer = (text: string): string => {
    const all = text.split(' ');
    return Array.from({ length: Math.ceil(all.length * factor) }, (_, i) => all[i % all.length]).join(' ');
  };
  return {
    ...plain,
    text: (phrase) => longer(plain.text(phrase)),
    part: (phrase, name) => {
      const part = plain.part(phrase, name);
      return part === undefined ? undefined : longer(part);
    },
  };
}

/** Every text is where it belongs, or the drawing is refused. */
function expectInPlace(drawing: Drawing, zone: Parameters<typeof outside>[1], name: string): boolean {
  if (misfit(drawing)) return false;
  const boxes = textBoxes(drawing).filter(({ content }) => content !== '');
  expect(outside(boxes, zone), name).to.deep.equal([]);
  expect(overlapping(boxes), name).to.deep.equal([]);
  return true;
}

for (const { bot, printable } of printed)
  for (const language of languages)
    describe(`texts of any length: ${bot.id}, ${language}`, () => {
      const own = printable.texts ? [printable.texts[language]] : [];
      const plain = reader(language, [bot.texts[language], words[language], ...own]);

      for (const factor of [1, 1.4, 2, 5])
        it(`stay on their card, or are refused: ${factor} times as many words`, () => {
          const cards = printable
            .decks(bot.cards.shipped, wordy(plain, factor))
            .flatMap((deck) => deck.cards);
          const zone = { left: card.left, right: card.right, top: 0, bottom: 85 };
          const fitting = cards.flatMap(sidesOf).filter(({ id, face }) => expectInPlace(face(), zone, id));
          if (factor === 1) expect(fitting).to.have.length(cards.flatMap(sidesOf).length);
        });

      for (const factor of [1, 2])
        it(`stay on their board, or are refused: ${factor} times as many words`, () => {
          for (const { title, draw } of printable.boards?.(bot.cards.shipped, wordy(plain, factor)) ?? []) {
            const drawing = draw();
            const { width: right, height: bottom } = drawing;
            const isFitting = expectInPlace(drawing, { left: 0, right, top: 0, bottom }, title);
            if (factor === 1) expect(isFitting, title).to.equal(true);
          }
        });

      for (const [name, sheets] of [
        ['sheet', referenceSheets],
        ['sheet in large print', largeSheets],
      ] as const)
        for (const factor of [1, 1.4, 3])
          it(`go on on the next page of the ${name}: ${factor} times as many words`, () => {
            const read = wordy(plain, factor);
            const extras = printable.sheet(read, bot.cards.shipped);
            const page = papers.a4;
            const pages = sheets({ bot, extras, reader: read, page, margin: plainSetup.margin });
            const zone = { left: 5, right: page.width - 5, top: 5, bottom: page.height - 5 };
            for (const drawing of pages) {
              const isFitting = expectInPlace(drawing, zone, name);
              if (factor === 1) expect(isFitting).to.equal(true);
            }
          });
    });

describe('what an owner entered', () => {
  const order = (items: readonly string[]) => ({
    setup: plainSetup,
    items,
    copies: 1,
    ink: 'colour' as const,
    shift: { x: 0, y: 0 },
  });
  const named = (name: string) => ({
    ...expeditions,
    levels: expeditions.levels.map((level) => (level.level === 4 ? { ...level, name } : level)),
  });

  for (const language of languages)
    it(`is printed on two lines if it is long, ${language}`, async () => {
      const made = await studio('expeditions', language, named('Die allerletzte Maschine vor dem Winter!'));
      await proofOf([made], order(['deck-progress']));
      const boxes = textBoxes(made.face({ deck: 'progress', card: 'level-4' })!);
      const zone = { left: card.left, right: card.right, top: 0, bottom: 85 };
      expect(boxes.map(({ content }) => content).join(' ')).to.contain('vor dem Winter!');
      expect(outside(boxes, zone)).to.deep.equal([]);
      expect(overlapping(boxes)).to.deep.equal([]);
    });

  const refused: readonly (readonly [
    what: string,
    bot: string,
    cards: unknown,
    item: string,
    say: string,
    card: string,
  ])[] = [
    [
      'a name that fits nowhere',
      'expeditions',
      named('Œ'.repeat(40)),
      'deck-progress',
      'print-too-long',
      'Fortschrittskarten 4',
    ],
    [
      'a name in other letters',
      'expeditions',
      named('Машина'),
      'deck-progress',
      'print-no-glyph',
      'Fortschrittskarten 4',
    ],
    [
      'more orders than a card holds',
      'mautoma',
      {
        ...mautomaBot.cards,
        actions: mautomaBot.cards.actions.map((one, i) =>
          i === 1 ? { ...one, orders: Array.from({ length: 9 }, () => one.orders[0]!) } : one,
        ),
      },
      'deck-actions',
      'print-too-long',
      'Aktionskarten 2',
    ],
  ];
  for (const [what, bot, cards, item, say, name] of refused)
    it(`is refused before anything is made, by the name of the card: ${what}`, async () => {
      const made = await studio(bot, 'de', cards);
      expect(pagesOf([made], order([item]))).to.have.length.above(0);
      const why = await made.proof(order([item])).then(
        () => undefined,
        (error: unknown) => error,
      );
      expect(why).to.have.property('say', say);
      expect(why).to.have.nested.property('with.card', name);
    });
});
