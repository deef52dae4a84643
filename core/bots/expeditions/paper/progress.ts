import { scored, type Level } from '../cards.ts';
import type { Reader } from '../../../engine/text.ts';
import {
  group,
  inks,
  line,
  path,
  rect,
  text,
  type Drawing,
  type Rect,
  type Shape,
} from '../../../look/drawing.ts';
import { icon, icons, type IconName } from '../../../look/icons.ts';
import { textWidth } from '../../../look/metrics.ts';
import { look } from '../look.ts';
import { smallest, write } from '../../../look/write.ts';
import { cardFace, frameOf, type CardFrame } from '../../../look/card.ts';

const { deep, bright } = look.pair;
const { ink, ink2, rule } = inks;
/** The coins on top, the track below. */
const borderOf = (at: CardFrame): number => at.top + Math.max(17, at.high(18.5));
const track = { columns: 6, rows: 7, gap: 1, highest: 11 } as const;

/** The face of a progress card: what she scores, and her way from star to star. */
export function progressFace(face: Level, of: number, reader: Reader, at: CardFrame = frameOf()): Drawing {
  const { level, name, coins, starAt, provenance } = face;
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const size = at.size(2.9);
  const border = borderOf(at);
  const hint = {
    size,
    weight: 500,
    fill: ink2,
    x: at.left,
    y: border + 1.2 * size,
    width: at.inside,
  } as const;
  return cardFace(
    {
      look,
      name: String(level),
      title: name ?? say('paper-level', { level }),
      subtitle: `${say('paper-progress-card')} · ${say('bot-name')}`,
      code: `EXP·F ${level}/${of}`,
      from: [provenance],
    },
    at,
    [
      ...scored.flatMap((what, i) => coinsFor(coins[what], what, i, say('paper-each', { what }), at)),
      line(at.left, border, at.right, border, { stroke: rule, strokeWidth: 0.25 }),
      ...write(say('paper-track'), { ...hint, height: 2 * size, leading: 1.1 }),
      group(spaces(starAt, border + 2.9 * size, say('paper-start'), at), {
        alt: say('paper-track-stars', { spaces: starAt.join(', ') }),
      }),
    ],
    reader,
  );
}

function coinsFor(amount: number, sign: IconName, i: number, words: string, at: CardFrame): Shape[] {
  const column = at.inside / scored.length;
  const middle = at.left + (i + 0.5) * column;
  const border = borderOf(at);
  const size = at.size(2.9);
  const style = { size, weight: 600, fill: ink, anchor: 'middle' } as const;
  const wordsTop = border - 2.1 * size - 1.2;
  const y = (at.top + wordsTop) / 2 + 0.4;
  const k = Math.min(column / 18.1, (wordsTop - at.top) / 9.4);
  const sizes = { sign: 6.2 * k, gap: 0.6 * k, coin: 3.8 * k };
  const numeral = { size: 7 * k, weight: 700, fill: ink, align: 'middle', width: 5.4 * k } as const;
  const numberAt = (x: number) => write(String(amount), { ...numeral, x, y: y + 2.33 * k });
  const numberWidth = Math.max(...numberAt(0).map((shape) => textWidth(shape.content, shape)));
  const left = middle - (sizes.sign + numberWidth + sizes.coin) / 2 - sizes.gap;
  const afterSign = left + sizes.sign + sizes.gap;
  return [
    icon(sign, left, y - sizes.sign / 2, sizes.sign, deep),
    ...numberAt(afterSign),
    icon('coin', afterSign + numberWidth + sizes.gap, y - sizes.coin / 2, sizes.coin, ink),
    ...write(words, {
      ...style,
      x: middle,
      y: (wordsTop + border) / 2 + 0.3 * size,
      width: column - 1,
      height: 2.1 * size,
      leading: 1.08,
      align: 'middle',
      continues: true,
    }),
    ...(i > 0
      ? [
          line(middle - column / 2, at.top + 2, middle - column / 2, border - 2, {
            stroke: rule,
            strokeWidth: 0.25,
          }),
        ]
      : []),
  ];
}

/** From the start space to her last star, row by row as one reads. */
function spaces(starAt: readonly number[], top: number, start: string, at: CardFrame): Shape[] {
  const last = Math.max(...starAt);
  const columns = Math.max(track.columns, Math.ceil((last + 1) / track.rows));
  const across = (at.inside + track.gap) / columns;
  const rows = Math.ceil((last + 1) / columns);
  const down = Math.min(
    track.highest * Math.max(1, at.k) + track.gap,
    (at.bottom - 0.8 - top + track.gap) / rows,
  );
  const width = across - track.gap;
  const first = textWidth(start, { size: at.size(2.9), weight: 500 }) > width - 0.3 ? '0' : start;
  return Array.from({ length: last + 1 }, (_, step) => {
    const box = {
      x: at.left + (step % columns) * across,
      y: top + Math.floor(step / columns) * down,
      width,
      height: down - track.gap,
      radius: 1.4,
    };
    const star = starAt.indexOf(step) + 1;
    return star > 0 ? starSpace(star, box) : space(step === 0 ? first : String(step), box, at);
  }).flat();
}

function space(words: string, box: Rect, at: CardFrame): Shape[] {
  const style = { size: at.size(2.9), weight: 500, fill: ink2, anchor: 'middle' } as const;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 + 0.34 * style.size];
  return [
    rect(box, { stroke: rule, strokeWidth: 0.3 }),
    ...write(words, { ...style, x, y, width: box.width - 0.3, align: 'middle' }),
  ];
}

/** Her star with its number: a heavy frame tells it without colour. */
function starSpace(star: number, box: Rect): Shape[] {
  const size = Math.min(box.width, box.height) - 0.4;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return [
    rect(box, { fill: bright, stroke: ink, strokeWidth: 0.5 }),
    group([icon('star', x - size / 2, y - size / 2, size, ink)], { lines: [paleStar(x, y, size)] }),
    text(x, y + 0.17 * size, String(star), {
      size: Math.max(smallest, 0.5 * size),
      weight: 700,
      fill: inks.paper,
      anchor: 'middle',
    }),
  ];
}

/** Behind a black number: its own edge would cross the number. */
const paleStar = (x: number, y: number, size: number): Shape => {
  const scale = size / 24;
  const ink = { fill: inks.paper, stroke: rule, strokeWidth: 0.25 / scale };
  return path(icons.star.d, { ...ink, lines: ink }, { x: x - size / 2, y: y - size / 2, scale });
};
