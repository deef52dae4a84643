import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Reader } from '../../core/engine/text.ts';
import { coverageOf } from '../../print/coverage.ts';
import { pointsPerMm } from '../../print/layouts.ts';
import type { LaidOut } from '../../print/lay-out.ts';
import { idle } from '../shell/idle.ts';
import { base } from '../styles/shared.ts';

/** What there is to know before anything is printed: type, ink, what is left out and why. */
@customElement('print-facts')
export class PrintFacts extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) laid: LaidOut | undefined;
  /** How much of the paper is covered with ink; counted when all else is done. */
  @state() private coverage: number | undefined;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('laid')) void this.#count(this.laid);
  }

  async #count(laid: LaidOut | undefined): Promise<void> {
    this.coverage = undefined;
    if (!laid) return;
    const isWanted = () => this.isConnected && laid === this.laid;
    await idle(); // the preview goes first
    const coverage = isWanted() ? await coverageOf(laid.pages, isWanted) : undefined;
    if (isWanted()) this.coverage = coverage;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { laid, coverage } = this;
    if (!laid) return nothing;
    const points = Math.floor(10 * laid.smallest * pointsPerMm) / 10;
    const facts = [
      ...(Number.isFinite(points) ? [this.text.word('print-smallest', { points })] : []),
      ...(coverage === undefined
        ? []
        : [this.text.word('print-coverage', { percent: Math.round(100 * coverage) })]),
      ...laid.left.map((why) => this.text.word('print-left', { why: this.text.text(why) })),
    ];
    return html`<ul>
      ${facts.map((fact) => html`<li>${fact}</li>`)}
    </ul>`;
  }

  static override styles = [
    base,
    css`
      ul {
        display: grid;
        gap: 4px;
        color: var(--ink2);
      }
    `,
  ];
}
