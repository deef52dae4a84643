import { register } from '../game.ts';
import { look } from './look.ts';

register('nautoma', {
  game: { de: 'Flossenschlag', en: 'Finspan' },
  bot: 'Nautoma',
  look,
  rules: () => import('./bot.ts'),
  paper: () => import('./paper/index.ts'),
  edits: () => import('./edits.ts'),
  habits: () => import('./habits.ts'),
  demo: () => import('./demo.ts'),
});
