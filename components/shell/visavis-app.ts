import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Refusal } from '../../core/engine/refusal.ts';
import type { Reader } from '../../core/engine/text.ts';
import { openDatabase, type Database } from '../../core/store/database.ts';
import { runningGames } from '../../core/store/shelves.ts';
import type { Undo } from '../../core/store/undoable.ts';
import { defaultSettings, readSettings, writeSetting, type Settings } from '../../core/store/settings.ts';
import { createSpeaker } from '../../core/voice/speaker.ts';
import { createTones } from '../../core/voice/tones.ts';
import { registerServiceWorker } from '../../sw/register.ts';
import { trustOwnScripts } from '../../sw/trusted.ts';
import { toolSvg } from '../paint.ts';
import '../screens/home-screen.ts';
import { base, keys } from '../styles/shared.ts';
import type { Context } from './context.ts';
import { darkness, dress, languageOf, remember, themeOf } from './dress.ts';
import { idle } from './idle.ts';
import { addressOf, routeOf, walked, type Route } from './route.ts';
import { textWith } from './words.ts';

/** Screens other than home come when they are first needed; the service worker has them all. */
const load: Readonly<Record<Route['at'], () => Promise<unknown>>> = {
  home: () => Promise.resolve(),
  setup: () => import('../screens/setup-screen.ts'),
  try: () => import('../try/try-screen.ts'),
  table: () => import('../table/table-screen.ts'),
  result: () => import('../screens/result-screen.ts'),
  replay: () => import('../replay/replay-screen.ts'),
  games: () => import('../games/games-screen.ts'),
  print: () => import('../print/print-screen.ts'),
  cards: () => import('../cards/cards-screen.ts'),
  help: () => import('../help/help-screen.ts'),
  settings: () => import('../settings/settings-screen.ts'),
  train: () => import('../settings/train-screen.ts'),
  code: () => import('../code/code-screen.ts'),
  open: () => import('../code/open-screen.ts'),
  continue: () => Promise.resolve(),
  shared: () => Promise.resolve(),
};

trustOwnScripts();

/** A database that has not answered by then is waited for in words. */
const patience = 5000;

/** What does not come is asked for once more, by the page anew: a browser remembers what it could not load. */
function isSecondTry(): boolean {
  const { again } = (history.state ?? {}) as { readonly again?: boolean };
  history.replaceState({ again: true }, '');
  return again === true;
}

/** Files of ours that the system opens with the installed app. */
interface LaunchQueue {
  setConsumer(take: (launched: { readonly files: readonly FileSystemFileHandle[] }) => void): void;
}

function opened(take: (file: File) => void): void {
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => files.forEach((handle) => void handle.getFile().then(take)));
}

/** The shell: settings, language, theme, database, and the screen for the address. */
@customElement('visavis-app')
export class VisavisApp extends LitElement {
  @state() private way: readonly Route[] = [routeOf(location.hash)];
  @state() private context: Context | undefined;
  @state() private refusal: string | undefined;
  /** A fault of ours: more can be done about it than to read of it. */
  @state() private fault: unknown;
  /** Why the app cannot begin, or show a screen. */
  @state() private failure: string | undefined;
  /** What was done and can be taken back, the last one first. */
  @state() private done: readonly { readonly words: string; readonly undo: Undo }[] = [];
  @state() private applyUpdate: (() => void) | undefined;
  /** Home stands in the page until it is drawn with what the database has: see `first-page.ts`. */
  @state() private isDrawn = false;
  /** All of the app has just been stored for the first time. */
  @state() private isReady = false;

