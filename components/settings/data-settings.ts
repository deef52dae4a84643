import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Values } from '../../core/engine/bot.ts';
import { gamesAtRisk, noteBackup } from '../../core/store/backups.ts';
import { clearAll } from '../../core/store/clear.ts';
import { askToPersist, type Persistence } from '../../core/store/persist.ts';
import { toolSvg } from '../paint.ts';
import type { Context } from '../shell/context.ts';
import type { Plan } from '../files/backup.ts';
import { brought } from '../files/brought.ts';
import { textOf } from '../files/import.ts';
import { saveBackup } from '../files/save-backup.ts';
import { base, keys } from '../styles/shared.ts';
import { settingStyles, settingsText } from './setting-section.ts';

/** What is stored on this device: to be backed up, brought back, and kept. */
@customElement('data-settings')
export class DataSettings extends LitElement {
  @property({ attribute: false }) context!: Context;
  @state() private persistence: Persistence | undefined;
  /** What a chosen backup would bring. */
  @state() private plan: Plan | undefined;
  /** How far reading and checking has come, in percent. */
  @state() private percent: number | undefined;
  @state() private note = '';
  /** How often the player has said that all should go. */
  @state() private sure = 0;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('context')) void this.#look(brought({ at: 'settings' }));
  }

  /** What is to be decided is in view. */
  protected override updated(changed: PropertyValues): void {
    if (changed.has('plan') || changed.has('sure'))
      this.renderRoot.querySelector('.sure')?.scrollIntoView({ block: 'center' });
  }

  readonly #progress = (done: number, of: number): void => {
    this.percent = Math.floor((100 * done) / of);
  };

  #word(say: string, values: Values = {}): string {
    return settingsText(this.context).text({ say, with: values });
  }

  async #attempt(deed: () => Promise<void>): Promise<void> {
    this.note = '';
    this.plan = undefined;
    try {
      await deed();
    } catch (error) {
      this.context.refuse(error);
    } finally {
      this.percent = undefined;
    }
  }

  async #save(): Promise<void> {
    const left = await saveBackup(this.context.database, this.#progress);
    this.note = this.#word('settings-backed-up', { left });
  }

  readonly #choose = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    void this.#look([...(input.files ?? [])]);
    input.value = '';
  };

  async #look([file]: readonly Blob[]): Promise<void> {
    if (!file) return;
    await this.#attempt(async () => {
      const { largestBackup, planRestore } = await import('../files/backup.ts');
      const text = await textOf(file, largestBackup);
      this.plan = await planRestore(this.context.database, text, this.#progress);
    });
  }

  async #restore({ games, apply }: Plan): Promise<void> {
    const { database } = this.context;
    const atRisk = await gamesAtRisk(database);
    const undo = await apply();
    // What has come is in the file that it came from.
    if (atRisk === undefined) await noteBackup(database);
    this.context.offerUndo(this.#word('settings-restored', { ...games }), undo);
    void askToPersist();
    await this.context.reread();
  }

  protected override render(): TemplateResult {
    return html`<section>
      <h2>${this.#word('settings-data')}</h2>
      <p>${this.#word('settings-data-text')}</p>
      <button class="key" id="backup" @click=${() => this.#attempt(() => this.#save())}>
        ${toolSvg('download')}${this.#word('settings-backup')}
      </button>
      <label class="key">
        ${toolSvg('share')}<span>${this.#word('settings-restore')}</span>
        <input class="unseen" type="file" accept="application/json,.json" @change=${this.#choose} />
      </label>
      <p role="status">
        ${this.percent === undefined ? this.note : this.#word('settings-reading', { percent: this.percent })}
      </p>
      ${this.plan ? this.#preview(this.plan) : nothing} ${this.#keep()} ${this.#clear()}
    </section>`;
  }

  #preview(plan: Plan): TemplateResult {
    const { games, noted, cards, voices } = plan;
    return html`<div id="plan" class="sure" role="group" aria-label=${this.#word('settings-restore')}>
      <p>
        ${this.#word('settings-plan', { ...games, cards, voices })}
        ${noted > 0 ? this.#word('settings-plan-noted', { noted }) : nothing}
      </p>
      <button class="key" id="fetch" @click=${() => this.#attempt(() => this.#restore(plan))}>
        ${this.#word('settings-fetch')}
      </button>
      <button class="key" id="leave" @click=${() => (this.plan = undefined)}>
        ${this.#word('settings-leave')}
      </button>
    </div>`;
  }

  #keep(): TemplateResult {
    if (this.persistence)
      return html`<p role="status">
        ${this.#word(this.persistence === 'kept' ? 'settings-kept' : 'settings-not-kept')}
      </p>`;
    return html`<button class="key" @click=${async () => (this.persistence = await askToPersist())}>
      ${this.#word('settings-keep')}
    </button>`;
  }

  /** Asked twice, and a backup is offered first. */
  #clear(): TemplateResult {
    const { sure } = this;
    const key = (id: string, say: string, press: () => void) =>
      html`<button class="key" id=${id} @click=${press}>${this.#word(say)}</button>`;
    if (sure === 0)
      return html`<button class="key" id="clear" @click=${() => (this.sure = 1)}>
        ${toolSvg('trash')}${this.#word('settings-clear')}
      </button>`;
    return html`<div class="sure" role="group" aria-labelledby="sure">
      <p id="sure" role="status">${this.#word(sure === 1 ? 'settings-clear-what' : 'settings-clear-sure')}</p>
      ${
        sure === 1
          ? html`${key('save-first', 'settings-backup', () => void this.#attempt(() => this.#save()))}
            ${key('clear-on', 'settings-clear-on', () => (this.sure = 2))}`
          : key('clear-all', 'settings-clear-all', () => void this.#attempt(() => this.#clearAll()))
      }
      ${key('keep-all', 'settings-clear-not', () => (this.sure = 0))}
    </div>`;
  }

  async #clearAll(): Promise<void> {
    await clearAll(this.context.database);
    await this.context.reread();
    this.context.go({ at: 'home' }, 'instead');
  }

  static override styles = [
    base,
    keys,
    settingStyles,
    css`
      .sure {
        display: grid;
        gap: 8px;
        margin-top: 8px;
        padding: 16px;
        border: 4px solid var(--ink);
        border-radius: 20px;
      }
      .sure p {
        font-weight: 700;
        color: var(--ink);
      }
    `,
  ];
}
