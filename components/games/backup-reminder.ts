import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { gamesAtRisk, noteBackup } from '../../core/store/backups.ts';
import { saveBackup } from '../files/save-backup.ts';
import type { Context } from '../shell/context.ts';
import { base, keys } from '../styles/shared.ts';
import { gamesText } from './words.ts';

/** A quiet word after many games that are saved nowhere else. */
@customElement('backup-reminder')
export class BackupReminder extends LitElement {
  @property({ attribute: false }) context!: Context;
  @state() private count: number | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('context')) void this.#try(() => Promise.resolve());
  }

  /** Afterwards it is counted anew. */
  async #try(work: () => Promise<unknown>): Promise<void> {
    const { database, refuse } = this.context;
    try {
      await work();
      this.count = await gamesAtRisk(database);
    } catch (error) {
      refuse(error);
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { count, context } = this;
    if (count === undefined) return nothing;
    const word = (say: string) => gamesText(context).text({ say, with: { count } });
    return html`<aside>
      <p>${word('backup-reminder')}</p>
      <div>
        <button
          class="key"
          id="backup"
          @click=${() => this.#try(() => saveBackup(context.database, () => undefined))}
        >
          ${word('backup-save')}
        </button>
        <button class="key" id="later" @click=${() => this.#try(() => noteBackup(context.database))}>
          ${word('backup-later')}
        </button>
      </div>
    </aside>`;
  }

  static override styles = [
    base,
    keys,
    css`
      /* Without a word it takes no room. */
      :host {
        display: contents;
      }
      aside,
      div {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 8px;
      }
      aside {
        padding: 10px 14px;
        border: 2px solid var(--line);
        border-radius: 16px;
        background: var(--card);
      }
      p {
        flex: 1 1 180px;
        font-size: calc(17px * var(--scale));
        line-height: 1.25;
      }
      .key {
        min-height: 48px;
        font-size: calc(17px * var(--scale));
        font-weight: 600;
      }
    `,
  ];
}
