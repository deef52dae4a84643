/**
 * Damaged and crafted files, made from real exports by changing their structure, for each importer. Each must be refused
 * with a sentence or be right: then it is shown and played on. `node core/cli/run.mjs test/prove/hostile.ts kind=games files=10000 seed=1`
 */
import { planRestore } from '../../components/files/backup.ts';
import { sessionOf } from '../../components/files/stored-game.ts';
import '../../components/shell/all-words.ts';
import { textWith } from '../../components/shell/words.ts';
import cardsEn from '../../components/cards/en.ftl';
import cardsDe from '../../components/cards/de.ftl';
import { games } from '../../core/bots/index.ts';
import type { Bot } from '../../core/engine/bot.ts';
import { readCardsFile, writeCardsFile } from '../../core/engine/cards-file.ts';
import { confirmed } from '../../core/engine/edits.ts';
import { readGameFile, writeGameFile } from '../../core/engine/file.ts';
import { Refusal } from '../../core/engine/refusal.ts';
import { below, seeded, type HasRng } from '../../core/engine/rng.ts';
import {
  advance,
  begin,
  begun,
  extended,
  replay,
  sessionOf as sessionSo,
  stateAt,
  view,
  type Deed,
  type Entry,
  type Session,
} from '../../core/engine/session.ts';
import { unitsOf } from '../../core/engine/units.ts';
import type { Database } from '../../core/store/database.ts';
import { rulesOf } from '../../core/store/games.ts';
import { inForce, snapshotOf } from '../../core/store/resume.ts';
import { randomAnswer } from '../tools/random-answers.ts';
import { randomStart } from '../tools/random-game.ts';
import { mutated } from './mutate.ts';

const words = new Map(process.argv.slice(2).map((word) => word.split('=') as [string, string]));
const files = Number(words.get('files') ?? 10_000);
const seed = Number(words.get('seed') ?? 1);
/** No file may hold the app up longer. */
const slow = Number(words.get('slow') ?? 2000);

const bots = await Promise.all(games.map(({ rules }) => rules()));
const dice: HasRng = { rng: seeded(seed) };
const readers = { de: textWith.de, en: textWith.en };
const cardTexts = { de: cardsDe, en: cardsEn };

/** A game in the middle, with all that a log can have. What does not fit there is not done. */
function someGame(bot: Bot, n: number): unknown {
  const start = randomStart(bot, n, {});
  let played = begun(bot, start);
  const log: Entry[] = [];
  const many = 5 + below(dice, 60);
  for (let tries = 0; tries < 2 * many && log.length < many; tries++) {
    const session = sessionSo(played);
    const entry = below(dice, 8) === 0 && log.length > 3 ? mendingOf(session, log) : nextDeed(session);
    if (!entry) continue;
    try {
      const next = extended(played, entry);
      sessionSo(next);
      played = next;
      log.push(entry);
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
    }
  }
  const snapshot = snapshotOf(sessionSo(played), log.length);
  const more = {
    times: log.map((_, i) => 1_700_000_000_000 + i),
    noted: { text: 'close', place: 'kitchen' },
    yours: [{ turn: 1, points: below(dice, 90) }],
    ...(snapshot ? { snapshot } : {}),
  };
  return JSON.parse(writeGameFile(start, log, more));
}

/** Something that is put right, changed or taken up again. */
function mendingOf(session: Session, log: readonly Entry[]): Entry | undefined {
  const { bot, state, turns, deeds } = session;
  const answers = turns.flatMap((turn) => turn.answers);
  const again = answers[below(dice, Math.max(1, answers.length))];
  const snapshot = snapshotOf(session, log.length);
  const units = [...unitsOf(state.cards).keys()];
  const cards = confirmed(state.cards, units.slice(below(dice, units.length)).slice(0, 2));
  const all: readonly (Entry | undefined)[] = [
    again && { type: 'corrected', at: again.at, value: randomAnswer(again.prompt.expects, dice) },
    { type: 'undone' },
    { type: 'reopened', at: below(dice, deeds.length + 1) },
    { type: 'rejoined' },
    { type: 'recarded', cards },
    snapshot && { type: 'resumed', rules: bot.rules, state: snapshot.state, version: bot.saved.version },
    session.prompt?.usual && {
      type: 'answered',
      to: session.prompt.say,
      value: session.prompt.usual.answer,
      told: 'usual',
    },
  ];
  return all[below(dice, all.length)];
}

function nextDeed(session: Session): Deed | undefined {
  const { prompt, bot, state } = session;
  if (prompt) return { type: 'answered', to: prompt.say, value: randomAnswer(prompt.expects, dice) };
  const next = bot.next(state);
  const script = below(dice, 4) === 0 ? next[below(dice, Math.max(1, next.length))] : next[0];
  return script === undefined ? undefined : { type: 'played', script };
}

