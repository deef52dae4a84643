import type { Reader } from '../../../engine/text.ts';
import { poker } from '../../../look/card.ts';
import { circle, group, inks, rect, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { look } from '../look.ts';
import { write } from '../../../look/write.ts';
import { boardHead } from './head.ts';

const { deep } = look.pair;
const { ink, ink2, paper, grey, rule } = inks;

/** A place for each of his cards, as large as a card in its sleeve; its pieces lie on the circles below. Letter holds all four. */
const place = { width: poker.width + 2.5, height: poker.height + 4 } as const;
const columns = { count: 4, top: 20, gap: 1.7 } as const;
const pieces = { count: 6, across: 3, r: 8.6, pitch: 20.4 } as const;
const high = { words: 12, circles: 43 } as const;
const size = {
  width: columns.count * place.width + (columns.count - 1) * columns.gap,
  height: columns.top + high.words + place.height + high.circles + 20,
} as const;

/** A mat for his cards: where they lie, what lies on each, and what he has scored. */
export function trackingMat(reader: Reader): Drawing {
  return {
    ...size,
    shapes: [
      ...boardHead('paper-mat', reader, { width: size.width, height: 16 }),
      ...Array.from({ length: columns.count }, (_, i) =>
        group(column(i + 1, reader), {
          transform: { x: i * (place.width + columns.gap), y: columns.top },
          tag: 'Sect',
        }),
      ),
      ...score(reader),
    ],
  };
}

function column(number: number, reader: Reader): Shape[] {
  const words = reader.text({ say: 'paper-mat-card', with: { number } });
  const isSpare = number === columns.count;
  const outline = { stroke: ink, strokeWidth: 0.6 };
  const height = high.words + place.height + high.circles;
  return [
    rect(
      { x: 0.3, y: 0.3, width: place.width - 0.6, height: height - 0.6, radius: 3 },
      isSpare ? { ...outline, dash: [2, 1.5] } : { ...outline, fill: grey },
    ),
    text(3, 9.4, String(number), { size: 10, weight: 700, fill: deep }),
    ...write(words, {
      size: 3.7,
      weight: 600,
      fill: ink2,
      x: 13,
      y: 7.6,
      width: place.width - 16,
      continues: true,
    }),
    rect(
      { x: 0.75, y: high.words, width: place.width - 1.5, height: place.height - 0.6, radius: 3 },
      { fill: paper, stroke: rule, strokeWidth: 0.4 },
    ),
    ...circles(),
  ];
}

function circles(): Shape[] {
  const left = place.width / 2 - pieces.pitch;
  return Array.from({ length: pieces.count }, (_, i) => {
    const x = left + (i % pieces.across) * pieces.pitch;
    const y = high.words + place.height + 10.6 + Math.floor(i / pieces.across) * pieces.pitch;
    return circle(x, y, pieces.r, { fill: paper, stroke: ink2, strokeWidth: 0.4, dash: [1.6, 1.2] });
  });
}

/** Boxes for the points of his fulfilled cards, all of them inside. */
function score(reader: Reader): Shape[] {
  const top = size.height - 13;
  const count = 14;
  const gap = 2.6;
  const width = (size.width - (count - 1) * gap - 0.8) / count;
  const title = { size: 3.7, weight: 600, fill: ink2, x: 0, y: top - 2.2 } as const;
  return [
    ...write(reader.text({ say: 'paper-mat-score', with: {} }), { ...title, width: size.width }),
    ...Array.from({ length: count }, (_, i) =>
      rect(
        { x: 0.4 + i * (width + gap), y: top, width, height: 12.4, radius: 2 },
        { stroke: ink2, strokeWidth: 0.4 },
      ),
    ),
  ];
}
