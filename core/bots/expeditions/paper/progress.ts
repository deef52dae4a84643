import { scored, type Level } from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import { inks, line, rect, text, type Drawing, type Rect, type Shape } from '../../../look/drawing.ts';
import { icon, type IconName } from '../../../look/icons.ts';
import { textWidth } from '../../../look/metrics.ts';
import { look } from '../look.ts';
import { write } from '../../../look/write.ts';
import { card, cardFace } from '../../../look/card.ts';

const { deep, bright } = look.pair;
const { ink, ink2, rule } = inks;
const width = card.right - card.left;

/** The coins on top, the track below. */
const border = 36;
const track = { top: 43, bottom: 80.2, columns: 6, rows: 7, gap: 1.1, highest: 8.6 } as const;

/** The face of a progress card: what she scores, and her way from star to star. */
export function progressFace(face: Level, of: number, reader: Reader): Drawing {
  const { level, name, coins, starAt, provenance } = face;
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const hint = { size: 2.9, weight: 500, fill: ink2 } as const;
  return cardFace(
    {
      look,
      name: String(level),
      title: name ?? say('paper-level', { level }),
      subtitle: `${say('paper-progress-card')} · ${say('bot-name')}`,
      code: `EXP·F ${level}/${of}`,
      from: [provenance],
    },
    [
      ...scored.flatMap((what, i) => coinsFor(coins[what], what, i, say('paper-each', { what }))),
      line(card.left, border, card.right, border, { stroke: rule, strokeWidth: 0.25 }),
      ...write(say('paper-track'), { ...hint, x: card.left, y: border + 4.6, width }),
      ...spaces(starAt, say('paper-start')),
    ],
    reader,
  );
}

function coinsFor(amount: number, sign: IconName, i: number, words: string): Shape[] {
  const column = width / scored.length;
  const middle = card.left + (i + 0.5) * column;
  const style = { size: 2.9, weight: 600, fill: ink, anchor: 'middle' } as const;
  const sizes = { sign: 6.6, gap: 0.7, coin: 3.5 };
  const numeral = { size: 7.4, weight: 700, fill: ink, align: 'middle', width: 5.4 } as const;
  const numberAt = (x: number) => write(String(amount), { ...numeral, x, y: 26.57 });
  const numberWidth = Math.max(...numberAt(0).map((shape) => textWidth(shape.content, shape)));
  const left = middle - (sizes.sign + numberWidth + sizes.coin) / 2 - sizes.gap;
  const afterSign = left + sizes.sign + sizes.gap;
  return [
    icon(sign, left, 20.8, sizes.sign, deep),
    ...numberAt(afterSign),
    icon('coin', afterSign + numberWidth + sizes.gap, 22.4, sizes.coin, ink),
    ...write(words, { ...style, x: middle, y: 32.6, width: column - 1.5 }),
    ...(i > 0
      ? [line(middle - column / 2, 19.6, middle - column / 2, 33, { stroke: rule, strokeWidth: 0.25 })]
      : []),
  ];
}

/** From the start space to her last star, row by row as one reads. */
function spaces(starAt: readonly number[], start: string): Shape[] {
  const last = Math.max(...starAt);
  const columns = Math.max(track.columns, Math.ceil((last + 1) / track.rows));
  const across = (width + track.gap) / columns;
  const rows = Math.ceil((last + 1) / columns);
  const down = Math.min(track.highest + track.gap, (track.bottom - track.top + track.gap) / rows);
  return Array.from({ length: last + 1 }, (_, step) => {
    const box = {
      x: card.left + (step % columns) * across,
      y: track.top + Math.floor(step / columns) * down,
      width: across - track.gap,
      height: down - track.gap,
      radius: 1.4,
    };
    const star = starAt.indexOf(step) + 1;
    return star > 0 ? starSpace(star, box) : space(step === 0 ? start : String(step), box);
  }).flat();
}

function space(words: string, box: Rect): Shape[] {
  const style = { size: 2.9, weight: 500, fill: ink2, anchor: 'middle' } as const;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 + 0.34 * style.size];
  const zone = { x, y, width: box.width - 0.8, floor: 1.6, align: 'middle' } as const;
  return [rect(box, { stroke: rule, strokeWidth: 0.3 }), ...write(words, { ...style, ...zone })];
}

/** Her star with its number: a heavy frame tells it without colour. */
function starSpace(star: number, box: Rect): Shape[] {
  const size = Math.min(box.width, box.height) - 0.9;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return [
    rect(box, { fill: bright, stroke: ink, strokeWidth: 0.5 }),
    icon('star', x - size / 2, y - size / 2, size, ink),
    text(x, y + 0.2 * size, String(star), {
      size: 0.5 * size,
      weight: 700,
      fill: inks.paper,
      anchor: 'middle',
    }),
  ];
}
