import { LitElement, css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { guard } from 'lit/directives/guard.js';
import type { Drawing } from '../../core/look/drawing.ts';
import { hem } from '../../core/look/motifs.ts';
import type { Look } from '../../core/look/look.ts';
import { paint } from '../paint.ts';
import { stands } from '../styles/rooms.ts';
import './voice-lamp.ts';
import type { EyeState, LampState } from './voice-lamp.ts';

/** Longer than any screen: what is too much of it is not seen. */
const length = 2600;
const height = 22;
const gap = { from: length / 2 - 66, to: length / 2 + 66 };

const motifOf = (look: Look): Drawing => ({
  width: length,
  height,
  shapes: hem(look, length, height, look.pair.bright, { gap }),
});

/** The edge of the table: the game's motif along it, and the lamp in the middle. */
@customElement('table-edge')
export class TableEdge extends LitElement {
  @property({ attribute: false }) look!: Look;
  @property() lamp: LampState = 'idle';
  @property() eye: EyeState = 'none';
  /** Stays lying where the table itself does not turn. */
  @property({ type: Boolean, reflect: true }) flat = false;

  protected override render(): TemplateResult {
    return html`<div class="hem">${guard([this.look], () => paint(motifOf(this.look)))}</div>
      <voice-lamp .state=${this.lamp} .eye=${this.eye}></voice-lamp>`;
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
      left: 0;
      right: 0;
      bottom: 2px;
      height: 22px;
      overflow: hidden;
      opacity: 0.6;
    }
    .hem > svg {
      position: absolute;
      left: var(--lamp-at, 50%);
      translate: -50% 0;
      display: block;
      width: ${length}px;
      height: ${height}px;
    }
    voice-lamp {
      position: absolute;
      left: var(--lamp-at, 50%);
      top: -41px;
      translate: -50% 0;
    }
    @media ${stands} {
      :host(:not([flat])) {
        height: 100%;
        width: 0;
        border-top: 0;
        border-left: 2px solid var(--edge);
      }
      :host(:not([flat])) .hem {
        inset: 0 auto 0 -24px;
        width: 22px;
        height: auto;
      }
      :host(:not([flat])) .hem > svg {
        left: 11px;
        top: 50%;
        translate: -50% -50%;
        rotate: -90deg;
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
