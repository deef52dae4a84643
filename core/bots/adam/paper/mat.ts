import type { Reader } from '../../../engine/text.ts';
import { colourToken } from '../../../look/colours.ts';
import { circle, group, inks, line, rect, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { look } from '../look.ts';
import { colours } from '../cards.ts';
import { sign } from '../../../look/tools.ts';
import { write } from '../../../look/write.ts';
import { boardHead, boardSize } from './head.ts';

const { deep, bright } = look.pair;
const { ink, ink2, paper, grey, rule } = inks;

/** A column for each of his cards: the card lies above its column, its pieces on the circles. */
const columns = { count: 4, top: 28, height: 149, gap: 4 } as const;
const width = (boardSize.width - (columns.count - 1) * columns.gap) / columns.count;
/** No card asks for more pieces than this. */
const pieces = { count: 6, across: 2, r: 8.6, pitch: 19.4 } as const;
const flowTop = columns.top + columns.height + 8;

/** A mat for his cards: what each still lacks, and what happens in his turn. */
export function trackingMat(reader: Reader): Drawing {
  return {
    ...boardSize,
    shapes: [
      ...boardHead('paper-mat', reader),
      ...Array.from({ length: columns.count }, (_, i) =>
        group(column(i + 1, reader), { transform: { x: i * (width + columns.gap), y: columns.top } }),
      ),
      ...flow(reader),
      ...score(reader),
    ],
  };
}

function column(number: number, reader: Reader): Shape[] {
  const words = reader.text({ say: 'paper-mat-card', with: { number } });
  const zone = { size: 3.7, weight: 600, fill: ink2, x: 15, y: 8, width: width - 19, height: 8 } as const;
  const isSpare = number === columns.count;
  return [
    rect(
      { x: 0.3, y: 0.3, width: width - 0.6, height: columns.height - 0.6, radius: 3 },
      isSpare
        ? { stroke: ink, strokeWidth: 0.6, dash: [2, 1.5] }
        : { fill: grey, stroke: ink, strokeWidth: 0.6 },
    ),
    text(4, 12.4, String(number), { size: 12, weight: 700, fill: deep }),
    ...write(words, { ...zone, leading: 1.24 }),
    ...circles(),
    line(4, 82, width - 4, 82, { stroke: rule, strokeWidth: 0.3 }),
    ...tally(reader),
  ];
}

function circles(): Shape[] {
  const left = width / 2 - pieces.pitch / 2;
  return Array.from({ length: pieces.count }, (_, i) => {
    const x = left + (i % pieces.across) * pieces.pitch;
    const y = 28 + Math.floor(i / pieces.across) * pieces.pitch;
    return circle(x, y, pieces.r, { fill: paper, stroke: ink2, strokeWidth: 0.4, dash: [1.6, 1.2] });
  });
}

/** Six boxes a colour: cross off what he has. */
function tally(reader: Reader): Shape[] {
  const style = { size: 3.4, weight: 600, fill: ink2 } as const;
  return [
    ...write(reader.text({ say: 'paper-mat-missing', with: {} }), {
      ...style,
      x: 4,
      y: 88,
      width: width - 8,
    }),
    ...colours.flatMap((colour, i) => {
      const y = 96.4 + i * 11;
      const word = reader.text({ say: 'paper-colour', with: { colour } });
      return [
        ...colourToken(colour, 7, y, 3.2),
        ...write(word, { size: 2.9, weight: 500, fill: ink, x: 4, y: y + 6, width: width - 8 }),
        ...Array.from({ length: pieces.count }, (_, n) =>
          rect(
            { x: 13.4 + n * 5, y: y - 2, width: 4, height: 4, radius: 0.6 },
            { fill: paper, stroke: ink2, strokeWidth: 0.3 },
          ),
        ),
      ];
    }),
  ];
}

const steps = ['search', 'lay', 'fulfil', 'refill'] as const;

/** His turn from left to right. */
function flow(reader: Reader): Shape[] {
  const words = { size: 3.7, weight: 500, fill: ink, leading: 1.3, isRagged: true } as const;
  const heading = { size: 4.7, weight: 700, fill: paper } as const;
  return steps.flatMap((step, i) => {
    const phrase = { say: `paper-flow-${step}`, with: {} };
    const x = i * (width + columns.gap);
    return [
      rect({ x, y: flowTop, width, height: 9, radius: 2 }, { fill: deep }),
      ...write(reader.part(phrase, 'title') ?? '', {
        ...heading,
        x: x + 4,
        y: flowTop + 6.2,
        width: width - 13,
      }),
      ...(i < steps.length - 1 ? [sign('arrow', x + width - 5, flowTop + 4.5, 6, bright)] : []),
      ...write(reader.text(phrase), { ...words, x: x + 1, y: flowTop + 15, width: width - 2, height: 45 }),
    ];
  });
}

/** Boxes for the points of his fulfilled cards. */
function score(reader: Reader): Shape[] {
  const top = boardSize.height - 17;
  const title = { size: 3.7, weight: 600, fill: ink2, x: 0, y: top - 3.4 } as const;
  const boxes = { count: 10, width: 16, pitch: 19.4 };
  return [
    ...write(reader.text({ say: 'paper-mat-score', with: {} }), { ...title, width: boardSize.width }),
    ...Array.from({ length: boxes.count }, (_, i) =>
      rect(
        { x: 0.2 + i * boxes.pitch, y: top, width: boxes.width - 0.4, height: 15, radius: 2 },
        { stroke: ink2, strokeWidth: 0.4 },
      ),
    ),
  ];
}
