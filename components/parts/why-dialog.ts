import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Phrase, Step } from '../../core/engine/bot.ts';
import { view, type Session } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import { base } from '../styles/shared.ts';
import { reason } from './hero-sentence.ts';
import './sheet-dialog.ts';

/** Why the bot does this: the chain of reasons, and where the rulebook says so. */
@customElement('why-dialog')
export class WhyDialog extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) session!: Session;

  show(): void {
    this.renderRoot.querySelector('sheet-dialog')?.show();
  }

  get #step(): Step | undefined {
    const seen = view(this.session);
    if (seen.kind === 'step') return seen.step;
    return seen.kind === 'prompt' ? seen.prompt : undefined;
  }

  /** What the voice says: the reasons, then the place in the rulebook. */
  get reasons(): readonly Phrase[] {
    const step = this.#step;
    if (!step) return [{ say: 'why-nothing', with: {} }];
    return [...(step.because ?? []), { say: 'why-said', with: { section: step.rule.section } }];
  }

  protected override render(): TemplateResult {
    const word = (say: string) => this.text.text({ say, with: {} });
    return html`<sheet-dialog heading=${word('why-title')} closeLabel=${word('app-close')}>
      ${this.#step ? this.#because(this.#step) : html`<p>${word('why-nothing')}</p>`}
    </sheet-dialog>`;
  }

  #because(step: Step): TemplateResult {
    const { section, page } = step.rule;
    const hint = this.text.part(step, 'hint');
    return html`
      <ol>
        ${(step.because ?? []).map((phrase) => {
          const { count, words } = reason(this.text, phrase);
          return html`<li><b>${count}</b><span>${words}</span></li>`;
        })}
      </ol>
      ${hint ? html`<p>${hint}</p>` : nothing}
      <p class="rule">
        <b>${this.text.text({ say: 'why-rule', with: {} })}</b>
        »${section}«${page ? html`, ${this.text.text({ say: 'why-page', with: { page } })}` : nothing}
      </p>
    `;
  }

  static override styles = [
    base,
    css`
      li {
        display: grid;
        grid-template-columns: 64px 1fr;
        align-items: center;
        padding: 12px 0;
        border-top: 2px solid var(--line);
        font-size: calc(22px * var(--scale));
        line-height: 1.2;
      }
      li b {
        font-size: calc(40px * var(--scale));
        line-height: 1;
      }
      p {
        padding: 12px 0;
        border-top: 2px solid var(--line);
        font-size: calc(20px * var(--scale));
      }
      .rule b {
        display: block;
        font-size: 17px;
        color: var(--ink2);
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'why-dialog': WhyDialog;
  }
}
