import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Reader } from '../../core/engine/text.ts';
import type { Phrase } from '../../core/engine/bot.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import {
  inManner,
  longestName,
  presetOf,
  withPreset,
  type Choices,
  type Preset,
} from '../../print/choices.ts';
import { presetFile, presetIn } from '../../print/preset-file.ts';
import { download } from '../files/downloads.ts';
import { canShare, shared } from '../files/share.ts';
import { toolSvg } from '../paint.ts';
import { firstTap } from '../parts/first-tap.ts';
import { base, keys } from '../styles/shared.ts';
import { ChooseEvent } from './choose-event.ts';
import { formLayout } from './print-form-layout.ts';

/** Ways to print that have a name: taken with a tap, handed on as a file. */
@customElement('print-presets')
export class PrintPresets extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) choices!: Choices;
  @state() private problem: Phrase | undefined;

  #choose(choices: Choices, gone?: string): void {
    this.problem = undefined;
    this.dispatchEvent(new ChooseEvent(choices, gone));
  }

  #remove({ name }: Preset): void {
    const presets = this.choices.presets.filter((one) => one.name !== name);
    this.#choose({ ...this.choices, presets }, name);
  }

  readonly #keep = (event: SubmitEvent): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const field = form.elements.namedItem('preset') as HTMLInputElement;
    const name = field.value.trim();
    if (name === '') return;
    this.#choose(withPreset(this.choices, presetOf(this.choices, name)));
    form.reset();
  };

  readonly #open = async (event: Event): Promise<void> => {
    const field = event.target as HTMLInputElement;
    const file = field.files?.[0];
    field.value = '';
    if (!file) return;
    try {
      const preset = await presetIn(file);
      this.#choose(inManner(withPreset(this.choices, preset), preset));
    } catch (error) {
      this.#tell(error);
    }
  };

  async #handOn(preset: Preset): Promise<void> {
    const file = presetFile(preset);
    try {
      if (canShare(file)) await shared(file);
      else download(file.name, file, file.type);
    } catch (error) {
      this.#tell(error);
    }
  }

  #tell(error: unknown): void {
    this.problem = error instanceof Refusal ? error : { say: 'print-preset-refused', with: {} };
  }

  protected override render(): TemplateResult {
    const { presets } = this.choices;
    return html`${presets.map((preset) => this.#preset(preset))}
      <form class="row" @submit=${this.#keep}>
        <label class="number">
          ${this.text.word('print-preset-name')}
          <input name="preset" maxlength=${longestName} autocomplete="off" required />
        </label>
        <button class="key" id="keep">${this.text.word('print-preset-keep')}</button>
      </form>
      <label class="key">
        ${this.text.word('print-preset-open')}
        <input class="unseen" type="file" accept=".json,application/json" @change=${this.#open} />
      </label>
      ${this.problem ? html`<p role="alert">${this.text.text(this.problem)}</p>` : nothing}`;
  }

  #preset(preset: Preset): TemplateResult {
    const { name } = preset;
    const use = () => this.#choose(inManner(this.choices, preset));
    return html`<div class="preset">
      <button class="key" @click=${use}>${name}</button>
      <button
        class="key small"
        aria-label=${this.text.word('print-preset-share', { name })}
        @click=${() => this.#handOn(preset)}
      >
        ${toolSvg('share')}
      </button>
      <button
        class="key small"
        aria-label=${this.text.word('print-preset-remove', { name })}
        @click=${firstTap(() => this.#remove(preset))}
      >
        ${toolSvg('trash')}
      </button>
    </div>`;
  }

  static override styles = [
    base,
    keys,
    formLayout,
    css`
      :host {
        gap: 10px;
      }
      .preset,
      .row {
        display: grid;
        grid-template-columns: 1fr 52px 52px;
        gap: 8px;
        align-items: end;
      }
      .row {
        grid-template-columns: 1fr auto;
      }
      .small {
        padding: 0;
      }
      label.key {
        justify-content: center;
      }
    `,
  ];
}
