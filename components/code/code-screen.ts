import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { Refusal } from '../../core/engine/refusal.ts';
import { readGame, type WholeGame } from '../../core/store/games.ts';
import { downloadGame } from '../files/downloads.ts';
import { isChangeOfMind } from '../files/share.ts';
import { toolSvg } from '../paint.ts';
import { optionChoice } from '../parts/option-choice.ts';
import type { Context } from '../shell/context.ts';
import { addressOf } from '../shell/route.ts';
import { base, keys } from '../styles/shared.ts';
import de from './de.ftl';
import en from './en.ftl';
import { linkTo, longestInPicture, shares, type Share } from './game-code.ts';
import { layout } from './layout.ts';
import { qrPicture } from './qr-picture.ts';

const texts = { de, en };

/** A game as a code that another device reads from the screen, and as a link. */
@customElement('code-screen')
export class CodeScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property() gameId = '';
  @state() private game: WholeGame | undefined;
  @state() private share: Share = 'game';
  @state() private link: string | undefined;
  @state() private copied = false;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('gameId') || changed.has('share')) void this.#make(this.share);
  }

  async #make(share: Share): Promise<void> {
    try {
      const { database } = this.context;
      this.game = await readGame(database, this.gameId);
      const link = await linkTo(database, this.gameId, share);
      if (share !== this.share) return; // meanwhile the other was chosen
      this.link = link;
      this.copied = false;
    } catch (error) {
      this.context.refuse(error);
      this.context.go({ at: 'home' });
    }
  }

  #word(say: string, values = {}): string {
    return this.context.textWith(texts).text({ say, with: values });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { game, link, share } = this;
    if (!game || link === undefined) return nothing;
    const choices = shares.map((value) => ({ value, label: this.#word(`code-share-${value}`) }));
    const isOver = game.summary.over;
    return html`<main class="shown">
      <header>
        <a
          href=${addressOf({ at: isOver ? 'result' : 'table', game: this.gameId })}
          aria-label=${this.#word('code-back')}
          >${toolSvg('back')}</a
        >
        <h1>${this.#word('code-title')}</h1>
      </header>
      ${optionChoice(this.#word('code-title'), choices, share, (value) => (this.share = value))}
      ${this.#picture(link)}
      <div class="keys">
        <button class="key" id="link" @click=${() => this.#send(link)}>
          ${toolSvg('share')}<span role="status"
            >${this.#word(this.copied ? 'code-link-copied' : 'code-link')}</span
          >
        </button>
        ${
          share === 'game'
            ? html`<button class="key" id="file" @click=${() => this.#save(game)}>
                ${toolSvg('download')}${this.#word('code-file')}
              </button>`
            : nothing
        }
      </div>
    </main>`;
  }

  /** As dots, where they are not too many for a camera. */
  #picture(link: string): TemplateResult {
    const size = { length: link.length, most: longestInPicture };
    if (link.length > longestInPicture)
      return html`<p id="too-long" aria-live="polite">${this.#word('code-too-long', size)}</p>`;
    return html`<p aria-live="polite">${this.#word(`code-about-${this.share}`)}</p>
      <figure>${qrPicture(link, this.#word('code-picture'))}</figure>
      <small>${this.#word('code-size', size)}</small>`;
  }

  async #send(link: string): Promise<void> {
    try {
      if ('share' in navigator) await navigator.share({ url: link });
      else {
        await (navigator as Navigator).clipboard.writeText(link);
        this.copied = true;
      }
    } catch (error) {
      if (!isChangeOfMind(error)) this.context.refuse(new Refusal('app-not-shared'));
    }
  }

  async #save(game: WholeGame): Promise<void> {
    try {
      await downloadGame(this.context.database, game);
    } catch (error) {
      this.context.refuse(error);
    }
  }

  static override styles = [base, keys, layout];
}
