import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Phrase } from '../../core/engine/bot.ts';
import type { Session } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import { base } from '../styles/shared.ts';
import { reason } from './hero-sentence.ts';
import { stepInView } from './in-view.ts';

/** The reasons as the voice says them: the chain, then the place in the rulebook. */
export function spokenReasons(session: Session): readonly Phrase[] {
  const step = stepInView(session);
  if (!step) return [{ say: 'why-nothing', with: {} }];
  return [...(step.because ?? []), { say: 'why-said', with: { section: step.rule.section } }];
}

/** Why the bot does this: how many options each reason left, and where the rulebook says so. */
@customElement('reason-list')
export class ReasonList extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) session!: Session;

  protected override render(): TemplateResult | typeof nothing {
    const step = stepInView(this.session);
    if (!step) return nothing;
    const { section, page } = step.rule;
    return html`
      <ol>
        ${(step.because ?? []).map((phrase) => {
          const { count, words } = reason(this.text, phrase);
          return html`<li class=${count ? 'counted' : ''}>
            ${count ? html`<b>${count}</b>` : nothing}<span>${words}</span>
          </li>`;
        })}
      </ol>
      <p>
        <span>${this.text.text({ say: 'why-rule', with: {} })}</span>
        ${section}${page ? html`, ${this.text.text({ say: 'why-page', with: { page } })}` : nothing}
      </p>
    `;
  }

  static override styles = [
    base,
    css`
      :host {
        display: block;
      }
      li,
      p {
        padding: 10px 0;
        border-top: 2px solid var(--line);
        font-size: calc(21px * var(--scale));
        line-height: 1.2;
      }
      .counted {
        display: grid;
        grid-template-columns: 60px 1fr;
        align-items: center;
      }
      li b {
        font-size: calc(38px * var(--scale));
        line-height: 1;
      }
      p span {
        display: block;
        font-size: 17px;
        color: var(--ink2);
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'reason-list': ReasonList;
  }
}
