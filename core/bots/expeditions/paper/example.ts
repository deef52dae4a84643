import { scored, type CardSet } from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import { hexagon, inks, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { icon, type IconName } from '../../../look/icons.ts';
import { look } from '../look.ts';
import { write } from '../../../look/write.ts';
import type { SheetExtras, SheetTable } from '../../../look/paper.ts';

const { deep, bright } = look.pair;
const { ink, ink2, paper, rule } = inks;

interface Space {
  /** How far it is; a location that does not count has a word instead. */
  readonly below: number | 'behind' | 'you' | 'far';
  readonly inside?: IconName;
  readonly isTarget?: boolean;
}

/** A row from west to east: her mech looks up to three locations ahead, the player's does not count. */
const row: readonly Space[] = [
  { below: 'behind', inside: 'corruption' },
  { below: 0, inside: 'mech' },
  { below: 1, inside: 'map' },
  { below: 'you', inside: 'mech' },
  { below: 2, inside: 'corruption', isTarget: true },
  { below: 3, inside: 'corruption' },
  { below: 'far' },
];

const r = 8.9;
const pitch = 17.2;

export function sheetExtras(reader: Reader, cards: CardSet): SheetExtras {
  const say = (key: string) => reader.text({ say: key, with: {} });
  return {
    code: 'EXP·A',
    tables: [coinsTable(cards, reader)],
    example: {
      title: say('paper-example'),
      text: say('paper-example-text'),
      drawing: lookAhead(say),
    },
  };
}

function coinsTable({ levels }: CardSet, reader: Reader): SheetTable {
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  return {
    heading: say('paper-coins'),
    columns: [say('option-level'), ...scored.map((what) => say('paper-coins-each', { what }))],
    rows: levels.map(({ level, name, coins, provenance }) => ({
      name: name === null ? String(level) : `${level} ${name}`,
      values: scored.map((what) => coins[what]),
      provenance,
    })),
  };
}

function lookAhead(say: (key: string) => string): Drawing {
  return {
    width: row.length * pitch,
    height: 30.5,
    shapes: row.flatMap((space, i) => spaceShapes(space, (i + 0.5) * pitch, say)),
  };
}

function spaceShapes({ below, inside, isTarget }: Space, x: number, say: (key: string) => string): Shape[] {
  const y = r + 0.6;
  const counts = typeof below === 'number';
  const outline = counts
    ? { fill: isTarget ? bright : paper, stroke: ink, strokeWidth: isTarget ? 1.2 : 0.8 }
    : { stroke: rule, strokeWidth: 0.5, dash: [1.4, 1.1] };
  const size = 9;
  const word = { size: 4.4, weight: 500, fill: ink2, anchor: 'middle' } as const;
  return [
    hexagon(x, y, r, outline),
    ...(inside ? [icon(inside, x - size / 2, y - size / 2, size, counts ? deep : rule)] : []),
    ...(counts
      ? [text(x, 27.2, String(below), { size: 7.4, weight: 700, fill: ink, anchor: 'middle' })]
      : write(say(`paper-example-${below}`), {
          ...word,
          x,
          y: 26.4,
          width: below === 'you' ? 1.2 * pitch : pitch - 0.6,
          height: 2 * word.size,
          align: 'middle',
        })),
  ];
}
