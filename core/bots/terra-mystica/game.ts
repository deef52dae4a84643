import type { Entry } from '../game.ts';
import { look } from './look.ts';

export default {
  game: { de: 'Terra Mystica', en: 'Terra Mystica' },
  bot: 'Automa',
  look,
  rules: () => import('./bot.ts'),
  boards: () => import('./boards.ts'),
  paper: () => import('./paper/index.ts'),
  edits: () => import('./edits.ts'),
} satisfies Entry;
