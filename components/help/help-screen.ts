import { LitElement, css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { gameOf, games } from '../../core/bots/index.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { fittingOptions } from '../../core/engine/options.ts';
import { ruleSlug, rulesOf, type Rule } from '../../core/engine/rule.ts';
import type { SheetSection } from '../../core/engine/sheet.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Boards } from '../../core/look/board.ts';
import { icon, type IconName } from '../../core/look/icons.ts';
import { markedProvenances, provenanceMark } from '../../core/look/provenance.ts';
import { loadBot } from '../files/stored-game.ts';
import { paint, toolSvg } from '../paint.ts';
import '../parts/back-to-game.ts';
import '../parts/nav-bar.ts';
import '../parts/voice-lamp.ts';
import { markSign } from '../table/mark-sign.ts';
import type { Context } from '../shell/context.ts';
import { addressOf } from '../shell/route.ts';
import { inPair } from '../styles/pair.ts';
import { widest } from '../styles/rooms.ts';
import { base, fields, keys, screen } from '../styles/shared.ts';
import de from './de.ftl';
import en from './en.ftl';

const texts = { de, en };

const lamps = ['bot', 'you', 'idle', 'not-understood'] as const;

/** Keys of the table that bear no word, and what they do. */
const wordless = [
  ['mic-off', 'table-mic-start'],
  ['mic-on', 'table-mic-stop'],
  ['voice-off', 'table-voice-on'],
  ['voice-on', 'table-voice-off'],
  ['menu', 'table-menu'],
] as const;

/** As it is sought: without accents, and without the hyphens that only show where a word breaks. */
const bare = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\u00AD]/gu, '')
    .trim();

interface Sign {
  readonly drawn: TemplateResult;
  readonly means: string;
}

