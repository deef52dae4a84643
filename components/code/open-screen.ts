import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Refusal } from '../../core/engine/refusal.ts';
import { Shelf, type Added } from '../files/add-game.ts';
import { beginGame } from '../files/begin-game.ts';
import { gameFor, storeGame, summaryOf } from '../files/stored-game.ts';
import { toolSvg } from '../paint.ts';
import { levelWords } from '../screens/level-words.ts';
import type { Context } from '../shell/context.ts';
import { addressOf } from '../shell/route.ts';
import { summaryWords } from '../shell/words.ts';
import { inPair } from '../styles/pair.ts';
import { base, keys } from '../styles/shared.ts';
import './code-scanner.ts';
import de from './de.ftl';
import en from './en.ftl';
import { opened, type Opened } from './game-code.ts';
import { layout } from './layout.ts';

const texts = { de, en };

/** The game of a code, seen before it is taken; without a code, the camera looks for one. */
@customElement('open-screen')
export class OpenScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property() code = '';
  @state() private found: (Opened & { readonly how: Added }) | undefined;
  @state() private refusal: Refusal | undefined;
  @state() private taking = false;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('code')) void this.#open(this.code);
  }

  async #open(code: string): Promise<void> {
    this.found = this.refusal = undefined;
    if (code === '') return;
    try {
      const found = await opened(code);
      const { how } = await (await Shelf.of(this.context.database)).add(found.game);
      if (code === this.code) this.found = { ...found, how };
    } catch (error) {
      if (!(error instanceof Refusal) || !this.#text.has(error.say)) this.context.refuse(error);
      else if (code === this.code) this.refusal = error;
    }
  }

  get #text() {
    return this.context.textWith(texts);
  }

  protected override render(): TemplateResult {
    const { found, refusal, code } = this;
    return html`<main>
      <header>
        <a href=${addressOf({ at: 'home' })} aria-label=${this.#text.word('code-back')}>${toolSvg('back')}</a>
        <h1>${this.#text.word('code-open')}</h1>
      </header>
      ${refusal ? html`<p role="alert">${this.#text.text(refusal)}</p>` : nothing}
      ${found ? this.#preview(found) : nothing}
      ${
        code === '' || refusal
          ? html`<code-scanner
              .text=${this.#text}
              @code=${({ detail }: CustomEvent<string>) => this.context.go({ at: 'open', code: detail }, 'instead')}
            ></code-scanner>`
          : nothing
      }
    </main>`;
  }

  #preview({ game: { bot, start }, session, share, how }: Opened & { readonly how: Added }): TemplateResult {
    const { look, game, bot: name } = gameFor(bot.id);
    const text = this.context.textWith(bot.texts, texts);
    const { headline, points, over } = summaryOf(session);
    const level = levelWords(text, bot, start.options);
    const isKnown = share === 'game' && how === 'known';
    return html`<section class="game" ${inPair(look, this.context.theme)}>
        <h2>${game[this.context.language]}</h2>
        <p>${[name, level].filter((word) => word).join(' · ')}</p>
        <p>${share === 'game' ? summaryWords(text, headline) : this.#text.word('code-start')}</p>
        ${
          share === 'game' && points !== undefined
            ? html`<p>${this.#text.word('code-points', { bot: name, points })}</p>`
            : nothing
        }
      </section>
      <p>${this.#text.word(isKnown ? 'code-known' : 'code-safe')}</p>
      <div ${inPair(look, this.context.theme)}>
        <button
          class="main"
          id="take"
          ?disabled=${this.taking}
          @click=${() => (share === 'game' ? this.#take() : this.#begin())}
        >
          <b>${this.#text.word(share === 'start' ? 'code-begin' : over ? 'code-look' : 'code-here')}</b>
        </button>
      </div>
      <div class="keys">
        ${
          share === 'game'
            ? html`<button class="key" id="again" ?disabled=${this.taking} @click=${() => this.#begin()}>
                ${this.#text.word('code-again')}
              </button>`
            : nothing
        }
        <a class="key" href=${addressOf({ at: 'home' })}>${this.#text.word('code-not')}</a>
      </div>`;
  }

  /** As a game of its own, whatever else is here. */
  readonly #take = (): Promise<void> =>
    this.#once(async ({ game, session }) => {
      const { id, summary } = await storeGame(this.context.database, game, session);
      this.context.go({ at: summary.over ? 'result' : 'table', game: id }, 'instead');
    });

  readonly #begin = (): Promise<void> =>
    this.#once(({ game: { bot, start } }) => beginGame(this.context, bot, start.options, start));

  async #once(deed: (found: Opened) => Promise<void>): Promise<void> {
    if (this.taking || !this.found) return;
    this.taking = true;
    try {
      await deed(this.found);
    } catch (error) {
      this.context.refuse(error);
      this.taking = false; // otherwise the table is on its way
    }
  }

  static override styles = [base, keys, layout];
}
