import { html, type TemplateResult } from 'lit';

export interface Choice<V> {
  readonly value: V;
  readonly label: string;
  /** It cannot be chosen now. */
  readonly isOut?: boolean;
}

/** One of several, as keys in a row: the chosen one is inverted. Used by setup and settings. */
export function optionChoice<V extends string | boolean>(
  label: string,
  choices: readonly Choice<V>[],
  chosen: V,
  choose: (value: V) => void,
): TemplateResult {
  return html`<div class="choices" role="radiogroup" aria-label=${label}>
    ${choices.map(
      ({ value, label: name, isOut = false }) =>
        html`<button
          class="key"
          role="radio"
          data-value=${String(value)}
          aria-checked=${value === chosen}
          ?disabled=${isOut}
          @click=${() => choose(value)}
        >
          ${name}
        </button>`,
    )}
  </div>`;
}