/** The rules of a bot in our words, to be searched; every reason leads to its heading here. And what the signs mean. */
@customElement('help-screen')
export class HelpScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property() botId = '';
  /** The heading that was asked for. */
  @property() section = '';
  @state() private bot: Bot | undefined;
  @state() private sheet: readonly SheetSection[] = [];
  @state() private boards: Boards | undefined;
  @state() private sought = '';

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('botId')) void this.#load();
  }

  async #load(): Promise<void> {
    try {
      const game = gameOf(this.botId)!;
      const [bot, { sheet }, boards] = await Promise.all([loadBot(this.botId), game.paper(), game.boards()]);
      // All at once: the words of one do not have the signs of another.
      [this.bot, this.sheet, this.boards] = [bot, sheet, boards];
      await this.updateComplete;
      this.renderRoot.querySelector(`#rule-${CSS.escape(this.section)}`)?.scrollIntoView();
    } catch (error) {
      this.context.refuse(error);
      this.context.go({ at: 'home' });
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    const { bot, context } = this;
    const game = gameOf(this.botId);
    if (!bot || !game) return nothing;
    const text = context.textWith(bot.texts, texts);
    const word = (say: string, values = {}) => text.text({ say, with: values });
    const rules = rulesOf(text, bot).filter((rule) => this.#fits(rule.name, rule.section, ...rule.says));
    const signs = this.#signs(text, bot).filter(({ means }) => this.#fits(means));
    return html`<main ${inPair(game.look, context.theme)}>
        <back-to-game .context=${context}></back-to-game>
        <h1>${word('help-title')}</h1>
        <p class="about">${game.game[context.language]}: ${word('help-about', { bot: game.bot })}</p>
        <label>
          ${toolSvg('search', 24)}<span class="unseen">${word('help-search')}</span>
          <input
            type="search"
            placeholder=${word('help-search')}
            .value=${this.sought}
            @input=${(event: Event) => (this.sought = (event.target as HTMLInputElement).value)}
          />
        </label>
        <div class="rules">${rules.map((rule) => this.#rule(text, rule))}</div>
        <div class="beside">
          ${
            signs.length > 0
              ? html`<section>
                  <h2>${word('help-signs')}</h2>
                  <ul>
                    ${signs.map(({ drawn, means }) => html`<li><i>${drawn}</i><span>${means}</span></li>`)}
                  </ul>
                </section>`
              : nothing
          }
          <p role="status">${rules.length + signs.length === 0 ? word('help-none') : ''}</p>
          <nav aria-label=${word('help-others')}>
            ${games
              .filter(({ id }) => id !== this.botId)
              .map(
                ({ id, game: names }) =>
                  html`<a class="key" href=${addressOf({ at: 'help', bot: id })}
                    >${names[context.language]}</a
                  >`,
              )}
          </nav>
        </div>
      </main>
      <nav-bar .text=${context.text} at="help"></nav-bar>`;
  }

  /** Every word that is sought is in it somewhere. */
  #fits(...words: readonly string[]): boolean {
    const said = bare(words.join(' '));
    return bare(this.sought)
      .split(/\s+/)
      .every((word) => said.includes(word));
  }

  #rule(text: Reader, { name, section, page, says }: Rule): TemplateResult {
    const slug = ruleSlug(section);
    const where = [
      name === section ? '' : `»${section}«`,
      page === undefined ? '' : text.text({ say: 'why-page', with: { page } }),
    ].filter((part) => part);
    return html`<section id="rule-${slug}" class=${slug === this.section ? 'asked' : ''}>
      <h2>${name} ${where.length > 0 ? html`<small>${where.join(', ')}</small>` : nothing}</h2>
      ${says.map((sentence) => html`<p>${sentence}</p>`)}
    </section>`;
  }

  /** The bot's belongings, what its sheet draws, what lies on its boards, the table's keys, the lamp, and where values come from. */
  #signs(text: Reader, bot: Bot): readonly Sign[] {
    const word = (say: string, values = {}) => text.text({ say, with: values });
    const drawn = (name: string) =>
      paint({ width: 32, height: 32, shapes: [icon(name as IconName, 1, 1, 30, 'currentColor')] });
    const start = bot.start(fittingOptions(bot, {}), [1, 2, 3, 4], bot.cards.shipped);
    const belongings = bot
      .shows(start)
      .trackers.map(({ id, icon: name }) => ({ name, means: word(`tracker-${id}`) }));
    const onSheet = this.sheet
      .flatMap(({ items }) => items)
      .flatMap(({ sign, title }) => ('icon' in sign ? [{ name: sign.icon, means: word(title) }] : []));
    const icons = [...belongings, ...onSheet].filter(
      ({ name }, n, all) => all.findIndex((one) => one.name === name) === n,
    );
    return [
      ...icons.map(({ name, means }) => ({ drawn: drawn(name), means })),
      ...(this.boards?.legend ?? []).map((name) => ({
        drawn: html`${markSign(this.boards!, name, 32)}`,
        means: text.part({ say: 'names', with: {} }, name) ?? name,
      })),
      ...wordless.map(([tool, say]) => ({ drawn: toolSvg(tool), means: word(say) })),
      ...lamps.map((lamp) => ({
        drawn: html`<voice-lamp .state=${lamp}></voice-lamp>`,
        means: word(`help-lamp-${lamp}`, { bot: word('bot-name') }),
      })),
      ...markedProvenances.map((from) => ({
        drawn: paint({ width: 32, height: 32, shapes: provenanceMark(from, 4, 26, 24, 'currentColor') }),
        means: word(`help-${from}`),
      })),
      { drawn: html``, means: word('help-rulebook') },
    ];
  }

  static override styles = [
    base,
    screen,
    keys,
    fields,
    css`
      main,
      .rules,
      .beside {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        align-content: start;
        gap: 20px;
      }
      main {
        max-width: 760px;
      }
      .rules:empty {
        display: none;
      }
      /* The signs beside the rules: all that is above them goes across. */
      @media ${widest} {
        main {
          grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
          column-gap: 48px;
          max-width: 1240px;
        }
        main > * {
          grid-column: 1 / -1;
        }
        main > .rules {
          grid-column: 1;
        }
        main > .beside {
          grid-column: 2;
        }
        .rules:empty + .beside {
          grid-column: 1 / -1;
        }
      }
      h1 {
        line-height: 1.1;
      }
      .about {
        margin-top: -12px;
        color: var(--ink2);
      }
      label {
        display: grid;
        grid-template-columns: 24px minmax(0, 1fr);
        align-items: center;
        gap: 10px;
      }
      section {
        padding: 0 0 4px 14px;
        border-left: 4px solid var(--line);
        scroll-margin-top: 16px;
      }
      .asked {
        border-left-color: var(--main);
      }
      h2 {
        margin-bottom: 4px;
        font-size: calc(22px * var(--scale));
        line-height: 1.2;
      }
      small {
        display: block;
        font-size: calc(16px * var(--scale));
        font-weight: 500;
        color: var(--ink2);
      }
      section p,
      li {
        font-size: calc(19px * var(--scale));
        line-height: 1.3;
      }
      section p {
        white-space: pre-line;
      }
      section p + p {
        margin-top: 6px;
      }
      li {
        display: grid;
        grid-template-columns: 72px minmax(0, 1fr);
        align-items: center;
        gap: 12px;
        min-height: 48px;
      }
      li span {
        overflow-wrap: anywhere;
      }
      li i {
        display: grid;
        place-items: center;
        min-height: 40px;
        border-radius: 10px;
        background: var(--field);
        color: var(--bright);
        overflow: hidden;
      }
      li i svg {
        width: 32px;
        height: 32px;
      }
      voice-lamp {
        --ink: #fff;
        width: 72px;
        height: 40px;
      }
      nav {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
      nav .key {
        min-height: 48px;
        font-size: calc(18px * var(--scale));
      }
    `,
  ];
}
