import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { gameOf, type Game } from '../../core/bots/index.ts';
import type { Bot, Options } from '../../core/engine/bot.ts';
import { turnsRealCards } from '../../core/engine/deck.ts';
import { levelOption, levelsOf } from '../../core/engine/options.ts';
import type { Reader } from '../../core/engine/text.ts';
import { unitsOf } from '../../core/engine/units.ts';
import { hem, tile } from '../../core/look/motifs.ts';
import { markedProvenances, provenanceMark } from '../../core/look/provenance.ts';
import { builtInCards, cardsFor, ownCards } from '../../core/store/cards.ts';
import { finishedAgainst } from '../../core/store/shelves.ts';
import { lastOptions, offeredOptions } from '../../core/store/options.ts';
import { newsOf } from '../../core/store/shipped.ts';
import { paint, toolSvg } from '../paint.ts';
import type { Context } from '../shell/context.ts';
import { Forecasting } from '../forecast/forecasting.ts';
import { ownResults, suitedLevel, type Suited } from '../forecast/suited-level.ts';
import { forecastTexts, forecastValues } from '../forecast/words.ts';
import { beginGame } from '../files/begin-game.ts';
import { loadBot } from '../files/stored-game.ts';
import { addressOf } from '../shell/route.ts';
import { wear } from '../shell/theme-colour.ts';
import { optionChoice } from '../parts/option-choice.ts';
import '../parts/sheet-dialog.ts';
import { inPair } from '../styles/pair.ts';
import { base, keys } from '../styles/shared.ts';
import './option-sheet.ts';
import type { OptionEvent } from './option-sheet.ts';
import { layout } from './setup-layout.ts';
import { composed, labelOf, offered, type Composition, type Offer } from './setup-options.ts';
import de from './setup.de.ftl';
import en from './setup.en.ftl';

const texts = { de, en };

interface Loaded {
  readonly bot: Bot;
  readonly composition: Composition;
  /** As we recommend it, and as it was the last time. */
  readonly initial: Options;
  readonly last: Options | undefined;
  /** Has the player entered cards of this bot? */
  readonly hasOwn: boolean;
  readonly hasNews: boolean;
  /** What it is played with, built in and otherwise. */
  readonly cards: Readonly<Record<'built-in' | 'other', unknown>>;
  /** The player's points in the last games. */
  readonly results: readonly number[];
}

