import type { Bot, Options } from '../../core/engine/bot.ts';
import { startWith, type Start } from '../../core/engine/session.ts';
import { builtInCards, cardsFor } from '../../core/store/cards.ts';
import { keepOptions } from '../../core/store/options.ts';
import { noteShipped } from '../../core/store/shipped.ts';
import type { Context } from '../shell/context.ts';
import { storeGame } from './stored-game.ts';

/** A new game with these options, on the table; the same as another one where its seed and cards are given. Called inside a tap, for the voice's sake. */
export async function beginGame(
  context: Context,
  bot: Bot,
  options: Options,
  same?: Pick<Start, 'seed' | 'cards'>,
): Promise<void> {
  unlockVoice(context, bot);
  const { database } = context;
  const [script] = bot.next(bot.start(options, [1, 2, 3, 4], bot.cards.shipped));
  if (script === undefined) return;
  await noteShipped(database, bot);
  await keepOptions(database, bot, options);
  const seed = same?.seed ?? crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  const cards =
    same?.cards ?? (await (options['deck'] === 'built-in' ? builtInCards : cardsFor)(database, bot));
  const start = startWith(bot, options, seed, cards);
  const { id } = await storeGame(database, { bot, start, log: [{ type: 'played', script }] });
  context.go({ at: 'table', game: id }, 'instead');
}

/** Some browsers let only speak who has spoken inside a tap; the table's first step comes a moment later. */
function unlockVoice({ language, settings, speaker, textWith }: Context, bot: Bot): void {
  if (!settings.voice) return;
  const words = textWith(bot.texts).text({ say: 'bot-name', with: {} });
  void speaker.speak([words], { language, rate: settings.rate, voiceName: settings.voiceNames[language] });
}
