import type { Bot, Json } from '../../core/engine/bot.ts';
import type { GameFile } from '../../core/engine/file.ts';
import { parsed } from '../../core/engine/file.ts';
import { isRecord } from '../../core/engine/record.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import type { Session } from '../../core/engine/session.ts';
import { canonical } from '../../core/engine/units.ts';
import type { Database } from '../../core/store/database.ts';
import { readGame, readLog, readSnapshot } from '../../core/store/games.ts';
import { readGameText } from '../files/import.ts';
import { loadBot } from '../files/stored-game.ts';
import { addressOf } from '../shell/route.ts';
import { packed, unpacked } from './packed.ts';

/** All of a game; or how it began, for somebody who wants to play the same. */
export const shares = ['game', 'start'] as const;
export type Share = (typeof shares)[number];

/** Longer links make a code that cameras hardly read from a phone: version 29, 133 dots in a line. */
export const longestInPicture = 1600;

/** A stored game as a link that holds all of it. What is behind # never leaves the browser. */
export async function linkTo(database: Database, id: string, share: Share): Promise<string> {
  const code = await packed(JSON.stringify(await contentOf(database, id, share)));
  return new URL(addressOf({ at: 'open', code }), location.href).href;
}

/** A game file in few words: without what the other device knows itself. */
async function contentOf(database: Database, id: string, share: Share): Promise<object> {
  const { start, rules, yours } = await readGame(database, id);
  const bot = await loadBot(start.bot);
  const { cards, ...begun } = start;
  const hasShipped = canonical(cards as Json) === canonical(bot.cards.shipped as Json);
  const values = hasShipped ? { decks: bot.cards.decks } : { cards };
  if (share === 'start') return { visavis: 1, ...begun, rules: bot.rules, ...values };
  const log = (await readLog(database, id)).map(({ entry }) => entry);
  const snapshot = rules === bot.rules ? undefined : await readSnapshot(database, id);
  return {
    ...{ visavis: 1, ...begun, log },
    ...values,
    ...(snapshot ? { snapshot } : {}),
    ...(yours ? { yours } : {}),
  };
}

/** What a code holds: a game as far as it was played, or only its start. */
export interface Opened {
  readonly game: GameFile;
  readonly session: Session;
  readonly share: Share;
}

/** The game of a code, through the same gate as that of a file. Nothing is stored. */
export async function opened(code: string): Promise<Opened> {
  const content = parsed(await unpacked(code), 'code-damaged');
  try {
    const { game, session } = await readGameText(content);
    if (isRecord(content)) refuseOtherDecks(content['decks'], game.bot);
    return { game, session, share: game.log.length > 0 ? 'game' : 'start' };
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(sayOf(error)) : error;
  }
}

const newer = ['refused-file-newer', 'refused-bot', 'code-newer'];
const sayOf = ({ say }: Refusal): string => (newer.includes(say) ? 'code-newer' : 'code-damaged');

/** With other printed values the same seed is another game. */
function refuseOtherDecks(decks: unknown, { cards }: Bot): void {
  if (decks !== undefined && canonical(decks as Json) !== canonical(cards.decks))
    throw new Refusal('code-newer');
}

/** The code in what a camera has read; undefined if it is none of ours. */
export const codeIn = (text: string): string | undefined => /#\/open\/([\w-]+)$/.exec(text)?.[1];
