import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { rates } from '../../core/store/settings.ts';
import { toolSvg } from '../paint.ts';
import type { Context } from '../shell/context.ts';
import { base, fields, keys } from '../styles/shared.ts';
import { settingSection, settingStyles, settingsText } from './setting-section.ts';

/** Who reads aloud, our voice or a screen reader, how fast, and the tones. */
@customElement('voice-settings')
export class VoiceSettings extends LitElement {
  @property({ attribute: false }) context!: Context;
  @state() private voices: readonly SpeechSynthesisVoice[] | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('context') && changed.get('context')?.language !== this.context.language)
      void this.#listVoices();
  }

  async #listVoices(): Promise<void> {
    this.voices = await this.context.speaker.voices(this.context.language);
  }

  #word(say: string): string {
    return settingsText(this.context).text({ say, with: {} });
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
      ${settingSection(this.context, 'voice', 'voice', [true, false])}
      ${this.context.settings.voice ? this.#manner() : nothing}
      ${settingSection(this.context, 'sounds', 'sounds', [true, false])}
    `;
  }

  #manner(): TemplateResult {
    const { language, settings } = this.context;
    if (this.voices?.length === 0) return html`<p role="status">${this.#word('settings-no-voice')}</p>`;
    return html`
      <section class="manner">
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
    fields,
    settingStyles,
    css`
      .manner {
        display: grid;
        gap: 14px;
      }
      input {
        height: 48px;
        accent-color: var(--ink);
      }
    `,
  ];
}
