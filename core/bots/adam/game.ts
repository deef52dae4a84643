import type { Entry } from '../game.ts';
import { look } from './look.ts';

export default {
  game: { de: 'Cóatl', en: 'Cóatl' },
  bot: 'A.D.A.M.',
  look,
  rules: () => import('./bot.ts'),
  paper: () => import('./paper/index.ts'),
  edits: () => import('./edits.ts'),
} satisfies Entry;
