import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { listPlayers, removePlayer, type Voice } from '../../core/store/voices.ts';
import { isLoss, type State } from '../../core/voice/listen/listening.ts';
import { risks, takesPerWord, type Risk } from '../../core/voice/listen/train.ts';
import { commands, isWord, letters, numbers, rows, spoken, type Word } from '../../core/voice/words.ts';
import { colourNames } from '../../core/look/colour-names.ts';
import { toolSvg } from '../paint.ts';
import '../parts/back-to-game.ts';
import { firstTap } from '../parts/first-tap.ts';
import type { Context } from '../shell/context.ts';
import { takesOf, voiceOf, wordTexts } from '../table/listening.ts';
import { addressOf } from '../shell/route.ts';
import { settingsText } from './setting-section.ts';
import { base, fields, keys } from '../styles/shared.ts';
import { training } from './train-layout.ts';
import { test, train, type Asked, type Hits } from './training.ts';

/** Words by what they are for: the first group is enough for most games. */
const groups = {
  first: [...commands, 'yes', 'no', ...numbers],
  colours: colourNames,
  places: [...letters, ...rows],
} as const satisfies Record<string, readonly Word[]>;

/** Nepers above the room that fill the meter, and how it falls in a tenth of a second. */
const loud = 4;
const falls = 0.8;

/** So many words that a group misses are named: those that a newer version added, or that were passed over. */
const namedMissing = 3;

