import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Reader } from '../../core/engine/text.ts';
import { paint } from '../paint.ts';
import { base } from '../styles/shared.ts';
import { byRound, turningPoints, unitOf, type Counted } from './course.ts';
import { plot } from './plot.ts';

const inks = {
  ink: 'var(--ink)',
  ink2: 'var(--ink2)',
  line: 'var(--line)',
  ctl: 'var(--ctl)',
  ground: 'var(--ground)',
};

/** How the points grew and where the game turned: drawn, told, and as a table for those who want the numbers. */
@customElement('points-plot')
export class PointsPlot extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) course: readonly Counted[] = [];

  protected override render(): TemplateResult | typeof nothing {
    const { course } = this;
    const counted = course.filter(({ you }) => you !== undefined).length;
    if (course.length === 0) return nothing;
    const turning = turningPoints(course);
    const [youLabel, botLabel] = [this.text.word('share-you'), this.text.word('bot-name')];
    const unit = unitOf(course);
    const isCut = course[0]?.points === undefined;
    return html`<h2>${this.text.word(`share-plot-${unit}s`)}</h2>
      ${paint(plot({ course, turning, youLabel, botLabel }, inks), this.text.word(counted > 1 ? 'share-plot-both' : 'share-plot'))}
      <ul>
        ${turning.map(
          ({ kind, at, by }) =>
            html`<li>
              ${this.text.word(`share-${kind}`, { unit: course[at]!.isEnd ? 'end' : unit, n: course[at]!.round ?? course[at]!.turn, by, bot: botLabel })}
            </li>`,
        )}
        ${isCut ? html`<li>${this.text.word('share-cut')}</li>` : nothing}
        ${counted === 1 ? html`<li>${this.text.word('share-end-only')}</li>` : nothing}
      </ul>
      <details>
        <summary>${this.text.word('share-numbers')}</summary>
        <table>
          <tr>
            <th scope="col">${this.text.word(`share-${unit}`)}</th>
            <th scope="col">${botLabel}</th>
            ${counted > 1 ? html`<th scope="col">${youLabel}</th>` : nothing}
          </tr>
          ${byRound(course).map(
            ({ name, points, you }) =>
              html`<tr>
                <th scope="row">
                  ${typeof name === 'number' ? name : this.text.word(name === 'end' ? 'share-end' : 'share-before')}
                </th>
                <td>${points ?? '–'}</td>
                ${counted > 1 ? html`<td>${you ?? '–'}</td>` : nothing}
              </tr>`,
          )}
        </table>
      </details>`;
  }

  static override styles = [
    base,
    css`
      :host {
        display: block;
      }
      h2 {
        font-size: calc(17px * var(--scale));
        font-weight: 600;
        color: var(--ink2);
      }
      svg {
        width: 100%;
        max-height: 260px;
      }
      li,
      summary,
      table {
        font-size: calc(16px * var(--scale));
        line-height: 1.3;
      }
      summary {
        min-height: 48px;
        padding: 12px 0;
        color: var(--ink2);
        cursor: pointer;
      }
      table {
        width: 100%;
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        padding: 4px 0;
        border-bottom: 2px solid var(--line);
        font-weight: 500;
        text-align: left;
      }
      th + th,
      td {
        text-align: right;
      }
    `,
  ];
}
