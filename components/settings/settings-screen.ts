import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { languageChoices, paces, themes, typeSizes } from '../../core/store/settings.ts';
import { toolSvg } from '../paint.ts';
import { games } from '../../core/bots/index.ts';
import type { Context } from '../shell/context.ts';
import { howToInstall, install } from '../shell/install.ts';
import { addressOf } from '../shell/route.ts';
import './about-settings.ts';
import './data-settings.ts';
import './hands-settings.ts';
import '../parts/back-to-game.ts';
import '../parts/nav-bar.ts';
import { settingSection, settingStyles, settingsText } from './setting-section.ts';
import './sight-settings.ts';
import './voice-settings.ts';
import { wide } from '../styles/rooms.ts';
import { base, keys, screen } from '../styles/shared.ts';

/** Language, look, voice and hands; everything holds at once. */
@customElement('settings-screen')
export class SettingsScreen extends LitElement {
  @property({ attribute: false }) context!: Context;

  #word(say: string): string {
    return settingsText(this.context).text({ say, with: {} });
  }

  protected override render(): TemplateResult {
    const { context } = this;
    return html`
      <main>
        <back-to-game .context=${context}></back-to-game>
        <h1>${this.#word('settings-title')}</h1>
        ${this.#install()} ${settingSection(context, 'language', 'language', languageChoices)}
        ${settingSection(context, 'theme', 'theme', themes)}
        ${settingSection(context, 'typeSize', 'type', typeSizes)}
        ${settingSection(context, 'pace', 'pace', paces)}
        <voice-settings .context=${context}></voice-settings>
        <hands-settings .context=${context}></hands-settings>
        <sight-settings .context=${context}></sight-settings>
        <section>
          <h2>${this.#word('settings-cards')}</h2>
          <a class="key" href=${addressOf({ at: 'cards', bot: games[0]!.id })}>
            ${toolSvg('card')}${this.#word('setup-cards')}
          </a>
          <a class="key" href=${addressOf({ at: 'help', bot: games[0]!.id })}>
            ${toolSvg('help')}${this.#word('menu-rules')}
          </a>
        </section>
        <data-settings .context=${context}></data-settings>
        <about-settings .context=${context}></about-settings>
      </main>
      <nav-bar .text=${context.text} at="settings"></nav-bar>
    `;
  }

  /** Where the browser makes no offer, the words say how it is done. */
  #install(): TemplateResult | typeof nothing {
    const how = howToInstall();
    if (!how) return nothing;
    const take = async (): Promise<void> => {
      await install();
      this.requestUpdate();
    };
    return html`<section id="install">
      <h2>${this.#word('settings-install')}</h2>
      <p>${this.#word(how === 'by-hand' ? 'settings-install-by-hand' : 'settings-install-why')}</p>
      ${
        how === 'offered'
          ? html`<button class="key" @click=${take}>
              ${toolSvg('download')}${this.#word('home-install')}
            </button>`
          : nothing
      }
    </section>`;
  }

  static override styles = [
    base,
    keys,
    settingStyles,
    screen,
    css`
      :host {
        gap: 0;
      }
      main {
        display: grid;
        gap: 24px;
        max-width: 720px;
      }
      /* Two columns, each setting in one. */
      @media ${wide} {
        main {
          display: block;
          max-width: 1120px;
          columns: 2;
          column-gap: 48px;
        }
        main > * {
          margin-bottom: 24px;
        }
        back-to-game,
        h1 {
          column-span: all;
        }
      }
    `,
  ];
}
