import type { Paper } from '../../../look/paper.ts';
import { needsOf, wishesOf, type CardSet, type Prophecy } from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import { colourFill, colourToken } from '../../../look/colours.ts';
import {
  circle,
  figure,
  group,
  inks,
  line,
  rect,
  text,
  type Drawing,
  type Shape,
} from '../../../look/drawing.ts';
import { look } from '../look.ts';
import { textWidth } from '../../../look/metrics.ts';
import { smallest, write } from '../../../look/write.ts';
import { hangOf, isOrdered, patternShapes, patternStrip, patternWords, type Room } from './pattern.ts';
import { cardFace, frameOf, type CardFrame } from '../../../look/card.ts';
import { marks } from './marks.ts';

export const code = 'COA·A';

const { deep, bright } = look.pair;
const { ink, ink2, paper, rule } = inks;

/** Heights of what is on a card: the frame's colour, the pattern, the levels, what he collects. */
const rowsOf = (at: CardFrame) => ({
  colour: Math.max(at.y(23.4), at.top + 6.4),
  pattern: at.y(38.5),
  levels: at.y(54),
  needs: at.bottom - 9.6 * smallSize(at),
});
/** Small cards have smaller signs, to a degree. */
const smallSize = ({ k }: CardFrame): number => Math.max(0.8, k);
/** Above what he collects is a line. */
const needsLine = (at: CardFrame): number => rowsOf(at).needs - 7;

export const decks: Paper<CardSet>['decks'] = ({ prophecies }, reader) => [
  {
    id: 'prophecies',
    sign: 'prophecy',
    isInBox: true,
    marks: marks.prophecies,
    cards: prophecies.flatMap((one, i) =>
      Array.from({ length: one.copies }, () => ({
        id: one.id,
        kind: one.family,
        frame: one.frame,
        face: (_row?: number, at?: CardFrame) => prophecyFace(one, i + 1, prophecies.length, reader, at),
        strip: () => patternStrip(one),
      })),
    ),
  },
];

function prophecyFace(
  one: Prophecy,
  number: number,
  of: number,
  reader: Reader,
  at: CardFrame = frameOf(),
): Drawing {
  const say = (key: string) => reader.text({ say: key, with: {} });
  const inset = 2.3;
  const frame = {
    x: inset,
    y: at.top + 1.8,
    width: at.width - 2 * inset,
    height: at.bottom - at.top - 3,
    radius: 3,
  };
  return cardFace(
    {
      look,
      name: String(number),
      title: say('paper-prophecy'),
      subtitle: `${say('game-name')} · ${say('unofficial')}`,
      code: `${code} ${number}/${of}`,
      from: [one.provenance],
    },
    at,
    [
      rect(frame, { stroke: colourFill(one.frame), strokeWidth: 1.8 }),
      ...frameColour(one, reader, at),
      figure(patternWords(one, reader), patternShapes(one, patternRoom(one, at))),
      ...levels(one.levels, reader, at),
      ...needs(one, reader.text({ say: 'paper-collects', with: { bot: say('bot-name') } }), reader, at),
    ],
    reader,
  );
}

/** The frame's colour as a token and a word, and whether the order of the pieces counts. */
function frameColour(one: Prophecy, reader: Reader, at: CardFrame): Shape[] {
  const colour = one.frame;
  const y = rowsOf(at).colour;
  const word = reader.text({ say: 'paper-colour', with: { colour } });
  const order = reader.text({ say: isOrdered(one) ? 'paper-ordered' : 'paper-unordered', with: {} });
  const left = at.left + 1;
  const right = at.right - 1;
  const size = at.size(4.4);
  const words = write(word, {
    size,
    weight: 700,
    fill: ink,
    x: left + 7.8,
    y: y + size / 3,
    width: 0.34 * at.inside,
  });
  const taken = Math.max(...words.map((shape) => textWidth(shape.content, shape)));
  const width = right - left - 9.8 - taken;
  const zone = { x: right, y: y + smallest / 3, width, height: at.high(9), align: 'middle' } as const;
  return [
    ...colourToken(colour, left + 3.4, y, 2.9),
    ...words,
    ...write(order, { ...zone, size: at.size(3), weight: 500, fill: ink2, anchor: 'end' }),
  ];
}

