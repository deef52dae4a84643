import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { askToPersist, type Persistence } from '../../core/store/persist.ts';
import {
  countdowns,
  languageChoices,
  rates,
  themes,
  typeSizes,
  type Settings,
} from '../../core/store/settings.ts';
import { toolSvg } from '../../print/svg.ts';
import { createHeadset } from '../../core/voice/headset.ts';
import { feelKnocks } from '../../core/voice/knock.ts';
import type { Context } from '../app/context.ts';
import { download } from '../app/downloads.ts';
import { addressOf } from '../app/route.ts';
import '../parts/nav-bar.ts';
import { optionChoice } from '../parts/option-choice.ts';
import { base, keys } from '../styles/shared.ts';

/** Language, look and voice; everything holds at once. */
@customElement('settings-screen')
export class SettingsScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @state() private voices: readonly SpeechSynthesisVoice[] | undefined;
  @state() private persistence: Persistence | undefined;
  @state() private trials: Readonly<Partial<Record<'headset' | 'knock', string>>> = {};
  @state() private restored: number | undefined;
  #endTrial: () => void = () => undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('context') && changed.get('context')?.language !== this.context.language)
      void this.#listen();
  }

  async #listen(): Promise<void> {
    this.voices = await this.context.speaker.voices(this.context.language);
  }

  #word(say: string): string {
    return this.context.text.text({ say, with: {} });
  }

  #section<N extends keyof Settings>(
    name: N,
    message: string,
    of: readonly (Settings[N] & (string | boolean))[],
  ): TemplateResult {
    const { settings } = this.context;
    const label = (value: string | boolean) =>
      this.#word(`settings-${message}-${value === true ? 'on' : value === false ? 'off' : value}`);
    return html`<section id=${name}>
      <h2>${this.#word(`settings-${message}`)}</h2>
      ${optionChoice(
        this.#word(`settings-${message}`),
        of.map((value) => ({ value, label: label(value) })),
        settings[name] as Settings[N] & (string | boolean),
        (value) => void this.context.set(name, value),
      )}
    </section>`;
  }

  /** A button to press or a knock to make: does it arrive? */
  #trial(what: 'headset' | 'knock'): TemplateResult | typeof nothing {
    if (!this.context.settings[what]) return nothing;
    const outcome = this.trials[what];
    return html`<section>
      <button class="key" data-trial=${what} @click=${() => this.#begin(what)}>
        ${this.#word('settings-hand-try')}
      </button>
      <p role="status">${outcome ? this.#word(outcome) : ''}</p>
    </section>`;
  }

  /** Inside a tap: browsers want one. */
  async #begin(what: 'headset' | 'knock'): Promise<void> {
    this.#endTrial();
    const tell = (say: string) => (this.trials = { ...this.trials, [what]: say });
    const arrive = () => {
      tell('settings-hand-felt');
      this.#endTrial();
    };
    const end = what === 'headset' ? await this.#tryHeadset(arrive) : await feelKnocks(arrive);
    if (end) this.#endTrial = end;
    tell(end ? `settings-${what}-test` : 'settings-hand-missing');
  }

  async #tryHeadset(arrive: () => void): Promise<(() => void) | undefined> {
    const headset = createHeadset({ next: arrive, back: arrive, repeat: arrive });
    return (await headset.start(this.#word('settings-headset'))) ? () => headset.stop() : undefined;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#endTrial();
  }

  async #attempt(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } catch (error) {
      this.context.refuse(error);
    }
  }

  async #save(): Promise<void> {
    const { writeBackup } = await import('../app/backup.ts');
    const day = new Date().toISOString().slice(0, 10);
    download(`visavis-${day}.json`, await writeBackup(this.context.database), 'application/json');
  }

  async #restore(input: HTMLInputElement): Promise<void> {
    const [file] = input.files ?? [];
    if (!file) return;
    input.value = '';
    const { restoreBackup } = await import('../app/backup.ts');
    this.restored = await restoreBackup(this.context.database, await file.text());
  }

  readonly #try = (): void => {
    const { language, settings, speaker } = this.context;
    void speaker.speak([this.#word('settings-try-sentence')], {
      language,
      rate: settings.rate,
      voiceName: settings.voiceNames[language],
    });
  };

  protected override render(): TemplateResult {
    return html`
      <main>
        <h1>${this.#word('settings-title')}</h1>
        ${this.#section('language', 'language', languageChoices)} ${this.#section('theme', 'theme', themes)}
        ${this.#section('typeSize', 'type', typeSizes)} ${this.#section('voice', 'voice', [true, false])}
        ${this.context.settings.voice ? this.#speech() : nothing}
        ${this.#section('sounds', 'sounds', [true, false])}
        <section>
          <h2>${this.#word('settings-hands')}</h2>
          <p>${this.#word('settings-hands-text')}</p>
          <a class="key" href=${addressOf({ at: 'train' })}>
            ${toolSvg('mic-on')}${this.#word('settings-train')}
          </a>
        </section>
        ${this.#section('countdown', 'countdown', countdowns)}
        ${this.#section('headset', 'headset', [true, false])} ${this.#trial('headset')}
        ${this.#section('knock', 'knock', [true, false])} ${this.#trial('knock')}
        <section>
          <h2>${this.#word('settings-cards')}</h2>
          <a class="key" href=${addressOf({ at: 'cards', bot: 'nautoma' })}>
            ${toolSvg('card')}${this.#word('setup-cards')}
          </a>
        </section>
        <section>
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
                : this.context.text.text({ say: 'settings-restored', with: { games: this.restored } })
            }
          </p>
          ${
            this.persistence
              ? html`<p role="status">
                  ${this.#word(this.persistence === 'kept' ? 'settings-kept' : 'settings-not-kept')}
                </p>`
              : html`<button class="key" @click=${async () => (this.persistence = await askToPersist())}>
                  ${this.#word('settings-keep')}
                </button>`
          }
        </section>
        <section>
          <h2>${this.#word('settings-about')}</h2>
          <p>${this.#word('settings-about-text')}</p>
        </section>
      </main>
      <nav-bar .text=${this.context.text} at="settings"></nav-bar>
    `;
  }

  #speech(): TemplateResult {
    const { language, settings } = this.context;
    if (this.voices?.length === 0) return html`<p role="status">${this.#word('settings-no-voice')}</p>`;
    return html`
      <section class="speech">
        <label>
          ${this.#word('settings-voice-choice')}
          <select
            @change=${(event: Event) =>
              this.context.set('voiceNames', {
                ...settings.voiceNames,
                [language]: (event.target as HTMLSelectElement).value,
              })}
          >
            <option value="">${this.#word('settings-voice-auto')}</option>
            ${(this.voices ?? []).map(
              ({ name }) =>
                html`<option value=${name} ?selected=${name === settings.voiceNames[language]}>
                  ${name}
                </option>`,
            )}
          </select>
        </label>
        <label>
          ${this.#word('settings-rate')}
          <input
            type="range"
            min=${rates.min}
            max=${rates.max}
            step="0.1"
            .value=${String(settings.rate)}
            @change=${(event: Event) =>
              this.context.set('rate', Number((event.target as HTMLInputElement).value))}
          />
        </label>
        <button class="key" @click=${this.#try}>${toolSvg('voice-on')}${this.#word('settings-try')}</button>
      </section>
    `;
  }

  static override styles = [
    base,
    keys,
    css`
      :host {
        display: flex;
        flex-direction: column;
        min-height: 100dvh;
      }
      main {
        display: grid;
        gap: 24px;
        width: 100%;
        max-width: 720px;
        margin: 0 auto;
        padding: 20px 20px 28px;
      }
      h1 {
        font-size: 34px;
        font-weight: 700;
        letter-spacing: -0.02em;
      }
      h2 {
        margin-bottom: 8px;
        font-size: 20px;
        font-weight: 700;
      }
      p {
        color: var(--ink2);
      }
      .choices {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(80px, 1fr));
        gap: 8px;
      }
      .key {
        gap: 10px;
        min-height: 60px;
        padding: 8px;
        font-size: calc(18px * var(--scale));
      }
      section > .key {
        width: 100%;
        margin-top: 8px;
      }
      .speech {
        display: grid;
        gap: 14px;
      }
      label {
        display: grid;
        gap: 6px;
        font-weight: 600;
      }
      select {
        min-height: 56px;
        padding: 0 14px;
        border: 2px solid var(--ctl);
        border-radius: 16px;
        background: var(--card);
        color: var(--ink);
        font: inherit;
      }
      input[type='range'] {
        height: 48px;
        accent-color: var(--ink);
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'settings-screen': SettingsScreen;
  }
}
