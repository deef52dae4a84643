import { LitElement, css, html, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { longestNote, noteNames, type Noted } from '../../core/engine/file.ts';
import type { GameRecord } from '../../core/store/games.ts';
import { finishedAgainst } from '../../core/store/shelves.ts';
import type { Context } from '../shell/context.ts';
import { base, fields, keys } from '../styles/shared.ts';
import { gamesText } from './words.ts';

/** What was written about a game. */
export class NoteEvent extends CustomEvent<Noted> {
  constructor(noted: Noted) {
    super('note', { detail: noted });
  }
}

/** A note about a game: how it was, where, and with which expansions. What was written before can be taken again. */
@customElement('note-form')
export class NoteForm extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property({ attribute: false }) record!: GameRecord;
  /** Notes about other games of the same kind. */
  @state() private earlier: readonly Noted[] = [];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('record')) void this.#look();
  }

  async #look(): Promise<void> {
    const { context, record } = this;
    try {
      const others = await finishedAgainst(context.database, record.start.bot);
      this.earlier = others.flatMap(({ noted }) => noted ?? []);
    } catch (error) {
      context.refuse(error);
    }
  }

  readonly #keep = (event: SubmitEvent): void => {
    event.preventDefault();
    const written = new FormData(event.target as HTMLFormElement);
    const noted = noteNames.flatMap((name) => {
      const value = written.get(name);
      return typeof value === 'string' && value.trim() ? [[name, value.trim()] as const] : [];
    });
    this.dispatchEvent(new NoteEvent(Object.fromEntries(noted)));
  };

  protected override render(): TemplateResult {
    const { noted } = this.record;
    const word = (say: string) => gamesText(this.context).text({ say, with: {} });
    const line = (name: 'place' | 'expansions') =>
      html`<label>
        ${word(`games-note-${name}`)}
        <input name=${name} list=${name} maxlength="200" .value=${noted?.[name] ?? ''} autocomplete="off" />
        <datalist id=${name}>
          ${[...new Set(this.earlier.flatMap((one) => one[name] ?? []))].map((value) => html`<option value=${value}></option>`)}
        </datalist>
      </label>`;
    return html`<form @submit=${this.#keep}>
      <label>
        ${word('games-note-text')}
        <textarea name="text" rows="3" maxlength=${longestNote} .value=${noted?.text ?? ''}></textarea>
      </label>
      ${line('place')} ${line('expansions')}
      <button class="key done">${word('games-note-keep')}</button>
    </form>`;
  }

  static override styles = [
    base,
    keys,
    fields,
    css`
      form,
      label {
        display: grid;
        gap: 6px;
      }
      form {
        gap: 14px;
      }
      label {
        font-size: calc(17px * var(--scale));
        font-weight: 600;
      }
      textarea {
        min-height: 96px;
        padding: 12px 14px;
        border: 2px solid var(--ctl);
        border-radius: 16px;
        background: var(--card);
        color: var(--ink);
        font: inherit;
        resize: vertical;
      }
    `,
  ];
}
