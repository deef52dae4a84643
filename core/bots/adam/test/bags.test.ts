import { expect } from '@open-wc/testing';
import { colours, spots, type Colour } from '../cards.ts';
import { counted, sumOf } from '../pieces.ts';
import type { State } from '../state.ts';
import { bodiesLeft, kinds, ofEachColour, placesIn } from '../supply.ts';
import { seeded } from '../../../engine/rng.ts';
import { advance, begin, startWith, usualAnswer } from '../../../engine/session.ts';
import { bot, direct, german, namer, open, run, supplyWith, table, whereabouts } from './table.ts';

const cards = [open('triple-yellow'), open('triple-red'), open('triple-blue')];
const drawing = (pieces: Colour[][], change: Partial<State> = {}): State =>
  table(
    { row: 'asked' },
    { turn: 2, open: cards, supply: { ...supplyWith(pieces), draws: 'app' }, ...change },
  );
const last: Colour[][] = [[], [], [], [], [], ['red', 'blue'], ['red'], [], [], []];

describe('A.D.A.M.: the app draws from the bags', () => {
  it('unless the player wants to', () => {
    const { bags, row } = bot.options;
    expect([bags!.initial, row!.initial]).to.deep.equal(['app', 'asked']);
    const supplyOf = (options: Record<string, string>) => table(options).supply!;
    expect(supplyOf({ bags: 'app' }).draws).to.equal('app');
    expect(supplyOf({ bags: 'you' }).draws).to.equal(undefined);
  });

  it('and says which piece goes where: nothing is asked', () => {
    const { state, steps, asked } = run(drawing(last), 'your-pieces', '6');
    expect(asked.map(({ say }) => say)).to.deep.equal(['your-field']);
    const [fill] = steps;
    expect(fill).to.deep.include({ say: 'fill', hero: 15 });
    const { board } = state.supply!;
    expect(Object.keys(board)).to.have.members(placesIn(spots));
    for (const colour of colours) {
      const fields = placesIn(spots)
        .filter((place) => board[place] === colour && place !== '7')
        .map((place) => Number.parseInt(place, 10));
      expect(fill!.with[colour], colour).to.deep.equal([...new Set(fields)]);
      expect(fill!.with[`${colour}-both`], colour).to.deep.equal(
        fields.filter((field, at) => fields.indexOf(field) !== at),
      );
    }
    expect(fill!.board!.marks).to.deep.include({ '1a': board['1a'], 'new-1a': 'new' });
    expect(fill!.board!.marks).to.not.have.property('new-7');
    expect(german.part(fill!, 'spoken')).to.match(/^Fülle die leeren Felder auf\. .* auf \d/);
  });

  it('and names a field once, also where both of its pieces have the colour', () => {
    const s = drawing(last);
    s.supply!.bag.body = counted(new Array<Colour>(16).fill('green'));
    const { steps } = run(s, 'your-pieces', '6');
    expect(german.part(steps[0]!, 'spoken')).to.include(
      'Grün auf 1, 2, 3, 4, 5 und 6, auf 1, 2, 3, 4, 5 und 6 zwei.',
    );
  });

  it('takes what it draws out of the bags, and not more than there is', () => {
    const s = drawing(last);
    s.supply!.bag.body = counted(['green', 'green', 'red']);
    s.supply!.bag.tail = counted([]);
    const { state } = run(s, 'your-pieces', '6');
    expect(sumOf(state.supply!.bag.body)).to.equal(0);
    expect(Object.keys(state.supply!.board)).to.have.members(['1a', '1b', '2a', '7', '8']);
  });

  it('keeps what is drawn when the turn is played again, and draws otherwise in another game', () => {
    const boardOf = (seed: number) => {
      let session = begin(bot, startWith(bot, { way: 'mirror', bags: 'app' }, seed));
      session = advance(session, { type: 'played', script: 'set-up' });
      while (session.prompt) session = advance(session, usualAnswer(session)!);
      session = advance(session, { type: 'played', script: 'first-turn' });
      const before = session.state.supply!.board;
      session = advance(session, { type: 'answered', to: 'which-card', value: 'none' });
      expect(session.state.supply!.board).to.deep.equal(before);
      return before;
    };
    expect(boardOf(1)).to.deep.equal(boardOf(1));
    expect(boardOf(1)).to.not.deep.equal(boardOf(2));
  });

  it('where it lies otherwise, the player says how, beginning with what was told', () => {
    const told = run(drawing(last), 'your-pieces', '6').state.supply!.board;
    const lies = Object.fromEntries(
      placesIn(spots)
        .filter((place) => place !== '7')
        .map((place) => [place, told[place]!]),
    );
    const other: Record<string, string> = { ...lies, '1a': lies['1a'] === 'red' ? 'blue' : 'red' };
    const { state, asked } = run(drawing(last), 'your-pieces', '6', 'otherwise', other);
    expect(asked.at(-1)).to.deep.include({ say: 'refill' });
    expect(asked.at(-1)!.expects).to.deep.include({ start: lies });
    expect(state.supply!.board).to.deep.include(other);
  });

  it('whole games lose no piece, every piece is as likely, and nothing but cards and the own turn is asked', () => {
    const first: Record<string, number> = {};
    for (let seed = 1; seed <= 60; seed++) {
      const s = {
        ...bot.start({ way: 'mirror', bags: 'app', row: 'asked' }, seeded(seed), bot.cards.shipped),
      };
      const asked = new Set<string>();
      const deck = bot.cards.shipped.prophecies.map(({ id }) => id).filter((id) => !id.startsWith('promo'));
      const name = namer(() => deck.pop());
      const play = direct(({ say, expects }) => {
        asked.add(say);
        if (expects.kind === 'yes-no') return true;
        return expects.kind === 'place' ? expects.of[0]! : name(say);
      });
      bot.scripts['set-up'](s, play);
      first[s.supply!.board['1a']!] = (first[s.supply!.board['1a']!] ?? 0) + 1;
      const goesOn = (): boolean => s.ended === null;
      while (goesOn()) {
        bot.scripts[s.turn === 1 ? 'first-turn' : 'turn'](s, play);
        if (goesOn()) bot.scripts['your-pieces'](s, play);
        for (const colour of colours) expect(whereabouts(s, colour)).to.equal(sumOf(ofEachColour as never));
      }
      expect(bodiesLeft(s.supply!, spots)).to.equal(0);
      expect([...asked]).to.have.members(['which-card', 'your-field']);
      expect(kinds.every((kind) => sumOf(s.supply!.bag[kind]) >= 0)).to.equal(true);
    }
    expect(Object.keys(first)).to.have.members(colours);
  });
});

describe('A.D.A.M.: in his own turn', () => {
  it('something else lies there: it is put right, and he looks again', () => {
    const s = drawing([['red', 'green'], ['yellow', 'yellow'], [], [], [], [], ['red']]);
    const { said, state } = run(s, 'turn', 'otherwise', '2', 'black', 'black');
    expect(said[0]).to.equal('Feld 1: 1 rot auf Karte 2, 1 grün abwerfen.');
    expect(state.supply!.board).to.deep.include({ '2a': 'black', '2b': 'black' });
  });
});

describe('A.D.A.M.: numbers of the fields', () => {
  it('are told as ours until the player has numbered the fields', () => {
    const s = drawing([], { isSetUp: false, open: [] });
    const first = run(s, 'set-up');
    expect(first.said[0]).to.equal('Die Felder zählen wie auf dem Bild.');
    expect(first.state.cards.numbers).to.deep.equal({ spots, provenance: 'house' });
    const numbers = { spots, provenance: 'owner' } as const;
    const again = run({ ...s, cards: { ...s.cards, numbers } }, 'set-up');
    expect(again.said[0]).to.contain('Opferplättchen');
  });
});
