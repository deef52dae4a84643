import type { Answer, BaseState, Bot, Phrase, Prompt } from '../../core/engine/bot.ts';
import { shuffleIn } from '../../core/engine/deck.ts';
import { choiceNumbers, type Expects } from '../../core/engine/expects.ts';
import { otherSteps, rejoined, type Followed } from '../../core/engine/mend.ts';
import { possible, type Session, type Turn } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Boards } from '../../core/look/board.ts';
import { answerWords } from './answering.ts';
import { doubts } from './doubt.ts';

/** What can be wrong with the cards that were entered. */
const faults = ['forgotten', 'wrong', 'shuffled'] as const;
/** Or with what was told instead of asked. */
export type Fault = (typeof faults)[number] | 'told';

/** So many things that were told are looked back at: each has a number. */
const mostTold = 9;

/** One thing that can be chosen to put something right. */
export interface Mendable {
  readonly label: string;
  /** Where it was, as the bot's headline has it. */
  readonly detail?: string;
  readonly fault: Fault;
  /** The deed to reopen, and the script that is played there; none while the fault itself is chosen. */
  readonly at?: number;
  readonly script?: string;
  /** How it was instead. */
  readonly value?: Answer;
}

type Given = Turn['answers'][number];
const isTurned = ({ prompt }: { readonly prompt: Prompt }): boolean => prompt.turned === true;

/** All that was said to name a card. */
function naming({ answers }: Turn, card: Given): readonly Given[] {
  const [, ...after] = answers.slice(answers.indexOf(card));
  const others = after.findIndex(({ prompt }) => prompt.turned !== 'further');
  return [card, ...after.slice(0, others < 0 ? undefined : others)];
}

/** Real cards were turned, and nothing else is being put right. */
export function canMend({ turns, aside }: Session): boolean {
  return !aside && turns.some(({ answers }) => answers.some(isTurned));
}

/** The real cards that may have been shuffled in again, before the turn that is open. */
export function playedCards({ bot, before, state, prompt, aside }: Session): readonly string[] {
  const now = prompt ? before : state;
  return !aside && possible(bot, now).includes(shuffleIn) ? (bot.deck?.played?.(now) ?? []) : [];
}

/** Said instead of a card: one is missing, or was wrong. */
export const mend = 'mend';

/** What can be said to a question: its answers, and where a real card was turned that one is missing or was wrong. */
export function withMend(session: Session, { turned, expects }: Prompt): Expects {
  if (turned !== true || expects.kind !== 'choice' || !canMend(session)) return expects;
  return { ...expects, of: [...expects.of, mend] };
}

/** The number to say for it: it comes after the cards. */
export function mendNumber(session: Session, prompt: Prompt): number | undefined {
  const expects = withMend(session, prompt);
  return expects === prompt.expects || expects.kind !== 'choice'
    ? undefined
    : choiceNumbers(expects.of).at(-1);
}

/** What was wrong? Then: which card, or before which one is another missing? The latest first. */
export function mendables(
  session: Session,
  boards: Boards,
  text: Reader,
  fault?: Fault,
): readonly Mendable[] {
  const card = (turn: Turn, given: Given) => cardWords(turn, given, boards, text);
  const headline = (number: number) => {
    const { bot, before, turns } = session;
    const state = number === turns.length - 1 ? before : turns[number - 1]?.after;
    return state ? { detail: text.text(bot.shows(state).headline) } : {};
  };
  switch (fault) {
    case 'forgotten':
      return places(session)
        .map(({ turn, number, at, isOpen, script }) => {
          const turned = turn.answers.findLast(isTurned);
          const scriptName = (name: string) => text.text({ say: `script-${name}`, with: {} });
          const name = turned ? card(turn, turned) : scriptName(turn.script);
          const place = isOpen ? { say: 'mend-now', with: {} } : { say: 'mend-before', with: { card: name } };
          const what = script === turn.script ? '' : `${scriptName(script)}: `;
          return { label: `${what}${text.text(place)}`, ...headline(number), fault, at, script };
        })
        .toReversed();
    case 'wrong':
      return session.turns
        .flatMap((turn, number) =>
          turn.answers
            .filter(isTurned)
            .map((given) => ({ label: card(turn, given), ...headline(number), fault, at: given.at })),
        )
        .toReversed();
    case 'told':
      return [...doubts(session, boards, text)]
        .flatMap(({ told, others }) => others.map((other) => ({ ...other, detail: told, fault })))
        .slice(0, mostTold);
    case 'shuffled':
      return playedCards(session).length > 0 ? [{ label: '', fault }] : [];
    default:
      return faults
        .filter((one) => mendables(session, boards, text, one).length > 0)
        .map((one) => ({ label: text.text({ say: `mend-${one}`, with: {} }), fault: one }));
  }
}

