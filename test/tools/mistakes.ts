import { expect } from '@open-wc/testing';
import fc from './cases.ts';
import type { Bot, Options, Prompt } from '../../core/engine/bot.ts';
import { fits, type Answer } from '../../core/engine/expects.ts';
import { mending, rejoined } from '../../core/engine/mend.ts';
import { below, seeded, type HasRng } from '../../core/engine/rng.ts';
import {
  begin,
  advance,
  replay,
  type Deed,
  type Entry,
  type Session,
  type Turn,
} from '../../core/engine/session.ts';
import { randomAnswer } from './random-answers.ts';
import { randomStart } from './random-game.ts';

type Given = Turn['answers'][number];

/** What happened at the table: its turns, as they would have been entered without a mistake. */
interface Truth {
  readonly session: Session;
  readonly dice: HasRng;
}

/** A game that was entered with a mistake and put right, beside the same game without it. */
interface PutRight {
  readonly right: Session;
  readonly mended: Session;
  /** How many turns had been entered since the mistake. */
  readonly since: number;
}

const isTurned = ({ prompt }: Given): boolean => prompt.turned === true;
const isSame = (one: Prompt, other: Prompt): boolean =>
  one.say === other.say && JSON.stringify(one.with) === JSON.stringify(other.with);
const usually = ({ usual, expects }: Prompt, dice: HasRng): Answer =>
  usual?.answer ?? randomAnswer(expects, dice);
/** What is usual is told, as at the table. */
const answered = ({ say: to, usual }: Prompt, value: Answer): Deed => ({
  type: 'answered',
  to,
  value,
  ...(usual && { told: 'usual' }),
});

/** Some turns with real cards. */
function truth(
  bot: Bot,
  seed: number,
  options: Options,
): Truth & { readonly start: ReturnType<typeof randomStart> } {
  const dice = { rng: seeded(seed) };
  const start = randomStart(bot, seed, options, dice);
  let session = begin(bot, start);
  const turns = 4 + below(dice, 30);
  while (session.turns.length < turns || session.prompt) {
    const { prompt } = session;
    const [main, ...events] = bot.next(session.state);
    if (prompt) session = advance(session, answered(prompt, usually(prompt, dice)));
    else if (main === undefined) break;
    else {
      const script = below(dice, 4) === 0 ? (events[below(dice, Math.max(events.length, 1))] ?? main) : main;
      session = advance(session, { type: 'played', script });
    }
  }
  return { session, start, dice };
}

/** The answer that the table gives to this question of a turn, if it has one. */
class Facts {
  #left: readonly Given[];
  constructor({ answers }: Turn) {
    this.#left = answers;
  }
  to(prompt: Prompt): Given | undefined {
    const given = this.#left.find((one) => isSame(one.prompt, prompt));
    this.#left = this.#left.filter((one) => one !== given);
    return given;
  }
}

/** Enters turns as they were, until something contradicts what lies on the table: then the player notices. */
function entered(from: Session, turns: readonly Turn[]): Session {
  let session = from;
  for (const turn of turns) {
    if (!session.bot.next(session.state).includes(turn.script)) return session;
    let now = advance(session, { type: 'played', script: turn.script });
    const facts = new Facts(turn);
    while (now.prompt) {
      const given = facts.to(now.prompt);
      if (!given || !fits(now.prompt.expects, given.value)) return session;
      now = advance(now, answered(now.prompt, given.value));
    }
    session = now;
  }
  return session;
}

/** From where it was reopened: the player answers what is asked as the table says, and lets the rest follow. */
function putRight(
  bot: Bot,
  { session: right, start }: ReturnType<typeof truth>,
  log: readonly Entry[],
): Session {
  const entries = [...log];
  let session = replay(bot, start, entries);
  // The whole log is read once, at the end: after every entry it would take minutes.
  const add = (deed: Deed) => {
    entries.push(deed);
    session = session.aside ? mending(session, deed) : advance(session, deed);
  };
  let facts: Facts | undefined;
  let asked = -1;
  while (session.aside || session.prompt) {
    const number = session.turns.length - 1;
    if (number !== asked) {
      facts = new Facts(right.turns[number]!);
      // What counts again has been said.
      session.turns[number]?.answers.forEach(({ prompt }) => facts?.to(prompt));
      asked = number;
    }
    if (session.prompt) {
      const { prompt } = session;
      const given = facts!.to(prompt);
      if (!given) throw new Error(`nothing on the table answers ${prompt.say}`);
      add(answered(prompt, given.value));
    } else {
      entries.push({ type: 'rejoined' });
      session = rejoined(session).session;
    }
  }
  return replay(bot, start, entries);
}

