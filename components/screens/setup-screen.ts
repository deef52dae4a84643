import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { gameOf } from '../../core/bots/index.ts';
import type { Bot, OptionSpec, Options } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import { hem } from '../../core/look/motifs.ts';
import { builtInCards, cardsFor, ownCards } from '../../core/store/cards.ts';
import { askToPersist } from '../../core/store/persist.ts';
import { newsOf, noteShipped } from '../../core/store/shipped.ts';
import { paint, toolSvg } from '../paint.ts';
import type { Context } from '../shell/context.ts';
import { loadBot, storeGame } from '../files/stored-game.ts';
import { addressOf } from '../shell/route.ts';
import { optionChoice } from '../parts/option-choice.ts';
import { inPair } from '../styles/pair.ts';
import { base, keys } from '../styles/shared.ts';

/** A form from the bot's options, each explained; then the set-up begins on the table. */
@customElement('setup-screen')
export class SetupScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property() botId = '';
  @state() private bot: Bot | undefined;
  @state() private options: Options = {};
  @state() private starting = false;
  /** Has the player entered cards of this bot? */
  @state() private hasOwn = false;
  @state() private hasNews = false;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('botId')) void this.#load();
  }

  async #load(): Promise<void> {
    try {
      const bot = await loadBot(this.botId);
      const { database } = this.context;
      this.hasOwn = (await ownCards(database, bot)).length > 0;
      this.hasNews = (await newsOf(database, bot)) !== undefined;
      this.options = {
        ...Object.fromEntries(Object.entries(bot.options).map(([name, { initial }]) => [name, initial])),
        ...(this.hasOwn ? { deck: 'my-cards' } : {}),
      };
      this.bot = bot;
    } catch (error) {
      this.context.refuse(error);
      this.context.go({ at: 'home' });
    }
  }

  readonly #start = async (): Promise<void> => {
    const { bot, options, context } = this;
    const first = bot?.next(bot.start(options, [1, 2, 3, 4], bot.cards.shipped))[0];
    if (!bot || !first || this.starting) return;
    this.starting = true;
    this.#unlockVoice(bot);
    try {
      const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
      await noteShipped(context.database, bot);
      const isBuiltIn = options['deck'] === 'built-in';
      const cards = await (isBuiltIn ? builtInCards : cardsFor)(context.database, bot);
      const start = { bot: bot.id, rules: bot.rules, options, seed, cards };
      const record = await storeGame(context.database, {
        bot,
        start,
        log: [{ type: 'played', script: first }],
      });
      void askToPersist();
      context.go({ at: 'table', game: record.id });
    } catch (error) {
      context.refuse(error);
    } finally {
      this.starting = false;
    }
  };

  /** Some browsers let only speak who has spoken inside a tap; the table's first step comes a moment later. */
  #unlockVoice(bot: Bot): void {
    const { language, settings, speaker, textWith } = this.context;
    if (!settings.voice) return;
    const words = textWith(bot.texts).text({ say: 'bot-name', with: {} });
    void speaker.speak([words], { language, rate: settings.rate, voiceName: settings.voiceNames[language] });
  }

  protected override render(): TemplateResult | typeof nothing {
    const { bot, context } = this;
    const game = gameOf(this.botId);
    if (!bot || !game) return nothing;
    const text = context.textWith(bot.texts);
    return html`
      <div ${inPair(game.look, context.theme)}>
        <header>
          <a href=${addressOf({ at: 'home' })} aria-label=${text.text({ say: 'setup-back', with: {} })}>
            ${toolSvg('undo')}
          </a>
          <div>
            <h1>${game.game[context.language]}</h1>
            <span>${text.text({ say: 'setup-unofficial', with: { bot: game.bot } })}</span>
          </div>
        </header>
        <div class="hem">
          ${paint({ width: 780, height: 22, shapes: hem(game.look, 780, 22, game.look.pair.bright) })}
        </div>
        <main>
          ${Object.entries(bot.options).map(([name, spec]) => this.#option(text, name, spec))}
          ${
            text.has('setup-note')
              ? html`<p class="note">
                  <b>${text.text({ say: 'setup-provenance', with: {} })}</b>
                  ${text.text({ say: 'setup-note', with: {} })}
                </p>`
              : nothing
          }
          ${this.hasNews ? html`<p class="note">${text.text({ say: 'setup-news', with: {} })}</p>` : nothing}
          <a class="key cards" href=${addressOf({ at: 'cards', bot: bot.id })}>
            ${toolSvg('card')} ${text.text({ say: 'setup-cards', with: {} })}
          </a>
          <button class="main" id="start" ?disabled=${this.starting} @click=${this.#start}>
            <b>${text.text({ say: 'setup-start', with: {} })}</b>
            <span>${text.text({ say: 'setup-start-hint', with: {} })}</span>
          </button>
        </main>
      </div>
    `;
  }

  #option(text: Reader, name: string, spec: OptionSpec): TemplateResult {
    const phrase = { say: `option-${name}`, with: {} };
    const title = text.text(phrase);
    const choices =
      spec.kind === 'choice'
        ? spec.of.map((value) => ({
            value,
            label: text.part(phrase, value) ?? value,
            isOut: value === 'my-cards' && !this.hasOwn,
          }))
        : [false, true].map((value) => ({
            value,
            label: text.text({ say: value ? 'answer-yes' : 'answer-no', with: {} }),
          }));
    const chosen = this.options[name] ?? spec.initial;
    const explain = [text.part(phrase, 'explain'), text.part(phrase, `explain-${chosen}`)];
    if (name === 'deck' && !this.hasOwn) explain.push(text.text({ say: 'setup-no-own', with: {} }));
    const expected = name === 'level' ? this.bot?.scoring.expected?.[String(chosen)] : undefined;
    if (expected) explain.push(text.text({ say: 'setup-expected', with: { ...expected } }));
    const recommended = text.part(phrase, 'recommended');
    return html`<section id="option-${name}">
      <h2>${title}${recommended ? html`<span>${recommended}</span>` : nothing}</h2>
      ${optionChoice<string | boolean>(
        title,
        choices,
        chosen,
        (value) => (this.options = { ...this.options, [name]: value }),
      )}
      ${explain.map((words) => (words ? html`<p>${words}</p>` : nothing))}
    </section>`;
  }

  static override styles = [
    base,
    keys,
    css`
      header {
        display: flex;
        align-items: center;
        gap: 12px;
        padding: 14px 20px 14px 12px;
        background: var(--field);
        color: #fff;
      }
      header a {
        display: grid;
        place-items: center;
        width: 48px;
        height: 48px;
      }
      h1 {
        font-size: 26px;
        font-weight: 700;
        line-height: 1.1;
        letter-spacing: -0.01em;
      }
      header span {
        font-size: 17px;
        color: var(--bright);
      }
      .hem {
        height: 24px;
        background: var(--field);
        overflow: hidden;
      }
      .hem svg {
        width: 780px;
        height: 22px;
        opacity: 0.5;
        margin: 0 auto;
      }
      @media (min-width: 780px) {
        .hem svg {
          width: 100%;
        }
      }
      main {
        display: grid;
        gap: 20px;
        max-width: 720px;
        margin: 0 auto;
        padding: 20px;
      }
      h2 {
        display: flex;
        justify-content: space-between;
        align-items: baseline;
        margin-bottom: 8px;
        font-size: 20px;
        font-weight: 700;
      }
      h2 span {
        font-size: 17px;
        font-weight: 500;
        color: var(--ink2);
      }
      .choices {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      .choices .key {
        flex: 1 1 auto;
        min-width: 56px;
        padding: 8px 12px;
        font-size: calc(20px * var(--scale));
      }
      section p,
      .note {
        margin-top: 8px;
        font-size: calc(17px * var(--scale));
        line-height: 1.3;
        color: var(--ink2);
      }
      .note {
        padding: 14px 16px;
        border: 2px solid var(--line);
        border-radius: 16px;
      }
      .cards {
        gap: 10px;
        font-size: calc(18px * var(--scale));
      }
      .note b {
        color: var(--ink);
      }
    `,
  ];
}

declare global {
  interface HTMLElementTagNameMap {
    'setup-screen': SetupScreen;
  }
}
