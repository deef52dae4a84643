import { circle, path, text, type Drawing, type Shape } from '../../core/look/drawing.ts';
import { unitOf, type Counted, type TurningPoint } from './course.ts';

const [left, right, top, foot] = [40, 352, 26, 150];

/** Colours, so that screen and picture have the same plot. */
export interface PlotInks {
  readonly ink: string;
  readonly ink2: string;
  readonly line: string;
  readonly ctl: string;
  readonly ground: string;
}

export interface Plotted {
  readonly course: readonly Counted[];
  readonly turning: readonly TurningPoint[];
  readonly youLabel: string;
  readonly botLabel: string;
}

/** How the points grew, turn by turn, and where it turned. The player's are dots, with a line between those that he counted. */
export function plot({ course, turning, youLabel, botLabel }: Plotted, inks: PlotInks): Drawing {
  const you = course.at(-1)?.you;
  const most = Math.max(...course.flatMap((one) => [one.points ?? 0, one.you ?? 0]), 1);
  const y = (points: number) => foot - ((foot - top) * points) / most;
  const x = (n: number) => left + ((right - left) * n) / Math.max(course.length - 1, 1);
  const last = course.at(-1)?.points ?? 0;
  const dots = (which: 'points' | 'you') =>
    course.flatMap(({ [which]: points }, n) => (points === undefined ? [] : [{ x: x(n), y: y(points) }]));
  const line = (through: ReturnType<typeof dots>) =>
    `M${through.map((at) => `${at.x.toFixed(1)} ${at.y.toFixed(1)}`).join('L')}`;
  const [bots, yours] = [dots('points'), dots('you')];
  const quiet = { size: 15, weight: 500, fill: inks.ink2 } as const;
  // Beside each other they would be unreadable: the lower one goes below its point, the bot's below its whole line.
  const beside = (points: number, other: number) => (points < other ? y(points) + 20 : y(points) - 7);
  const near = bots.filter((at) => at.x > right - 16 - botLabel.length * 9).map((at) => at.y);
  const botAt = you !== undefined && last <= you ? Math.min(foot - 6, Math.max(...near) + 20) : y(last) - 7;
  const shapes: Shape[] = [
    ...steps(most).flatMap((points) => [
      path(`M${left} ${y(points)}H${right}`, { stroke: inks.line }),
      text(left - 8, y(points) + 5, String(points), { ...quiet, anchor: 'end' }),
    ]),
    ...marks(course).flatMap(({ from, to, name }) => [
      path(`M${x(from)} ${foot}v6`, { stroke: inks.ctl, strokeWidth: 2 }),
      text((x(from) + x(to)) / 2, 172, String(name), { ...quiet, anchor: 'middle' }),
    ]),
    path(line(bots), { stroke: inks.ink2, strokeWidth: 3 }),
    ...turning.map(({ at }) =>
      circle(x(at), y(course[at]?.points ?? 0), 5, { fill: inks.ground, stroke: inks.ink, strokeWidth: 2.5 }),
    ),
    text(right - 10, botAt, botLabel, { ...quiet, anchor: 'end' }),
    ...(yours.length > 1 ? [path(line(yours), { stroke: inks.ink, strokeWidth: 3 })] : []),
    ...yours.slice(0, -1).map((at) => circle(at.x, at.y, 4, { fill: inks.ink })),
    ...(you === undefined
      ? []
      : [
          circle(right, y(you), 6, { fill: inks.ink }),
          text(right - 10, beside(you, last), `${youLabel} ${you}`, {
            ...quiet,
            weight: 700,
            fill: inks.ink,
            anchor: 'end',
          }),
        ]),
  ];
  return { width: 360, height: 178, shapes };
}

/** 1, 2 or 5 times a power of ten. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  return power * ([1, 2, 5].find((times) => times * power >= least) ?? 10);
}

function steps(most: number): number[] {
  const step = niceStep(most / 3);
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, n) => n * step);
}

/** Rounds or weeks at the foot; without them every tenth turn. */
function marks(turns: readonly Counted[]): { from: number; to: number; name: number }[] {
  const last = turns.length - 1;
  if (unitOf(turns) === 'turn')
    return turns.flatMap(({ turn }, n) => (turn % 10 === 0 ? [{ from: n, to: n, name: turn }] : []));
  const begins = turns.flatMap(({ round }, n) =>
    round !== undefined && turns[n - 1]?.round !== round ? [n] : [],
  );
  return begins.map((from, n) => ({ from, to: begins[n + 1] ?? last, name: turns[from]?.round ?? n + 1 }));
}
