import { LitElement, html, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { askToPersist, type Persistence } from '../../core/store/persist.ts';
import { toolSvg } from '../paint.ts';
import type { Context } from '../shell/context.ts';
import type { Restored } from '../files/backup.ts';
import { download } from '../files/downloads.ts';
import { textOf } from '../files/import.ts';
import { base, keys } from '../styles/shared.ts';
import { settingStyles } from './setting-section.ts';

/** What is stored on this device: to be backed up, brought back, and kept. */
@customElement('data-settings')
export class DataSettings extends LitElement {
  @property({ attribute: false }) context!: Context;
  @state() private persistence: Persistence | undefined;
  @state() private restored: Restored | undefined;

  #word(say: string): string {
    return this.context.text.text({ say, with: {} });
  }

  async #attempt(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      this.context.refuse(error);
    }
  }

  async #save(): Promise<void> {
    const { writeBackup } = await import('../files/backup.ts');
    const day = new Date().toISOString().slice(0, 10);
    download(`visavis-${day}.json`, await writeBackup(this.context.database), 'application/json');
  }

  async #restore(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (!file) return;
    input.value = '';
    this.restored = undefined;
    const { largestBackup, restoreBackup } = await import('../files/backup.ts');
    this.restored = await restoreBackup(this.context.database, await textOf(file, largestBackup));
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
        <input
          class="unseen"
          type="file"
          accept="application/json,.json"
          @change=${(event: Event) => this.#attempt(() => this.#restore(event.target as HTMLInputElement))}
        />
      </label>
      <p role="status">
        ${
          this.restored === undefined
            ? ''
            : this.context.text.text({ say: 'settings-restored', with: { ...this.restored } })
        }
      </p>
      ${this.#keep()}
    </section>`;
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

  static override styles = [base, keys, settingStyles];
}

declare global {
  interface HTMLElementTagNameMap {
    'data-settings': DataSettings;
  }
}
