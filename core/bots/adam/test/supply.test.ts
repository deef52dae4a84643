import { expect } from '@open-wc/testing';
import { spots, type Colour } from '../cards.ts';
import { counted, sumOf } from '../pieces.ts';
import type { State } from '../state.ts';
import { piecesOn, placesIn } from '../supply.ts';
import type { Prompt } from '../../../engine/bot.ts';
import { bot, german, open, run, supplyWith, table } from './table.ts';

describe('A.D.A.M.: supply', () => {
  const rest: Colour[][] = [[], [], [], [], [], ['red', 'blue'], ['red'], [], [], []];
  const cards = [open('triple-yellow'), open('triple-red'), open('triple-blue')];

  it('the player takes a whole field with one tap; empty outer fields are refilled', () => {
    const s = table({ row: 'asked' }, { open: cards, supply: supplyWith(rest) });
    const empty = placesIn(spots).filter((place) => place !== '7');
    const { state, asked } = run(
      s,
      'your-pieces',
      '6',
      Object.fromEntries(empty.map((place) => [place, 'black'])),
    );
    expect(asked[0]!.expects).to.deep.include({
      kind: 'place',
      board: 'supply-board',
      of: ['6', '7'],
    });
    expect(asked[1]!.expects).to.deep.include({ kind: 'marks', of: empty, likely: 15 });
    expect(state.supply!.yours).to.deep.equal(counted(['red', 'blue']));
    expect(piecesOn(state.supply!.board, 6)).to.deep.equal(['black', 'black']);
    expect(bot.shows(state).boards![0]).to.deep.include({
      board: 'supply-board',
      onTap: 'your-pieces',
      places: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    });
  });

  it('says why the board is refilled; without heads and tails after every taking, as we read it', () => {
    const s = table({ row: 'asked' }, { open: cards, supply: supplyWith(rest) });
    const green = (of: readonly string[]) => Object.fromEntries(of.map((place) => [place, 'green']));
    const reasons = ({ asked }: { asked: readonly Prompt[] }) =>
      (asked.at(-1)?.because ?? []).map((reason) => german.text(reason));
    const whole = placesIn(spots).filter((place) => place !== '7');
    expect(reasons(run(s, 'your-pieces', '6', green(whole)))).to.deep.equal([
      'Alle sechs Felder außen sind leer: dann füllst du die ganze Tafel auf',
    ]);
    s.supply!.bag = { ...s.supply!.bag, head: counted([]), tail: counted([]) };
    delete s.supply!.board['7'];
    s.supply!.board['1a'] = 'green';
    const outer = ['1b', '2a', '2b', '3a', '3b', '4a', '4b', '5a', '5b', '6a', '6b'];
    const used = run(s, 'your-pieces', '6', green(outer));
    expect(used.asked.at(-1)!.expects).to.deep.include({ of: outer, likely: 11 });
    expect(reasons(used)).to.deep.equal([
      'Alle vier Felder innen sind leer: dann füllst du die ganze Tafel auf',
      'Köpfe und Schwänze sind aufgebraucht. Unsere Lesart: Innen ist dann immer leer, also füllst du nach jedem Nehmen auf',
    ]);
  });

  it('doubts more pieces of a colour than there are, once', () => {
    const s = table({ row: 'asked' }, { open: cards, supply: supplyWith(rest) });
    const many = Object.fromEntries(
      placesIn(spots)
        .filter((place) => place !== '7')
        .map((place) => [place, 'green']),
    );
    s.supply!.bag.body.green = 3;
    const { state, asked } = run(s, 'your-pieces', '6', many, many);
    expect(asked.at(-1)!.say).to.equal('refill-again');
    expect(sumOf(state.supply!.bag.body)).to.equal(67 - 12);
    expect(state.supply!.bag.body.green).to.equal(0);
  });

  describe('refilled with other pieces than counted', () => {
    const lying = (colour: Colour, ...of: readonly string[]) =>
      Object.fromEntries(of.map((place) => [place, colour]));
    const few = (bodies: number): State => {
      const supply = supplyWith([[], [], [], [], [], ['red', 'blue'], ['red'], ['red'], ['red'], ['red']]);
      supply.bag.body = counted(Array.from({ length: bodies }, () => 'green'));
      return table({ row: 'asked' }, { open: cards, supply });
    };

    it('says what it expected and why, keeps what was entered, and takes it the second time', () => {
      const entered = lying('green', '1a', '1b');
      const { state, asked } = run(few(3), 'your-pieces', '6', entered, entered);
      const [, first, again] = asked;
      expect(first!.expects).to.deep.include({ min: 0, likely: 3 });
      expect(again!.expects).to.deep.include({ min: 0, likely: 3, start: entered });
      expect(german.text(again!)).to.equal('Erwartet: 3 Körper. Was liegt da?');
      expect(german.text(again!.because!.at(-1)!)).to.equal('Körper: 3 im Beutel, 3 kommen, 2 eingegeben');
      expect(state.supply!.board).to.deep.include(entered);
      expect(sumOf(state.supply!.bag.body), 'the lost piece is no longer waited for').to.equal(0);
    });

    it('takes more pieces than counted the second time', () => {
      const entered = lying('green', '1a', '1b', '2a', '2b');
      const { state, asked } = run(few(3), 'your-pieces', '6', entered, entered);
      expect(asked.at(-1)!.say).to.equal('refill-again');
      expect(state.supply!.board).to.deep.include(entered);
      expect(sumOf(state.supply!.bag.body)).to.equal(0);
    });

    it('ends the game when the last bodies are lost', () => {
      const { state, asked } = run(few(1), 'your-pieces', '6', {}, {});
      expect(asked).to.have.length(3);
      expect(state.ended).to.equal('bodies');
    });
  });

  it('counts the bags, announces the last bodies and the end', () => {
    const supply = supplyWith(rest);
    supply.bag = { body: counted(['red', 'green']), head: counted([]), tail: counted(['blue']) };
    const s = table({ row: 'asked' }, { open: cards, supply });
    expect(run(s, 'look').said.slice(3)).to.deep.equal([
      '2 Körper im Beutel: 1 rot, 1 grün.',
      '0 Köpfe im Beutel: nichts.',
      '1 Schwanz im Beutel: 1 blau.',
    ]);
    const last = run(s, 'your-pieces', '6', { '1a': 'red', '1b': 'green', '9': 'blue' });
    expect(last.said).to.deep.equal(['2 Körper liegen noch da. Der Beutel ist leer.']);
    const over = run(last.state, 'your-pieces', '1');
    expect(over.said).to.deep.equal(['Kein Körper ist mehr da. Das Spiel ist zu Ende.']);
    expect(bot.next(over.state)).to.deep.equal(['end', 'put-right']);
  });

  it('the player takes cards of the row: each leaves a gap, and the row is filled when the turn is over', () => {
    const row = ['tally-red', 'tally-blue', 'tally-green', 'tally-black', 'tally-yellow', 'triple-green'];
    const s = table(
      { 'level-2': true },
      { open: cards, row, supply: supplyWith([['yellow', 'yellow'], ['green'], [], [], [], [], ['green']]) },
    );
    const first = run(s, 'your-card', 'card-5');
    expect(first.said).to.deep.equal(['4 Prophezeiungen: mehr darfst du nicht auf der Hand haben.']);
    const second = run(first.state, 'your-card', 'card-5');
    expect(second.said).to.deep.equal([]);
    expect(bot.shows(second.state).boards![1]!.places).to.deep.equal([
      'card-1',
      'card-2',
      'card-3',
      'card-4',
    ]);
    const { said, state, asked } = run(second.state, 'turn', 'tally-red', 'triple-black');
    expect(said.slice(0, 2)).to.deep.equal([
      'Reihe nach rechts schieben, links 2 neue Karten.',
      'Feld 1: 2 gelb auf Karte 1.',
    ]);
    expect(german.text(asked[0]!)).to.equal('Reihe, Platz 2 von links: welche Karte?');
    expect(state.row).to.deep.equal(['triple-black', 'tally-red', ...row.slice(0, 4)]);
  });

  it('the row waits no longer than the turn: where the deck is used up it stays short', () => {
    const row = ['tally-red', 'tally-blue', null];
    const supply = supplyWith([['yellow', 'yellow'], ['red'], ['red'], [], [], [], ['green']]);
    const { state } = run(table({}, { open: cards, row, supply }), 'turn', 'none');
    expect(state.row).to.deep.equal(['tally-red', 'tally-blue']);
    expect(run(state, 'turn').questions).to.deep.equal([]);
  });

  it('says what his cards still lack', () => {
    const s = table({}, { open: [open('pair-red-blue', { red: 1 }), open('open-bridge-red-blue')] });
    expect(run(s, 'look').said.slice(0, 2)).to.deep.equal([
      '1: noch offen 2 rot, 3 blau.',
      '2: noch offen 2 rot, 2 blau, 1 beliebig.',
    ]);
  });
});
