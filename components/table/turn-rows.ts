import type { Prompt, Step } from '../../core/engine/bot.ts';
import type { Turn } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Boards } from '../../core/look/board.ts';
import { answerWords } from './answering.ts';
import { shownStep } from './hero-sentence.ts';
import { exceptions, hasBotsTurn, insteadOf, type Exception } from './in-view.ts';
import { latest } from '../../core/look/once.ts';
import type { OpenGame } from './open-game.ts';

/** A step of the whole turn, in a telegram. */
export interface Row {
  /** Which step of the turn. */
  readonly step: number;
  readonly hero: string | undefined;
  /** What the hero counts, where the words do not say it. */
  readonly tab: string | undefined;
  readonly words: string;
  /** How the words begin, where the player has said that it was otherwise; they end with how it was. */
  readonly refuted?: string | undefined;
  readonly detail: string | undefined;
  /** It has no telegram: the sentence is set smaller. */
  readonly isSentence: boolean;
  readonly exceptions: readonly (Exception & { readonly label: string })[];
}

export interface TurnRows {
  readonly rows: readonly Row[];
  /** What had no effect, in a few words each. */
  readonly quiet: readonly string[];
}

/** The steps of a turn as rows; what changes nothing is folded. */
export const turnRows = latest((text: Reader, boards: Boards, turn: Turn | undefined): TurnRows => {
  const steps = turn?.steps ?? [];
  const quiet = steps.flatMap((step) => text.part(step, 'quiet') ?? []);
  const rows = steps.flatMap((step, n) =>
    text.part(step, 'quiet') === undefined ? [rowOf(text, boards, turn!, step, n)] : [],
  );
  return { rows, quiet };
});

/** The player's turn has the field: the bot's is put away or was none, or what he reported is told in a line. */
export function isOwn(text: Reader, { session, boards }: OpenGame, isCleared: boolean): boolean {
  const { rows } = turnRows(text, boards, session.turns.at(-1));
  if (isCleared || rows.length === 0) return true;
  const canTap = session.bot.shows(session.state).boards?.some(({ onTap }) => onTap) ?? false;
  return canTap && !hasBotsTurn(session) && rows.every(isBrief);
}

const isBrief = ({ isSentence, exceptions: others }: Row): boolean => !isSentence && others.length === 0;

/** A question as the last row. */
export function rowOfPrompt(text: Reader, prompt: Prompt): Omit<Row, 'step' | 'exceptions'> {
  const { hero, sentence } = shownStep(text, prompt);
  const telegram = text.part(prompt, 'row');
  return {
    hero,
    tab: text.part(prompt, 'tab'),
    words: beginning(telegram ?? sentence, hero),
    detail: text.part(prompt, 'detail') ?? text.part(prompt, 'hint'),
    isSentence: telegram === undefined,
  };
}

/** After a number the words go on; without one they begin a line of their own. */
const beginning = (words: string, hero: string | undefined): string =>
  hero === undefined ? words.charAt(0).toUpperCase() + words.slice(1) : words;

function rowOf(text: Reader, boards: Boards, turn: Turn, step: Step, n: number): Row {
  const { hero, sentence } = shownStep(text, step);
  const telegram = text.part(step, 'row');
  const given = step.asks === undefined ? undefined : turn.answers[step.asks];
  const told = beginning(telegram ?? sentence, hero);
  const detail = text.part(step, 'detail') ?? (telegram === undefined ? text.part(step, 'hint') : undefined);
  const instead = insteadOf(text, boards, turn, step);
  return {
    step: n,
    hero,
    tab: text.part(step, 'tab'),
    ...(instead === undefined
      ? { words: told, detail }
      : { words: `${told} ${instead}`, refuted: told, detail: undefined }),
    isSentence: telegram === undefined,
    exceptions: exceptions(turn, step).map((exception) => ({
      ...exception,
      label: answerWords(text, boards, given!.prompt, exception.value),
    })),
  };
}
