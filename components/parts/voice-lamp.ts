import { LitElement, css, html, svg, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';

export type LampState = 'idle' | 'bot' | 'you' | 'not-understood';

/** Beside the lamp: the camera looks, or it is on and cannot see. */
export type EyeState = 'none' | 'open' | 'shut';

/** The two half-discs on the table edge: whose turn it is to speak, seen from across the room. */
@customElement('voice-lamp')
export class VoiceLamp extends LitElement {
  @property({ reflect: true }) state: LampState = 'idle';
  @property({ reflect: true }) eye: EyeState = 'none';

  protected override render(): TemplateResult {
    const arcs = (x: number, sweep: 0 | 1) => svg`
      <path class="arc" d="M${x - 28.4} 40A28.4 28.4 0 0 ${sweep} ${x + 28.4} 40"></path>
      <path class="arc late" d="M${x - 36.8} 40A36.8 36.8 0 0 ${sweep} ${x + 36.8} 40" stroke-dasharray="4.6 4.6"></path>`;
    return html`<svg viewBox="0 0 144 80" aria-hidden="true">
      <g class="bot">
        <path class="disc" d="M32 40A20 20 0 0 1 72 40Z"></path>
        ${arcs(52, 1)}
      </g>
      <g class="you">
        <path class="disc" d="M72 40A20 20 0 0 0 112 40Z"></path>
        ${arcs(92, 0)}
        <path class="cross" d="M86 44l12 10M98 44L86 54"></path>
      </g>
      <g class="eye">
        <path d="M148 40q12-15 24 0q-12 15-24 0Z"></path>
        <circle cx="160" cy="40" r="3.6"></circle>
        <path class="shut" d="M150 50L170 30"></path>
      </g>
    </svg>`;
  }

  static override styles = css`
    :host {
      display: block;
      width: 144px;
      height: 80px;
      pointer-events: none;
    }
    svg {
      width: 100%;
      height: 100%;
      overflow: visible;
    }
    path {
      fill: none;
      stroke-width: 2.9;
      stroke-linejoin: round;
    }
    .bot path {
      stroke: var(--bright);
    }
    .you path,
    .eye path {
      stroke: var(--ink);
    }
    .eye circle {
      fill: var(--ink);
    }
    .eye path:not(.shut) {
      fill: var(--ground);
    }
    :host([eye='none']) .eye,
    :host(:not([eye='shut'])) .shut,
    .arc,
    .cross {
      visibility: hidden;
    }
    :host([state='bot']) .bot .disc {
      fill: var(--bright);
    }
    :host([state='you']) .you .disc {
      fill: var(--ink);
    }
    :host([state='bot']) .bot .arc,
    :host([state='you']) .you .arc,
    :host([state='not-understood']) .cross {
      visibility: visible;
    }
    @media (prefers-reduced-motion: no-preference) {
      :host([state='bot']) .bot .arc,
      :host([state='you']) .you .arc {
        animation: pulse 1s steps(2, jump-none) infinite;
      }
      .late {
        animation-delay: -0.5s;
      }
    }
    @keyframes pulse {
      from {
        opacity: 1;
      }
      to {
        opacity: 0.35;
      }
    }
  `;
}
