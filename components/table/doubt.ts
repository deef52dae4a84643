import type { Answer } from '../../core/engine/bot.ts';
import type { Session, View } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import { isTurn } from '../../core/engine/your-points.ts';
import type { Boards } from '../../core/look/board.ts';
import { answerWords } from './answering.ts';
import { exceptions } from './in-view.ts';

/** Something was told instead of asked: it may have been otherwise. */
export interface Doubt {
  /** Where it was told. */
  readonly turn: number;
  readonly step: number;
  /** In a sentence, and when: its row may be out of view. */
  readonly told: string;
  /** How it was instead, each in words. */
  readonly others: readonly { readonly at: number; readonly value: Answer; readonly label: string }[];
}

/** All that was told as it usually is, the latest first; none while something is put right. */
export function* doubts({ turns, aside }: Session, boards: Boards, text: Reader): Generator<Doubt> {
  if (aside) return;
  /** So many turns of the bot came after it. */
  let ago = 0;
  for (let turn = turns.length - 1; turn >= 0; turn -= 1) {
    const { steps, answers } = turns[turn]!;
    for (let step = steps.length - 1; step >= 0; step -= 1) {
      const { asks } = steps[step]!;
      const given = asks === undefined ? undefined : answers[asks];
      const others = given?.told === 'usual' ? exceptions(turns[turn]!, steps[step]!) : [];
      if (!given || others.length === 0) continue;
      const told = text.text(steps[step]!);
      yield {
        turn,
        step,
        told: ago > 1 ? text.text({ say: 'told-ago', with: { ago, told } }) : told,
        others: others.map(({ at, value }) => ({
          at,
          value,
          label: answerWords(text, boards, given.prompt, value),
        })),
      };
    }
    if (isTurn(turns[turn]!)) ago += 1;
  }
}

/** One way in which something told was otherwise: what it was, and how it was instead. */
export type Otherwise = Pick<Doubt, 'told'> & Doubt['others'][number];

/** Whatever has no key in view any more, the latest first, each way by itself. */
export function* otherwiseOutOfView(
  all: Iterable<Doubt>,
  { turns }: Session,
  seen: View,
  isRows: boolean,
): Generator<Otherwise> {
  const last = turns.length - 1;
  const isInView = ({ turn, step }: Doubt): boolean =>
    turn === last && (isRows || (seen.kind === 'step' && seen.index === step));
  for (const doubt of all)
    if (!isInView(doubt)) yield* doubt.others.map((other) => ({ told: doubt.told, ...other }));
}
