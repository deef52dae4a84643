import { html, type TemplateResult } from 'lit';

export interface NumberField {
  readonly name: string;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** A number to type. What is no number is passed on as such: whoever needs it says what is wrong. */
export function numberField(
  { name, label, value, min, max, step }: NumberField,
  choose: (value: number) => void,
): TemplateResult {
  const change = (event: Event) => choose((event.target as HTMLInputElement).valueAsNumber);
  return html`<label class="number">
    ${label}
    <input
      type="number"
      inputmode="decimal"
      name=${name}
      min=${min}
      max=${max}
      step=${step}
      .value=${Number.isNaN(value) ? '' : String(value)}
      @change=${change}
    />
  </label>`;
}
