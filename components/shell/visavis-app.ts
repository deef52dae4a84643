import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Refusal } from '../../core/engine/refusal.ts';
import { languages, type Language, type Reader } from '../../core/engine/text.ts';
import { openDatabase, type Database } from '../../core/store/database.ts';
import { defaultSettings, readSettings, writeSetting, type Settings } from '../../core/store/settings.ts';
import { createSpeaker } from '../../core/voice/speaker.ts';
import { createTones } from '../../core/voice/tones.ts';
import { registerServiceWorker } from '../../sw/register.ts';
import '../screens/home-screen.ts';
import type { Theme } from '../styles/pair.ts';
import { base, keys } from '../styles/shared.ts';
import type { Context } from './context.ts';
import { addressOf, routeOf, type Route } from './route.ts';
import { textWith } from './words.ts';

/** Screens other than home come when they are first needed; the service worker has them all. */
const load: Readonly<Record<Route['at'], () => Promise<unknown>>> = {
  home: () => Promise.resolve(),
  setup: () => import('../screens/setup-screen.ts'),
  table: () => import('../table/table-screen.ts'),
  result: () => import('../screens/result-screen.ts'),
  games: () => import('../screens/games-screen.ts'),
  print: () => import('../print/print-screen.ts'),
  cards: () => import('../cards/cards-screen.ts'),
  settings: () => import('../settings/settings-screen.ts'),
  train: () => import('../settings/train-screen.ts'),
};

/** The shell: settings, language, theme, database, and the screen for the address. */
@customElement('visavis-app')
export class VisavisApp extends LitElement {
  @state() private route: Route = routeOf(location.hash);
  @state() private context: Context | undefined;
  @state() private refusal: string | undefined;
  /** Why the app cannot begin. */
  @state() private failure: string | undefined;
  @state() private applyUpdate: (() => void) | undefined;