/** A minute of words: the app learns how this player says them, and shows how well it understands. */
@customElement('train-screen')
export class TrainScreen extends LitElement {
  @property({ attribute: false }) context!: Context;
  @state() private player = '';
  @state() private voice: Voice | undefined;
  @state() private players: readonly string[] = [];
  @state() private asked: Asked | undefined;
  @state() private risks: readonly Risk[] = [];
  @state() private level = 0;
  @state() private microphone: State = 'off';
  @state() private hits: Hits | undefined;
  @state() private problem = '';
  #abort: AbortController | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('context') && changed.get('context')?.language !== this.context.language)
      void this.#load(this.context.settings.player);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#abort?.abort();
  }

  /** All of it is read before any of it is shown. */
  async #load(player: string): Promise<void> {
    const { database, language } = this.context;
    const known = await voiceOf(database, player, language);
    const voice = !player || known?.player === player ? known : undefined;
    const atRisk = voice ? risks(await takesOf(voice)) : [];
    const players = new Set((await listPlayers(database)).map((other) => other.player));
    this.voice = voice;
    this.player = player || (voice?.player ?? '');
    this.risks = atRisk;
    this.players = [...players];
  }

  #say(say: string, values: Record<string, string | number> = {}): string {
    return settingsText(this.context).text({ say, with: values });
  }

  #spoken(word: Word): string {
    return spoken(word, this.context.textWith(wordTexts)).say;
  }

  get #trained(): Word[] {
    return Object.keys(this.voice?.takes ?? {}).filter(isWord);
  }

  /** Listens until it is done or stopped; what was trained so far stays. */
  async #listen(work: (signal: AbortSignal) => Promise<Hits | State>): Promise<void> {
    this.hits = undefined;
    this.problem = '';
    this.#abort = new AbortController();
    try {
      const result = await work(this.#abort.signal);
      if (typeof result === 'object') this.hits = result;
      else if (isLoss(result)) this.problem = this.#say(`table-mic-${result}`);
    } catch (error) {
      if (!this.#abort.signal.aborted) this.context.refuse(error);
    } finally {
      this.asked = undefined;
      this.microphone = 'off';
      await this.#load(this.player);
    }
  }

  get #trainer() {
    return {
      onAsk: (asked: Asked) => (this.asked = asked),
      onLevel: (level: number) => (this.level = Math.max(level, falls * this.level)),
      onState: (state: State) => {
        this.microphone = state;
        if (!isLoss(state)) return;
        this.problem = this.#say(`table-mic-${state}`);
        this.#abort?.abort(); // nobody would hear the word that is waited for
      },
    };
  }

  async #train(words: readonly Word[]): Promise<void> {
    const { database, language } = this.context;
    this.player = this.player.trim() || this.#say('train-someone');
    await this.context.set('player', this.player);
    const whose = { database, language, player: this.player };
    await this.#listen((signal) => train(words, whose, this.voice, this.#trainer, signal));
  }

  async #test(): Promise<void> {
    const { voice } = this;
    if (!voice) return;
    const takes = await takesOf(voice);
    await this.#listen((signal) =>
      test(
        takes,
        this.#trained,
        this.risks.map(({ word }) => word),
        this.#trainer,
        signal,
      ),
    );
  }

  async #choose(player: string): Promise<void> {
    await this.context.set('player', player);
    await this.#load(player);
  }

  async #remove(): Promise<void> {
    const { player } = this;
    const undo = await removePlayer(this.context.database, player);
    await this.#choose('');
    this.context.offerUndo(this.#say('train-removed', { player }), async () => {
      await undo();
      await this.#choose(player);
    });
  }

  protected override render(): TemplateResult {
    const from = this.context.from ?? { at: 'settings' };
    return html`<main>
      <header>
        <a
          href=${addressOf(from)}
          aria-label=${this.#say(from.at === 'table' ? 'app-back-to-game' : 'app-back')}
        >
          ${toolSvg('back')}
        </a>
        <h1>${this.#say('train-title')}</h1>
      </header>
      <back-to-game .context=${this.context}></back-to-game>
      ${this.asked ? this.#asking(this.asked) : this.#overview()}
    </main>`;
  }

  #asking({ word, at, of, take, flaw }: Asked): TemplateResult {
    const done = (at + take / takesPerWord) / of;
    return html`
      <p>${this.#say('train-say')}</p>
      <p class="word ${this.microphone}" aria-live="assertive">${this.#spoken(word)}</p>
      <progress
        class="level"
        max=${loud}
        .value=${this.level}
        aria-label=${this.#say('train-level')}
      ></progress>
      <progress max="1" .value=${done} aria-label=${this.#say('train-progress')}></progress>
      <p>${this.#say('train-at', { at: at + 1, of, take: take + 1 })}</p>
      <p class="flaw" role="status">${flaw ? this.#say(`train-${flaw}`) : ''}</p>
      <button class="key" id="stop" @click=${() => this.#abort?.abort()}>${this.#say('train-stop')}</button>
    `;
  }

  #overview(): TemplateResult {
    return html`
      <p>${this.#say('train-text')}</p>
      <label>
        ${this.#say('train-player')}
        <input
          maxlength="40"
          .value=${this.player}
          @input=${(event: Event) => (this.player = (event.target as HTMLInputElement).value)}
        />
      </label>
      ${this.#others()} ${this.problem ? html`<p class="flaw" role="status">${this.problem}</p>` : nothing}
      ${this.#result()}
      ${Object.entries(groups).map(
        ([name, words]) =>
          html`<button class="key" data-group=${name} @click=${() => this.#train(this.#next(words))}>
            <b>${this.#say(`train-${name}`)}</b><span>${this.#count(words)}</span>
          </button>`,
      )}
      ${this.#trained.length > 0 ? this.#known() : nothing}
    `;
  }

  #others(): TemplateResult | typeof nothing {
    const others = this.players.filter((player) => player !== this.player);
    if (others.length === 0) return nothing;
    return html`<p class="words">
      ${others.map(
        (player) => html`<button class="key" @click=${() => this.#choose(player)}>${player}</button>`,
      )}
    </p>`;
  }

  #missing(words: readonly Word[]): readonly Word[] {
    return words.filter((word) => !this.#trained.includes(word));
  }

  /** A group that was begun goes on with what it misses; one that is whole is trained anew. */
  #next(words: readonly Word[]): readonly Word[] {
    const missing = this.#missing(words);
    return missing.length > 0 ? missing : words;
  }

  #count(words: readonly Word[]): string {
    const missing = this.#missing(words);
    const count = this.#say('train-count', { known: words.length - missing.length, of: words.length });
    if (missing.length === 0 || missing.length > namedMissing) return count;
    return `${count}, ${this.#say('train-missing', { words: this.#named(missing) })}`;
  }

  #result(): TemplateResult | typeof nothing {
    const { hits } = this;
    if (!hits) return nothing;
    const rate = Math.round((100 * hits.hits) / hits.of);
    return html`<p class="result" role="status">
      ${this.#say('train-hits', { hits: hits.hits, of: hits.of, rate })}
      ${hits.missed.length > 0 ? this.#say('train-missed', { words: this.#named(hits.missed) }) : nothing}
    </p>`;
  }

  #named(words: readonly Word[]): string {
    return words.map((word) => this.#spoken(word)).join(', ');
  }

  /** Before a game shows it: words that sound too much alike, as this player says them. */
  #atRisk(): TemplateResult | typeof nothing {
    const pairs = this.risks.map(({ word, like }) => [word, like].filter(isWord).sort());
    if (pairs.length === 0) return nothing;
    const named = pairs.map((pair) => pair.map((word) => this.#spoken(word)).join(' – '));
    const words = [...new Set(named)].join(', ');
    return html`<p class="risks" role="status">${this.#say('train-risks', { words })}</p>`;
  }

  #known(): TemplateResult {
    const missed: readonly string[] = [...(this.hits?.missed ?? []), ...this.risks.map(({ word }) => word)];
    return html`
      ${this.#atRisk()}
      <button class="main" id="test" @click=${() => this.#test()}>
        <b>${this.#say('train-test')}</b><span>${this.#say('train-test-hint')}</span>
      </button>
      <h2>${this.#say('train-again')}</h2>
      <p class="words">
        ${this.#trained.map(
          (word) =>
            html`<button
              class="key ${missed.includes(word) ? 'missed' : ''}"
              data-word=${word}
              @click=${() => this.#train([word])}
            >
              ${this.#spoken(word)}
            </button>`,
        )}
      </p>
      <button class="key" id="remove" @click=${firstTap(() => this.#remove())}>
        ${toolSvg('trash')}${this.#say('train-remove', { player: this.player })}
      </button>
    `;
  }

  static override styles = [base, keys, fields, training];
}
