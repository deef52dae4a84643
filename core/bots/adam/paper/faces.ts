import type { Paper } from '../../../look/paper.ts';
import { needsOf, wishesOf, type CardSet, type Prophecy } from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import { colourFill, colourToken } from '../../../look/colours.ts';
import { circle, group, inks, line, rect, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { look } from '../look.ts';
import { write } from '../../../look/write.ts';
import { isOrdered, patternShapes, patternStrip } from './pattern.ts';
import { card, cardFace } from '../../../look/card.ts';

export const code = 'COA·A';

const { deep, bright } = look.pair;
const { ink, ink2, paper, rule } = inks;

const middle = card.width / 2;
/** Heights of what is on a card: the frame's colour, the pattern, the levels, what he collects. */
const rows = { colour: 23.4, pattern: 38.5, levels: 54, needs: 72.5 } as const;
const frame = { x: 2.3, y: 17.8, width: 58.9, height: 63.6, radius: 3 } as const;

export const decks: Paper<CardSet>['decks'] = ({ prophecies }, reader) => [
  {
    id: 'prophecies',
    cards: prophecies.flatMap((one, i) =>
      Array.from({ length: one.copies }, () => ({
        id: one.id,
        kind: one.family,
        face: () => prophecyFace(one, i + 1, prophecies.length, reader),
        strip: () => patternStrip(one),
      })),
    ),
  },
];

function prophecyFace(one: Prophecy, number: number, of: number, reader: Reader): Drawing {
  const say = (key: string) => reader.text({ say: key, with: {} });
  return cardFace(
    {
      look,
      name: String(number),
      title: say('paper-prophecy'),
      subtitle: `${say('game-name')} · ${say('unofficial')}`,
      code: `${code} ${number}/${of}`,
      from: [one.provenance],
    },
    [
      rect(frame, { stroke: colourFill(one.frame), strokeWidth: 1.8 }),
      ...frameColour(one, reader),
      ...patternShapes(one, { x: middle, y: rows.pattern, width: 51 }),
      ...levels(one.levels),
      ...needs(one, reader.text({ say: 'paper-collects', with: { bot: say('bot-name') } })),
    ],
    reader,
  );
}

const orderZone = { x: 57.8, y: rows.colour + 1.2, width: 26, height: 6, align: 'middle' } as const;

/** The frame's colour as a token and a word, and whether the order of the pieces counts. */
function frameColour(one: Prophecy, reader: Reader): Shape[] {
  const colour = one.frame;
  const word = reader.text({ say: 'paper-colour', with: { colour } });
  const order = reader.text({ say: isOrdered(one) ? 'paper-ordered' : 'paper-unordered', with: {} });
  return [
    ...colourToken(colour, 9, rows.colour, 2.9),
    ...write(word, { size: 4.4, weight: 700, fill: ink, x: 13.4, y: rows.colour + 1.5, width: 17 }),
    ...write(order, { ...orderZone, size: 3, weight: 500, fill: ink2, anchor: 'end' }),
  ];
}

/** How often the pattern is there, and the points for it. He goes for the last one. */
function levels(list: Prophecy['levels']): Shape[] {
  const pitch = 13;
  const left = middle - (list.length * pitch) / 2;
  return list.flatMap(([times, points], i) => {
    const x = left + (i + 0.5) * pitch;
    const top = i === list.length - 1;
    const box = { x: x - 5.9, y: rows.levels - 3, width: 11.8, height: 13.4, radius: 2 };
    return [
      rect(box, top ? { fill: deep } : { stroke: rule, strokeWidth: 0.3 }),
      text(x, rows.levels + 1.4, `${times} ×`, {
        size: 3.6,
        weight: 600,
        fill: top ? bright : ink2,
        anchor: 'middle',
      }),
      text(x, rows.levels + 8.4, String(points), {
        size: 7.4,
        weight: 700,
        fill: top ? paper : ink,
        anchor: 'middle',
      }),
    ];
  });
}

/** The pieces that he collects: so many of each colour; a dashed one is of any colour. */
function needs(one: Prophecy, title: string): Shape[] {
  const list = wishesOf(one);
  const counts = needsOf(one);
  const pitch = Math.min(14, 50 / list.length);
  const left = middle - (list.length * pitch) / 2;
  const name = { size: 2.9, weight: 600, fill: ink2, anchor: 'middle' } as const;
  return [
    line(6.4, rows.needs - 7, 57.1, rows.needs - 7, { stroke: rule, strokeWidth: 0.25 }),
    ...write(title, { ...name, x: middle, y: rows.needs - 2.9, width: 48 }),
    ...list.map((colour, i) =>
      group(
        [
          text(3, 1.9, String(counts[colour]), { size: 5.2, weight: 700, fill: ink, anchor: 'end' }),
          ...(colour === 'any'
            ? [circle(6.6, 0, 2.6, { stroke: ink, strokeWidth: 0.4, dash: [0.8, 0.6] })]
            : colourToken(colour, 6.6, 0, 2.6)),
        ],
        { transform: { x: left + i * pitch + (pitch - 9.4) / 2, y: rows.needs + 2.4 } },
      ),
    ),
  ];
}
