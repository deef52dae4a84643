import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { Refusal } from '../../core/engine/refusal.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Database } from '../../core/store/database.ts';
import { base, keys } from '../styles/shared.ts';

/** Anything else is a fault of ours. */
export const isRefusal = (text: Reader, error: unknown): error is Refusal =>
  error instanceof Refusal && text.has(error.say);

/** What went wrong, in a sentence. */
export const troubleWords = (text: Reader, error: unknown, game: string | undefined): string =>
  text.text(
    isRefusal(text, error) ? error : { say: game === undefined ? 'app-fault' : 'app-fault-game', with: {} },
  );

type Deed = (files: typeof import('../files/report.ts')) => Promise<void>;

/** Tells what cannot be done; of a fault of ours also what can be done about it. */
@customElement('refusal-dialog')
export class RefusalDialog extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) database: Database | undefined;
  /** The game that is played or looked at. */
  @property({ attribute: false }) game: string | undefined;
  /** What was thrown; nothing is told without it. */
  @property({ attribute: false }) error: unknown;
  @state() private hasFailed = false;
  @query('dialog') private dialog!: HTMLDialogElement;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('error')) this.hasFailed = false;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('error') && this.error !== undefined && !this.dialog.open) this.dialog.showModal();
  }

  protected override render(): TemplateResult {
    const { error, game, hasFailed, text } = this;
    const word = (say: string): string => text.text({ say, with: {} });
    return html`<dialog @close=${() => this.dispatchEvent(new Event('close'))} aria-labelledby="refusal">
      <p id="refusal">
        ${
          error === undefined
            ? nothing
            : hasFailed
              ? word('app-remedy-failed')
              : troubleWords(text, error, game)
        }
      </p>
      ${error === undefined || isRefusal(text, error) ? nothing : this.#remedies(word)}
      <form method="dialog"><button class="key">${word('app-understood')}</button></form>
    </dialog>`;
  }

  #remedies(word: (say: string) => string): TemplateResult {
    const { database, error, game } = this;
    const key = (id: string, deed: Deed) =>
      html`<button class="key" id=${id} @click=${() => this.#remedy(deed)}>${word(`app-${id}`)}</button>`;
    return html`${
      database && game !== undefined
        ? html`${key('take-back', async ({ takeBackAt }) => {
            await takeBackAt(database, game);
            location.reload();
          })}
          ${key('save-game', ({ saveGame }) => saveGame(database, game))}`
        : nothing
    }
    ${key('report', ({ saveReport }) => saveReport(database, error, game))}`;
  }

  async #remedy(deed: Deed): Promise<void> {
    try {
      await deed(await import('../files/report.ts'));
    } catch (error) {
      console.error(error);
      this.hasFailed = true;
    }
  }

  static override styles = [
    base,
    keys,
    css`
      dialog {
        max-width: min(520px, calc(100vw - 32px));
        padding: 28px 24px 20px;
        border: 2px solid var(--ink);
        border-radius: 20px;
        background: var(--card);
        color: var(--ink);
        font-size: calc(22px * var(--scale));
      }
      dialog::backdrop {
        background: rgb(0 0 0 / 0.6);
      }
      .key {
        width: 100%;
        margin-top: 20px;
      }
    `,
  ];
}
