import { html, type TemplateResult } from 'lit';

export interface Choice<V> {
  readonly value: V;
  readonly label: string;
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
      ({ value, label: name }) =>
        html`<button
          class="key"
          role="radio"
          data-value=${String(value)}
          aria-checked=${value === chosen}
          @click=${() => choose(value)}
        >
          ${name}
        </button>`,
    )}
  </div>`;
}