/** All options on one screen, as they were the last time; one tap and the game begins. */
@customElement('setup-screen')
export class SetupScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property() botId = '';
  @state() private loaded: Loaded | undefined;
  @state() private options: Options = {};
  /** The switch of the top row that was touched last: it is the one that is explained. */
  @state() private touched: string | undefined;
  /** What lies over the screen: these options, or the details. */
  @state() private sheet: readonly string[] | 'details' | undefined;
  @state() private starting = false;

  readonly #forecasting = new Forecasting(this);

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('botId')) void this.#load();
    if (this.loaded && (changed.has('options') || changed.has('loaded'))) this.#foresee(this.loaded);
  }

  /** Every level with the other options as they are; of switches those that are on. */
  #foresee({ bot, cards }: Loaded): void {
    const ways =
      levelOption(bot) === undefined ? [this.options] : levelsOf(bot, this.options).map(([, one]) => one);
    this.#forecasting.ask(
      bot,
      ways.map((options) => ({
        options,
        cards: options['deck'] === 'built-in' ? cards['built-in'] : cards.other,
      })),
    );
  }

  get #suited(): Suited | undefined {
    return suitedLevel(this.loaded?.results ?? [], this.#forecasting.totals);
  }

  protected override updated(): void {
    wear(this.context.theme, gameOf(this.botId)?.look);
  }

  async #load(): Promise<void> {
    try {
      const bot = await loadBot(this.botId);
      const { database } = this.context;
      const initial = await offeredOptions(database, bot);
      const last = await lastOptions(database, bot);
      this.options = last ?? initial;
      this.loaded = {
        bot,
        composition: composed(bot.options),
        initial,
        last,
        hasOwn: (await ownCards(database, bot)).length > 0,
        hasNews: (await newsOf(database, bot)) !== undefined,
        cards: { 'built-in': await builtInCards(database, bot), other: await cardsFor(database, bot) },
        results: ownResults(await finishedAgainst(database, bot.id)),
      };
    } catch (error) {
      this.context.refuse(error);
      this.context.go({ at: 'home' });
    }
  }

  async #start({ bot }: Loaded): Promise<void> {
    if (this.starting) return;
    this.starting = true;
    try {
      await beginGame(this.context, bot, this.options);
    } catch (error) {
      this.context.refuse(error);
      this.starting = false; // otherwise the table is on its way
    }
  }

  #choose(name: string, value: string | boolean): void {
    this.options = { ...this.options, [name]: value };
  }

  get #text(): Reader {
    return this.context.textWith(this.loaded!.bot.texts, texts, forecastTexts);
  }

  #word(say: string, values = {}): string {
    return this.#text.text({ say, with: values });
  }

  #offer(name: string): Offer {
    const { bot, hasOwn } = this.loaded!;
    return offered(this.#text, bot, name, this.options, hasOwn);
  }

  protected override render(): TemplateResult | typeof nothing {
    const { loaded, context } = this;
    const game = gameOf(this.botId);
    if (!loaded || !game) return nothing;
    const { way, rows, more } = loaded.composition;
    return html`
      <div class="page ${context.theme}" ${inPair(game.look, context.theme)}>
        ${this.#header(game)}
        <main>
          ${this.#top(loaded)}
          ${way === undefined ? nothing : html`<div class="way" id="option-${way}">${this.#halves(way)}</div>`}
          ${
            rows.length + more.length > 0
              ? html`<div class="rows">
                  ${rows.map((name) => this.#row(name))}
                  ${
                    more.length > 0
                      ? this.#opener('more', more, [
                          this.#word('setup-more'),
                          this.#word('setup-more-count', { count: more.length }),
                        ])
                      : nothing
                  }
                </div>`
              : nothing
          }
          <footer>
            <div class="line">
              ${turnsRealCards(loaded.bot, this.options) ? this.#seen() : nothing} ${this.#note(loaded)}
            </div>
            <button class="main" id="start" ?disabled=${this.starting} @click=${() => this.#start(loaded)}>
              <b>${this.#word('setup-start')}</b>
              <span>${this.#word('setup-start-hint')}</span>
            </button>
          </footer>
        </main>
        ${this.#over(loaded)}
      </div>
    `;
  }

  #header({ game, bot, look }: Game): TemplateResult {
    const about = this.#text.part({ say: 'bot-name', with: {} }, 'about');
    return html`<header>
      <a href=${addressOf({ at: 'home' })} aria-label=${this.#word('setup-back')}>${toolSvg('back')}</a>
      <div>
        <h1>${game[this.context.language]}</h1>
        <span>${this.#word('setup-unofficial', { bot })}</span>
        ${about ? html`<p>${about}</p>` : nothing}
      </div>
      <i class="motif">${paint(tile(look, 320, 290))}</i>
      <i class="hem">${paint({ width: 1040, height: 22, shapes: hem(look, 1040, 22, look.pair.bright) })}</i>
    </header>`;
  }

  /** The level: one option, or switches that can be combined. */
  #top({ bot, composition: { top } }: Loaded): TemplateResult | typeof nothing {
    const [first] = top;
    if (first === undefined) return nothing;
    const spec = bot.options[first];
    const isLevel = spec?.shown === 'level';
    return spec?.kind === 'choice'
      ? this.#oneLevel(this.#offer(first), isLevel)
      : this.#switches(top.map((name) => this.#offer(name)));
  }

  #oneLevel(offer: Offer, isLevel: boolean): TemplateResult {
    const numbered = offer.choices.map((choice, n) => {
      const number = String(n + 1);
      const name = choice.label === number ? undefined : `${number}, ${choice.label}`;
      return { ...choice, label: isLevel ? number : choice.label, name: isLevel ? name : undefined };
    });
    const choices = numbered.map((choice, n) => ({ ...choice, hint: isLevel ? this.#key(n) : undefined }));
    const at = offer.choices.findIndex(({ value }) => value === offer.chosen);
    const number = String(at + 1);
    const name = labelOf(offer);
    const lead = this.#word(name === number ? 'setup-level' : 'setup-level-named', {
      title: offer.title,
      number,
      name,
    });
    return html`<section class="top ${isLevel ? 'harder' : ''}" id="option-${offer.name}">
      ${this.#title(offer.title)}
      ${optionChoice(offer.title, choices, offer.chosen, (value) => this.#choose(offer.name, value))}
      <p>
        <span aria-live="polite"
          >${isLevel ? html`<b>${lead}</b>` : nothing} ${offer.means ?? offer.about}</span
        >
        ${isLevel ? this.#forecast(at, 'forecast-band') : nothing}
      </p>
    </section>`;
  }

  /** What the bot scores at a level, for its key. */
  #key(level: number): string | undefined {
    const { bot } = this.loaded!;
    if (bot.scoring.scale) return undefined;
    const forecast = this.#forecasting.forecast(level);
    return forecast ? this.#word('forecast-key', { mean: Math.round(forecast.mean) }) : '…';
  }

  /** Ends the sentence on the level; where the keys say what is most likely, only how far it may be off. */
  #forecast(n: number, say: 'forecast-level' | 'forecast-band'): TemplateResult | typeof nothing {
    const { bot } = this.loaded!;
    if (bot.scoring.scale) return nothing;
    const forecast = this.#forecasting.forecast(n);
    const words = forecast
      ? this.#word(say, forecastValues(bot, forecast, this.context.language))
      : this.#word('forecast-waits');
    return html`<span class="forecast">${words}</span>`;
  }

  #switches(offers: readonly Offer[]): TemplateResult {
    const title = this.#word('setup-levels');
    const explained =
      offers.find(({ name }) => name === this.touched) ?? offers.findLast(({ chosen }) => chosen === true);
    return html`<section class="top">
      ${this.#title(title)}
      <div class="choices" role="group" aria-label=${title}>
        ${offers.map(
          ({ name, title: label, chosen }, n) =>
            html`<button
              class="key"
              id="option-${name}"
              role="checkbox"
              aria-checked=${chosen === true}
              aria-label=${label}
              @click=${() => {
                this.touched = name;
                this.#choose(name, chosen !== true);
              }}
            >
              ${n + 1}${chosen === true ? toolSvg('check', 20) : nothing}
            </button>`,
        )}
      </div>
      <p>
        <span aria-live="polite"
          >${explained ? html`<b>${explained.title}.</b> ${explained.about}` : this.#word('setup-no-level')}</span
        >
        ${this.#forecast(0, 'forecast-level')}
      </p>
    </section>`;
  }

  /** Beside the title: whose choice all this is, as long as nothing has been changed. */
  #title(title: string): TemplateResult {
    const { last, initial } = this.loaded!;
    const isAs = (other: Options | undefined) =>
      other && Object.entries(this.options).every(([name, value]) => other[name] === value);
    const whose = isAs(last) ? 'setup-as-last' : isAs(initial) ? 'setup-recommended' : undefined;
    const words = this.#suits() ?? (whose ? this.#word(whose) : undefined);
    return html`<h2>${title}${words ? html`<span>${words}</span>` : nothing}</h2>`;
  }

  /** Which level the player's results speak for. */
  #suits(): string | undefined {
    const [suited, name] = [this.#suited, levelOption(this.loaded!.bot)];
    if (!suited || name === undefined) return undefined;
    const spec = this.loaded!.bot.options[name];
    const isChosen = spec?.kind === 'choice' && spec.of[suited.level] === this.options[name];
    return this.#word(isChosen ? 'forecast-suits-this' : 'forecast-suits', { number: suited.level + 1 });
  }

  #halves(way: string): TemplateResult {
    const { title, choices, chosen } = this.#offer(way);
    const hinted = choices.map((choice) => ({
      ...choice,
      hint: this.#text.part({ say: `option-${way}`, with: {} }, `hint-${choice.value}`),
    }));
    return optionChoice(title, hinted, chosen, (value) => this.#choose(way, value));
  }

  #row(name: string): TemplateResult {
    const offer = this.#offer(name);
    return this.#opener(name, [name], [offer.title, labelOf(offer)]);
  }

  #opener(id: string, names: readonly string[], [label, value]: readonly [string, string]): TemplateResult {
    return html`<button id="row-${id}" aria-haspopup="dialog" @click=${() => (this.sheet = names)}>
      <span>${label}</span><b>${value}</b>${toolSvg('next', 22)}
    </button>`;
  }

  /** Real cards can be seen instead of entered: beside the details, where their values would be spoken of. */
  #seen(): TemplateResult {
    const { camera } = this.context.settings;
    return html`<button
      class="key seen"
      id="row-seen"
      role="switch"
      aria-checked=${camera}
      @click=${() => void this.context.set('camera', !camera)}
    >
      ${toolSvg(camera ? 'eye-on' : 'eye-off', 22)}
      <span>${this.#word('setup-seen')}</span><b>${this.#word(camera ? 'answer-yes' : 'answer-no')}</b>
    </button>`;
  }

  /** One quiet line: what is not printed so in the rulebook, or that something is new. Beside a key, only its sign and where that is. */
  #note({ bot, hasNews }: Loaded): TemplateResult {
    const line = this.#text.has('setup-note')
      ? this.#text.part({ say: 'setup-note', with: {} }, 'line')
      : undefined;
    const from = new Set([...unitsOf(bot.cards.shipped).values()].map((unit) => unit.from));
    const marks = markedProvenances.filter((one) => from.has(one));
    const isBeside = turnsRealCards(bot, this.options);
    const words = hasNews ? this.#word('setup-news') : line;
    return html`<button class="note" aria-haspopup="dialog" @click=${() => (this.sheet = 'details')}>
      ${marks.map((one) => paint({ width: 20, height: 20, shapes: provenanceMark(one, 0, 18, 20, 'currentColor') }))}
      <span>${isBeside ? nothing : words} <u>${this.#word('setup-details')}</u></span>
    </button>`;
  }

  #over(loaded: Loaded): TemplateResult | typeof nothing {
    const { sheet } = this;
    const closed = () => (this.sheet = undefined);
    if (sheet === undefined) return nothing;
    if (sheet === 'details')
      return html`<sheet-dialog
        heading=${this.#word('setup-details')}
        closeLabel=${this.#word('app-close')}
        open
        @closed=${closed}
        >${this.#details(loaded)}</sheet-dialog
      >`;
    return html`<option-sheet
      .text=${this.#text}
      .offers=${sheet.map((name) => this.#offer(name))}
      @option=${({ detail: { name, value } }: OptionEvent) => this.#choose(name, value)}
      @closed=${closed}
    ></option-sheet>`;
  }

  /** What the keys have no room for. */
  #details({ bot, composition: { top, way }, hasNews }: Loaded): TemplateResult {
    const explained = [...(top.length === 1 ? top : []), ...(way === undefined ? [] : [way])].map((name) =>
      this.#offer(name),
    );
    return html`<div class="details">
      ${explained.map(({ title, about }) =>
        about
          ? html`<h3>${title}</h3>
              <p>${about}</p>`
          : nothing,
      )}
      ${this.#foreseen(bot)}
      ${
        this.#text.has('setup-note')
          ? html`<h3>${this.#word('setup-provenance')}</h3>
              <p>${this.#word('setup-note')}</p>`
          : nothing
      }
      ${hasNews ? html`<p>${this.#word('setup-news')}</p>` : nothing}
      <a class="key cards" href=${addressOf({ at: 'cards', bot: bot.id })}>
        ${toolSvg('card')}<span>${this.#word('setup-cards')}</span>
      </a>
      <a class="key cards" href=${addressOf({ at: 'try', bot: bot.id })}>
        ${toolSvg('play')}<span>${this.#word('home-try')}</span>
      </a>
      <a class="key cards" href=${addressOf({ at: 'help', bot: bot.id })}>
        ${toolSvg('help')}<span>${this.#word('menu-rules')}</span>
      </a>
    </div>`;
  }

  /** How the forecast was made, and which level the own results speak for. */
  #foreseen(bot: Bot): TemplateResult | typeof nothing {
    const name = levelOption(bot);
    const spec = name === undefined ? undefined : bot.options[name];
    const at = spec?.kind === 'choice' ? spec.of.indexOf(String(this.options[name!])) : 0;
    const forecast = this.#forecasting.forecast(at);
    if (!forecast) return nothing;
    const values = forecastValues(bot, forecast, this.context.language);
    const suited = this.#suited;
    const share = new Intl.NumberFormat(this.context.language, {
      style: 'percent',
      maximumFractionDigits: 0,
    });
    return html`<h3>${this.#word('forecast-level', values)}</h3>
      <p>${this.#word('forecast-how', values)}</p>
      ${
        suited
          ? html`<p>
              ${this.#word('forecast-why', { ...suited, number: suited.level + 1, chance: share.format(suited.chance) })}
            </p>`
          : nothing
      }`;
  }

  static override styles = [base, keys, layout];
}
