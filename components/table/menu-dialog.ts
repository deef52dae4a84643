import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { PileContents } from '../../core/engine/bot.ts';
import type { Session } from '../../core/engine/session.ts';
import { standingOf } from '../../core/engine/simulation.ts';
import type { Reader } from '../../core/engine/text.ts';
import { isTurn } from '../../core/engine/your-points.ts';
import type { ToolName } from '../../core/look/tools.ts';
import { Forecasting } from '../forecast/forecasting.ts';
import { forecastTexts, forecastValues } from '../forecast/words.ts';
import { toolSvg } from '../paint.ts';
import type { Context } from '../shell/context.ts';
import { narrow } from '../styles/rooms.ts';
import { base, keys } from '../styles/shared.ts';
import { OnSheet } from '../parts/sheet-dialog.ts';
import { ruleWords } from './reason-list.ts';

/** The bot counts its points during the game, and has had a turn: beside them the player's mean something. */
const countsPoints = (session: Session): boolean => {
  const { bot, state, prompt, turns } = session;
  return (
    !prompt &&
    turns.some(isTurn) &&
    bot.next(state).length > 0 &&
    bot.shows(state).trackers.some(({ id, value }) => id === 'points' && typeof value === 'number')
  );
};

/** What is needed now and then during a game, and help with the player's own turn. */
@customElement('menu-dialog')
export class MenuDialog extends OnSheet {
  @property({ attribute: false }) context!: Context;
  @property({ attribute: false }) text!: Reader;
  @property({ attribute: false }) session!: Session;
  @property({ type: Boolean }) looking = false;

  readonly #forecasting = new Forecasting(this);

  /** Only while the menu is looked at: the table is never slowed down. */
  protected override willUpdate(changed: PropertyValues): void {
    if (!changed.has('open') && !changed.has('session')) return;
    const { bot, state } = this.session;
    if (this.open && bot.next(state).length > 0)
      this.#forecasting.ask(bot, [{ standing: standingOf(this.session) }]);
    else this.#forecasting.stop();
  }

  protected override render(): TemplateResult {
    const { context } = this;
    const word = (say: string) => this.text.text({ say, with: {} });
    const item = (id: string, drawn: ToolName, press: () => void) =>
      html`<button class="key" id=${id} @click=${press}>
        ${toolSvg(drawn)}<span>${word(`menu-${id}`)}</span>
      </button>`;
    return html`<sheet-dialog
      heading=${word('table-menu')}
      closeLabel=${word('app-close')}
      ?open=${this.open}
    >
      <div class="items">
        ${item('language', 'language', () => void context.set('language', context.language === 'de' ? 'en' : 'de'))}
        ${item('export', 'download', () => this.dispatchEvent(new Event('export')))}
        ${item(this.looking ? 'eye-stop' : 'eye-start', this.looking ? 'eye-off' : 'eye-on', () => this.dispatchEvent(new Event('camera')))}
        ${item('code', 'share', () => this.dispatchEvent(new Event('code')))}
        ${countsPoints(this.session) ? item('points', 'plus', () => this.dispatchEvent(new Event('points'))) : nothing}
        ${item('print', 'printer', () => context.go({ at: 'print', bot: this.session.bot.id }))}
        ${item('rules', 'help', () => context.go({ at: 'help', bot: this.session.bot.id }))}
        ${item('settings', 'options', () => context.go({ at: 'settings' }))}
        ${item('home', 'back', () => context.go({ at: 'home' }))}
      </div>
      ${this.open ? this.#forecast() : nothing} ${this.#pile()}
      <h3>${word('menu-help')}</h3>
      <ul>
        ${Object.entries(this.session.bot.phrases)
          .filter(([say]) => say.startsWith('aid-'))
          .map(([say, rule]) => html`<li>${word(say)}<small>${ruleWords(this.text, rule)}</small></li>`)}
      </ul>
    </sheet-dialog>`;
  }

  /** How many points the bot will end with. */
  #forecast(): TemplateResult | typeof nothing {
    const { bot, state } = this.session;
    if (bot.scoring.scale || bot.next(state).length === 0) return nothing;
    const text = this.context.textWith(bot.texts, forecastTexts);
    const forecast = this.#forecasting.forecast(0);
    if (!forecast) return html`<h3>${text.text({ say: 'forecast-waits', with: {} })}</h3>`;
    const values = forecastValues(bot, forecast, this.context.language);
    return html`<h3 class="forecast">
        ${text.text({ say: 'forecast-end', with: { ...values, bot: text.text({ say: 'bot-name', with: {} }) } })}
      </h3>
      <p><small>${text.text({ say: 'forecast-how', with: values })}</small></p>`;
  }

  /** What is still in the deck, without how it lies. */
  #pile(): TemplateResult | typeof nothing {
    const { bot, state } = this.session;
    const pile = bot.deck?.pile(state);
    if (!pile) return nothing;
    const { left, possible } = pile;
    const about = left === null ? { say: 'menu-unseen', with: {} } : { say: 'menu-pile', with: { left } };
    return html`<h3>${this.text.text({ say: 'menu-deck', with: {} })}</h3>
      <p>${this.text.text(about)}</p>
      ${
        left === 0
          ? nothing
          : html`<ol class="pile">
              ${[...new Set(possible)].map((card) => html`<li>${this.#inPile(pile, card)}</li>`)}
            </ol>`
      }
      ${state.newCards ? html`<p>${this.text.text({ say: 'menu-new-cards', with: {} })}</p>` : nothing}`;
  }

  #inPile({ possible, names = 'which-card' }: PileContents, card: string): string {
    const label = this.text.label({ say: names, with: {} }, card);
    const count = possible.filter((one) => one === card).length;
    return count > 1 ? this.text.text({ say: 'menu-several', with: { count, card: label } }) : label;
  }

  static override styles = [
    base,
    keys,
    css`
      .items {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
        gap: 8px;
      }
      .key {
        justify-content: flex-start;
        gap: 10px;
        padding-inline: 12px;
        font-size: 19px;
        text-align: left;
      }
      svg {
        flex: none;
      }
      @media ${narrow} {
        .key {
          gap: 6px;
          padding-inline: 8px;
          font-size: 17px;
        }
        .key svg {
          width: 24px;
        }
      }
      h3 {
        margin: 20px 0 4px;
        font-size: calc(22px * var(--scale));
      }
      .pile {
        display: flex;
        flex-wrap: wrap;
        gap: 6px;
        margin-top: 8px;
      }
      .pile li {
        padding: 6px 12px;
        border: 2px solid var(--ctl);
        border-radius: 10px;
        background: var(--card);
      }
      ul li {
        padding: 10px 0;
        border-top: 2px solid var(--line);
      }
      p,
      li {
        font-size: calc(19px * var(--scale));
      }
      small {
        display: block;
        font-size: 17px;
        color: var(--ink2);
      }
    `,
  ];
}