  readonly #speaker = createSpeaker();
  readonly #tones = createTones();
  #settings: Settings = defaultSettings;
  #database: Database | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#follow);
    addEventListener('error', this.#thrown);
    addEventListener('unhandledrejection', this.#thrown);
    addEventListener('click', this.#unlock, { capture: true, once: true });
    darkness.addEventListener('change', this.#renew);
    void this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#follow);
    removeEventListener('error', this.#thrown);
    removeEventListener('unhandledrejection', this.#thrown);
    removeEventListener('click', this.#unlock, { capture: true });
    darkness.removeEventListener('change', this.#renew);
  }

  readonly #unlock = (): void => {
    if (this.#settings.voice) this.#speaker.unlock();
  };

  /** Nothing that is thrown anywhere leaves a dead screen without a word. */
  readonly #thrown = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const error: unknown = 'reason' in event ? event.reason : event.error;
    if (error) this.#refuse(error);
  };

  async #begin(): Promise<void> {
    const silence = setTimeout(() => (this.failure = this.#word('refused-store-silent')), patience);
    try {
      this.#database = await openDatabase('visavis', {
        onClosed: (why) => this.#refuse(why),
        onBlocked: (why) => this.#refuse(why),
      });
      this.#settings = await readSettings(this.#database);
      this.failure = undefined;
      this.#renew();
      this.#follow();
    } catch (error) {
      this.#refuse(error);
      this.failure = this.refusal;
    } finally {
      clearTimeout(silence);
    }
    opened((file) => void this.#take(file));
    await idle();
    registerServiceWorker({
      onUpdateReady: (apply) => (this.applyUpdate = apply),
      onReady: () => (this.isReady = true),
    });
  }

  /** Addresses of the installed app that only lead on. */
  async #passOn(): Promise<void> {
    const database = this.#database;
    const { context, route } = this;
    if (!context || !database) return;
    if (route.at === 'continue') {
      const [last] = await runningGames(database);
      context.go(last ? { at: 'table', game: last.id } : { at: 'home' }, 'instead');
    }
    if (route.at === 'shared') {
      const { sharedFile } = await import('../files/take-file.ts');
      await this.#take(await sharedFile());
    }
  }

  async #take(file: Blob | undefined): Promise<void> {
    const { context } = this;
    try {
      const [{ takeFile }] = await Promise.all([import('../files/take-file.ts'), import('./all-words.ts')]);
      context?.go(file ? await takeFile(context.database, file) : { at: 'home' }, 'instead');
      await context?.reread();
    } catch (error) {
      this.#refuse(error);
      context?.go({ at: 'home' }, 'instead');
    }
  }

  get route(): Route {
    return this.way.at(-1)!;
  }

  get #text(): Reader {
    return textWith[languageOf(this.#settings)]();
  }

  /** Everything on the screen follows from a new context. */
  readonly #renew = (): void => {
    const database = this.#database;
    if (!database) return;
    dress(this.#settings);
    remember(this.#settings);
    this.context = {
      text: this.#text,
      textWith: textWith[languageOf(this.#settings)],
      language: languageOf(this.#settings),
      settings: this.#settings,
      theme: themeOf(this.#settings),
      database,
      speaker: this.#speaker,
      tones: this.#tones,
      from: this.way.at(-2),
      go: (route, instead) =>
        instead ? location.replace(addressOf(route)) : location.assign(addressOf(route)),
      set: (name, value) => this.#set(name, value),
      reread: () => this.#reread(),
      offerUndo: (words, undo) => (this.done = [{ words, undo }, ...this.done]),
      refuse: (error) => this.#refuse(error),
    };
  };

  async #reread(): Promise<void> {
    if (this.#database) this.#settings = await readSettings(this.#database);
    this.#renew();
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
    const address = location.hash;
    const route = routeOf(address);
    this.#speaker.stop();
    this.done = [];
    // Meanwhile another address may have been chosen.
    const show = (failure?: string): void => {
      if (address !== location.hash) return;
      this.failure = failure;
      this.way = walked(this.way, route);
      this.isReady &&= route.at === 'home';
      this.isDrawn ||= route.at !== 'home';
      this.#renew();
      scrollTo(0, 0);
      if (!failure) void this.#passOn();
    };
    const words = route.at === 'home' ? undefined : import('./all-words.ts');
    Promise.all([load[route.at](), words]).then(
      () => show(),
      (why: unknown) => {
        console.warn(why);
        if (this.applyUpdate) show(this.#word('app-outdated'));
        else if (address !== location.hash || isSecondTry()) show(this.#word('app-not-loaded'));
        else location.reload();
      },
    );
  };

  /** All on the screen is looked at anew. */
  async #takeBack(): Promise<void> {
    const [last, ...earlier] = this.done;
    this.done = earlier;
    try {
      await last?.undo();
      this.#renew();
    } catch (error) {
      this.#refuse(error);
    }
  }

  #refuse(error: unknown): void {
    if (error instanceof Refusal && this.#text.has(error.say)) {
      this.fault = undefined;
      this.refusal = this.#text.text(error);
      return;
    }
    console.error(error);
    this.fault = error;
    this.refusal = this.#word(this.#game === undefined ? 'app-fault' : 'app-fault-game');
  }

  #word(say: string): string {
    return this.#text.text({ say, with: {} });
  }

  /** The game that is played or looked at. */
  get #game(): string | undefined {
    return 'game' in this.route ? this.route.game : undefined;
  }

  protected override updated(changed: PropertyValues): void {
    if (this.isDrawn || this.failure) this.replaceChildren();
    const dialog = this.renderRoot.querySelector('dialog');
    if (changed.has('refusal') && this.refusal && !dialog?.open) dialog?.showModal();
  }

  protected override render(): TemplateResult {
    const word = (say: string) => this.#word(say);
    return html`
      ${['table', 'try'].includes(this.route.at) ? nothing : this.#notice(word)}
      ${this.isDrawn || this.failure ? nothing : html`<slot></slot>`}
      ${this.context && !this.failure ? this.#screen(this.context) : nothing}
      ${this.failure ? this.#failed(this.failure) : nothing}
      ${
        this.done[0]
          ? html`<aside id="done">
              <p role="status">${this.done[0].words}</p>
              <button class="key" @click=${() => this.#takeBack()}>${word('app-undo')}</button>
              <button class="key close" aria-label=${word('app-close')} @click=${() => (this.done = [])}>
                ${toolSvg('close', 22)}
              </button>
            </aside>`
          : nothing
      }
      <dialog @close=${() => (this.refusal = this.fault = undefined)} aria-labelledby="refusal">
        <p id="refusal">${this.refusal}</p>
        ${this.fault === undefined ? nothing : this.#remedies()}
        <form method="dialog"><button class="key">${word('app-understood')}</button></form>
      </dialog>
    `;
  }

  /** Never during a game, and above everything else: it covers nothing. */
  #notice(word: (say: string) => string): TemplateResult | typeof nothing {
    const away = (): void => {
      this.applyUpdate = undefined;
      this.isReady = false;
    };
    if (this.applyUpdate)
      return html`<aside>
        <p>${word('app-update')}</p>
        <button class="key" id="update" @click=${this.applyUpdate}>${word('app-update-now')}</button>
        <button class="key" @click=${away}>${word('app-update-later')}</button>
      </aside>`;
    if (!this.isReady || this.route.at !== 'home') return nothing;
    return html`<aside role="status">
      <p>${word('app-ready')}</p>
      <button class="key" @click=${away}>${word('app-understood')}</button>
    </aside>`;
  }

  #failed(why: string): TemplateResult {
    return html`<main id="failed">
      <p>${why}</p>
      <button class="key" id="reload" @click=${() => location.reload()}>${this.#word('app-reload')}</button>
    </main>`;
  }

  /** What can be done about a fault of ours. */
  #remedies(): TemplateResult {
    const { fault } = this;
    const database = this.#database;
    const game = this.#game;
    const key = (id: string, deed: (files: typeof import('../files/report.ts')) => Promise<void>) =>
      html`<button class="key" id=${id} @click=${() => this.#remedy(deed)}>
        ${this.#word(`app-${id}`)}
      </button>`;
    return html`${
      database && game !== undefined
        ? html`${key('take-back', async ({ takeBackAt }) => {
            await takeBackAt(database, game);
            location.reload();
          })}
          ${key('save-game', ({ saveGame }) => saveGame(database, game))}`
        : nothing
    }
    ${key('report', ({ saveReport }) => saveReport(database, fault, game))}`;
  }

  async #remedy(deed: (files: typeof import('../files/report.ts')) => Promise<void>): Promise<void> {
    try {
      await deed(await import('../files/report.ts'));
    } catch (error) {
      console.error(error);
      this.refusal = this.#word('app-remedy-failed');
    }
  }

  #screen(context: Context): TemplateResult {
    const { route } = this;
    switch (route.at) {
      case 'home':
        return html`<home-screen
          .context=${context}
          ?hidden=${!this.isDrawn}
          @drawn=${() => (this.isDrawn = true)}
        ></home-screen>`;
      case 'setup':
        return html`<setup-screen .context=${context} .botId=${route.bot}></setup-screen>`;
      case 'try':
        return html`<try-screen .context=${context} .botId=${route.bot}></try-screen>`;
      case 'table':
        return html`<table-screen .context=${context} .gameId=${route.game}></table-screen>`;
      case 'result':
        return html`<result-screen .context=${context} .gameId=${route.game}></result-screen>`;
      case 'code':
        return html`<code-screen .context=${context} .gameId=${route.game}></code-screen>`;
      case 'open':
        return html`<open-screen .context=${context} .code=${route.code ?? ''}></open-screen>`;
      case 'replay':
        return html`<replay-screen .context=${context} .gameId=${route.game}></replay-screen>`;
      case 'games':
        return html`<games-screen .context=${context}></games-screen>`;
      case 'print':
        return html`<print-screen .context=${context} .botId=${route.bot}></print-screen>`;
      case 'cards':
        return html`<cards-screen .context=${context} .botId=${route.bot}></cards-screen>`;
      case 'help':
        return html`<help-screen
          .context=${context}
          .botId=${route.bot}
          .section=${route.section ?? ''}
        ></help-screen>`;
      case 'settings':
        return html`<settings-screen .context=${context}></settings-screen>`;
      case 'train':
        return html`<train-screen .context=${context}></train-screen>`;
      case 'continue':
      case 'shared':
        return html``;
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
      [hidden] {
        display: none;
      }
      main {
        padding: 40px 24px;
        font-size: 24px;
      }
      aside {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        align-items: center;
        padding: 8px 12px 8px calc(16px + var(--rail));
        border-bottom: 2px solid var(--line);
        background: var(--card);
      }
      aside p {
        flex: 1 1 200px;
        font-size: calc(18px * var(--scale));
        font-weight: 600;
        line-height: 1.2;
      }
      aside .key {
        min-height: 48px;
        font-size: calc(18px * var(--scale));
      }
      #done {
        position: fixed;
        inset: auto 16px 100px;
        z-index: 3;
        max-width: 560px;
        margin: auto;
        padding: 12px 12px 12px 20px;
        border: 2px solid var(--ink);
        border-radius: 20px;
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
