import { group, rect, text, type Drawing, type Shape } from '../../core/look/drawing.ts';
import type { Look } from '../../core/look/look.ts';
import { mark } from '../../core/look/mark.ts';
import { hem } from '../../core/look/motifs.ts';
import { write } from '../../core/look/write.ts';
import { plot, type Plotted } from './plot.ts';

/** What a picture of a game tells. */
export interface Pictured {
  readonly look: Look;
  /** Points; the bot has none where it only rates. */
  readonly bot: number | undefined;
  readonly you: number;
  readonly botName: string;
  /** The game and its level. */
  readonly facts: string;
  readonly verdict: string;
  /** By how much, or the date. */
  readonly more: string;
  readonly plotted: Plotted;
}

const inks = { ink: '#14181b', ink2: '#40474c', line: '#b4b9b4', ctl: '#6b7378', ground: '#e6e8e4' };
const [width, edge] = [400, 130];

/** The result as it stands on the screen, to be sent: the bot above the edge, you below, and how it went. */
export function gamePicture({ look, bot, you, botName, facts, verdict, more, plotted }: Pictured): Drawing {
  const { deep, bright } = look.pair;
  const hasPlot = plotted.course.length > 0;
  const height = hasPlot ? 470 : 270;
  const beside = (points: number | undefined) =>
    points === undefined ? 20 : 52 + 44 * String(points).length;
  const number = (points: number, y: number, fill: string) =>
    text(20, y, String(points), { size: 84, weight: 700, fill, tracking: -0.04 });
  const [left, right] = [beside(bot), beside(you)];
  const shapes: Shape[] = [
    rect({ x: 0, y: 0, width, height }, { fill: inks.ground }),
    rect({ x: 0, y: 0, width, height: edge }, { fill: deep }),
    group(hem(look, width, 20, bright), {
      transform: { y: edge - 20 },
      clip: { x: 0, y: 0, width, height: 20 },
    }),
    rect({ x: 0, y: edge, width, height: 2 }, { fill: bright }),
    ...(bot === undefined ? [] : [number(bot, 88, bright)]),
    ...write(botName, { x: left, y: 66, width: width - left - 20, size: 22, weight: 700, fill: '#ffffff' }),
    ...write(facts, { x: left, y: 88, width: width - left - 20, size: 16, weight: 500, fill: '#ffffff' }),
    number(you, 216, inks.ink),
    ...write(verdict, { x: right, y: 188, width: width - right - 20, size: 28, weight: 700, fill: inks.ink }),
    ...write(more, { x: right, y: 212, width: width - right - 20, size: 16, weight: 500, fill: inks.ink2 }),
    ...(hasPlot ? [group(plot(plotted, inks).shapes, { transform: { x: 16, y: 240 } })] : []),
    ...mark(34, height - 22, 9, { upper: inks.ink2, lower: inks.ink2, edge: inks.ink2 }),
    text(60, height - 17, 'Visavis', { size: 15, weight: 700, fill: inks.ink2 }),
  ];
  return { width, height, shapes };
}
