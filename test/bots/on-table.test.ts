import { expect } from '@open-wc/testing';
import adam from '../../core/bots/adam/bot.ts';
import expeditions from '../../core/bots/expeditions/bot.ts';
import mautoma from '../../core/bots/mautoma/bot.ts';
import nautoma from '../../core/bots/nautoma/bot.ts';
import terraMystica from '../../core/bots/terra-mystica/bot.ts';
import type { Answer, BaseState, Bot, Options, Prompt } from '../../core/engine/bot.ts';
import type { Pile } from '../../core/engine/deck.ts';
import { below, seeded, type HasRng } from '../../core/engine/rng.ts';
import { advance, begin, type Start } from '../../core/engine/session.ts';
import { drive } from '../tools/driver.ts';
import { randomAnswer } from '../tools/random-answers.ts';
import { randomGame } from '../tools/random-game.ts';

interface Kind {
  readonly bot: Bot;
  /** What would be drawn by lot otherwise. */
  readonly options: Options;
  /** Cards aside are as good as those in the deck, until they are turned. */
  readonly hasAside: boolean;
  /** Where cards come from that join the deck unseen. */
  readonly from?: 'progress' | 'reserve';
  /** A deck is shuffled when it is empty, before the card of that turn; or at the end of a turn. */
  readonly shufflesFirst: boolean;
}

const kind = (bot: unknown, rest: Omit<Kind, 'bot' | 'options'> & { options?: Options }): Kind => ({
  options: {},
  ...rest,
  bot: bot as Bot,
});

const kinds: readonly Kind[] = [
  kind(nautoma, { hasAside: true, shufflesFirst: false, options: { spick: 'off' } }),
  kind(mautoma, { hasAside: false, shufflesFirst: false, from: 'progress' }),
  kind(expeditions, { hasAside: true, shufflesFirst: true, options: { begins: 'you' } }),
  kind(terraMystica, {
    hasAside: false,
    shufflesFirst: false,
    from: 'reserve',
    options: { 'your-faction': 'any' },
  }),
];

interface Told {
  readonly script: string;
  readonly answers: readonly (readonly [say: string, value: Answer])[];
  readonly named: readonly string[];
}

const newGame = ({ bot, options }: Kind, seed: number, deck: string): { start: Start; state: BaseState } => {
  const { start } = randomGameStart(bot, seed, { ...options, deck });
  return { start, state: begin(bot, start).state };
};

function randomGameStart(bot: Bot, seed: number, chosen: Options): { start: Start } {
  const dice = { rng: seeded(seed) };
  const options = Object.entries(bot.options).map(([name, spec]) => [
    name,
    spec.kind === 'yes-no' ? below(dice, 2) === 1 : spec.of[below(dice, spec.of.length)],
  ]);
  const all = { ...Object.fromEntries(options), ...chosen } as Options;
  return { start: { bot: bot.id, rules: bot.rules, options: all, seed, cards: bot.cards.shipped } };
}

/** A whole game with real cards, and what was said in it. `first` is the card that the app would draw for the dwellings. */
function onTable(kind: Kind, seed: number, first: string | undefined): { told: Told[]; state: BaseState } {
  const { bot } = kind;
  const { state } = newGame(kind, seed, 'on-table');
  const dice = { rng: seeded(seed + 1) };
  const told: Told[] = [];
  for (;;) {
    const [main, ...events] = bot.next(state);
    if (main === undefined) return { told, state };
    const script = below(dice, 5) === 0 ? (events[below(dice, Math.max(1, events.length))] ?? main) : main;
    const answers: [string, Answer][] = [];
    const named: string[] = [];
    drive(bot, state, script, (prompt) => {
      if (prompt.say === 'which-first' && first !== undefined) return first;
      const value = randomAnswer(prompt.expects, dice);
      if (prompt.say === 'which-card') named.push(value as string);
      else answers.push([prompt.say, value]);
      return value;
    });
    told.push({ script, answers, named });
  }
}

/** Which card the app draws for the first dwellings: with its own cards nobody names it. */
function firstCard(kind: Kind, seed: number): string | undefined {
  const { state } = newGame(kind, seed, 'built-in');
  const dice = { rng: seeded(seed + 1) };
  const steps = drive(kind.bot, state, 'set-up', (prompt) => randomAnswer(prompt.expects, dice));
  return steps.find(({ say }) => say === 'first-letters')?.card?.card;
}

/** The same game drawn by the app, whose piles lie so that the same cards come. */
function drawnByApp(kind: Kind, seed: number, told: readonly Told[]): BaseState {
  const { bot, hasAside, from, shufflesFirst } = kind;
  const { state } = newGame(kind, seed, 'built-in');
  const all = told.flatMap(({ named }) => named);
  let drawn = 0;
  const nextAt = (card: string): number => {
    const at = all.indexOf(card, drawn);
    return at < 0 ? Infinity : at;
  };
  const byNext = (cards: readonly string[]) =>
    cards.toSorted((a, b) => Math.min(nextAt(a), 1e9) - Math.min(nextAt(b), 1e9));
  const lying = (pile: Pile): Pile => {
    const cards = byNext(hasAside ? [...pile.known, ...pile.pool] : pile.known);
    return {
      ...pile,
      known: cards.slice(0, pile.known.length),
      pool: hasAside ? cards.slice(pile.known.length) : pile.pool,
    };
  };
  const piles = state as unknown as Record<string, Pile>;
  if (from) exchange(piles, from, byNext);
  let deck = lying(piles['deck']!);
  Object.defineProperty(state, 'deck', {
    enumerable: true,
    get: () => deck,
    set: (pile: Pile) => (deck = lying(pile)),
  });
  for (const { script, answers, named } of told) {
    if (!shufflesFirst) drawn += named.length;
    const left = [...answers];
    drive(bot, state, script, ({ say }) => {
      const [asked, value] = left.shift() ?? [];
      expect(say, script).to.equal(asked);
      return value!;
    });
    expect(left, script).to.deep.equal([]);
    if (shufflesFirst) drawn += named.length;
  }
  return state;
}

