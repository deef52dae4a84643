import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { Refusal } from '../../core/engine/refusal.ts';
import type { Reader } from '../../core/engine/text.ts';
import { openDatabase, type Database } from '../../core/store/database.ts';
import { runningGames } from '../../core/store/shelves.ts';
import type { Undo } from '../../core/store/undoable.ts';
import { defaultSettings, readSettings, writeSetting, type Settings } from '../../core/store/settings.ts';
import { createSpeaker } from '../../core/voice/speaker.ts';
import { registerServiceWorker } from '../../sw/register.ts';
import { trustOwnScripts } from '../../sw/trusted.ts';
import { toolSvg } from '../paint.ts';
import { base, keys } from '../styles/shared.ts';
import type { Context } from './context.ts';
import { darkness, dress, languageOf, remember, themeOf, unframe } from './dress.ts';
import { idle } from './idle.ts';
import { isRefusal, troubleWords } from './refusal-dialog.ts';
import { addressOf, routeOf, walked, type Route } from './route.ts';
import { load, screenFor } from './screens.ts';
import { painted } from './painted.ts';
import { wearTypeface } from './typeface.ts';
import { textWith } from './words.ts';

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
  /** The first screen and its words have come. */
  @state() private isLoaded = false;
  @state() private context: Context | undefined;
  /** What was thrown and is told of. */
  @state() private trouble: unknown;
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
  #settings: Settings = defaultSettings;
  #database: Database | undefined;

  override connectedCallback(): void {
    // With a root of ours, all that stands in the page is laid out and painted once more.
    void painted().then(() => super.connectedCallback());
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
      this.failure = troubleWords(this.#text, error, this.#game);
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
      context?.go(file ? await takeFile(file) : { at: 'home' }, 'instead');
      this.#renew();
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
      this.isLoaded = true;
      this.isReady &&= route.at === 'home';
      this.isDrawn ||= route.at !== 'home';
      if (route.at !== 'home') void wearTypeface();
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
    if (!last) return;
    this.done = earlier;
    try {
      await last.undo();
    } catch (error) {
      this.#refuse(error);
      // Nothing was taken back: it can be tried again.
      const isDone = error instanceof Refusal && error.say === 'refused-store-since';
      if (!isDone) this.done = [last, ...this.done];
    }
    try {
      await this.#reread();
    } catch (error) {
      this.#refuse(error);
    }
  }

  #refuse(error: unknown): void {
    if (!isRefusal(this.#text, error)) console.error(error);
    this.trouble = error;
  }

  #word(say: string): string {
    return this.#text.text({ say, with: {} });
  }

  /** The game that is played or looked at. */
  get #game(): string | undefined {
    return 'game' in this.route ? this.route.game : undefined;
  }

  protected override updated(): void {
    if (this.isDrawn || this.failure) this.replaceChildren();
    if (this.failure || !['table', 'try'].includes(this.route.at)) unframe();
  }

  protected override render(): TemplateResult {
    const word = (say: string) => this.#word(say);
    return html`
      ${this.isDrawn || this.failure ? nothing : html`<slot></slot>`}
      ${this.context && this.isLoaded && !this.failure ? screenFor(this.route, this.context, { isDrawn: this.isDrawn, drawn: () => (this.isDrawn = true), isReady: this.isReady }) : nothing}
      ${this.failure ? this.#failed(this.failure) : nothing} ${this.#notice(word)}
      <refusal-dialog
        .text=${this.#text}
        .database=${this.#database}
        .game=${this.#game}
        .error=${this.trouble}
        @close=${() => (this.trouble = undefined)}
      ></refusal-dialog>
    `;
  }

  /** One at a time, above the bar, so that nothing moves; never of the app itself during a game. */
  #notice(word: (say: string) => string): TemplateResult | typeof nothing {
    const [last] = this.done;
    if (last)
      return html`<aside id="done">
        <p role="status">${last.words}</p>
        <div>
          <button class="key" @click=${() => this.#takeBack()}>${word('app-undo')}</button>
          <button class="key close" aria-label=${word('app-close')} @click=${() => (this.done = [])}>
            ${toolSvg('close', 22)}
          </button>
        </div>
      </aside>`;
    if (!this.applyUpdate || ['table', 'try'].includes(this.route.at)) return nothing;
    return html`<aside>
      <p>${word('app-update')}</p>
      <div>
        <button class="key" id="update" @click=${this.applyUpdate}>${word('app-update-now')}</button>
        <button class="key" @click=${() => (this.applyUpdate = undefined)}>
          ${word('app-update-later')}
        </button>
      </div>
    </aside>`;
  }

  #failed(why: string): TemplateResult {
    return html`<main id="failed">
      <p>${why}</p>
      <button class="key" id="reload" @click=${() => location.reload()}>${this.#word('app-reload')}</button>
    </main>`;
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
        position: fixed;
        inset: auto 16px max(16px, 100px - var(--rail)) calc(16px + var(--rail));
        z-index: 3;
        max-width: 560px;
        margin: auto;
        padding: 12px 12px 12px 20px;
        border: 2px solid var(--ink);
        border-radius: 20px;
        background: var(--card);
      }
      aside,
      aside div {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
        align-items: center;
      }
      aside p {
        flex: 1 1 180px;
        font-size: calc(18px * var(--scale));
        font-weight: 600;
        line-height: 1.2;
      }
      aside .key {
        min-height: 48px;
        font-size: calc(18px * var(--scale));
      }
    `,
  ];
}
