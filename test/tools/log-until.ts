import type { Bot } from '../../core/engine/bot.ts';
import { seeded } from '../../core/engine/rng.ts';
import { advance, begin, view, type Deed, type Entry } from '../../core/engine/session.ts';
import { startOf } from '../components/fixtures.ts';
import { randomAnswer } from './random-answers.ts';

/** Plays a bot until this question is asked; `script` is what is played between turns. */
export function logUntil(bot: Bot, say: string, script = ''): Entry[] {
  const dice = { rng: seeded(3) };
  let session = begin(bot, startOf(bot));
  while (session.prompt?.say !== say || view(session).kind !== 'prompt') {
    const seen = view(session);
    const deed: Deed =
      seen.kind === 'step'
        ? { type: 'read' }
        : seen.kind === 'prompt'
          ? { type: 'answered', to: seen.prompt.say, value: randomAnswer(seen.prompt.expects, dice) }
          : {
              type: 'played',
              script: bot.next(session.state).includes(script) ? script : (bot.next(session.state)[0] ?? ''),
            };
    session = advance(session, deed);
  }
  return [...session.deeds];
}
