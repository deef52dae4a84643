import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { base } from '../styles/shared.ts';
import type { Otherwise } from './doubt.ts';

/** One is in view and the next is seen to be there: the rest is drawn when the first is pushed aside. */
const few = 2;

/** What was told was otherwise. */
export class OtherwiseEvent extends CustomEvent<Otherwise> {
  constructor(otherwise: Otherwise) {
    super('otherwise', { detail: otherwise });
  }
}

/** On the table's edge: everything that was told and is out of view, a key for each way in which it was otherwise; the latest first. */
@customElement('told-strip')
export class ToldStrip extends LitElement {
  /** Told anew whenever it is asked for. */
  @property({ attribute: false }) of: () => Iterable<Otherwise> = () => [];
  /** Changes with the game: then the latest is in view again. */
  @property({ attribute: false }) since: unknown;
  /** Numbers to say: of the first key, and of the last that has one; none while nobody listens. */
  @property({ attribute: false }) numbers: { readonly first: number; readonly last: number } | undefined;
  @state() private wantsAll = false;
  @query('.strip') private readonly strip!: HTMLElement | null;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('since')) return;
    // To push it back lays all out: only where it was pushed.
    if (this.wantsAll) this.strip?.scrollTo(0, 0);
    this.wantsAll = false;
  }

  readonly #more = (): void => {
    this.wantsAll = true;
  };

  protected override render(): TemplateResult {
    const shown = this.wantsAll ? [...this.of()] : first(this.of(), few);
    return html`<div class="strip" @scroll=${this.#more} @focusin=${this.#more}>
      ${shown.map((otherwise, n) => this.#key(otherwise, n))}
    </div>`;
  }

  #key(otherwise: Otherwise, n: number): TemplateResult {
    const { told, label, at } = otherwise;
    const { first: from = 0, last = -1 } = this.numbers ?? {};
    return html`<button
      class="earlier"
      data-at=${at}
      title="${told}: ${label}"
      @click=${() => this.dispatchEvent(new OtherwiseEvent(otherwise))}
    >
      <p>
        <b>${from + n <= last ? `${from + n} ` : nothing}${label}</b><i class="unseen"> ·</i>
        <span>${told}</span>
      </p>
    </button>`;
  }

  static override styles = [
    base,
    css`
      .strip {
        display: flex;
        gap: 6px;
        overflow-x: auto;
        overscroll-behavior: contain;
        scroll-snap-type: x mandatory;
        scrollbar-width: none;
      }
      /* As wide as the strip, but for the border of the next one. */
      button {
        flex: none;
        width: calc(100% - 14px);
        height: 48px;
        padding: 0 6px;
        overflow: hidden;
        border: 2px solid var(--line);
        border-radius: 14px;
        background: var(--ground);
        color: var(--ink);
        text-align: left;
        font-size: 16px;
        line-height: 1.15;
        scroll-snap-align: start;
      }
      button:only-child {
        width: 100%;
      }
      @media (max-width: 340px) {
        button {
          width: 100%;
          padding: 0 1px;
        }
      }
      /* What was told reminds of it: it may be cut, the way it was instead may not. */
      span {
        text-overflow: ellipsis;
        color: var(--ink2);
      }
      p {
        display: -webkit-box;
        overflow: hidden;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
    `,
  ];
}

function first<T>(all: Iterable<T>, count: number): readonly T[] {
  const some: T[] = [];
  for (const one of all) {
    if (some.length === count) break;
    some.push(one);
  }
  return some;
}

declare global {
  interface HTMLElementTagNameMap {
    'told-strip': ToldStrip;
  }
}
