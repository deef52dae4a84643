import { expect } from '@open-wc/testing';
import adam from '../../core/bots/adam/bot.ts';
import type { State as AdamState } from '../../core/bots/adam/state.ts';
import expeditions from '../../core/bots/expeditions/bot.ts';
import type { State as ExpeditionsState } from '../../core/bots/expeditions/state.ts';
import mautoma from '../../core/bots/mautoma/bot.ts';
import type { State as MautomaState } from '../../core/bots/mautoma/state.ts';
import nautoma from '../../core/bots/nautoma/bot.ts';
import type { State as NautomaState } from '../../core/bots/nautoma/state.ts';
import terraMystica from '../../core/bots/terra-mystica/bot.ts';
import type { State as TerraState } from '../../core/bots/terra-mystica/state.ts';
import type { BaseState, Bot, Options, Step } from '../../core/engine/bot.ts';
import { seeded } from '../../core/engine/rng.ts';
import { begin, replay, type Entry } from '../../core/engine/session.ts';
import { languages } from '../../core/engine/text.ts';
import { readerOf } from '../../core/engine/words.ts';
import { drive } from '../tools/driver.ts';
import { randomAnswer } from '../tools/random-answers.ts';
import { randomGame } from '../tools/random-game.ts';

/** A game with real cards after its set-up; what is not about cards is answered at random. */
function onTable<S extends BaseState>(bot: Bot, chosen: Options = {}) {
  const initial = Object.entries(bot.options).map(([name, { initial: value }]) => [name, value]);
  const options = { ...Object.fromEntries(initial), deck: 'on-table', ...chosen } as Options;
  const s = begin(bot, { bot: bot.id, rules: bot.rules, options, seed: 1, cards: bot.cards.shipped })
    .state as S;
  const dice = { rng: seeded(5) };
  const turn = (...cards: string[]): readonly Step[] => {
    const steps = drive(bot, s, bot.next(s)[0]!, ({ say, expects }) =>
      say === 'which-card' ? cards.shift()! : randomAnswer(expects, dice),
    );
    expect(cards, 'all cards were asked for').to.deep.equal([]);
    return steps;
  };
  turn(); // the set-up
  return { s, turn, pile: () => bot.pile!(s) };
}

const said = (steps: readonly Step[]) => steps.map(({ say }) => say);

describe('a card that was never entered', () => {
  it('of Nautoma is a turn of the week, and what it does is counted', () => {
    const { s, turn, pile } = onTable < NautomaState > nautoma;
    turn('card-1'); // a fish, and a diver onto the board
    turn('card-2'); // a fish
    const late = turn('forgotten', 'card-3', 'card-4');
    expect(said(late)).to.deep.equal([
      ...['forgotten-card', 'remove', 'fish'],
      ...['card-now', 'place', 'school-none', 'eggs'],
    ]);
    expect([late[0]!.with, late[3]!.with]).to.deep.equal([{ number: 3 }, { number: 4 }]);
    expect(s.turn).to.equal(5);
    expect(s).to.deep.include({ fish: 3, diversOnBoard: 1, eggs: 4, young: 1 });
    expect(pile()).to.deep.equal({ left: 2, possible: ['card-5', 'card-6', 'card-7'] });
    turn('card-6');
    turn('card-5');
    expect(nautoma.next(s)[0]).to.equal('week-end');
  });

  it('of Nautoma, the last one, ends the week', () => {
    const { s, turn } = onTable < NautomaState > nautoma;
    for (const card of ['card-1', 'card-2', 'card-3', 'card-4', 'card-5']) turn(card);
    expect(said(turn('forgotten', 'card-6', 'none'))).to.deep.equal([
      'forgotten-card',
      'place',
      'school',
      'hatch',
      'eggs',
      'deck-empty',
    ]);
    expect(nautoma.next(s)[0]).to.equal('week-end');
    expect(s.turn).to.equal(7);
  });

  it('of Mautoma is discarded and counts as a round', () => {
    const { s, turn, pile } = onTable < MautomaState > mautoma;
    turn('forgotten', 'start-build', 'start-populate');
    expect(s.round).to.equal(3);
    expect(said(turn())).to.include('hibernation-cards');
    expect(pile().left).to.equal(3);
  });

  it('of Mautoma has moved the energy marker', () => {
    const { s, turn } = onTable < MautomaState > mautoma;
    const from = s.marker;
    const [caughtUp] = turn('forgotten', 'start-populate', 'start-build');
    expect(caughtUp).to.deep.include({ say: 'caught-up', with: { count: 1, field: ((from + 2) % 12) + 1 } });
    expect(s.marker).to.equal((from + 2 + 1) % 12);
  });

  it('of Mautoma, the very last one, ends the game: he does not hibernate a fourth time', () => {
    const { s, turn, pile } = onTable < MautomaState > mautoma;
    while (s.round < 17) turn(...(pile().left! > 0 ? [pile().possible[0]!] : []));
    expect(said(turn('forgotten', pile().possible[0]!, 'none'))).to.deep.equal([
      'caught-up',
      'end-reached',
      'end-rating',
    ]);
    expect(s).to.deep.include({ round: 18, hibernations: 3 });
    expect(mautoma.next(s)).to.deep.equal([]);
  });

  it('of Mautoma, the last one, makes him hibernate in this turn', () => {
    const { s, turn, pile } = onTable < MautomaState > mautoma;
    turn('start-build');
    expect(said(turn('forgotten', 'start-populate', 'none'))).to.include('hibernation-cards');
    expect(s.round).to.equal(4);
    expect(pile()).to.deep.include({ left: 3 });
  });

  it('of Expeditions, the last one, makes her shuffle at once', () => {
    const { s, turn, pile } = onTable<ExpeditionsState>(expeditions, { begins: 'you' });
    for (let card = 1; card <= 11; card++) turn(`card-${card}`);
    expect(pile()).to.deep.equal({ left: 1, possible: ['card-12', 'card-13', 'card-14'] });
    expect(said(turn('forgotten', 'card-12', 'none', 'card-1'))).to.include('shuffle');
    expect(pile().left).to.equal(11);
    expect(s.turn).to.equal(14);
  });

  it('of Terra Mystica lies between the others, and supports the next', () => {
    const { s, turn, pile } = onTable<TerraState>(terraMystica, { way: 'ask' });
    const left = pile().left!;
    turn('card-1', 'card-2');
    turn('forgotten', 'card-3', 'card-5');
    expect(s.laid).to.deep.equal(['card-1', 'card-2', 'card-3', 'card-5']);
    expect(pile().left).to.equal(left - 4);
  });

  it('of A.D.A.M. is a card of the row that was taken: a tap on it, if need be before his turn', () => {
    const bot = adam;
    const games = Array.from({ length: 40 }, (_, seed) =>
      randomGame(bot, seed, { row: 'mirrored', way: 'mirror', 'level-2': false }),
    );
    const full = games.flatMap(({ start, session: { deeds } }) =>
      deeds.flatMap((deed, at) => {
        if (deed.type !== 'played' || deed.script !== 'turn') return [];
        const before = replay(bot, start, deeds.slice(0, at)).state as unknown as AdamState;
        return before.row?.length === 6 && !before.row.includes(null) ? [{ start, deeds, at, before }] : [];
      }),
    );
    const { start, deeds, at, before } = full[0]!;
    const log: Entry[] = [
      ...deeds.slice(0, at + 1),
      { type: 'undone' }, // his turn was begun with a row that is not the one on the table
      { type: 'played', script: 'your-card' },
      { type: 'answered', to: 'your-card', value: 'card-6' },
      { type: 'played', script: 'turn' },
    ];
    const after = replay(bot, start, log);
    expect(after.prompt?.say).to.equal('which-frame');
    const row = (after.state as unknown as AdamState).row!;
    expect(row).to.deep.equal(before.row!.slice(0, -1));
  });
});

