import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Reader } from '../../core/engine/text.ts';
import { optionChoice } from '../parts/option-choice.ts';
import '../parts/sheet-dialog.ts';
import type { SheetDialog } from '../parts/sheet-dialog.ts';
import { base, keys } from '../styles/shared.ts';
import type { Offer } from './setup-options.ts';

/** An option has this value now. */
export class OptionEvent extends CustomEvent<{ readonly name: string; readonly value: string | boolean }> {
  constructor(name: string, value: string | boolean) {
    super('option', { detail: { name, value } });
  }
}

/** One option as a list that closes with the choice; several as groups of keys, and what the last touched one means. */
@customElement('option-sheet')
export class OptionSheet extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) offers: readonly Offer[] = [];
  @state() private touched = '';
  @query('sheet-dialog') private sheet!: SheetDialog;

  protected override render(): TemplateResult {
    const [only, ...others] = this.offers;
    const heading = only && others.length === 0 ? only.title : this.text.word('setup-more');
    return html`<sheet-dialog heading=${heading} closeLabel=${this.text.word('app-close')} open>
      ${only && others.length === 0 ? this.#list(only) : this.#groups()}
    </sheet-dialog>`;
  }

  readonly #close = (): void => {
    this.sheet.open = false;
  };

  readonly #picked = ({ target }: Event): void => {
    if ((target as Element).closest('[role=radio]')) this.#close();
  };

  #list(offer: Offer): TemplateResult {
    const hints = offer.choices.filter(({ hint }) => hint !== undefined);
    const isExplained = hints.length > offer.choices.length / 2;
    return html`<div
      class="list ${isExplained ? 'explained' : ''}"
      id="option-${offer.name}"
      @click=${this.#picked}
    >
      ${offer.about ? html`<p>${offer.about}</p>` : nothing} ${this.#choice(offer)}
    </div>`;
  }

  #groups(): TemplateResult {
    const touched = this.offers.find(({ name }) => name === this.touched) ?? this.offers[0];
    const explained = [touched?.about, touched?.means].filter((words) => words !== undefined);
    return html`<div class="groups">${this.offers.map((offer) => this.#group(offer))}</div>
      <div class="foot">
        <p aria-live="polite"><b>${touched?.title}.</b> ${explained.join(' ')}</p>
        <button class="main" id="done" @click=${this.#close}><b>${this.text.word('setup-done')}</b></button>
      </div>`;
  }

  #group(offer: Offer): TemplateResult {
    const choices = offer.choices.map(({ hint: _, ...choice }) => choice);
    const why = offer.choices.find(({ isOut = false }) => isOut)?.hint;
    // Not when a finger comes down: other words may move the key away before it is up.
    const touch = ({ type, target }: Event): void => {
      if (type === 'click' || (target as Element).matches(':focus-visible')) this.touched = offer.name;
    };
    return html`<section id="option-${offer.name}" @focusin=${touch} @click=${touch}>
      <h3>${offer.title}</h3>
      ${this.#choice({ ...offer, choices })} ${why ? html`<p>${why}</p>` : nothing}
    </section>`;
  }

  #choice({ name, title, choices, chosen }: Offer): TemplateResult {
    return optionChoice(title, choices, chosen, (value) => {
      this.touched = name;
      this.dispatchEvent(new OptionEvent(name, value));
    });
  }

  static override styles = [
    base,
    keys,
    css`
      p {
        font-size: calc(17px * var(--scale));
        line-height: 1.25;
        color: var(--ink2);
      }
      .list {
        display: grid;
        gap: 12px;
      }
      .list .choices {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(calc(150px * var(--scale)), 1fr));
        gap: 8px;
      }
      .explained .choices {
        grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
      }
      /* It says why it is out. */
      .list .key[disabled] {
        border-style: dashed;
        color: var(--ink2);
        opacity: 1;
      }
      .list .key {
        flex-direction: column;
        align-items: flex-start;
        min-height: 56px;
        font-size: calc(20px * var(--scale));
        text-align: left;
      }
      @media (max-width: 375px) {
        .list .key {
          padding-inline: 12px;
          font-size: calc(18px * var(--scale));
        }
      }
      small {
        margin-top: 4px;
        font-size: calc(16px * var(--scale));
        font-weight: 500;
        line-height: 1.2;
      }
      .groups {
        display: flex;
        flex-wrap: wrap;
        gap: 0 20px;
      }
      section {
        flex: 1 1 auto;
        display: grid;
        align-content: start;
        gap: 6px;
        max-width: 100%;
        padding: 8px 0 10px;
        border-top: 2px solid var(--line);
      }
      h3 {
        font-size: calc(18px * var(--scale));
        line-height: 1.2;
      }
      section .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      section .key {
        min-height: 48px;
        padding: 4px 14px;
        border-radius: 14px;
        font-size: calc(18px * var(--scale));
      }
      .foot {
        position: sticky;
        bottom: 0;
        display: grid;
        gap: 10px;
        margin: 0 -20px -28px;
        padding: 10px 20px 16px;
        border-top: 2px solid var(--line);
        background: var(--ground);
      }
      .foot .main {
        min-height: 64px;
        --main: var(--ink);
        --on-main: var(--on-ink);
      }
      .foot .main b {
        font-size: calc(26px * var(--scale));
      }
      @media (max-height: 500px) {
        .foot {
          grid-template-columns: 1fr 200px;
          align-items: center;
        }
      }
    `,
  ];
}
