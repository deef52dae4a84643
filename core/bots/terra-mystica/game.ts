import { register } from '../game.ts';
import { look } from './look.ts';

register('terra-mystica', {
  game: { de: 'Terra Mystica', en: 'Terra Mystica' },
  bot: 'Automa',
  look,
  rules: () => import('./bot.ts'),
  boards: () => import('./boards.ts'),
  paper: () => import('./paper/index.ts'),
  edits: () => import('./edits.ts'),
  habits: () => import('./habits.ts'),
  demo: () => import('./demo.ts'),
});
