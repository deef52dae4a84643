import { LitElement, css, html, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { languageChoices, themes, typeSizes } from '../../core/store/settings.ts';
import { toolSvg } from '../paint.ts';
import { games } from '../../core/bots/index.ts';
import type { Context } from '../shell/context.ts';
import { addressOf } from '../shell/route.ts';
import './data-settings.ts';
import './hands-settings.ts';
import '../parts/nav-bar.ts';
import { settingSection, settingStyles } from './setting-section.ts';
import './voice-settings.ts';
import { base, keys } from '../styles/shared.ts';

/** Language, look, voice and hands; everything holds at once. */
@customElement('settings-screen')
export class SettingsScreen extends LitElement {
  @property({ attribute: false }) context!: Context;

  #word(say: string): string {
    return this.context.text.text({ say, with: {} });
  }

  protected override render(): TemplateResult {
    const { context } = this;
    return html`
      <main>
        <h1>${this.#word('settings-title')}</h1>
        ${settingSection(context, 'language', 'language', languageChoices)}
        ${settingSection(context, 'theme', 'theme', themes)}
        ${settingSection(context, 'typeSize', 'type', typeSizes)}
        <voice-settings .context=${context}></voice-settings>
        <hands-settings .context=${context}></hands-settings>
        <section>
          <h2>${this.#word('settings-cards')}</h2>
          <a class="key" href=${addressOf({ at: 'cards', bot: games[0]!.id })}>
            ${toolSvg('card')}${this.#word('setup-cards')}
          </a>
        </section>
        <data-settings .context=${context}></data-settings>
        <section>
          <h2>${this.#word('settings-about')}</h2>
          <p>${this.#word('settings-about-text')}</p>
        </section>
      </main>
      <nav-bar .text=${context.text} at="settings"></nav-bar>
    `;
  }

  static override styles = [
    base,
    keys,
    settingStyles,
    css`
      :host {
        display: flex;
        flex-direction: column;
        gap: 0;
        min-height: 100dvh;
      }
      main {
        display: grid;
        gap: 24px;
        width: 100%;
        max-width: 720px;
        margin: 0 auto;
        padding: 20px 20px 28px;
      }
      h1 {
        font-size: 34px;
        font-weight: 700;
        letter-spacing: -0.02em;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'settings-screen': SettingsScreen;
  }
}
