import type { Bot } from '../engine/bot.ts';
import type { Edits } from '../engine/edits.ts';

/** The games on the home screen, in this order. */
export interface Game {
  readonly id: string;
  readonly game: string;
  readonly bot: string;
  readonly load: () => Promise<Bot>;
}

/** The spaces of Terra Mystica's maps, for their drawing. */
export { geometryOf } from './terra-mystica/geometry.ts';

const bot = (module: { default: unknown }): Bot => module.default as Bot;

const edits = (module: { edits: unknown }): Edits => module.edits as Edits;

/** How the cards of a bot are looked at and entered. */
export const editsOf: Readonly<Record<string, () => Promise<Edits>>> = {
  nautoma: () => import('./nautoma/edits.ts').then(edits),
  mautoma: () => import('./mautoma/edits.ts').then(edits),
  adam: () => import('./adam/edits.ts').then(edits),
  expeditions: () => import('./expeditions/edits.ts').then(edits),
  'terra-mystica': () => import('./terra-mystica/edits.ts').then(edits),
};

export const games: readonly Game[] = [
  { id: 'nautoma', game: 'Finspan', bot: 'Nautoma', load: () => import('./nautoma/bot.ts').then(bot) },
  { id: 'mautoma', game: 'Revive', bot: 'Mautoma', load: () => import('./mautoma/bot.ts').then(bot) },
  { id: 'adam', game: 'Cóatl', bot: 'A.D.A.M.', load: () => import('./adam/bot.ts').then(bot) },
  {
    id: 'expeditions',
    game: 'Expeditions',
    bot: 'Automa',
    load: () => import('./expeditions/bot.ts').then(bot),
  },
  {
    id: 'terra-mystica',
    game: 'Terra Mystica',
    bot: 'Automa',
    load: () => import('./terra-mystica/bot.ts').then(bot),
  },
];