describe('a card that was entered under another number', () => {
  it('of Nautoma can be named again, and no turn is counted', () => {
    const { s, turn, pile } = onTable < NautomaState > nautoma;
    turn('card-1'); // it was card 2
    expect(said(turn('forgotten', 'card-2', 'card-1'))).to.deep.equal(['caught-up', 'place', 'fish']);
    expect(s.turn).to.equal(3);
    expect(pile()).to.deep.equal({ left: 4, possible: ['card-3', 'card-4', 'card-5', 'card-6', 'card-7'] });
  });

  it('of Mautoma is discarded once', () => {
    const { s, turn } = onTable < MautomaState > mautoma;
    const from = s.marker;
    turn('start-build'); // it was the other one
    turn('forgotten', 'start-populate', 'start-build');
    expect(s.marker).to.equal((from + 1 + 1) % 12);
    expect(s.discards).to.have.members(['start-build', 'start-populate']);
    expect(s.round).to.equal(3);
    expect(said(turn())).to.include('hibernation-cards');
  });

  it('of Terra Mystica lies once', () => {
    const { s, turn, pile } = onTable<TerraState>(terraMystica, { way: 'ask' });
    const left = pile().left!;
    turn('card-1', 'card-2'); // the second was card 3
    turn('forgotten', 'card-3', 'card-2');
    expect(s.laid).to.deep.equal(['card-1', 'card-3', 'card-2']);
    expect(pile().left).to.equal(left - 3);
  });
});

describe('a table where cards are forgotten all the time', () => {
  for (const bot of [nautoma, mautoma, expeditions, terraMystica] as unknown as Bot[])
    it(`comes to its end with ${bot.id}, with a legal count and a word for every answer`, () => {
      const words = languages.map((language) => readerOf(language, bot.texts));
      let forgotten = 0;
      for (let seed = 1; seed <= 60; seed++) {
        const { session } = randomGame(bot, seed, { deck: 'on-table' }, true);
        for (const { answers, after } of session.turns) {
          const { left, possible } = bot.pile!(after);
          expect(left).to.be.at.least(0);
          expect(left).to.be.at.most(possible.length);
          for (const { prompt, value } of answers.filter(({ to }) => to === 'which-card')) {
            if (value === 'forgotten') forgotten += 1;
            for (const text of words) {
              expect(text.text(prompt)).to.match(/[?]$/);
              expect(text.part(prompt, value as string)).to.match(/\S/);
            }
          }
        }
      }
      expect(forgotten).to.be.greaterThan(30);
    });
});