function cardWords(turn: Turn, given: Given, boards: Boards, text: Reader): string {
  return naming(turn, given)
    .map(({ prompt, value }) => answerWords(text, boards, prompt, value))
    .join(' · ');
}

interface Place {
  readonly turn: Turn;
  readonly number: number;
  readonly at: number;
  readonly isOpen: boolean;
  /** What is missing there. */
  readonly script: string;
}

/** The turns before which another one with a card may have been: where the same script came first. */
function places({ bot, deeds, turns, prompt }: Session): Place[] {
  const begins = deeds.flatMap(({ type }, at) => (type === 'played' ? [at] : []));
  const all = turns.map((turn, number) => {
    const isOpen = number === turns.length - 1 && prompt?.turned !== undefined;
    return { turn, number, at: begins[number] ?? 0, isOpen };
  });
  const withCards = all.filter(({ turn, isOpen }) => isOpen || turn.answers.some(isTurned));
  const scripts = new Set(withCards.map(({ turn }) => turn.script));
  return all.flatMap((place) => {
    const { script } = place.turn;
    const before = turns[place.number - 1]?.after;
    const [main, ...events] = before ? bot.next(before) : [];
    if (main !== script || !scripts.has(script)) return [];
    const taken = events.filter((event) => event === bot.deck?.taken);
    return [script, ...taken].map((missing) => ({ ...place, script: missing }));
  });
}

/** A belonging of the bot that is not as it was. */
interface OtherAmount {
  readonly id: string;
  readonly was: number | string;
  readonly now: number | string;
}

/** A turn that is told otherwise, as sentences. */
interface OtherTurn {
  readonly name: string;
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

/** What will be otherwise when all that was set aside follows. */
export interface Review {
  readonly amounts: readonly OtherAmount[];
  readonly turns: readonly OtherTurn[];
  /** The question at which it stops. */
  readonly asks?: Prompt | undefined;
  /** Nothing but what was put right itself is told otherwise. */
  readonly isPlain: boolean;
}

/** Nothing, where nothing had been answered since. */
export function reviewOf(session: Session, boards: Boards, text: Reader): Review | undefined {
  const { aside, bot } = session;
  if (!aside || session.prompt) return undefined;
  if (!aside.again && aside.turns.every(({ turn }) => turn.answers.length === 0)) return undefined;
  const { session: after, turns } = rejoined(session);
  // Before it is answered, nobody knows what changes.
  const asks = after.aside && after.prompt;
  const told = turns.slice(0, asks ? -1 : undefined).map((turn) => otherTurn(turn, boards, text));
  const isOther = ({ gone, come }: OtherTurn) => gone.length + come.length > 0;
  return {
    amounts: asks ? [] : otherAmounts(bot, aside.led, after.state),
    turns: told.filter(isOther),
    asks,
    isPlain: !asks && !told.slice(aside.again ? 1 : 0).some(isOther),
  };
}

function otherAmounts(bot: Bot, was: BaseState, now: BaseState): OtherAmount[] {
  const before = new Map(bot.shows(was).trackers.map(({ id, value }) => [id, value]));
  return bot.shows(now).trackers.flatMap(({ id, value }) => {
    const amount = before.get(id);
    return amount === undefined || amount === value ? [] : [{ id, was: amount, now: value }];
  });
}

function otherTurn(turn: Followed, boards: Boards, text: Reader): OtherTurn {
  const { gone, come } = otherSteps(turn);
  const told = turn.now ?? turn.was;
  const turned = told.answers.findLast(isTurned);
  const name = turned
    ? cardWords(told, turned, boards, text)
    : text.text({ say: `script-${turn.was.script}`, with: {} });
  return { name, gone: gone.map(text.text), come: come.map(text.text) };
}

/** The same for the ear; it ends with the question whether it counts. */
export function spokenReview({ amounts, turns, asks }: Review, text: Reader): readonly Phrase[] {
  const label = (id: string) => text.text({ say: `tracker-${id}`, with: {} });
  return [
    ...amounts.map(({ id, was, now }) => ({ say: 'review-amount', with: { label: label(id), was, now } })),
    ...(asks
      ? [{ say: 'review-asks', with: { question: text.text(asks) } }]
      : [{ say: 'review-turns', with: { count: turns.length } }]),
    { say: 'review-ask', with: {} },
  ];
}