/** Between the frame's colour and the levels: on a small card the pieces become smaller, too. */
function patternRoom(one: Prophecy, at: CardFrame): Room {
  const { colour, pattern } = rowsOf(at);
  const { y, k } = levelsAt(one.levels, at);
  const [top, bottom] = [colour + 3.2, y - 3 * k - 0.8 - hangOf(one, smallSize(at))];
  const r = Math.min(5.4 * Math.max(1, at.k), (bottom - top) / 2);
  return { x: at.width / 2, y: Math.min(pattern, bottom - r), width: at.inside - 3.3, r, k: at.k };
}

/** Where the levels lie, how far apart, and how large. */
function levelsAt(list: Prophecy['levels'], at: CardFrame) {
  const pitch = Math.min(13 * Math.max(1, at.k), (at.inside - 2) / list.length);
  const k = Math.min(pitch / 13, at.high(1));
  return { y: Math.min(rowsOf(at).levels, needsLine(at) - 1 - 10.4 * k), pitch, k };
}

/** How often the pattern is there, and the points for it. He goes for the last one. */
function levels(list: Prophecy['levels'], reader: Reader, at: CardFrame): Shape[] {
  const { y, pitch, k } = levelsAt(list, at);
  const left = at.width / 2 - (list.length * pitch) / 2;
  const small = Math.max(smallest, 3.6 * k);
  return list.map(([times, points], i) => {
    const x = left + (i + 0.5) * pitch;
    const top = i === list.length - 1;
    const box = { x: x - 0.454 * pitch, y: y - 3 * k, width: 0.908 * pitch, height: 13.4 * k, radius: 2 };
    const heavy = { fill: deep, lines: { fill: paper, stroke: ink, strokeWidth: 1 } };
    return figure(reader.text({ say: 'paper-times', with: { times, points } }), [
      rect(box, top ? heavy : { stroke: rule, strokeWidth: 0.3 }),
      text(x, y + 1.4 * k, `${times} ×`, {
        size: small,
        weight: 600,
        fill: top ? bright : ink2,
        anchor: 'middle',
      }),
      text(x, y + 8.4 * k, String(points), {
        size: 7.4 * k,
        weight: 700,
        fill: top ? paper : ink,
        anchor: 'middle',
      }),
    ]);
  });
}

/** The pieces that he collects: so many of each colour; a dashed one is of any colour. */
function needs(one: Prophecy, title: string, reader: Reader, at: CardFrame): Shape[] {
  const list = wishesOf(one);
  const counts = needsOf(one);
  const y = rowsOf(at).needs;
  const pitch = Math.min(14 * smallSize(at), (at.inside - 3) / list.length);
  const k = Math.min(smallSize(at), pitch / 9.8);
  const left = at.width / 2 - (list.length * pitch) / 2;
  const name = { size: smallest, weight: 600, fill: ink2, anchor: 'middle' } as const;
  const words = (colour: (typeof list)[number]) =>
    `${counts[colour]} × ${reader.text({ say: 'paper-colour', with: { colour } })}`;
  return [
    line(at.left + 1.8, needsLine(at), at.right - 1.8, needsLine(at), { stroke: rule, strokeWidth: 0.25 }),
    ...write(title, { ...name, x: at.width / 2, y: y - 2.9, width: at.inside - 6 }),
    figure(
      list.map(words).join(', '),
      list.map((colour, i) =>
        group(
          [
            text(3, 1.9, String(counts[colour]), { size: 5.2, weight: 700, fill: ink, anchor: 'end' }),
            ...(colour === 'any'
              ? [circle(6.6, 0, 2.6, { stroke: ink, strokeWidth: 0.4, dash: [0.8, 0.6] })]
              : colourToken(colour, 6.6, 0, 2.6)),
          ],
          { transform: { x: left + i * pitch + (pitch - 9.4 * k) / 2, y: y + 2.6 * k, scale: k } },
        ),
      ),
    ),
  ];
}
