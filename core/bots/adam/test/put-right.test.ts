import { expect } from '@open-wc/testing';
import boards from '../boards/index.ts';
import { spots, type Colour } from '../cards.ts';
import { counted, sumOf } from '../pieces.ts';
import type { State } from '../state.ts';
import { placesIn } from '../supply.ts';
import type { Answer } from '../../../engine/bot.ts';
import { wordsFor } from '../../../voice/grammar.ts';
import { bot, german, holding, open, run, supplyWith, table } from './table.ts';

const pieces: Colour[][] = [['red', 'blue'], ['red', 'red'], [], [], [], [], ['red'], [], [], []];
const cards = [open('pair-red-blue', { red: 2 }), open('triple-red'), open('triple-blue')];
const row = ['tally-red', 'tally-blue', null, 'tally-black', 'tally-yellow', 'triple-green'];
const laid = (change: Partial<State> = {}): State =>
  table({}, { turn: 4, open: cards, row, supply: supplyWith(pieces), fulfilled: ['tally-red'], ...change });
const right = (s: State, ...answers: readonly Answer[]) => run(s, 'put-right', ...answers);

describe('A.D.A.M.: something else lies here', () => {
  it('on a field: what was misread goes back to the bag', () => {
    const { state } = right(laid(), 'field', '1', 'green', 'blue');
    expect(state.supply!.board).to.deep.include({ '1a': 'green', '1b': 'blue' });
    expect([state.supply!.bag.body.red, state.supply!.bag.body.green]).to.deep.equal([17, 15]);
  });

  it('on a field that is empty, and on one that no longer is', () => {
    const s = right(laid(), 'field', '1', 'nothing', 'nothing').state;
    expect(s.supply!.board).to.have.keys('2a', '2b', '7');
    expect(s.supply!.yours).to.deep.equal(counted(['red', 'blue']));
    const head = right(s, 'field', '8', 'yellow').state.supply!;
    expect(head.board['8']).to.equal('yellow');
    expect(head.bag.head.yellow).to.equal(2);
  });

  it('and the board is refilled where that leaves a ring empty', () => {
    const s = laid({ supply: supplyWith([['red'], [], [], [], [], [], ['red']]) });
    const filled = Object.fromEntries(
      placesIn(spots)
        .filter((place) => place !== '7')
        .map((place) => [place, 'black']),
    );
    const { questions, state } = right(s, 'field', '1', 'nothing', 'nothing', filled);
    expect(questions.at(-1)).to.equal('refill');
    expect(state.supply!.board['6b']).to.equal('black');
  });

  it('changes what he takes', () => {
    expect(run(laid(), 'turn', 'none').said).to.include('Feld 1: 1 rot, 1 blau auf Karte 1.');
    const s = right(laid(), 'field', '1', 'green', 'green').state;
    expect(run(s, 'turn', 'none').said).to.include('Feld 2: 1 rot auf Karte 1, 1 rot auf Karte 2.');
  });

  const his: [name: string, answers: Answer[], after: unknown[]][] = [
    ['other pieces', ['his-1', 'pieces', { blue: 1 }], [['pair-red-blue', { blue: 1 }]]],
    [
      'another card with its pieces, also one that seems to be elsewhere',
      ['his-1', 'card', 'triple-red', { red: 2 }],
      [['triple-red', { red: 2 }]],
    ],
    ['nothing', ['his-1', 'gone'], []],
  ];
  for (const [name, answers, after] of his)
    it(`on his card: ${name}`, () => {
      const { state } = right(laid(), 'his-card', ...answers);
      expect(holding(state)).to.deep.equal([...after, ['triple-red', {}], ['triple-blue', {}]]);
    });

  it('on his card: what it has no use for is doubted once, and taken the second time', () => {
    const entered = { green: 1 };
    const { asked, state } = right(laid(), 'his-card', 'his-2', 'pieces', entered, entered);
    expect(german.text(asked.at(-1)!)).to.equal('Das braucht Karte 2 nicht. Was liegt da?');
    expect(asked.at(-1)!.expects).to.have.property('start').that.deep.includes(entered);
    expect(state.open[1]!.held).to.deep.equal(counted(['green']));
  });

  it('he has a card more', () => {
    const s = laid({ open: cards.slice(1) });
    const { state } = right(s, 'card-more', 'tally-green', { green: 3 });
    expect(holding(state).at(-1)).to.deep.equal(['tally-green', { green: 3 }]);
    expect(right(laid(), 'field', '7', 'red').asked[0]!.expects).to.not.deep.include({ of: ['card-more'] });
  });

  it('in the row', () => {
    const { state } = right(laid(), 'row-card', 'card-3', 'tally-green');
    expect(state.row).to.deep.equal(row.with(3, 'tally-green'));
  });

  it('on his pile', () => {
    const more = right(laid(), 'pile', 'more', 'tally-green').state;
    expect(more.fulfilled).to.deep.equal(['tally-red', 'tally-green']);
    expect(right(more, 'pile', 'less', 1).state.fulfilled).to.deep.equal(['tally-green']);
  });

  it('in a bag: a lost piece', () => {
    const { state, asked } = right(laid(), 'bag', 'body', { red: 15, blue: 16 });
    expect(asked.at(-1)!.expects).to.have.property('start').that.deep.includes({ red: 16 });
    expect(sumOf(state.supply!.bag.body)).to.equal(31);
  });

  it('other numbers: the pieces stay where they lie', () => {
    const tapped = [...spots.slice(1), 'body-top'];
    const { state } = right(laid(), 'numbers', ...tapped.slice(0, -1));
    expect(state.supply!.board).to.deep.equal({
      '10a': 'red',
      '10b': 'blue',
      '1a': 'red',
      '1b': 'red',
      '6': 'red',
    });
  });

  it('is there before his first turn, between turns, and before the account, which it may put off', () => {
    const over = laid({ supply: supplyWith([[], [], [], [], [], [], ['red']]), ended: 'bodies' });
    over.supply!.bag.body = counted([]);
    for (const s of [laid({ turn: 1 }), laid(), over]) expect(bot.next(s)).to.include('put-right');
    const { state } = right(over, 'field', '1', 'red', 'nothing');
    expect(state.ended).to.equal(null);
    expect(bot.next(state)[0]).to.equal('turn');
    expect(right(over, 'pile', 'less').state.ended).to.equal('bodies');
  });

  it('where nothing is mirrored, on his cards and his pile', () => {
    const s = table({ way: 'ask' }, { turn: 4, open: cards, ended: 'bodies' });
    const { asked, state } = right(s, 'his-card', 'his-3', 'gone');
    expect(asked[0]!.expects).to.deep.include({ of: ['his-card', 'pile', 'to-mirror'] });
    expect(state.ended).to.equal('bodies');
  });

  it('can be tapped and said: his cards are counted, and named in the log', () => {
    const asked = right(laid(), 'his-card', 'his-2', 'gone').asked[1]!;
    const { expects } = asked;
    if (expects.kind !== 'place') throw new Error('a place is asked for');
    expect(wordsFor(expects, 'his-2')).to.deep.equal(['2']);
    const board = boards.named.prophecies;
    expect(board.placeName!(german, 'his-2')).to.equal('seine Karte 2');
    const room = { width: 350, height: 350 };
    const lying = { marks: {}, places: [], choices: expects.of, text: german, room, strip: () => undefined };
    const { places } = board.draw({ ...lying, state: laid(), label: String } as never);
    expect(places.filter(({ isOpen }) => isOpen).map(({ id }) => id)).to.deep.equal(expects.of);
  });
});

