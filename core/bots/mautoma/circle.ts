import type { ShownBoard } from '../../engine/bot.ts';
import type { State } from './state.ts';

export const circle = 'energy-circle';

export function circlePlaces(s: Readonly<State>): string[] {
  return s.cards.board.fields.map((_, field) => String(field + 1));
}

export function circleNow(s: Readonly<State>): ShownBoard {
  return { board: circle, marks: { [s.marker + 1]: 'at' } };
}

/** The way the marker went: from, 1, 2, … and where it stands. */
export function circleMoved(s: Readonly<State>, from: number): ShownBoard {
  const count = s.cards.board.fields.length;
  const marks: Record<string, string> = { [from + 1]: 'from' };
  for (let n = 1, field = (from + 1) % count; field !== s.marker; n++, field = (field + 1) % count)
    marks[field + 1] = String(n);
  marks[s.marker + 1] = 'at';
  return { board: circle, marks };
}
