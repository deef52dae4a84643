import { register } from '../../bots/game.ts';
import { look } from './look.ts';

register('template', {
  game: { de: 'Template', en: 'Template' },
  bot: 'Automa',
  look,
  rules: () => import('./bot.ts'),
  boards: () => import('./boards.ts'),
  paper: () => import('./paper.ts'),
  edits: () => import('./edits.ts'),
  habits: () => import('./habits.ts'),
  demo: () => import('./demo.ts'),
});
