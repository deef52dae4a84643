import { FluentResource } from '@fluent/bundle';
import type { BaseState, Bot, Phrase, Prompt, Scale } from './bot.ts';
import type { Edits, Field } from './edits.ts';
import { ruleKey } from './rule.ts';
import type { Session } from './session.ts';
import type { SheetSection } from './sheet.ts';
import type { Language, Reader, Texts } from './text.ts';
import { readerOf, words } from './words.ts';

/** The messages that a bot must have, and what each is for. What all bots say is there already (`words.ts`). */
export const contract = {
  'bot-name': 'what the bot is called, on the table, aloud and on paper',
  'game-name': 'what the game is called, on paper',
  '<phrase>': 'a sentence of the rules',
  'rule-<heading>': 'a heading of the rulebook, in the help and behind every reason',
  '<question>.<answer>': 'the words of an answer',
  '<verdict>': 'how the game ended, in a word',
  'option-<name>': 'the title of an option, before the game',
  'option-<name>.<value>': 'the words of what can be chosen there',
  'script-<name>': 'what happened, in the log and where it is undone',
  'script-<name>.action': 'the key that lets it happen',
  'tracker-<id>': 'the label of a belonging, shown under its number',
  'score-<id>': 'the label of a line in the final account',
  'deck-<id>': 'the name of a deck, where its cards are entered and printed',
  '<sheet>': 'a heading, title or text of the reference sheet',
  '<board>': 'the title of a printed board',
  '<card>': 'what a card is called where it is entered',
  'edit-<field>': 'the label of a value where it is entered',
  'edit-<field>.<value>': 'the words of what can be entered there',
} as const;

interface Needed {
  readonly purpose: keyof typeof contract;
  readonly key: string;
  readonly part?: string;
}

/** Of a bot's paper, what has words. */
interface PaperWords {
  readonly texts: readonly Texts[];
  readonly sheet: readonly SheetSection[];
  readonly scale?: Scale;
  decks(cards: unknown, reader: Reader): readonly { readonly id: string }[];
  boards?(cards: unknown, reader: Reader): readonly { readonly title: string }[];
}

/** What a bot lacks in a language, as sentences. Belongings, answers and results are those met in the games. */
export function missing(
  bot: Bot,
  paper: PaperWords,
  edits: Edits,
  language: Language,
  games: readonly Session[],
): string[] {
  const tongue = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  const lacking = (texts: readonly Texts[], needed: readonly Needed[]): string[] => {
    const known = partsOf([words, ...texts].map((text) => text[language]));
    return needed
      .filter(({ key, part = 'sentence' }) => ![key, 'names'].some((id) => known.get(id)?.has(part)))
      .map(({ purpose, key, part }) => {
        const name = part === undefined ? key : `${key}.${part}`;
        return `${bot.id}: ${tongue} lacks ${name} (${contract[purpose]})`;
      });
  };
  const read = readerOf(language, ...paper.texts);
  return [
    ...new Set([
      ...lacking([bot.texts], [...ofRules(bot), ...games.flatMap(ofGame)]),
      ...lacking(paper.texts, ofPaper(paper, bot.cards.shipped, read)),
      ...lacking([bot.texts, edits.texts], ofEdits(edits, bot.cards.shipped)),
    ]),
  ];
}

/** The parts of every message; a sentence of its own is one of them. Later sources go before earlier ones. */
function partsOf(sources: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const all = sources.flatMap((source) => new FluentResource(source).body);
  return new Map(
    all.map(({ id, value, attributes }) => [
      id,
      new Set([...(value === null ? [] : ['sentence']), ...Object.keys(attributes)]),
    ]),
  );
}

const keysOf = (purpose: Needed['purpose'], keys: readonly string[]): Needed[] =>
  keys.map((key) => ({ purpose, key }));