/** A turn is never entered, until the player notices. */
function forgotten(bot: Bot, seed: number, options: Options): PutRight | undefined {
  const real = truth(bot, seed, options);
  const { session, start, dice } = real;
  const turns = session.turns.flatMap(({ script, answers }, number) =>
    script === bot.deck?.taken || answers.some(isTurned) ? [number] : [],
  );
  const missing = turns[below(dice, Math.max(turns.length, 1))];
  if (missing === undefined) return undefined;
  const before = replay(bot, start, session.deeds.slice(0, begins(session)[missing]));
  const wrong = entered(before, session.turns.slice(missing + 1));
  const since = wrong.turns.length - missing;
  if (since === 0) return undefined;
  const script = session.turns[missing]!.script;
  const log: Entry[] = [
    ...wrong.deeds,
    { type: 'reopened', at: before.deeds.length },
    { type: 'played', script },
  ];
  return { right: asLong(bot, real, missing + 1 + since), mended: putRight(bot, real, log), since };
}

/** A card is entered under another name, until the player notices. */
function misread(bot: Bot, seed: number, options: Options): PutRight | undefined {
  const real = truth(bot, seed, options);
  const { session, start, dice } = real;
  const cards = session.turns.flatMap((turn, number) =>
    turn.answers
      .filter(({ prompt }) => prompt.turned)
      .map((given) => ({
        ...{ turn, number, given },
        // Where the card began to be named.
        card: turn.answers.findLast((one) => one.at <= given.at && isTurned(one))!,
      })),
  );
  const one = cards[below(dice, Math.max(cards.length, 1))];
  if (!one) return undefined;
  const { turn, number, given, card } = one;
  const { expects } = given.prompt;
  const others = expects.kind === 'choice' ? expects.of.filter((other) => other !== given.value) : [];
  if (others.length === 0) return undefined;
  let wrong = replay(bot, start, session.deeds.slice(0, given.at));
  wrong = advance(wrong, answered(given.prompt, others[below(dice, others.length)]!));
  const facts = new Facts({ ...turn, answers: turn.answers.filter(({ at }) => at > given.at) });
  while (wrong.prompt) {
    const fact = facts.to(wrong.prompt);
    if (fact && !fits(wrong.prompt.expects, fact.value)) return undefined;
    wrong = advance(wrong, answered(wrong.prompt, fact?.value ?? usually(wrong.prompt, dice)));
  }
  wrong = entered(wrong, session.turns.slice(number + 1));
  const log: Entry[] = [...wrong.deeds, { type: 'reopened', at: card.at }, answered(card.prompt, card.value)];
  const since = wrong.turns.length - number - 1;
  return { right: asLong(bot, real, number + 1 + since), mended: putRight(bot, real, log), since };
}

const begins = ({ deeds }: Session): number[] =>
  deeds.flatMap(({ type }, index) => (type === 'played' ? [index] : []));

/** The game without the mistake, as far as the other one came. */
const asLong = (bot: Bot, { session, start }: ReturnType<typeof truth>, turns: number): Session =>
  replay(bot, start, session.deeds.slice(0, begins(session)[turns]));

const anySeed = fc.integer({ min: 0, max: 2 ** 31 });
const runs = { numRuns: 40, seed: 16, endOnFailure: true };
const known = ({ state, turns, prompt }: Session) => ({
  state,
  prompt,
  turns: turns.map(({ script, steps, answers }) => [script, steps, answers.map(({ value }) => value)]),
});

/** A card that was forgotten or misread is put right as if it had been entered in time. */
export function putsCardsRight(bot: Bot, options: Options): void {
  const ways = { 'never entered': forgotten, 'entered wrongly': misread };
  for (const [name, mistake] of Object.entries(ways))
    it(`a card that was ${name} is put right as if it had been entered in time`, () => {
      let since = 0;
      fc.assert(
        fc.property(anySeed, (seed) => {
          const made = mistake(bot, seed, options);
          if (!made) return;
          since += made.since;
          expect(known(made.mended)).to.deep.equal(known(made.right));
        }),
        runs,
      );
      expect(since, 'turns that followed').to.be.greaterThan(10);
    });
}
