import { css, html, nothing, type TemplateResult } from 'lit';
import type { Marks } from '../../core/engine/bot.ts';
import type { Session } from '../../core/engine/session.ts';
import { tablet } from '../styles/rooms.ts';
import { exceptionKeys, wordsOf, type Progress } from './turn-sheet.ts';
import type { TurnRows } from './turn-rows.ts';

/** A line of the set-up is done, or not after all. */
export class TickEvent extends CustomEvent<number> {
  constructor(step: number) {
    super('tick', { detail: step, bubbles: true, composed: true });
  }
}

/** How a tick is kept: a mark of its own on the step. */
export const ticked = 'ticked';

/** The table is being laid: what was told last is its list. */
export const isSetUpList = ({ turns, prompt }: Session): boolean =>
  turns.at(-1)?.script === 'set-up' && !prompt;

/** The set-up as a list, line by line: to tick, to hear, or to pass over. */
export function setupList(
  { rows, quiet }: TurnRows,
  { spoken, firstNumber }: Progress,
  ticks: Marks,
): TemplateResult {
  const keys = exceptionKeys(firstNumber);
  return html`<ol class="set-up">
    ${rows.map((row) => {
      const isDone = ticks[row.step] === ticked;
      return html`<li class=${row.step === spoken ? 'on' : isDone ? 'done' : ''}>
        <label>
          <input
            type="checkbox"
            .checked=${isDone}
            @change=${({ target }: Event) => target!.dispatchEvent(new TickEvent(row.step))}
          />
          ${row.hero === undefined ? nothing : html`<b>${row.hero}</b>`}
          <span>${wordsOf(row)}${row.detail ? html`<small>${row.detail}</small>` : nothing}</span>
        </label>
        ${keys(row)}
      </li>`;
    })}
    ${quiet.length > 0 ? html`<li class="folded">${quiet.join(' · ')}</li>` : nothing}
  </ol>`;
}

/** It scrolls: who lays a table looks at a line, not at the whole. That there is more is seen at its lower end. */
export const setupListStyles = css`
  :host([laying]) .body {
    padding-bottom: 28px;
    overflow-y: auto;
    mask-image: linear-gradient(#000 calc(100% - 28px), transparent);
  }
  .set-up {
    flex: none;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
    margin-inline: calc(-1 * var(--margin));
  }
  .set-up li {
    position: relative;
    padding-inline: var(--margin);
    border-bottom: 2px solid var(--rule);
  }
  .set-up .folded {
    grid-column: 1 / -1;
    border: 0;
  }
  .set-up label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 52px;
    padding: 6px 0;
    font-size: calc(21px * var(--scale));
    font-weight: 600;
    line-height: 1.15;
    cursor: pointer;
  }
  .set-up input {
    flex: none;
    width: 26px;
    height: 26px;
    margin: 0;
    accent-color: var(--bright);
  }
  .set-up b {
    min-width: 1.1em;
    text-align: center;
    font-size: 1.45em;
    line-height: 1;
    color: var(--bright);
  }
  .set-up small {
    display: block;
    margin-top: 2px;
    font-size: calc(17px * var(--scale));
    font-weight: 500;
    color: var(--quiet);
  }
  .set-up .done label > :is(b, span) {
    color: var(--quiet);
    font-weight: 500;
  }
  .set-up + .map-below {
    flex: none;
    height: min(340px, 80vw);
  }
  /* A key stands beside its line, and the board is whole below them. */
  @media ${tablet} {
    .set-up li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      column-gap: 8px;
    }
    .set-up label {
      flex: 1 1 130px;
      padding: 3px 0;
    }
    .set-up .otherwise {
      flex: none;
      margin: 3px 0;
    }
    .body:not(:has(.map-below)) > .set-up:not(:has(li:nth-child(10))) {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
      & label {
        min-height: 76px;
        font-size: calc(26px * var(--scale));
      }
      & small {
        font-size: calc(20px * var(--scale));
      }
    }
    .set-up + .map-below {
      flex: 1 1 0;
      height: auto;
      min-height: 150px;
    }
  }
  /* Looked at again, it is whole as long as the lines leave it room. */
  :host([still]) .set-up + .map-below {
    flex: 1 0 180px;
    height: auto;
    max-height: min(340px, 80vw);
  }
  @media ${tablet} {
    :host([still]) .set-up + .map-below {
      max-height: none;
    }
  }
`;

declare global {
  interface HTMLElementEventMap {
    tick: TickEvent;
  }
}
