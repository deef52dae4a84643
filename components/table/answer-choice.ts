import { LitElement, css, html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Prompt } from '../../core/engine/bot.ts';
import { choiceNumbers } from '../../core/engine/expects.ts';
import type { Boards } from '../../core/look/board.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Faces } from '../../core/look/faces.ts';
import { copyOf } from '../paint.ts';
import { low, narrow, stands, tablet } from '../styles/rooms.ts';
import { base, keys } from '../styles/shared.ts';
import { AnswerEvent, typedOption } from './answering.ts';
import { onTyping } from './inputs.ts';
import { markSign } from './mark-sign.ts';

/** More rows push the tools off a small phone if the question has three lines. */
const mostRows = 4;

/** More cards have no room for their pictures beside their names. */
const mostAtAGlance = 10;

/** A whole deck to choose from. */
export const isDeck = ({ expects }: Prompt): boolean =>
  expects.kind === 'choice' && expects.of.length > mostAtAGlance;

/** Words that stand three beside each other on a phone. */
const shortest = 9;

/** So many cards are shown by their pictures alone, closely. */
const mosaic = 24;

/** Rows with a number each, so that a choice can be said or typed. */
@customElement('answer-choice')
export class AnswerChoice extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) prompt!: Prompt;
  @property({ attribute: false }) boards!: Boards;
  /** Draws the cards that can be chosen, once it is there. */
  @property({ attribute: false }) faces: Faces | undefined;

  constructor() {
    super();
    onTyping(this, this.#type);
  }

  get #options(): readonly string[] {
    return this.prompt.expects.kind === 'choice' ? this.prompt.expects.of : [];
  }

  protected override willUpdate(): void {
    this.toggleAttribute('many', this.#options.length > mostRows);
    this.toggleAttribute('short', this.#areShort);
    this.toggleAttribute('deck', isDeck(this.prompt));
    this.toggleAttribute('mosaic', this.#options.length > mosaic && this.faces !== undefined);
  }

  get #areShort(): boolean {
    return this.#options.every(
      (option) => this.text.label(this.prompt, option).length <= shortest && this.#sign(option) === nothing,
    );
  }

  protected override render() {
    const numbers = choiceNumbers(this.#options);
    return this.#options.map((option, index) => {
      const label = this.text.label(this.prompt, option);
      // »1 1 Marker« reads as eleven.
      const isItself = label.startsWith(`${numbers[index]} `) && !this.#isPicture(option);
      return html`
        <button class="key" data-option=${option} title=${label} @click=${() => this.#answer(option)}>
          ${isItself ? nothing : html`<b aria-hidden="true">${numbers[index]}</b>`} ${this.#sign(option)}<span
            class=${this.#isPicture(option) ? 'unseen' : ''}
            >${label}</span
          >
        </button>
      `;
    });
  }

  /** Its name is only heard. */
  #isPicture(option: string): boolean {
    return this.hasAttribute('mosaic') && this.faces?.strip(option) !== undefined;
  }

  #sign(option: string) {
    const strip = this.faces?.strip(option);
    return strip ? html`<i>${copyOf(strip)}</i>` : markSign(this.boards, option, 40);
  }

  readonly #type = (event: KeyboardEvent): void => {
    const option = typedOption(event, this.#options);
    if (option === undefined) return;
    event.preventDefault();
    this.#answer(option);
  };

  #answer(option: string): void {
    this.dispatchEvent(new AnswerEvent(option));
  }

  static override styles = [
    base,
    keys,
    css`
      :host {
        display: grid;
        gap: 8px;
        flex: none;
        grid-auto-rows: minmax(58px, 1fr);
      }
      .key {
        justify-content: flex-start;
        min-height: 0;
        padding: 4px 14px;
        gap: 16px;
        text-align: left;
        text-wrap: balance;
        font-size: calc(25px * var(--scale));
      }
      b {
        flex: none;
        font-size: calc(34px * var(--scale));
        min-width: 0.7em;
        color: var(--ink2);
        font-weight: 600;
      }
      svg {
        flex: none;
      }
      /* A card at a glance. */
      i {
        flex: none;
        width: min(168px, 45%);
      }
      .key:has(i) {
        gap: 10px;
        font-size: calc(18px * var(--scale));
      }
      :host([many]) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      :host([many]) .key {
        gap: 6px;
        padding: 6px 10px;
        font-size: calc(clamp(16px, 4.6vw, 19px) * var(--scale));
      }
      :host([many]) .key:has(svg) {
        font-size: clamp(16px, 4.6vw, 19px * var(--scale));
      }
      :host([many]) .key > svg {
        width: min(32px, 7vw);
      }
      :host([many]) b {
        font-size: calc(22px * var(--scale));
      }
      :host([many][short]) {
        grid-template-columns: repeat(auto-fit, minmax(max(100px * var(--scale), 24%), 1fr));
      }
      :host([many][short]) .key {
        padding-inline: 8px;
        gap: 4px;
        white-space: nowrap;
      }
      @media ${tablet} {
        :host(:not([many])) {
          grid-auto-rows: minmax(80px, 1fr);
        }
      }
      @media ${low} {
        :host {
          gap: 6px;
          grid-auto-rows: minmax(52px, 1fr);
        }
        .key {
          font-size: calc(19px * var(--scale));
        }
        b {
          font-size: calc(24px * var(--scale));
        }
        :host([many]) .key,
        :host([many]) .key:has(svg) {
          gap: 4px;
          padding: 2px 4px;
          font-size: 16px;
          letter-spacing: -0.02em;
        }
        :host([many]) .key > svg {
          width: 22px;
        }
        :host([many]) b {
          font-size: 18px;
        }
      }
      /* One below the other where there is the height. */
      @media (min-width: 900px) and (min-height: 700px) {
        :host([many]:not([deck])) {
          grid-template-columns: minmax(0, 1fr);
          grid-auto-rows: minmax(48px, auto);
          gap: 6px;
        }
      }
      /* A phone on its side: the keys below stay in view. */
      @media (orientation: landscape) and (max-height: 430px) {
        :host([many]) {
          gap: 6px;
          grid-auto-rows: minmax(48px, 1fr);
        }
      }
      :host([many]) .key:has(i) {
        display: grid;
        grid-template-columns: auto 1fr;
        align-content: center;
        gap: 2px 8px;
        font-size: calc(16px * var(--scale));
      }
      :host([many]) i {
        width: min(100%, 108px);
      }
      :host([many]) i + span {
        grid-column: 1 / 3;
      }
      /* A whole deck: no room for more than numbers and names. */
      :host([deck]) {
        gap: 6px;
        grid-template-columns: repeat(3, minmax(0, 1fr));
        grid-auto-rows: minmax(50px, 1fr);
      }
      :host([deck]) i {
        display: none;
      }
      :host([deck]) .key,
      :host([deck]) .key:has(i) {
        min-height: 0;
        padding: 2px 3px 2px 6px;
        font-size: calc(16px * var(--scale));
        line-height: 1.1;
        letter-spacing: -0.02em;
      }
      /* Number and name in one text: a long part of it has the whole width. */
      :host([deck]:not([mosaic])) .key {
        display: block;
      }
      :host([deck]) b {
        font-size: calc(17px * var(--scale));
      }
      @media ${stands} {
        :host([deck]) .key,
        :host([deck]) .key:has(i) {
          font-size: 16px;
        }
      }
      @media ${low} {
        :host([deck]) {
          grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
        }
      }
      /* All cards of a box at once: each its picture, found by its colours. Where they scroll, the keys below stay. */
      :host([mosaic]) {
        flex: 0 1 auto;
        min-height: 0;
        overflow-y: auto;
        gap: 2px;
        grid-template-columns: repeat(auto-fill, minmax(48px, 1fr));
        grid-auto-rows: minmax(48px, auto);
      }
      :host([mosaic]) .key:has(i) {
        display: flex;
        flex-direction: column;
        justify-content: center;
        padding: 0 2px;
        gap: 1px;
        border-radius: 10px;
      }
      :host([mosaic]) .key:has(i) b {
        font-size: 16px;
        line-height: 1;
        color: var(--ink2);
      }
      :host([mosaic]) i {
        display: block;
        width: 100%;
      }
      :host([mosaic]) .key:not(:has(i)) {
        grid-column: span 3;
      }
      @media (min-width: 700px) and (max-width: 899px) and (min-height: 600px) {
        :host([mosaic]) {
          gap: 4px;
          grid-template-columns: repeat(auto-fill, minmax(64px, 1fr));
          grid-auto-rows: minmax(60px, auto);
        }
      }
      /* Seven a row also on the smallest phone. */
      @media ${narrow} {
        :host([mosaic]) {
          margin-inline: -10px;
        }
      }
    `,
  ];
}
