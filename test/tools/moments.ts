import { gameOf } from '../../core/bots/index.ts';
import { likelyAnswer } from '../../core/engine/likely-answer.ts';
import { usualEvents } from '../../core/engine/simulation.ts';
import { usualAnswer } from '../../core/engine/advance.ts';
import type { Bot, Options, Prompt } from '../../core/engine/bot.ts';
import type { Habits } from '../../core/engine/habits.ts';
import { writeGameFile } from '../../core/engine/file.ts';
import { below, seeded, type HasRng } from '../../core/engine/rng.ts';
import {
  advance,
  begin,
  startWith,
  view,
  type Deed,
  type Session,
  type Start,
} from '../../core/engine/session.ts';
import { readerOf } from '../../core/engine/words.ts';
import { randomOptions } from './random-game.ts';

/** Something to look at: a game as a file, played up to there. */
export interface Moment {
  /** `set-up`, `turn`, `turn-long`, `own`, `over`, or what is asked: `asks-count`, `asks-marks-board`. */
  readonly name: string;
  readonly file: string;
}

/** Games with the options as they are offered, and others to find what else can be asked. */
const seeds = { plain: [1, 2, 3, 4], other: [5, 6, 7, 8, 9, 10] };

/** What players of this bot see, each once: questions of every kind, a usual turn and a long one, their own, the end. */
export async function momentsOf(id: string): Promise<readonly Moment[]> {
  const game = gameOf(id)!;
  const found = new Map<string, { readonly worth: number; readonly moment: Moment }>();
  const keep = (session: Session, start: Start, isWanted = (_name: string) => true) => {
    for (const [name, worth] of momentsAt(session))
      if (worth > (found.get(name)?.worth ?? 0) && isWanted(name))
        found.set(name, { worth, moment: { name, file: writeGameFile(start, session.deeds) } });
  };
  const bot = await game.rules();
  const usual = await game.habits();
  for (const seed of seeds.plain) played(bot, usual, seed, {}, keep);
  const plain = new Set(found.keys());
  for (const seed of seeds.other)
    played(bot, usual, seed, randomOptions(bot, { rng: seeded(seed) }), (session, start) =>
      keep(session, start, (name) => !plain.has(name)),
    );
  return [...found.values()].map(({ moment }) => moment);
}

/** Every question of this bot that has words to choose from, each once, with the most of them. */
export async function choicesOf(id: string): Promise<readonly Prompt[]> {
  const game = gameOf(id)!;
  const found = new Map<string, Prompt>();
  const keep = ({ prompt }: Session) => {
    if (prompt && optionsOf(prompt) > optionsOf(found.get(prompt.say))) found.set(prompt.say, prompt);
  };
  const bot = await game.rules();
  const usual = await game.habits();
  for (const seed of seeds.plain) played(bot, usual, seed, {}, keep);
  for (const seed of seeds.other) played(bot, usual, seed, randomOptions(bot, { rng: seeded(seed) }), keep);
  return [...found.values()];
}

const optionsOf = (prompt: Prompt | undefined): number =>
  prompt?.expects.kind === 'choice' || prompt?.expects.kind === 'several' ? prompt.expects.of.length : 0;

/** What this moment shows, and how much of it. */
function momentsAt(session: Session): readonly (readonly [string, number])[] {
  const { bot, turns, prompt, before } = session;
  const seen = view(session, 'turn');
  const last = turns.at(-1);
  if (seen.kind === 'over') return [['over', 1]];
  if (prompt) {
    const { kind } = prompt.expects;
    const what = 'account' in prompt.expects ? 'account' : kind;
    return [[`asks-${what}${prompt.board ? '-board' : ''}`, 1 + (last?.steps.length ?? 0)]];
  }
  if (!last) return [];
  const text = readerOf('de', bot.texts);
  const rows = last.steps.filter((step) => text.part(step, 'quiet') === undefined).length;
  if (last.script === 'set-up') return [['set-up', rows]];
  if (turns.length < 4) return [];
  const isOwn = bot.next(before)[0] !== last.script;
  if (isOwn) return [['own', turns.length < 16 ? turns.length : 1]];
  const boards = last.steps.filter(({ board }) => board).length;
  return [['turn-long', rows], ...(rows > 1 && rows < 4 ? [['turn', 1 + boards] as const] : [])];
}

/** A game with usual answers, as the table plays it. */
function played(
  bot: Bot,
  habits: Habits,
  seed: number,
  options: Options,
  watch: (session: Session, start: Start) => void,
): void {
  const start = startWith(bot, options, seed);
  const dice = { rng: seeded(~seed) };
  let session = begin(bot, start);
  for (let deed = next(session, habits, dice); deed; deed = next(session, habits, dice)) {
    session = advance(session, deed);
    if (!usualAnswer(session)) watch(session, start);
  }
}

function next(session: Session, habits: Habits, dice: HasRng): Deed | undefined {
  const { bot, state, prompt } = session;
  if (prompt)
    return (
      usualAnswer(session) ?? { type: 'answered', to: prompt.say, value: likelyAnswer(habits, prompt, dice) }
    );
  const [main, ...events] = bot.next(state);
  const chance = (script: string) => habits.events?.[script] ?? habits.mends?.[script] ?? usualEvents;
  const happens = (script: string) => below(dice, 1000) < chance(script) * 1000;
  const script = events.find(happens) ?? main;
  return script === undefined ? undefined : { type: 'played', script };
}
