import type { Reader } from '../../core/engine/text.ts';
import { colourToken } from '../../core/look/colours.ts';
import { circle, group, inks, line, rect, text, type Drawing, type Shape } from '../../core/look/drawing.ts';
import { fit, wrap, wrapEvenly } from '../../core/look/metrics.ts';
import { pairs } from '../../core/look/pairs.ts';
import { pieceColours } from '../../core/look/pieces.ts';
import { sign } from '../../core/look/tools.ts';
import { boardHead, boardSize } from './adam-head.ts';

const { deep, bright } = pairs.adam;
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
  const style = { size: 3.7, weight: 600, fill: ink2 } as const;
  const isSpare = number === columns.count;
  return [
    rect(
      { x: 0.3, y: 0.3, width: width - 0.6, height: columns.height - 0.6, radius: 3 },
      isSpare
        ? { stroke: ink, strokeWidth: 0.6, dash: [2, 1.5] }
        : { fill: grey, stroke: ink, strokeWidth: 0.6 },
    ),
    text(4, 12.4, String(number), { size: 12, weight: 700, fill: deep }),
    ...wrapEvenly(words, style, width - 19).map((one, i) => text(15, 8 + i * 4.6, one, style)),
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
  const say = (key: string) => reader.text({ say: key, with: {} });
  const style = { size: 3.4, weight: 600, fill: ink2 } as const;
  return [
    text(4, 88, say('paper-mat-missing'), {
      ...style,
      size: fit(say('paper-mat-missing'), style, width - 8),
    }),
    ...pieceColours.flatMap((colour, i) => {
      const y = 96.4 + i * 11;
      const word = reader.text({ say: 'paper-colour', with: { colour } });
      return [
        ...colourToken(colour, 7, y, 3.2),
        text(4, y + 6, word, { size: 2.9, weight: 500, fill: ink }),
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
  const style = { size: 3.7, weight: 500, fill: ink } as const;
  return steps.flatMap((step, i) => {
    const phrase = { say: `paper-flow-${step}`, with: {} };
    const x = i * (width + columns.gap);
    const lines = wrap(reader.text(phrase), style, width - 2);
    return [
      rect({ x, y: flowTop, width, height: 9, radius: 2 }, { fill: deep }),
      text(x + 4, flowTop + 6.2, reader.part(phrase, 'title') ?? '', { size: 4.7, weight: 700, fill: paper }),
      ...(i < steps.length - 1 ? [sign('arrow', x + width - 5, flowTop + 4.5, 6, bright)] : []),
      ...lines.map((one, n) => text(x + 1, flowTop + 15 + n * 4.8, one, style)),
    ];
  });
}

/** Boxes for the points of his fulfilled cards. */
function score(reader: Reader): Shape[] {
  const top = boardSize.height - 17;
  const boxes = { count: 10, width: 16, pitch: 19.4 };
  return [
    text(0, top - 3.4, reader.text({ say: 'paper-mat-score', with: {} }), {
      size: 3.7,
      weight: 600,
      fill: ink2,
    }),
    ...Array.from({ length: boxes.count }, (_, i) =>
      rect(
        { x: 0.2 + i * boxes.pitch, y: top, width: boxes.width - 0.4, height: 15, radius: 2 },
        { stroke: ink2, strokeWidth: 0.4 },
      ),
    ),
  ];
}
