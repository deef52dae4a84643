import type { BaseState, Prompt } from './bot.ts';
import type { Answer } from './expects.ts';
import { advance, stateAt, type Deed, type Played, type Session } from './session.ts';

/** A moment of a game that can be looked at again: a step as it was told, or a question and its answer. */
export type Frame<S extends BaseState = BaseState> = {
  /** The game as far as its turn had come with the same deed. */
  readonly session: Session<S>;
  /** Which turn it belongs to, counted from 0. */
  readonly turn: number;
} & (
  | { readonly kind: 'step'; readonly step: number }
  | { readonly kind: 'answer'; readonly prompt: Prompt; readonly value: Answer }
);

/** All moments of a game, from where its deeds begin. */
export function framesOf<S extends BaseState>({ base, session: end }: Played<S>): Frame<S>[] {
  const frames: Frame<S>[] = [];
  let session = base;
  for (const deed of end.deeds) {
    const next = advance(session, deed);
    frames.push(...asked(session, deed), ...told(session, next, deed));
    session = next;
  }
  return frames;
}

/** What was answered by itself was told, not asked. */
function asked<S extends BaseState>(session: Session<S>, deed: Deed): Frame<S>[] {
  const { prompt, turns } = session;
  if (deed.type !== 'answered' || deed.told === 'usual' || !prompt) return [];
  return [{ kind: 'answer', session, turn: turns.length - 1, prompt, value: deed.value }];
}

function told<S extends BaseState>(before: Session<S>, session: Session<S>, deed: Deed): Frame<S>[] {
  if (deed.type !== 'played' && deed.type !== 'answered') return [];
  const known = deed.type === 'played' ? 0 : (before.turns.at(-1)?.steps.length ?? 0);
  const steps = session.turns.at(-1)?.steps ?? [];
  const turn = session.turns.length - 1;
  return steps.slice(known).map((_, n) => ({ kind: 'step', session, turn, step: known + n }));
}

/** The game cut at this moment: what was told later in its turn is not there yet. */
export function cutAt<S extends BaseState>(frame: Frame<S>): Session<S> {
  const { bot, deeds, before, turns } = frame.session;
  const turn = turns[frame.turn];
  if (frame.kind === 'answer' || !turn) return { ...frame.session, read: 0 };
  const state = stateAt(frame.session, frame.step);
  const cut = { ...turn, steps: turn.steps.slice(0, frame.step + 1), after: state };
  return { bot, deeds, before, state, turns: turns.with(frame.turn, cut), read: 0 };
}
