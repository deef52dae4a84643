import { css, html, nothing, type TemplateResult } from 'lit';
import type { Reader } from '../../core/engine/text.ts';
import type { Settings } from '../../core/store/settings.ts';
import type { Context } from '../shell/context.ts';
import { optionChoice } from '../parts/option-choice.ts';
import de from './de.ftl';
import en from './en.ftl';

export const settingsTexts = { de, en };

/** The words of the settings beside those of the app. */
export const settingsText = (context: Context): Reader => context.textWith(settingsTexts);

/** A setting with its choices; `message` names its texts. Everything holds at once. */
export function settingSection<N extends keyof Settings>(
  context: Context,
  name: N,
  message: string,
  of: readonly (string | boolean)[],
  more: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const text = settingsText(context);
  const phrase = { say: `settings-${message}`, with: {} };
  const label = (value: string | boolean) => {
    const choice = value === true ? 'on' : value === false ? 'off' : value;
    return text.text({ say: `settings-${message}-${choice}`, with: {} });
  };
  const explain = text.part(phrase, 'explain');
  return html`<section id=${name}>
    <h2>${text.text(phrase)}</h2>
    ${optionChoice(
      text.text(phrase),
      of.map((value) => ({ value, label: label(value) })),
      context.settings[name] as string | boolean,
      (value) => void context.set(name, value as Settings[N]),
    )}
    ${explain ? html`<p class="explain">${explain}</p>` : nothing} ${more}
  </section>`;
}

/** Sections one below the other, on the settings and in their parts. */
export const settingStyles = css`
  :host {
    display: grid;
    gap: 24px;
  }
  section {
    break-inside: avoid;
  }
  h2 {
    margin-bottom: 8px;
    font-size: 20px;
  }
  p {
    color: var(--ink2);
  }
  .explain {
    margin-top: 8px;
    font-size: calc(17px * var(--scale));
    line-height: 1.3;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .choices .key {
    flex: 1 1 auto;
  }
  /* Two are halves. */
  .choices .key:first-child:nth-last-child(2),
  .choices .key:first-child:nth-last-child(2) ~ .key {
    flex-basis: 0;
  }
  .key {
    gap: 10px;
    min-height: 60px;
    padding: 8px;
    font-size: calc(18px * var(--scale));
  }
  /* Four are two and two rather than three and one. */
  @media (max-width: 480px) {
    .choices .key:first-child:nth-last-child(4),
    .choices .key:first-child:nth-last-child(4) ~ .key {
      flex-basis: 40%;
    }
  }
  section > .key {
    width: 100%;
    margin-top: 8px;
  }
  label {
    display: grid;
    gap: 6px;
    font-weight: 600;
  }
`;
