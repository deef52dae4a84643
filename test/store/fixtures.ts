import * as v from 'valibot';
import type { BaseState, Bot, Prompt } from '../../core/engine/bot.ts';
import { defineCards } from '../../core/engine/cards.ts';
import { defineSaved } from '../../core/engine/saved.ts';
import type { Entry, Start } from '../../core/engine/session.ts';
import { openDatabase, type Database, type Opening } from '../../core/store/database.ts';
import type { Summary } from '../../core/store/games.ts';

let names = 0;
const open: Database[] = [];

export const freshName = (): string => `test-${Date.now()}-${(names += 1)}`;

export async function fresh(name = freshName(), opening: Opening = {}): Promise<Database> {
  const db = await openDatabase(name, opening);
  open.push(db);
  return db;
}

/** Closes and removes what the test opened. */
export async function tidy(): Promise<void> {
  const databases = open.splice(0);
  for (const db of databases) db.close();
  for (const name of new Set(databases.map((db) => db.name))) {
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = request.onerror = request.onblocked = resolve;
    });
  }
}

/** The key of the refusal that the work ends with; anything else that is thrown fails the test. */
export async function refusal(work: () => unknown): Promise<string> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error && 'say' in error) return String(error.say);
    throw error;
  }
  return 'nothing refused';
}

export const start: Start = { bot: 'counter', rules: 1, options: {}, seed: 7, cards: [] };
export const summary: Summary = { headline: { say: 'headline', with: { round: 1 } }, over: false };

export const turn: Entry = { type: 'played', script: 'turn' };
export const readStep: Entry = { type: 'read' };
export const undone: Entry = { type: 'undone' };
export const answer = (to: string, value: number): Entry => ({ type: 'answered', to, value });

const anyCards = defineCards(v.array(v.string()), [], {});

interface Counter extends BaseState {
  sum: number;
}

/** A bot small enough to check by eye: each turn asks for a number, adds it and tells the sum. */
export function counter(rules: number, question = 'how-many'): Bot {
  const bot: Bot<Counter> = {
    id: 'counter',
    rules,
    texts: { de: '', en: '' },
    phrases: { [question]: { section: 'Turn' }, sum: { section: 'Turn' } },
    options: {},
    cards: anyCards,
    saved: defineSaved<Counter>(anyCards, { sum: v.number() }),
    start: (_options, rng, cards) => ({ rng, cards, sum: 0 }),
    scripts: {
      turn(s, table) {
        s.sum += table.count({ say: question, min: 0, max: 9 });
        table.tell('sum', { sum: s.sum });
      },
    },
    next: () => ['turn'],
    shows: (s) => ({ headline: { say: 'headline', with: { sum: s.sum } }, trackers: [] }),
    scoring: { score: () => undefined },
  };
  return bot;
}

export const sumOf = (state: unknown): number => (state as Counter).sum;
export const asked = (session: { prompt?: Prompt }): string | undefined => session.prompt?.say;
