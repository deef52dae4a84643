import type { Entry } from '../game.ts';
import { look } from './look.ts';

export default {
  game: { de: 'Finspan', en: 'Finspan' },
  bot: 'Nautoma',
  look,
  rules: () => import('./bot.ts'),
  paper: () => import('./paper/index.ts'),
  edits: () => import('./edits.ts'),
  habits: () => import('./habits.ts'),
} satisfies Entry;
