import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { gameOf, games } from '../../core/bots/index.ts';
import type { Bot } from '../../core/engine/bot.ts';
import type { GameRecord } from '../../core/store/games.ts';
import { finishedAgainst } from '../../core/store/shelves.ts';
import { loadBot } from '../files/stored-game.ts';
import type { Context } from '../shell/context.ts';
import { inPair } from '../styles/pair.ts';
import { widest } from '../styles/rooms.ts';
import './bot-balance.ts';
import { gamesText } from './words.ts';

interface Against {
  readonly bot: Bot;
  readonly records: readonly GameRecord[];
}

/** How the games went, bot by bot. */
@customElement('bot-balances')
export class BotBalances extends LitElement {
  @property({ attribute: false }) context!: Context;
  /** The game that is looked for; none: all. */
  @property() only = '';
  /** The games that are over: where they are others, it is counted anew. */
  @property({ attribute: false }) over: readonly string[] | undefined;
  @state() private all: readonly Against[] | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('over')) void this.#count();
  }

  async #count(): Promise<void> {
    const { context, only } = this;
    try {
      const chosen = games.filter(({ id }) => !only || id === only);
      const all = await Promise.all(chosen.map(({ id }) => finishedAgainst(context.database, id)));
      const played = chosen.flatMap(({ id }, n) => (all[n]!.length > 0 ? [{ id, records: all[n]! }] : []));
      const met = await Promise.allSettled(
        played.map(async ({ id, records }) => ({ bot: await loadBot(id), records })),
      );
      this.all = met.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    } catch (error) {
      context.refuse(error);
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { all, context } = this;
    if (!all) return nothing;
    if (all.length === 0)
      return html`<p>${gamesText(context).text({ say: 'games-no-balance', with: {} })}</p>`;
    return html`${all.map(
      ({ bot, records }) =>
        html`<bot-balance
          ${inPair(gameOf(bot.id)!.look, context.theme)}
          .text=${gamesText(context, bot)}
          .bot=${bot}
          .records=${records}
        ></bot-balance>`,
    )}`;
  }

  static override styles = css`
    :host {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: inherit;
    }
    @media ${widest} {
      :host {
        grid-template-columns: repeat(auto-fit, minmax(480px, 1fr));
        align-items: start;
      }
    }
  `;
}
