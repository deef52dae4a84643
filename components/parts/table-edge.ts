import { LitElement, css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { hem } from '../../core/look/motifs.ts';
import type { Look } from '../../core/look/look.ts';
import { paint } from '../paint.ts';
import './voice-lamp.ts';
import type { LampState } from './voice-lamp.ts';

const length = 780;
const height = 22;
const gap = { from: 290, to: 490 };

/** The edge of the table: the game's motif along it, and the lamp in the middle. */
@customElement('table-edge')
export class TableEdge extends LitElement {
  @property({ attribute: false }) look!: Look;
  @property() lamp: LampState = 'idle';
  /** Stays lying where the table itself does not turn. */
  @property({ type: Boolean, reflect: true }) flat = false;

  protected override render(): TemplateResult {
    const motif = {
      width: length,
      height,
      shapes: hem(this.look, length, height, this.look.pair.bright, gap),
    };
    return html`<div class="hem">${paint(motif)}</div>
      <voice-lamp .state=${this.lamp}></voice-lamp>`;
  }

  static override styles = css`
    :host {
      position: relative;
      z-index: 1;
      display: block;
      height: 0;
      border-top: 2px solid var(--edge);
      pointer-events: none;
    }
    .hem {
      position: absolute;
      left: 50%;
      bottom: 2px;
      width: 780px;
      height: 22px;
      translate: -50% 0;
      opacity: 0.5;
      clip-path: inset(0 max(0px, calc(390px - 50vw)));
    }
    .hem > svg {
      display: block;
    }
    voice-lamp {
      position: absolute;
      left: 50%;
      top: -41px;
      translate: -50% 0;
    }
    @media (orientation: landscape) and (min-width: 700px) {
      :host(:not([flat])) {
        height: 100dvh;
        width: 0;
        border-top: 0;
        border-left: 2px solid var(--edge);
      }
      :host(:not([flat])) .hem {
        left: 0;
        top: 50%;
        bottom: auto;
        translate: -390px -50%;
        rotate: -90deg;
        transform: translateY(-12px);
        clip-path: inset(0 max(0px, calc(390px - 50dvh)));
      }
      :host(:not([flat])) voice-lamp {
        left: -1px;
        top: 50%;
        translate: -50% -50%;
        rotate: -90deg;
      }
    }
  `;
}

declare global {
  interface HTMLElementTagNameMap {
    'table-edge': TableEdge;
  }
}
