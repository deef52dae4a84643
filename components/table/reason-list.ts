import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Bot, Phrase, RuleRef, Step } from '../../core/engine/bot.ts';
import { ruleName, ruleSlug } from '../../core/engine/rule.ts';
import type { Reader } from '../../core/engine/text.ts';
import { addressOf } from '../shell/route.ts';
import { base } from '../styles/shared.ts';
import { reason, shownStep } from './hero-sentence.ts';

/** The reasons as the voice says them: each chain, then the place in the rulebook. */
export function spokenReasons(text: Reader, steps: readonly Step[]): readonly Phrase[] {
  if (steps.length === 0) return [{ say: 'why-nothing', with: {} }];
  return withReasons(steps).flatMap(({ because = [], rule }) => [
    ...because,
    { say: 'why-said', with: { section: ruleName(text, rule.section) } },
  ]);
}

/** Of a whole turn those that have reasons; if none has, the last one says where the rule stands. */
function withReasons(steps: readonly Step[]): readonly Step[] {
  const reasoned = steps.filter(({ because = [] }) => because.length > 0);
  return reasoned.length > 0 ? reasoned : steps.slice(-1);
}

interface Chain {
  readonly what: string;
  readonly reasons: readonly { readonly count: string; readonly words: string }[];
}

const mostInChain = 4;

/** How many were left after each reason of the last step that has such; for a glance. */
export function chainOf(text: Reader, steps: readonly Step[]): Chain | undefined {
  const chains = steps.flatMap((step) => {
    const reasons = (step.because ?? []).map((phrase) => reason(text, phrase)).filter(({ count }) => count);
    const { hero } = shownStep(text, step);
    return hero !== undefined && reasons.length > 0
      ? [{ what: hero, reasons: reasons.slice(-mostInChain) }]
      : [];
  });
  return chains.at(-1);
}

/** Where the rulebook says so: its heading in the player's language, the German one beside it, and the page. */
export function ruleWords(text: Reader, { section, page }: RuleRef): string {
  const name = ruleName(text, section);
  const heading = name === section ? name : text.text({ say: 'why-heading', with: { name, section } });
  return page ? `${heading}, ${text.text({ say: 'why-page', with: { page } })}` : heading;
}

/** Why the bot does this: how many options each reason left, and where the rulebook says so. */
@customElement('reason-list')
export class ReasonList extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) steps: readonly Step[] = [];
  @property({ attribute: false }) bot!: Bot;
  /** Only what led to the last choice, beside the turn. */
  @property({ type: Boolean }) brief = false;

  protected override render(): TemplateResult {
    const steps = withReasons(this.steps);
    const chain = this.brief ? chainOf(this.text, this.steps) : undefined;
    if (chain) return this.#chain(chain);
    return html`${steps.map((step) => this.#reasons(step, steps.length > 1))}`;
  }

  #chain({ what, reasons }: Chain): TemplateResult {
    return html`<h3>${this.text.text({ say: 'why-short', with: { what } })}</h3>
      <ol>
        ${reasons.map(
          ({ count, words }) => html`<li class="counted"><b>${count}</b><span>${words}</span></li>`,
        )}
      </ol>`;
  }

  #reasons(step: Step, isOneOfMany: boolean): TemplateResult {
    return html`
      ${isOneOfMany ? html`<h3>${this.text.text(step)}</h3>` : nothing}
      <ol>
        ${(step.because ?? []).map((phrase) => {
          const { count, words } = reason(this.text, phrase);
          return html`<li class=${count ? 'counted' : ''}>
            ${count ? html`<b>${count}</b>` : nothing}<span
              >${words}${this.#elsewhere(step, this.bot.phrases[phrase.say])}</span
            >
          </li>`;
        })}
      </ol>
      <p>
        <span>${this.text.text({ say: 'why-rule', with: {} })}</span>
        <a href=${addressOf({ at: 'help', bot: this.bot.id, section: ruleSlug(step.rule.section) })}>
          ${ruleWords(this.text, step.rule)}
        </a>
      </p>
    `;
  }

  /** A reason that the rulebook has under another heading than the step. */
  #elsewhere({ rule }: Step, own: RuleRef | undefined): TemplateResult | typeof nothing {
    return own && own.section !== rule.section ? html`<small>${ruleWords(this.text, own)}</small>` : nothing;
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
      h3 {
        padding: 14px 0 6px;
        font-size: calc(21px * var(--scale));
        line-height: 1.2;
      }
      :host([brief]) h3 {
        padding: 0 0 8px;
        font-size: 24px;
      }
      :host([brief]) li {
        padding: 6px 0;
        border-top-width: 1px;
        font-size: 19px;
      }
      :host([brief]) li b {
        font-size: 34px;
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
      a {
        display: inline-block;
        margin-block: -10px;
        padding-block: 12px;
        min-height: 48px;
        text-decoration: underline;
        text-underline-offset: 3px;
      }
      p span,
      small {
        display: block;
        font-size: 17px;
        color: var(--ink2);
      }
    `,
  ];
}
