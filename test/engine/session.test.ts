import { expect } from '@open-wc/testing';
import { Refusal } from '../../core/engine/refusal.ts';
import {
  advance,
  begin,
  extended,
  replay,
  replayed,
  stateAt,
  undoes,
  view,
  type Entry,
  type Start,
} from '../../core/engine/session.ts';
import { testBot } from '../tools/test-bot.ts';

const bot = testBot;
const start: Start = {
  bot: 'test',
  rules: 2,
  options: { deck: 'on-table', loud: false },
  seed: 1,
  cards: ['a', 'b', 'c'],
};

const turn: Entry = { type: 'played', script: 'turn' };
const lose: Entry = { type: 'played', script: 'lose' };
const read: Entry = { type: 'read' };
const undone: Entry = { type: 'undone' };
const card = (value: string): Entry => ({ type: 'answered', to: 'card', value });
const isIt = (value: boolean): Entry => ({ type: 'answered', to: 'is-it', value });
const howMany = (value: number): Entry => ({ type: 'answered', to: 'how-many', value });
const corrected = (at: number, value: string | number | boolean): Entry => ({ type: 'corrected', at, value });

const after = (...log: Entry[]) => replay(bot, start, log);
const said = (...log: Entry[]) =>
  after(...log).turns.map(({ steps }) => steps.map(({ say }) => say).join(' '));
const caught = [turn, card('b'), isIt(true), howMany(4)];

describe('a game', () => {
  it('goes from question to question, and tells what it knows already', () => {
    expect(view(after())).to.deep.equal({ kind: 'idle', next: ['turn'] });
    expect(after(turn).prompt).to.deep.include({
      say: 'card',
      expects: { kind: 'choice', of: ['a', 'b', 'c'] },
    });
    expect(view(after(turn, card('b')))).to.deep.include({ kind: 'step', index: 0, of: 1 });
    expect(view(after(turn, card('b'), read))).to.deep.include({ kind: 'prompt' });
    expect(said(...caught)).to.deep.equal(['begin caught']);
    expect(after(...caught).state).to.deep.include({ fish: 4, log: ['b'] });
  });

  it('shows only the new steps after an answer', () => {
    const session = after(...caught);
    expect(session.read).to.equal(1);
    expect(view(session)).to.deep.include({ kind: 'step', index: 1, of: 2 });
    expect(view(after(...caught, read))).to.deep.equal({ kind: 'idle', next: ['turn', 'lose'] });
  });

  it('shows trackers as they were when the step was told', () => {
    const seen = (session: ReturnType<typeof after>) => stateAt(session, session.read);
    expect(seen(after(turn, card('b')))).to.deep.include({ fish: 0 });
    expect(seen(after(...caught))).to.deep.include({ fish: 4 });
    expect(seen(after(...caught, lose))).to.deep.include({ fish: 3 });
    expect(seen(after())).to.deep.include({ fish: 0 });
  });

  it('plays a turn once for all pictures of its steps', () => {
    let runs = 0;
    const scripts: typeof bot.scripts = {
      ...bot.scripts,
      turn(s, table) {
        runs += 1;
        bot.scripts['turn']?.(s, table);
      },
    };
    let session = replay({ ...bot, scripts }, start, caught);
    const before = runs;
    for (let picture = 0; picture < 3; picture++) {
      stateAt(session, session.read - 1);
      stateAt(session, session.read);
    }
    session = advance(session, { type: 'read' });
    expect(stateAt(session, session.read - 1)).to.deep.include({ fish: 4 });
    expect(runs - before).to.equal(1);
  });

  it('knows where each answer stands', () => {
    const answers = after(turn, card('b'), read, isIt(false)).turns[0]?.answers ?? [];
    expect(answers.map(({ to, at }) => [to, at])).to.deep.equal([
      ['card', 1],
      ['is-it', 3],
    ]);
  });

  it('is over when nothing can follow', () => {
    const rest = [turn, card('a'), isIt(false), turn, isIt(false)]; // the last card is no question
    const session = after(...caught, ...rest);
    expect(view(session)).to.deep.include({ kind: 'step' });
    expect(view(after(...caught, ...rest, read))).to.deep.equal({ kind: 'over' });
    expect(bot.scoring.score(session.state)).to.deep.include({ bot: 4 });
  });

  it('advances as it replays, and leaves the session before as it was', () => {
    const before = after(turn, card('b'));
    const kept = JSON.stringify(before.state);
    const one = advance(before, { type: 'answered', to: 'is-it', value: false });
    expect(one).to.deep.equal(after(turn, card('b'), isIt(false)));
    expect(JSON.stringify(before.state)).to.equal(kept);
  });

  it('undoes entry by entry, and says what it would undo', () => {
    expect(undoes(after(...caught))).to.deep.equal(howMany(4));
    expect(after(...caught, undone)).to.deep.equal(after(...caught.slice(0, -1)));
    expect(after(...caught, undone, undone, undone, undone)).to.deep.equal(after());
    expect(after(undone)).to.deep.equal(after());
    expect(undoes(after())).to.equal(undefined);
  });

  it('corrects an older answer and keeps what still fits', () => {
    const later = [...caught, turn, card('a'), isIt(false)];
    expect(after(...later, corrected(3, 9)).state.fish).to.equal(9);
    expect(after(...later, corrected(3, 9)).deeds).to.have.length(later.length);
    // Without a catch there is no question how many, so the turns after it are played anew.
    const denied = after(...later, corrected(2, false));
    expect(denied.deeds).to.deep.equal([turn, card('b'), isIt(false)]);
    // Card a was turned already: the later answer no longer fits.
    expect(after(...later, corrected(1, 'a')).deeds).to.have.length(5);
    expect(after(...later, corrected(1, 'a')).prompt?.say).to.equal('card');
  });

  it('keeps later turns when the corrected one has fewer steps to read', () => {
    const full = [turn, card('b'), read, isIt(true), howMany(9), read, read];
    const session = after(...full, turn, card('a'), isIt(false), corrected(4, 3));
    expect(session.turns.map(({ steps }) => steps.length)).to.deep.equal([2, 2]);
    expect(session.state).to.deep.include({ fish: 3, log: ['b', 'a'] });
  });

  it('can undo after a correction', () => {
    expect(after(...caught, corrected(3, 9), undone)).to.deep.equal(after(...caught.slice(0, -1)));
  });

  it('takes a step back as quickly after sixty corrections as after one', () => {
    let plays = 0;
    const scripts = Object.fromEntries(
      Object.entries(bot.scripts).map(([name, script]): [string, typeof script] => [
        name,
        (state, table) => {
          plays += 1;
          script(state, table);
        },
      ]),
    );
    const counting = { ...bot, scripts };
    const costOfUndo = (corrections: number) => {
      const log = Array.from({ length: corrections }, (_, n) => corrected(3, 1 + (n % 8)));
      const played = replayed(counting, start, [...caught, turn, card('a'), isIt(false), ...log]);
      plays = 0;
      extended(played, undone);
      return plays;
    };
    expect(costOfUndo(60)).to.equal(costOfUndo(1));
  });

  it('goes on from a saved state when the rules have changed', () => {
    const { state } = after(...caught);
    const resumed: Entry = { type: 'resumed', rules: 2, state: { ...state, fish: 7 } };
    expect(after(turn, resumed, lose).state.fish).to.equal(6);
    expect(after(turn, resumed).deeds).to.deep.equal([]);
  });

  it('keeps the card set frozen and apart from the one handed in', () => {
    const cards = ['a', 'b'];
    const session = begin(bot, { ...start, cards });
    cards.push('c');
    expect(session.state.deck.known).to.deep.equal(['a', 'b']);
  });
});

