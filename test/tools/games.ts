/** The bots of the registry, and the one that new bots begin as. */
export { gameOf, games } from '../../core/bots/index.ts';
import '../../core/cli/template/game.ts';
