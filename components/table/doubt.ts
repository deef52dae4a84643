import { css, html, nothing, type TemplateResult } from 'lit';
import type { Answer } from '../../core/engine/bot.ts';
import type { Session, View } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Boards } from '../../core/look/board.ts';
import { low, stands } from '../styles/rooms.ts';
import { answerWords } from './answering.ts';
import { shownStep } from './hero-sentence.ts';
import { exceptions } from './in-view.ts';

/** Something was told instead of asked: it may have been otherwise. */
export interface Doubt {
  /** Where it was told. */
  readonly turn: number;
  readonly step: number;
  /** As its row has it. */
  readonly told: string;
  /** How it was instead, each in words. */
  readonly others: readonly { readonly at: number; readonly value: Answer; readonly label: string }[];
}

/** All that was told as it usually is, the latest first; none while something is put right. */
export function* doubts({ turns, aside }: Session, boards: Boards, text: Reader): Generator<Doubt> {
  if (aside) return;
  for (let turn = turns.length - 1; turn >= 0; turn -= 1) {
    const { steps, answers } = turns[turn]!;
    for (let step = steps.length - 1; step >= 0; step -= 1) {
      const { asks } = steps[step]!;
      const given = asks === undefined ? undefined : answers[asks];
      const others = given?.told === 'usual' ? exceptions(turns[turn]!, steps[step]!) : [];
      if (!given || others.length === 0) continue;
      const { hero, sentence } = shownStep(text, steps[step]!);
      const words = text.part(steps[step]!, 'row') ?? sentence;
      yield {
        turn,
        step,
        told: hero === undefined ? words : `${hero} ${words}`,
        others: others.map(({ at, value }) => ({
          at,
          value,
          label: answerWords(text, boards, given.prompt, value),
        })),
      };
    }
  }
}

/** The latest that has no key in view any more. */
export function doubtOutOfView(
  all: Iterable<Doubt>,
  { turns }: Session,
  seen: View,
  isRows: boolean,
): Doubt | undefined {
  const last = turns.length - 1;
  const isInView = ({ turn, step }: Doubt): boolean =>
    turn === last && (isRows || (seen.kind === 'step' && seen.index === step));
  for (const doubt of all) if (!isInView(doubt)) return doubt;
  return undefined;
}

/** Longer words do not fit the key: they stand on the sheet that it opens. */
const mostLetters = 14;

/** The one way it can have been instead, where the key has room to say of what. */
export const onlyOther = ({ told, others }: Doubt): Doubt['others'][number] | undefined =>
  others.length === 1 && told.length <= mostLetters ? others[0] : undefined;

/** On the table's edge: what was told, and how it was instead; else both are asked for. Read last. */
export function doubtKey(
  text: Reader,
  doubt: Doubt,
  number: number | undefined,
  press: () => void,
): TemplateResult {
  const { told } = doubt;
  const otherwise = { say: 'table-otherwise', with: { told } };
  const label = onlyOther(doubt)?.label ?? text.text(otherwise);
  return html`<button
    class="doubt"
    id="otherwise"
    title=${text.part(otherwise, 'full') ?? label}
    @click=${press}
  >
    ${told.length <= mostLetters ? html`<span>${told}</span>` : nothing}
    <b>${number === undefined ? '' : `${number} `}${label}</b>
  </button>`;
}

export const doubtStyles = css`
  .doubt {
    position: absolute;
    z-index: 2;
    top: 32px;
    right: 8px;
    translate: 0 -100%;
    display: grid;
    align-content: center;
    max-width: calc(50% - 34px);
    min-width: 96px;
    min-height: 48px;
    padding: 0 6px;
    border: 2px solid var(--line);
    border-radius: 14px;
    background: var(--ground);
    color: var(--ink);
    text-align: left;
    font-size: 16px;
    line-height: 1.15;
  }
  .doubt span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    color: var(--ink2);
  }
  /* Beside what the lamp means. */
  @media ${stands} {
    .doubt {
      top: 8px;
      right: 16px;
      translate: none;
      max-width: 200px;
    }
  }
  @media ${low} {
    .table:is(.idle, .step, .over) .side:has(.doubt) your-side {
      padding-top: 62px;
    }
    .table:not(.idle):not(.step):not(.over) .doubt {
      display: none;
    }
  }
`;