describe('A.D.A.M.: mirrored and asked, in one game', () => {
  it('asks from now on', () => {
    const { state, said } = right(laid(), 'to-ask');
    expect(said).to.deep.equal(['Ab jetzt frage ich dich.']);
    expect([state.supply, state.row]).to.deep.equal([null, null]);
    expect(run(state, 'turn', { red: 1 }).questions).to.deep.equal(['look-for']);
  });

  it('mirrors again: the board is entered field by field, the bags are counted', () => {
    const asked = right(laid({ discarded: counted(['red', 'red']) }), 'to-ask').state;
    const board = { '1a': 'red', '1b': 'blue', '2a': 'black', '7': 'red' };
    const bag = { red: 5, green: 3 };
    const again = right(asked, 'to-mirror', board, bag, { red: 2 }, {}, false);
    const { supply } = again.state;
    expect(supply!.board).to.deep.equal(board);
    expect(supply!.bag).to.deep.equal({
      body: { ...counted([]), ...bag },
      head: counted(['red', 'red']),
      tail: counted([]),
    });
    // At most what is seen nowhere else: 16 less one on the board, two on his card and two discarded.
    expect(again.asked[2]!.expects).to.have.property('start').that.deep.includes({ red: 11, blue: 15 });
    expect(run(again.state, 'turn').said[0]).to.equal('Feld 1: 1 rot, 1 blau auf Karte 1.');
  });
});
