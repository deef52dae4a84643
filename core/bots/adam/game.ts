import { register } from '../game.ts';
import { look } from './look.ts';

register('adam', {
  game: { de: 'Cóatl', en: 'Cóatl' },
  bot: 'A.D.A.M.',
  look,
  rules: () => import('./bot.ts'),
  boards: () => import('./boards/index.ts'),
  paper: () => import('./paper/index.ts'),
  edits: () => import('./edits.ts'),
  habits: () => import('./habits.ts'),
  demo: () => import('./demo.ts'),
});