  readonly #darkness = matchMedia('(prefers-color-scheme: dark)');
  readonly #speaker = createSpeaker();
  readonly #tones = createTones();
  #settings: Settings = defaultSettings;
  #database: Database | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#follow);
    addEventListener('click', this.#unlock, { capture: true, once: true });
    this.#darkness.addEventListener('change', this.#renew);
    void this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#follow);
    removeEventListener('click', this.#unlock, { capture: true });
    this.#darkness.removeEventListener('change', this.#renew);
  }

  readonly #unlock = (): void => {
    if (this.#settings.voice) this.#speaker.unlock();
  };

  async #begin(): Promise<void> {
    try {
      this.#database = await openDatabase('visavis', {
        onClosed: (why) => this.#refuse(why),
        onBlocked: (why) => this.#refuse(why),
      });
      this.#settings = await readSettings(this.#database);
      this.#renew();
      await load[this.route.at]();
    } catch (error) {
      this.#refuse(error);
      this.failure = this.refusal;
    }
    registerServiceWorker({ onUpdateReady: (apply) => (this.applyUpdate = apply) });
  }

  get #language(): Language {
    const { language } = this.#settings;
    if (language !== 'auto') return language;
    const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
    return wanted.find((tag): tag is Language => languages.some((known) => known === tag)) ?? 'en';
  }

  get #text(): Reader {
    return textWith[this.#language]();
  }

  /** Everything on the screen follows from a new context. */
  readonly #renew = (): void => {
    const database = this.#database;
    if (!database) return;
    this.#dress();
    this.context = {
      text: this.#text,
      textWith: textWith[this.#language],
      language: this.#language,
      settings: this.#settings,
      theme: this.#theme,
      database,
      speaker: this.#speaker,
      tones: this.#tones,
      go: (route) => (location.hash = addressOf(route)),
      set: (name, value) => this.#set(name, value),
      refuse: (error) => this.#refuse(error),
    };
  };

  get #theme(): Theme {
    const { theme } = this.#settings;
    if (theme !== 'auto') return theme;
    return this.#darkness.matches ? 'dark' : 'light';
  }

  #dress(): void {
    const page = document.documentElement;
    page.lang = this.#language;
    page.dataset['theme'] = this.#theme;
    page.dataset['type'] = this.#settings.typeSize;
    document.querySelector('#manifest')?.setAttribute('href', `manifest.${this.#language}.webmanifest`);
  }

  async #set<N extends keyof Settings>(name: N, value: Settings[N]): Promise<void> {
    try {
      if (this.#database) await writeSetting(this.#database, name, value);
      this.#settings = { ...this.#settings, [name]: value };
      this.#renew();
    } catch (error) {
      this.#refuse(error);
    }
  }

  readonly #follow = (): void => {
    const route = routeOf(location.hash);
    this.#speaker.stop();
    load[route.at]().then(
      () => {
        this.route = route;
        scrollTo(0, 0);
      },
      () => this.#say('app-not-loaded'),
    );
  };

  #refuse(error: unknown): void {
    if (error instanceof Refusal && this.#text.has(error.say)) this.refusal = this.#text.text(error);
    else {
      console.error(error);
      this.#say('app-fault');
    }
  }

  #say(say: string): void {
    this.refusal = this.#text.text({ say, with: {} });
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('refusal') && this.refusal) this.renderRoot.querySelector('dialog')?.showModal();
  }

  protected override render(): TemplateResult {
    const word = (say: string) => this.#text.text({ say, with: {} });
    return html`
      ${this.context ? this.#screen(this.context) : nothing}
      ${this.failure ? html`<main>${this.failure}</main>` : nothing}
      ${
        this.applyUpdate && this.route.at !== 'table'
          ? html`<aside>
              <p>${word('app-update')}</p>
              <button class="key" @click=${this.applyUpdate}>${word('app-update-now')}</button>
            </aside>`
          : nothing
      }
      <dialog @close=${() => (this.refusal = undefined)} aria-labelledby="refusal">
        <p id="refusal">${this.refusal}</p>
        <form method="dialog"><button class="key">${word('app-understood')}</button></form>
      </dialog>
    `;
  }

  #screen(context: Context): TemplateResult {
    const { route } = this;
    switch (route.at) {
      case 'home':
        return html`<home-screen .context=${context}></home-screen>`;
      case 'setup':
        return html`<setup-screen .context=${context} .botId=${route.bot}></setup-screen>`;
      case 'table':
        return html`<table-screen .context=${context} .gameId=${route.game}></table-screen>`;
      case 'result':
        return html`<result-screen .context=${context} .gameId=${route.game}></result-screen>`;
      case 'games':
        return html`<games-screen .context=${context}></games-screen>`;
      case 'print':
        return html`<print-screen .context=${context} .botId=${route.bot}></print-screen>`;
      case 'cards':
        return html`<cards-screen .context=${context} .botId=${route.bot}></cards-screen>`;
      case 'settings':
        return html`<settings-screen .context=${context}></settings-screen>`;
      case 'train':
        return html`<train-screen .context=${context}></train-screen>`;
    }
  }

  static override styles = [
    base,
    keys,
    css`
      :host {
        display: block;
        min-height: 100dvh;
      }
      main {
        padding: 40px 24px;
        font-size: 24px;
      }
      aside {
        position: fixed;
        inset: auto 16px 100px;
        z-index: 2;
        display: flex;
        gap: 12px;
        align-items: center;
        justify-content: space-between;
        max-width: 560px;
        margin: auto;
        padding: 12px 12px 12px 20px;
        border: 2px solid var(--ink);
        border-radius: 20px;
        background: var(--card);
      }
      dialog {
        max-width: min(520px, calc(100vw - 32px));
        padding: 28px 24px 20px;
        border: 2px solid var(--ink);
        border-radius: 20px;
        background: var(--card);
        color: var(--ink);
        font-size: calc(22px * var(--scale));
      }
      dialog::backdrop {
        background: rgb(0 0 0 / 0.6);
      }
      dialog .key {
        width: 100%;
        margin-top: 20px;
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'visavis-app': VisavisApp;
  }
}
