import { tradeRounds, type Action } from '../cards.ts';
import type { Phrase } from '../../../engine/bot.ts';
import type { Reader } from '../../../engine/text.ts';
import { circle, group, hexagon, inks, text, type Shape } from '../../../look/drawing.ts';
import { icon } from '../../../look/icons.ts';
import { look } from '../look.ts';
import { sign } from '../../../look/signs.ts';
import type { CardFrame } from '../../../look/card.ts';
import { capital, heightOf, write } from '../../../look/write.ts';
import type { SupportRow } from './support.ts';

const { deep } = look.pair;
const { ink, ink2 } = inks;

/** Which rows of the support card an action looks at. */
export const looksAt: Readonly<Record<Action['kind'], readonly SupportRow[]>> = {
  faction: ['direction', 'landscape', 'group', 'merge'],
  cover: ['direction'],
  points: [],
  cult: ['direction', 'cult'],
  upgrade: ['direction'],
  favour: ['direction', 'cult'],
  build: ['direction', 'landscape', 'group', 'merge'],
  trade: ['direction'],
};

/** What must be known beside the name of an action. */
function hintOf(action: Action): Phrase | undefined {
  switch (action.kind) {
    case 'faction':
    case 'cult':
    case 'favour':
      return { say: `paper-hint-${action.kind}`, with: {} };
    case 'points':
      return action.points === 'x' ? { say: 'paper-hint-x', with: {} } : undefined;
    case 'build':
      return action.shipping === 'level'
        ? undefined
        : { say: 'paper-hint-build', with: { shipping: action.shipping } };
    case 'trade':
      return action.gaps
        ? { say: 'paper-hint-trade-in', with: { rounds: tradeRounds(action) } }
        : { say: 'paper-hint-trade', with: { round: action.from } };
    case 'cover':
    case 'upgrade':
      return undefined;
  }
}

/** Below the sign, between name and hint, above and below all of them. */
const gaps = { sign: 2.6, hint: 1.75, around: 1.7 } as const;
const leastSign = 3;

export interface Zone {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly height: number;
}

/** Sign, name and hint of an action, in the middle of its zone; the sign has what the words leave. */
export function actionShapes(
  action: Action,
  { left, right, top, height }: Zone,
  reader: Reader,
  at: CardFrame,
): Shape[] {
  const title = { size: at.size(3.8), weight: 700, fill: ink, anchor: 'middle' } as const;
  const hint = { size: at.size(2.9), weight: 500, fill: ink2, anchor: 'middle' } as const;
  const zone = { x: (left + right) / 2, width: right - left, leading: 1.12 } as const;
  const points = action.kind === 'points' ? action.points : 0;
  const name = reader.text({ say: 'paper-action', with: { action: action.kind, points } });
  const more = hintOf(action);
  const room = Math.max(0, height - 2 * gaps.around - leastSign - gaps.sign);
  const hintRoom = room / 2 - gaps.hint;
  const hintAt = (y: number) =>
    more ? write(reader.text(more), { ...hint, ...zone, y, height: hintRoom, leading: 1.15 }) : [];
  const hintHeight = more ? gaps.hint + heightOf(hintAt(0)) : 0;
  const nameAt = (y: number) => write(name, { ...title, ...zone, y, height: room - hintHeight });
  const words = heightOf(nameAt(0)) + hintHeight;
  const high = Math.max(
    leastSign,
    Math.min(16 * Math.max(1, at.k), height - words - gaps.sign - 2 * gaps.around),
  );
  const first = top + (height - high - gaps.sign - words) / 2;
  const names = nameAt(first + high + gaps.sign + capital * title.size);
  const afterName = names.at(-1)?.y ?? first;
  const sign = actionSign(action, zone.x, first + high / 2, high);
  return [group([...sign, ...names, ...hintAt(afterName + gaps.hint + capital * hint.size)], { tag: 'P' })];
}

/** Around x, y; not higher than `highest`. */
export function actionSign(action: Action, x: number, y: number, highest: number): Shape[] {
  const high = action.kind === 'upgrade' ? Math.min(12.6, highest) : highest;
  const numeral = (words: string, size: number) =>
    text(x, y + (capital / 2) * size, words, { size, weight: 700, fill: ink, anchor: 'middle' });
  const single = (name: Parameters<typeof icon>[0]) => [icon(name, x - high / 2, y - high / 2, high, deep)];
  switch (action.kind) {
    case 'points':
      return [numeral(action.points === 'x' ? 'X' : String(action.points), Math.min(12.5, high / capital))];
    case 'favour':
      return [
        circle(x, y, 0.45 * high, { stroke: deep, strokeWidth: 0.1 * high }),
        numeral('+3', 0.54 * high),
      ];
    case 'build':
      return [
        hexagon(x, y, 0.48 * high, { stroke: deep, strokeWidth: 0.07 * high }),
        icon('dwelling', x - 0.28 * high, y - 0.28 * high, 0.56 * high, deep),
      ];
    case 'upgrade':
      return [
        icon('dwelling', x - 0.92 * high, y - 0.16 * high, 0.58 * high, deep),
        sign('arrow', x - 0.09 * high, y + 0.14 * high, 0.4 * high, ink),
        icon('trading-house', x + 0.14 * high, y - 0.4 * high, 0.84 * high, deep),
      ];
    case 'faction':
      return single('figure');
    case 'cover':
      return single('power');
    case 'cult':
      return single('priest');
    case 'trade':
      return single('trade');
  }
}
