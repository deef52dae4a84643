import type { LitElement } from 'lit';
import type { Database } from '../../core/store/database.ts';
import { lookAt } from './open-game.ts';

/** What every table shows. */
const parts = [
  'table-screen',
  'bot-field',
  'your-side',
  'board-view',
  'table-edge',
  'voice-lamp',
  'told-strip',
];

/** What takes long the first time is done before somebody waits for it: styles are read, and the game is played as far as it is. */
export async function lookAhead(database: Database, id: string): Promise<void> {
  const styles = parts.flatMap((name) => (customElements.get(name) as typeof LitElement).elementStyles);
  styles.forEach((style) => 'styleSheet' in style && style.styleSheet);
  await lookAt(database, id);
}
