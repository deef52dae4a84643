import { html, nothing, type TemplateResult } from 'lit';
import { provenances, type Provenance } from '../../core/engine/bot.ts';
import type { EditCard } from '../../core/engine/edits.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Units } from '../../core/engine/units.ts';
import { provenanceMark } from '../../core/look/provenance.ts';
import { paint } from '../paint.ts';

/** Where the values on a card come from, each once. */
export function provenancesOf({ units: keys }: EditCard, units: Units): readonly Provenance[] {
  return provenances.filter((one) => keys.some((key) => units.get(key)?.from === one));
}

const label = (text: Reader, one: Provenance): string =>
  text.part({ say: 'cards-filter', with: {} }, one) ?? one;

/** The same in words. */
export function sources(text: Reader, card: EditCard, units: Units): readonly string[] {
  return provenancesOf(card, units).map((one) => label(text, one));
}

/** Mark and word for each kind of provenance. */
export function cardSource(text: Reader, card: EditCard, units: Units): TemplateResult {
  const from = provenancesOf(card, units);
  const unknown = html`<i>${text.text({ say: 'cards-unknown', with: {} })}</i>`;
  return html`${card.isUnknown || from.length === 0 ? unknown : nothing}${from.map(
    (one) =>
      html`<i>
        ${
          one === 'rulebook'
            ? nothing
            : paint({ width: 2, height: 2, shapes: provenanceMark(one, 0, 2, 2, 'currentColor') })
        }${label(text, one)}
      </i>`,
  )}`;
}