/** Cards that join unseen, at the beginning or later, come in the order in which they are turned. */
function exchange(
  piles: Record<string, Pile>,
  from: 'progress' | 'reserve',
  byNext: (cards: readonly string[]) => string[],
): void {
  const [deck, other] = [piles['deck']!, piles[from]!];
  const reserve = /^card-(6|7|8|9|10|11|12|13)$/;
  const joined = from === 'reserve' ? deck.known.filter((card) => reserve.test(card)) : [];
  const cards = byNext([...joined, ...other.known, ...other.pool]);
  deck.known = [...deck.known.filter((card) => !joined.includes(card)), ...cards.splice(0, joined.length)];
  other.known = cards.splice(0, other.known.length);
  other.pool = cards;
}

for (const kind of kinds) {
  const { bot } = kind;
  describe(`${bot.id} on the table`, () => {
    it('plays any order of real cards as if the app had drawn it', () => {
      for (let seed = 1; seed <= 120; seed++) {
        const { told, state } = onTable(kind, seed, firstCard(kind, seed));
        const app = drawnByApp(kind, seed, told);
        expect(bot.next(app), `seed ${seed}`).to.deep.equal([]);
        expect(bot.shows(app).trackers, `seed ${seed}`).to.deep.equal(bot.shows(state).trackers);
        expect(bot.scoring.score(app)).to.deep.equal(bot.scoring.score(state));
      }
    });

    it('has what is left among the cards that the player is told, in every turn', () => {
      for (let seed = 1; seed <= 40; seed++) {
        const { start, session } = randomGame(bot, seed, { deck: seed % 2 ? 'my-cards' : 'on-table' });
        let now = begin(bot, start);
        for (const deed of session.deeds) {
          now = advance(now, deed);
          const { left, possible } = bot.pile!(now.state);
          expect(left).to.be.at.least(0);
          expect(left).to.be.at.most(possible.length);
        }
      }
    });
  });
}

/** The row of prophecies lies on the table in any case: mirrored he takes the card himself, asked it is named. */
describe('adam on the table', () => {
  const bot = adam;
  const questions = ['which-frame', 'which-family', 'which-pattern'];

  it('takes the same cards whether the row is mirrored or he asks for them', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { start } = randomGameStart(bot, seed, { way: 'mirror', row: 'mirrored', 'level-2': false });
      const mirrored = begin(bot, start).state;
      const asked = begin(bot, { ...start, options: { ...start.options, row: 'asked' } }).state;
      const dice = { rng: seeded(seed + 1) };
      while (bot.next(mirrored).length > 0) {
        const [main = '', ...events] = bot.next(mirrored);
        const script = below(dice, 4) === 0 ? (events[below(dice, events.length || 1)] ?? main) : main;
        const answers: [string, Answer][] = [];
        const before = lying(mirrored).length;
        const steps = drive(bot, mirrored, script, (prompt) => {
          const value = namedAnswer(prompt, dice);
          if (!questions.includes(prompt.say)) answers.push([prompt.say, value]);
          return value;
        });
        if (script === 'your-card') continue; // without a mirrored row there is nothing to tell
        const drawn = steps.filter(({ say }) => say === 'draw').map((step) => step.with['card'] as string);
        const taken = before === 0 ? lying(mirrored) : drawn;
        let path: [string, Answer][] = [];
        drive(bot, asked, script, ({ say }) => {
          if (!questions.includes(say)) return answers.shift()![1];
          if (say === 'which-frame') path = pathTo(taken.shift());
          return path.find(([asks]) => asks === say)![1];
        });
      }
      expect(bot.next(asked), `seed ${seed}`).to.deep.equal([]);
      expect(bot.shows(asked).trackers).to.deep.equal(bot.shows(mirrored).trackers);
      expect(bot.scoring.score(asked)).to.deep.equal(bot.scoring.score(mirrored));
    }
  });

  const lying = (state: BaseState): string[] =>
    (state as unknown as { open: { card: string }[] }).open.map(({ card }) => card);

  /** A printed card: one that is described freely, or none, has no name to say again. */
  function namedAnswer({ say, expects }: Prompt, dice: HasRng): Answer {
    if (say !== 'which-frame' || expects.kind !== 'choice') return randomAnswer(expects, dice);
    const frames = expects.of.filter((one) => one !== 'own' && one !== 'none');
    return frames.length === 0 ? 'none' : randomAnswer({ ...expects, of: frames }, dice);
  }

  function pathTo(id: string | undefined): [string, Answer][] {
    const card = adam.cards.shipped.prophecies.find((one) => one.id === id);
    if (!card) return [['which-frame', 'none']];
    return [
      ['which-frame', card.frame],
      ['which-family', card.family],
      ['which-pattern', card.id],
    ];
  }
});
