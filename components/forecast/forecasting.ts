import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Bot } from '../../core/engine/bot.ts';
import { forecastOf, type Forecast } from '../../core/engine/forecast.ts';
import type { Asked, Order, Totals } from './worker.ts';

/** Soon a first look, at last a mean that is sure to a point or two. */
const games = [20, 60, 200] as const;

/** Answers to questions that were asked before, until the app is closed: they stay the same. */
const known = new Map<string, Totals>();
const mostKnown = 40;

/** Simulates games in a worker of its own, for as long as somebody looks at what they lead to. */
export class Forecasting implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  #worker: Worker | undefined;
  #key = '';
  #totals: Totals = [];

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.stop();
  }

  /** What the bot scored in the games of each question so far. */
  get totals(): Totals {
    return this.#totals;
  }

  forecast(n: number): Forecast | undefined {
    const totals = this.#totals[n] ?? [];
    return totals.length > 0 ? forecastOf(totals) : undefined;
  }

  /** Another question than before ends what is going on. */
  ask(bot: Bot, asked: readonly Asked[]): void {
    if (bot.scoring.scale) return; // it rates the player
    const key = JSON.stringify([bot.id, asked]);
    if (key === this.#key) return;
    this.stop();
    this.#key = key;
    this.#totals = known.get(key) ?? [];
    if (known.has(key)) this.#host.requestUpdate();
    else this.#begin({ bot: bot.id, asked, games });
  }

  stop(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#key = '';
  }

  #begin(order: Order): void {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    const key = this.#key;
    worker.addEventListener('message', ({ data }: MessageEvent<Totals>) => {
      if (this.#worker !== worker) return;
      this.#totals = data;
      this.#host.requestUpdate();
      if ((data[0]?.length ?? 0) < games.at(-1)!) return;
      worker.terminate();
      remember(key, data);
    });
    // A forecast that cannot be made is not missed.
    worker.addEventListener('error', (event) => event.preventDefault());
    this.#worker = worker;
    worker.postMessage(order);
  }
}

function remember(key: string, totals: Totals): void {
  const [oldest] = known.keys();
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
  known.set(key, totals);
}
