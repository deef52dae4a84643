/** The registry: one line a bot, in the order of the home screen. */
import './nautoma/game.ts';
import './mautoma/game.ts';
import './adam/game.ts';
import './expeditions/game.ts';
import './terra-mystica/game.ts';

export { gameOf, games, type Game } from './game.ts';