/** Shows it in both languages and plays on, as a table does. */
function playOn(session: Session): void {
  let now = session;
  for (let i = 0; i < 25; i++) {
    show(now);
    const deed = nextDeed(now);
    if (!deed) return;
    now = advance(now, deed);
  }
}

function show(session: Session): void {
  const { bot, state } = session;
  const { headline, trackers } = bot.shows(state);
  view(session);
  stateAt(session, 0);
  bot.deck?.pile(state);
  const score = bot.scoring.score(state);
  for (const read of [readers.de(bot.texts), readers.en(bot.texts)]) {
    for (const step of session.turns.at(-1)?.steps ?? []) read.text(step);
    if (session.prompt) read.text(session.prompt);
    read.text(headline);
    trackers.forEach(({ id }) => read.text({ say: `tracker-${id}`, with: {} }));
    if (score) read.text(score.verdict);
  }
}

const said = (error: unknown): string =>
  error instanceof Refusal ? `${error.say} ${JSON.stringify(error.with)}` : String(error);

/** So many files are made to be changed. */
const different = 100;

/** Milliseconds of work; what else the machine does is not the file's fault. */
const spent = (): number => process.cpuUsage().user / 1000;

interface Row {
  refused: number;
  accepted: number;
  harmful: string[];
  slow: number;
  slowest: number;
}

/** First each as it is: what the app has written, it reads. */
async function tried(make: (n: number) => unknown, take: (file: unknown) => unknown): Promise<Row> {
  const row: Row = { refused: 0, accepted: 0, harmful: [], slow: 0, slowest: 0 };
  for (let n = 0; n < Math.min(files, different); n++)
    try {
      await take(make(n));
    } catch (error) {
      row.harmful.push(`as it is: ${said(error)} ${JSON.stringify(make(n)).slice(0, 20_000)}`);
    }
  for (let n = 0; n < files; n++) {
    const file = mutated(make(n), dice);
    const begun = spent();
    try {
      await take(file);
      row.accepted += 1;
    } catch (error) {
      if (error instanceof Refusal && readers.de(cardTexts).text(error) && readers.en(cardTexts).text(error))
        row.refused += 1;
      else row.harmful.push(`${said(error)} ${JSON.stringify(file).slice(0, 20_000)}`);
    }
    const took = spent() - begun;
    row.slowest = Math.max(row.slowest, Math.round(took));
    if (took > slow) row.slow += 1;
  }
  return row;
}

/** Real files are slow to make: each is changed in many ways. */
const kept = (make: (n: number) => unknown): ((n: number) => unknown) => {
  const made: unknown[] = [];
  return (n) => (made[n % different] ??= make(n % different));
};

const botOf = (n: number): Bot => bots[n % bots.length]!;
const game = kept((n) => someGame(botOf(n), n));
const cards = kept((n) => {
  const { id, cards: set } = botOf(n);
  const own = confirmed(set.shipped, [...unitsOf(set.shipped).keys()].slice(0, 5));
  return JSON.parse(writeCardsFile({ id, cards: set }, own)) as unknown;
});
const backup = kept((n) => ({
  visavis: 1,
  games: [game(n), game(n + 1)],
  cards: [{ bot: botOf(n).id, cards: botOf(n).cards.shipped }],
  voices: [{ player: 'Ada', language: 'de', changedAt: 1, takes: { next: ['AQID'] } }],
  settings: [{ name: 'theme', value: 'dark' }],
}));

const nothing = () => Promise.resolve([]);
/** A device with nothing on it. */
const empty = { getAll: nothing, getAllKeys: nothing } as unknown as Database;

function takeGame(input: unknown): void {
  const file = readGameFile(input, (id) => bots.find((bot) => bot.id === id));
  const { bot, start, log } = file;
  const session = sessionOf(file);
  if (rulesOf(start.rules, log) === bot.rules) replay(bot, start, inForce(log));
  playOn(session);
}

async function takeBackup(input: unknown): Promise<void> {
  await planRestore(empty, JSON.stringify(input));
  for (const one of (input as { games: unknown[] }).games) {
    const file = readGameFile(one, (id) => bots.find((bot) => bot.id === id));
    playOn(sessionOf(file));
  }
}

function takeCards(input: unknown): void {
  const { bot: id } = input as { bot: unknown };
  const bot = bots.find((one) => one.id === id);
  if (!bot) return void readCardsFile(JSON.stringify(input), botOf(0));
  const set = readCardsFile(JSON.stringify(input), bot);
  playOn(begin(bot, { ...randomStart(bot, 1, {}), cards: set }));
}

const kinds = {
  games: () => tried(game, takeGame),
  cards: () => tried(cards, takeCards),
  backups: () => tried(backup, takeBackup),
};
const kind = words.get('kind') as keyof typeof kinds;
const row = await kinds[kind]();
for (const one of row.harmful.slice(0, 3))
  console.error(`${kind}: ${one.slice(0, Number(words.get('shown') ?? 400))}`);
console.log(JSON.stringify({ ...row, harmful: row.harmful.length }));
