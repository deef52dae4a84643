import { LitElement, css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { games } from '../../core/bots/index.ts';
import type { Reader } from '../../core/engine/text.ts';
import { markSvg, toolSvg } from '../paint.ts';
import { addressOf, type Route } from '../shell/route.ts';
import { base } from '../styles/shared.ts';

const areas = [
  { say: 'nav-play', route: { at: 'home' }, drawn: () => markSvg(40) },
  { say: 'nav-print', route: { at: 'print', bot: games[0]!.id }, drawn: () => toolSvg('printer') },
  { say: 'nav-games', route: { at: 'games' }, drawn: () => toolSvg('clock') },
  { say: 'nav-settings', route: { at: 'settings' }, drawn: () => toolSvg('options') },
] as const satisfies readonly { say: string; route: Route; drawn: () => unknown }[];

/** The areas of the app: in the thumb zone, or a rail at the left where there is width for it (`--rail`). */
@customElement('nav-bar')
export class NavBar extends LitElement {
  @property({ attribute: false }) text!: Reader;
  @property() at: Route['at'] = 'home';

  protected override render(): TemplateResult {
    return html`<nav aria-label=${this.text.text({ say: 'nav', with: {} })}>
      ${areas.map(
        ({ say, route, drawn }) =>
          html`<a href=${addressOf(route)} aria-current=${route.at === this.at ? 'page' : 'false'}>
            ${drawn()}<span>${this.text.text({ say, with: {} })}</span>
          </a>`,
      )}
    </nav>`;
  }

  static override styles = [
    base,
    css`
      :host {
        position: sticky;
        bottom: 0;
        z-index: 1;
        display: block;
        margin-top: auto;
        background: var(--card);
        border-top: 2px solid var(--line);
      }
      nav {
        display: grid;
        grid-template-columns: repeat(4, minmax(0, 1fr));
        max-width: 720px;
        margin: auto;
        padding: 0 8px;
      }
      a {
        display: grid;
        grid-template-rows: 26px auto;
        justify-items: center;
        align-items: center;
        align-content: center;
        gap: 4px;
        min-height: 68px;
        border-radius: 14px;
        font-size: 16px;
        line-height: 1;
        color: var(--ink2);
      }
      a svg {
        color: var(--ink);
      }
      a[aria-current='page'] {
        color: var(--ink);
        font-weight: 700;
      }
      /* Signs alone; the words are still heard. */
      @media (max-width: 280px) {
        nav {
          padding: 0;
        }
        a {
          grid-template-rows: auto;
        }
        span {
          position: absolute;
          clip-path: inset(50%);
        }
      }
      @media (min-width: 700px) and (min-height: 600px) {
        a {
          min-height: 84px;
          font-size: 18px;
        }
      }
      @media (min-width: 900px) and (min-height: 600px), (max-height: 500px) and (min-width: 640px) {
        :host {
          position: fixed;
          inset: 0 auto 0 0;
          width: var(--rail);
          margin: 0;
          padding-left: env(safe-area-inset-left);
          border-top: 0;
          border-right: 2px solid var(--line);
        }
        nav {
          grid-template-columns: 1fr;
          align-content: center;
          gap: 8px;
          height: 100%;
          padding: 0;
        }
        a {
          min-height: min(92px, 22dvh);
        }
      }
    `,
  ];
}
