import type { Answer, Phrase, ShownBoard, Step } from '../../core/engine/bot.ts';
import type { Session, Turn, View } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Boards } from '../../core/look/board.ts';
import { answerWords } from './answering.ts';

/** The steps that the player can ask about: the one in view, or all of the turn; a question before what led to it. */
export function stepsInView({ turns }: Session, seen: View): readonly Step[] {
  if (seen.kind === 'step') return [seen.step];
  return seen.kind === 'prompt' ? [seen.prompt] : (turns.at(-1)?.steps ?? []);
}

/** A phrase to be heard, and which step of the turn it is. */
export interface Told {
  readonly phrase: Phrase;
  readonly step?: number;
}

/** What is in front of the player and was not read yet: to be heard, or read by a screen reader. */
export function phrasesInView(
  { turns, read }: Session,
  seen: View,
  text: Reader,
  boards: Boards,
): readonly Told[] {
  if (seen.kind === 'step') return [{ phrase: seen.step }];
  const turn = turns.at(-1);
  const steps = (turn?.steps ?? [])
    .map((told, step) => {
      const answer = insteadOf(text, boards, turn!, told);
      return { phrase: answer === undefined ? told : { say: 'listen-understood', with: { answer } }, step };
    })
    .slice(read);
  const loud = steps.filter(({ phrase }) => text.part(phrase, 'quiet') === undefined);
  if (seen.kind === 'prompt') return [...loud, { phrase: seen.prompt }];
  const told = loud.length > 0 ? loud : steps;
  const then = waiting(seen, text);
  // Who has just heard the bot's turn knows whose is next.
  return told.length > 0 && then === yourTurn ? told : [...told, { phrase: { say: then, with: {} } }];
}

export const yourTurn = 'table-your-turn';

/** Between turns it is the player's, unless the bot has other words for what comes next. */
export function waiting(seen: View, text: Reader): string {
  if (seen.kind !== 'idle') return 'table-over';
  const own = `waiting-${seen.next[0]}`;
  return text.has(own) ? own : yourTurn;
}

/** What the player does with the boards that can be tapped, in his turn. */
export function tapInstruction(text: Reader, { bot, state }: Session, seen: View): string | undefined {
  if (seen.kind !== 'idle' || waiting(seen, text) !== yourTurn) return undefined;
  const scripts = bot.shows(state).boards?.flatMap(({ onTap }) => onTap ?? []) ?? [];
  return scripts.map((script) => text.part({ say: `script-${script}`, with: {} }, 'tap')).find(Boolean);
}

/** The last turn was the bot's, not something of the player's. */
export function hasBotsTurn({ bot, before, turns }: Session): boolean {
  const last = turns.at(-1);
  return last !== undefined && bot.next(before)[0] === last.script;
}

/** How it was instead of what was told: another answer to the question behind a step. */
export interface Exception {
  readonly at: number;
  readonly value: Answer;
  /** As it is called among the answers. */
  readonly name: string;
}

/** What can be said to be otherwise with one key. */
export function exceptions({ answers }: Turn, { asks }: Step): readonly Exception[] {
  const given = asks === undefined ? undefined : answers[asks];
  if (!given) return [];
  const { at, value, prompt } = given;
  switch (prompt.expects.kind) {
    case 'yes-no':
      return [{ at, value: !value, name: value ? 'no' : 'yes' }];
    case 'choice':
      return prompt.expects.of.filter((name) => name !== value).map((name) => ({ at, value: name, name }));
    default:
      return [];
  }
}

/** How it was instead, in words, once the player has said it. */
export function insteadOf(
  text: Reader,
  boards: Boards,
  { answers }: Turn,
  { asks }: Step,
): string | undefined {
  const given = asks === undefined ? undefined : answers[asks];
  return given?.told === 'unusual' ? answerWords(text, boards, given.prompt, given.value) : undefined;
}

/** What can be said between turns: something happened, or was not as it was told. */
export type Sayable = {
  readonly name: string;
  readonly exception?: Exception;
  /** It was told earlier, and is out of view. */
  readonly isEarlier?: true;
};

/** A number has a word up to twelve: more cannot be said at once. */
const mostSayable = 12;

export function sayable(
  session: Session,
  earlier: Iterable<Omit<Exception, 'name'>> = [],
): readonly Sayable[] {
  const { keys, tapped } = playerEvents(session);
  const turn = session.turns.at(-1);
  const otherwise = turn?.steps.flatMap((step) => exceptions(turn, step)) ?? [];
  const said: Sayable[] = [
    ...[...keys, ...tapped].map((name) => ({ name })),
    ...otherwise.map((exception) => ({ name: exception.name, exception })),
  ];
  for (const exception of earlier) {
    if (said.length >= mostSayable) break;
    const name = `earlier-${said.length}`;
    said.push({ name, exception: { ...exception, name }, isEarlier: true });
  }
  return said;
}

/** What the player may report between turns: by keys of their own, or by a tap on a drawn board. */
export function playerEvents({ bot, state, aside }: Session): {
  keys: readonly string[];
  tapped: readonly string[];
} {
  // While an earlier turn is put right, what follows comes first, and another turn may be missing, too.
  const events = bot.next(state).slice(aside ? 0 : 1);
  const onTap = (bot.shows(state).boards ?? []).map((board) => board.onTap);
  return {
    keys: events.filter((script) => !onTap.includes(script)),
    tapped: events.filter((script) => onTap.includes(script)),
  };
}

/** The spaces of a board that can be tapped between turns. */
export const tappable = ({ marks, places }: ShownBoard): readonly string[] => places ?? Object.keys(marks);

/** The board with a space that can be tapped between turns. */
export function boardWith({ bot, state }: Session, place: string): ShownBoard | undefined {
  return bot.shows(state).boards?.find((board) => board.onTap && tappable(board).includes(place));
}

/** What a tap on a space plays. */
export function playedBy(session: Session, place: string): string | undefined {
  const script = boardWith(session, place)?.onTap;
  return script && session.bot.next(session.state).includes(script) ? script : undefined;
}