describe('a game refuses', () => {
  const rows: readonly [string, readonly Entry[]][] = [
    ['refused-open-question', [turn, lose]],
    ['refused-script', [lose]],
    ['refused-script', [{ type: 'played', script: 'constructor' }]],
    ['refused-no-question', [card('a')]],
    ['refused-answer', [turn, card('x')]],
    ['refused-answer', [turn, isIt(true)]],
    ['refused-answer', [turn, card('a'), isIt(true), howMany(10)]],
    ['refused-nothing-to-read', [read]],
    ['refused-nothing-to-read', [turn, card('a'), read, read]],
    ['refused-correction', [turn, corrected(0, 'a')]],
    ['refused-correction', [corrected(5, 'a')]],
    ['refused-answer', [turn, card('a'), corrected(1, 'x')]],
    ['refused-state', [{ type: 'resumed', rules: 1, state: { rng: [1, 2, 3, 4] } }]],
    ['refused-state', [{ type: 'resumed', rules: 1, state: null }]],
  ];
  for (const [say, log] of rows)
    it(`${say}: ${JSON.stringify(log)}`, () => {
      expect(() => after(...log))
        .to.throw(Refusal)
        .with.property('say', say);
    });

  it('refused-cards: cards that the bot does not accept', () => {
    expect(() => begin(bot, { ...start, cards: [] }))
      .to.throw(Refusal)
      .with.property('say', 'refused-cards');
  });
});
