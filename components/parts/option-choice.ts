import { html, nothing, type TemplateResult } from 'lit';

export interface Choice<V> {
  readonly value: V;
  readonly label: string;
  /** What it means, below the label. */
  readonly hint?: string | undefined;
  /** Its name, where the label alone does not say it. */
  readonly name?: string | undefined;
  /** It cannot be chosen now. */
  readonly isOut?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One of several, as keys: the chosen one is inverted. One is reached by the tab key, the others by arrows. */
export function optionChoice<V extends string | boolean>(
  label: string,
  choices: readonly Choice<V>[],
  chosen: V,
  choose: (value: V) => void,
): TemplateResult {
  const open = choices.filter(({ isOut = false }) => !isOut);
  const reached = open.find(({ value }) => value === chosen) ?? open[0];
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    const from = open.findIndex(
      ({ value }) => String(value) === (event.target as HTMLElement).dataset['value'],
    );
    const next = step === undefined || from < 0 ? undefined : open.at((from + step) % open.length);
    if (!next) return;
    event.preventDefault();
    const keys = (event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[role=radio]');
    keys[choices.indexOf(next)]?.focus();
    choose(next.value);
  };
  return html`<div class="choices" role="radiogroup" aria-label=${label} @keydown=${move}>
    ${choices.map(
      (choice) =>
        html`<button
          class="key ${choice.label.length > 3 ? 'word' : ''}"
          role="radio"
          data-value=${String(choice.value)}
          aria-checked=${choice.value === chosen}
          aria-label=${choice.name ?? nothing}
          tabindex=${choice === reached ? 0 : -1}
          ?disabled=${choice.isOut ?? false}
          @click=${() => choose(choice.value)}
        >
          ${choice.label}${choice.hint ? html`<small>${choice.hint}</small>` : nothing}
        </button>`,
    )}
  </div>`;
}
