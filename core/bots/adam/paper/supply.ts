import type { CardSet } from '../cards.ts';
import type { Provenance } from '../../../engine/bot.ts';
import type { Reader } from '../../../engine/text.ts';
import {
  circle,
  figure,
  group,
  inks,
  line,
  path,
  text,
  type Drawing,
  type Shape,
} from '../../../look/drawing.ts';
import { look } from '../look.ts';
import { emptyPiece } from '../boards/pieces.ts';
import { provenanceMark } from '../../../look/provenance.ts';
import { byNumber, fieldsOf, side, type Field } from '../boards/fields.ts';
import { write } from '../../../look/write.ts';
import { boardHead, boardSize } from './head.ts';

const { deep } = look.pair;
const { ink, ink2, paper, grey, rule } = inks;

/** Millimetres of a unit of the board's own measures. */
const scale = 0.5;
const at = { x: (boardSize.width - side * scale) / 2, y: 28.5 } as const;
const noteTop = 203;
const discs = { top: 226, r: 8, pitch: 19 } as const;

/** The order in which he looks through the fields, and the same numbers to cut out and lay on the board. */
export function supplyOverlay({ numbers }: CardSet, reader: Reader): Drawing {
  const fields = fieldsOf(byNumber(numbers.spots));
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const named = ({ number }: Field) => say('paper-supply-field', { number });
  return {
    ...boardSize,
    shapes: [
      ...boardHead('paper-supply', reader),
      group(
        fields.flatMap((field) => fieldShapes(field, named(field))),
        { transform: { ...at, scale } },
      ),
      ...note(numbers.provenance, reader),
      ...cutOut(fields, say('paper-supply-cut')),
    ],
  };
}

const empty = { stroke: rule, strokeWidth: 1, dash: [4, 4] } as const;

function fieldShapes({ kind, number, label, parts, ground }: Field, name: string): Shape[] {
  return [
    path(ground, { fill: grey, stroke: ink, strokeWidth: 1.2 }),
    ...parts.map((part) => emptyPiece(kind, part, { fill: paper, ...empty })),
    figure(name, numberDisc(label.x, label.y, 11.5, number)),
  ];
}

function numberDisc(x: number, y: number, r: number, number: string): Shape[] {
  return [
    circle(x, y, r, { fill: deep }),
    text(x, y + 0.45 * r, number, { size: 1.36 * r, weight: 700, fill: paper, anchor: 'middle' }),
  ];
}

/** Where the order comes from, with its mark. */
function note(provenance: Provenance, reader: Reader): Shape[] {
  const words = reader.text({ say: 'paper-supply-order', with: { provenance } });
  const zone = { x: 9, y: noteTop, width: boardSize.width - 16, height: 13, isRagged: true } as const;
  return [
    ...provenanceMark(provenance, 3, noteTop, 3.6, ink),
    ...write(words, { ...zone, size: 4.2, weight: 500, fill: ink, leading: 1.29 }),
  ];
}

function cutOut(fields: readonly Field[], words: string): Shape[] {
  const left = (boardSize.width - fields.length * discs.pitch) / 2;
  return [
    line(0, discs.top - 8, boardSize.width, discs.top - 8, { stroke: rule, strokeWidth: 0.3 }),
    ...write(words, { size: 4.2, weight: 600, fill: ink2, x: 0, y: discs.top - 1, width: boardSize.width }),
    group(
      fields.flatMap(({ number }, i) => {
        const x = left + (i + 0.5) * discs.pitch;
        const y = discs.top + 5 + discs.r;
        return [
          ...numberDisc(x, y, discs.r - 0.8, number),
          circle(x, y, discs.r, { stroke: rule, strokeWidth: 0.2, dash: [1, 1] }),
        ];
      }),
      { isAside: true },
    ),
  ];
}