function ofRules({ phrases, options, scripts }: Bot): Needed[] {
  return [
    { purpose: 'bot-name', key: 'bot-name' },
    { purpose: 'game-name', key: 'game-name' },
    ...keysOf('<phrase>', Object.keys(phrases)),
    ...keysOf(
      'rule-<heading>',
      Object.values(phrases).map(({ section }) => ruleKey(section)),
    ),
    ...Object.entries(options).flatMap(([name, spec]): Needed[] => [
      { purpose: 'option-<name>', key: `option-${name}` },
      ...(spec.kind === 'choice' ? spec.of : []).map((part): Needed => {
        return { purpose: 'option-<name>.<value>', key: `option-${name}`, part };
      }),
    ]),
    ...Object.keys(scripts).flatMap((name): Needed[] => [
      { purpose: 'script-<name>', key: `script-${name}` },
      { purpose: 'script-<name>.action', key: `script-${name}`, part: 'action' },
    ]),
  ];
}

function ofGame({ bot, turns, state }: Session): Needed[] {
  const score = bot.scoring.score(state);
  const verdicts: Phrase[] = score ? [score.verdict, ...(score.scale ?? []).map((mark) => mark.verdict)] : [];
  return [
    ...turns.flatMap(({ answers, after }) => [
      ...answers.flatMap(({ prompt }) => ofPrompt(prompt)),
      ...ofState(bot, after),
    ]),
    ...keysOf(
      '<verdict>',
      verdicts.map(({ say }) => say),
    ),
    ...keysOf(
      'score-<id>',
      (score?.lines ?? []).map(({ id }) => `score-${id}`),
    ),
  ];
}

function ofState(bot: Bot, state: BaseState): Needed[] {
  const pile = bot.deck?.pile(state);
  return [
    ...keysOf(
      'tracker-<id>',
      bot.shows(state).trackers.map(({ id }) => `tracker-${id}`),
    ),
    ...answersTo(pile?.names ?? 'which-card', pile?.possible ?? []),
  ];
}

/** A number is its own word; spaces of a board have theirs there. */
function ofPrompt({ say, expects }: Prompt): Needed[] {
  if (expects.kind === 'marks')
    return answersTo(
      say,
      expects.marks.filter((mark) => !/^\d+$/.test(mark)),
    );
  return 'of' in expects && expects.kind !== 'place' ? answersTo(say, expects.of) : [];
}

const answersTo = (key: string, answers: readonly string[]): Needed[] =>
  answers.map((part) => ({ purpose: '<question>.<answer>', key, part }));

function ofPaper({ sheet, scale = [], decks, boards }: PaperWords, cards: unknown, read: Reader): Needed[] {
  const items = sheet.flatMap((section) => section.items);
  return [
    ...keysOf(
      '<sheet>',
      sheet.map(({ heading }) => heading),
    ),
    ...keysOf(
      '<sheet>',
      items.flatMap(({ title, text }) => (text ? [title, text.say] : [title])),
    ),
    ...keysOf(
      '<verdict>',
      scale.map(({ verdict }) => verdict.say),
    ),
    ...keysOf(
      'deck-<id>',
      decks(cards, read).map(({ id }) => `deck-${id}`),
    ),
    ...keysOf(
      '<board>',
      (boards?.(cards, read) ?? []).map(({ title }) => title),
    ),
  ];
}

function ofEdits(edits: Edits, cards: unknown): Needed[] {
  return edits
    .decks(cards)
    .flatMap((deck): Needed[] => [
      { purpose: 'deck-<id>', key: `deck-${deck.id}` },
      ...deck.cards.flatMap(({ name, fields }): Needed[] => [
        { purpose: '<card>', key: name.say },
        ...fields.flatMap(ofField),
      ]),
    ]);
}

/** A number, and a letter with one, is its own word. */
function ofField(field: Field): Needed[] {
  const key = `edit-${field.name}`;
  const values = 'of' in field ? field.of.filter((value) => !/^[A-Z]?\d*$/.test(value)) : [];
  return [
    { purpose: 'edit-<field>', key },
    ...values.map((part): Needed => ({ purpose: 'edit-<field>.<value>', key, part })),
  ];
}
