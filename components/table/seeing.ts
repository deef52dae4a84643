import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Deck } from '../../core/look/paper.ts';
import type { Camera, State } from '../../core/sight/camera.ts';
import type { Sighting } from '../../core/sight/detector.ts';
import type { Outcome, Watch } from '../../core/sight/watching.ts';
import type { Acts } from './acts.ts';
import type { Conversation } from './conversation.ts';
import type { TableStore } from './table-state.ts';
import { offerFor, turnable } from './turned.ts';

type Sight = typeof import('../../core/sight/sight.ts');

/** Looks at the table: a card that is turned begins the bot's turn, a card that answers is as good as a word. */
export class Seeing implements ReactiveController {
  readonly #store: TableStore;
  readonly #acts: Acts;
  readonly #conversation: Conversation;
  #sight: Sight | undefined;
  #camera: Camera | undefined;
  #watch: Watch = [];
  /** Counts the switchings: what an earlier one still loads is not wanted any more. */
  #switched = 0;

  constructor(host: ReactiveControllerHost, store: TableStore, acts: Acts, conversation: Conversation) {
    this.#store = store;
    this.#acts = acts;
    this.#conversation = conversation;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#end();
  }

  /** The browser may ask for the camera. Taps and words go on, whatever comes of it. */
  async switch(on: boolean): Promise<void> {
    const { context } = this.#store;
    this.#end();
    try {
      if (on) await this.#begin();
      // Who does not allow it is not asked again at the next table, only when it is switched on.
      const isWanted = on && this.#store.state.camera !== 'refused';
      if (isWanted !== context.settings.camera) await context.set('camera', isWanted);
    } catch (error) {
      context.refuse(error);
    }
  }

  async #begin(): Promise<void> {
    const mine = this.#switched;
    this.#sight ??= await import('../../core/sight/sight.ts');
    if (mine !== this.#switched) return;
    this.#watch = [];
    this.#camera = this.#sight.createCamera({ onState: this.#become, onSeen: this.#see });
    await this.#camera.start();
  }

  #end(): void {
    this.#switched += 1;
    this.#camera?.stop();
    this.#camera = undefined;
    this.#store.change({ camera: 'off' });
  }

  readonly #become = (camera: State): void => {
    this.#store.change({ camera });
    if (this.#sight?.isLoss(camera)) this.#acts.tell({ say: `sight-${camera}`, with: {} });
  };

  get #decks(): readonly Deck[] {
    return this.#store.state.faces?.decks() ?? [];
  }

  readonly #see = (sightings: readonly Sighting[]): void => {
    const { game, elsewhere, faces } = this.#store.state;
    if (!this.#sight || !game || elsewhere || !faces) return;
    const can = this.#isWaiting ? turnable(game, this.#decks) : undefined;
    const { watch, outcome } = this.#sight.watch(this.#watch, sightings, {
      meanings: this.#sight.meaningsFor(this.#decks),
      ...(can && { draw: { deck: can.deck, cards: [...can.cards.keys()] } }),
      words: this.#conversation.words,
    });
    this.#watch = watch;
    if (outcome) this.#act(outcome);
  };

  /** A card may come: the player's turn, or a question, and nothing lies over the table. */
  get #isWaiting(): boolean {
    const { seen, state } = this.#store;
    return (seen?.kind === 'idle' || seen?.kind === 'prompt') && state.sheet === undefined;
  }

  #act(outcome: Outcome): void {
    const { game } = this.#store.state;
    switch (outcome.kind) {
      case 'card': {
        const names = game && turnable(game, this.#decks)?.cards.get(outcome.card);
        if (names) void this.#acts.turned(names);
        return;
      }
      case 'word':
        return this.#conversation.take(outcome.word);
      case 'refused': {
        const { phrase, played } = outcome;
        const offered = game && played && offerFor(game, this.#decks, played);
        this.#acts.tell(offered?.names ? { say: 'sight-shuffled', with: {} } : phrase);
        this.#store.change({ offered });
      }
    }
  }
}
