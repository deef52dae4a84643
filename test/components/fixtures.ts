import { fixture, html, oneEvent } from '@open-wc/testing';
import type { LitElement } from 'lit';
import type { Context } from '../../components/shell/context.ts';
import { storeGame } from '../../components/files/stored-game.ts';
import type { Route } from '../../components/shell/route.ts';
import '../../components/shell/all-words.ts';
import { textWith } from '../../components/shell/words.ts';
import '../../components/table/table-screen.ts';
import type { TableScreen } from '../../components/table/table-screen.ts';
import { register, type Game } from '../../core/bots/game.ts';
import template from '../../core/cli/template/bot.ts';
import edits from '../../core/cli/template/edits.ts';
import '../../core/cli/template/game.ts';
import { look } from '../../core/cli/template/look.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { confirmed, type Edits } from '../../core/engine/edits.ts';
import { startWith, type Entry, type Start } from '../../core/engine/session.ts';
import type { Language } from '../../core/engine/text.ts';
import { unitsOf } from '../../core/engine/units.ts';
import { openDatabase } from '../../core/store/database.ts';
import type { Undo } from '../../core/store/undoable.ts';
import { listGames } from '../../core/store/games.ts';
import { defaultSettings, type Settings } from '../../core/store/settings.ts';
import { createSpeaker } from '../../core/voice/speaker.ts';
import { waitUntil } from '../tools/wait-until.ts';

export interface TestContext extends Context {
  readonly routes: Route[];
  readonly refusals: unknown[];
  /** What was done, and can be taken back. */
  readonly undos: { readonly done: string; readonly undo: Undo }[];
}

/** What the app gives its screens, on a database of its own. */
export async function testContext(
  language: Language = 'de',
  settings: Partial<Settings> = {},
): Promise<TestContext> {
  const routes: Route[] = [];
  const refusals: unknown[] = [];
  const undos: TestContext['undos'] = [];
  return {
    text: textWith[language](),
    textWith: textWith[language],
    language,
    settings: { ...defaultSettings, pace: 'step', voice: false, sounds: false, ...settings },
    theme: 'light',
    database: await openDatabase(`test-${crypto.randomUUID()}`),
    speaker: createSpeaker(),
    from: undefined,
    reread: () => Promise.resolve(),
    routes,
    refusals,
    undos,
    go: (route) => void routes.push(route),
    set: () => Promise.resolve(),
    offerUndo: (done, undo) => void undos.push({ done, undo }),
    refuse: (error) => void refusals.push(error),
  };
}

type Chosen = Readonly<Record<string, string | boolean>>;

/** How a game with the first of all options begins. */
export const startOf = (bot: Bot, options: Chosen = {}): Start => startWith(bot, options, 7);

/** A stored game with the given log, of the template if no other bot is named. */
export async function storedGame(
  context: TestContext,
  log: readonly Entry[],
  options: Chosen = {},
  bot: Bot = template,
  seed = 7,
): Promise<string> {
  const start = { ...startOf(bot, options), seed };
  return (await storeGame(context.database, { bot, start, log })).id;
}

/** The same on the table. */
export async function tableAfter(
  context: TestContext,
  log: readonly Entry[],
  options: Chosen = {},
  bot?: Bot,
): Promise<TableScreen> {
  const id = await storedGame(context, log, options, bot);
  const screen = await fixture<TableScreen>(
    html`<table-screen .context=${context} .gameId=${id}></table-screen>`,
  );
  await waitUntil(() => find(screen, 'your-side'), 'the table is not laid');
  await screen.updateComplete;
  return screen;
}

/** What was begun at the table is stored and shown: the database reads after it has written. */
export async function settled(screen: TableScreen): Promise<void> {
  await listGames(screen.context.database);
  await screen.updateComplete;
  await screen.shadowRoot?.querySelector<LitElement>('bot-field')?.updateComplete;
}

/** Colours and sizes of the page, as the app has them. */
export async function loadPageStyles(): Promise<void> {
  const tokens = document.createElement('link');
  tokens.rel = 'stylesheet';
  tokens.href = new URL('../../components/styles/page.css', import.meta.url).href;
  document.head.append(tokens);
  await oneEvent(tokens, 'load');
}

/** Looks through all shadow roots. */
export function find<E extends Element = HTMLElement>(root: Element, selector: string): E | undefined {
  const within = root.shadowRoot ?? root;
  const hit = within.querySelector<E>(selector);
  if (hit) return hit;
  for (const child of within.querySelectorAll('*')) {
    const deeper = child.shadowRoot ? find<E>(child, selector) : undefined;
    if (deeper) return deeper;
  }
  return undefined;
}

/** Set up, and in the middle of a turn: a step is still to be read. */
export const setUp: readonly Entry[] = [
  { type: 'played', script: 'set-up' },
  { type: 'played', script: 'turn' },
  { type: 'answered', to: 'market', value: ['salt'] },
];

/** The template with something other than it has, under a name of its own. */
export function likeTemplate(id: string, other: Partial<Bot>, otherEdits: Partial<Edits> = {}): Bot {
  const bot: Bot = { ...template, ...other, id };
  register(id, {
    game: { de: id, en: id },
    bot: 'Automa',
    look,
    rules: () => Promise.resolve({ default: bot }),
    boards: () => import('../../core/cli/template/boards.ts'),
    paper: () => import('../../core/cli/template/paper.ts'),
    edits: () => Promise.resolve({ default: { ...edits, ...otherEdits } }),
  });
  return bot;
}

/** Cards of which the first is the player's own. */
export async function withOwnCard({ rules, edits: editing }: Game): Promise<unknown> {
  const bot = await rules();
  const known = [...unitsOf(bot.cards.shipped)].filter(
    ([, unit]) => !JSON.stringify(unit.value).includes('null'),
  );
  const [first] = (await editing()).decks(bot.cards.shipped).flatMap((deck) => deck.cards);
  const own = first!.units.filter((unit) => known.some(([one]) => one === unit));
  return confirmed(bot.cards.shipped, own);
}
