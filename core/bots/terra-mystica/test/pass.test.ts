import { expect } from '@open-wc/testing';
import { play } from '../../../engine/play.ts';
import type { CardId } from '../cards.ts';
import type { State } from '../state.ts';
import { bot, german, known, run, stacked, table, told } from './table.ts';

const sorted = (cards: readonly string[]): string[] => [...cards].sort();

describe('Automa: passing', () => {
  const lastTwo = (change: Partial<State>, ...cards: CardId[]): State => ({
    ...table({}, { tiles: known(), turns: 3, laid: ['card-3', 'card-2'] }),
    ...change,
    deck: { known: cards, hidden: 0, pool: [] },
  });

  it('comes at once when one of the last two cards shows it', () => {
    const { said, state } = run(lastTwo({}, 'card-4', 'card-1'), 'turn');
    expect(said).to.deep.equal([
      'Eine quer liegende Karte zeigt Passen: Automa passt.',
      '4 Punkte vom Wertungsplättchen.',
      'Sie nimmt die mittlere Rundenbonuskarte.', // *2 supports: it was the action card before
      'Sie hat zuerst gepasst: Startspielerfigur zu ihr.',
    ]);
    expect(state.points).to.equal(24);
    expect(bot.next(state)[0]).to.equal('you-pass');
  });

  it('does not come for the third card from below', () => {
    const { said } = run(lastTwo({}, 'card-4', 'card-1', 'card-5'), 'turn');
    expect(said[0]).to.equal('*4 links, *2 rechts.');
  });

  it('comes with an empty deck; then the last action card supports', () => {
    const { said, state } = run(lastTwo({ passed: ['you'] }), 'turn-alone');
    expect(said).to.deep.equal([
      'Der Stapel ist leer: Automa passt.',
      '4 Punkte vom Wertungsplättchen.',
      'Sie nimmt die mittlere Rundenbonuskarte.',
    ]);
    expect(bot.next(state)[0]).to.equal('round');
  });

  it('brings one card of the reserve, and the extra card of the merchants after round 2', () => {
    const reserve = { known: ['card-6', 'card-7'], hidden: 0, pool: [] };
    const after = (merchants: boolean, round: number): string[] =>
      run(lastTwo({ merchants, round, reserve }, 'card-4', 'card-1'), 'turn').state.deck.known;
    const all = ['card-1', 'card-2', 'card-3', 'card-4', 'card-6'];
    expect(sorted(after(false, 2))).to.deep.equal(all);
    expect(sorted(after(true, 1))).to.deep.equal(all);
    expect(sorted(after(true, 2))).to.deep.equal([...all, 'card-extra']);
  });

  it('tells which cards come into a printed deck', () => {
    const deckTold = (merchants: boolean, round: number): string => {
      const s = table({ deck: 'on-table', merchants }, { tiles: known(), round, laid: ['card-3', 'card-5'] });
      const deck = { known: [], hidden: 0, pool: [] };
      return german.text(told(run({ ...s, deck }, 'turn'), 'pass-deck'));
    };
    expect(deckTold(true, 1)).to.equal('3 Karten: alle mischen, 1 aus der Reserve dazu.');
    expect(deckTold(false, 2)).to.equal('3 Karten: alle mischen, 1 aus der Reserve dazu.');
    expect(deckTold(true, 2)).to.equal(
      '4 Karten: alle mischen, 1 aus der Reserve und die Händlerkarte dazu.',
    );
  });

  it('brings card *3 first on the lowest level', () => {
    const s = lastTwo({ waiting: ['card-3'], laid: ['card-5', 'card-2'] }, 'card-4', 'card-1');
    const { state } = run(s, 'turn');
    expect(sorted(state.deck.known)).to.deep.equal(['card-1', 'card-2', 'card-3', 'card-4', 'card-5']);
    expect(state.waiting).to.deep.equal([]);
  });

  it('takes no bonus card in round 6', () => {
    const { said, state } = run(lastTwo({ round: 6 }, 'card-4'), 'turn');
    expect(said).to.have.length(2);
    const both = run(state, 'you-pass');
    expect(both.said).to.deep.equal([]);
    expect(bot.next(both.state)[0]).to.equal('end');
  });

  it('asks for the tile and what is not printed on ours', () => {
    const unknown = { tiles: known().map(() => null) };
    const { asked, state } = run(lastTwo({ ...unknown, round: 5 }, 'card-4'), 'turn', ['town', 7]);
    expect(asked.map(({ say }) => say)).to.deep.equal(['which-tile', 'tile-points']);
    expect('of' in asked[0]!.expects && asked[0]!.expects.of).to.not.include('spade');
    expect(state.points).to.equal(27);
    const read = run(lastTwo({ ...unknown, round: 4 }, 'card-4'), 'turn', ['stronghold-air']);
    expect(read.state.points).to.equal(25);
  });

  it('counts twice for the Racelings who pass first', () => {
    const first = run(lastTwo({ faction: 'racelings' }, 'card-4'), 'turn');
    const second = run(lastTwo({ faction: 'racelings', passed: ['you'] }, 'card-4'), 'turn-alone');
    expect([first.state.points, second.state.points]).to.deep.equal([28, 24]);
  });

  it('decides who begins the next round, and frees the power spaces', () => {
    const s = table({}, { passed: ['bot', 'you'], covered: ['coins'], turns: 4 });
    const { state, said } = run(s, 'round');
    expect(said.at(-1)).to.equal('2: diese Runde beginnt Automa.');
    expect(state).to.deep.include({ round: 2, begins: 'bot', covered: [], passed: [], turns: 0 });
    expect(bot.next(state)[0]).to.equal('first-turn');
    const played = run(stacked(state, 'card-8', 'card-3'), 'turn').state;
    expect([played.turns, bot.next(played)[0]]).to.deep.equal([1, 'turn']);
    const yours = run({ ...s, passed: ['you', 'bot'] }, 'round');
    expect(yours.said.at(-1)).to.equal('2: diese Runde beginnst du.');
    expect(bot.next(yours.state)[0]).to.equal('turn');
  });

  it('of the player: the bonus card, and who begins then', () => {
    const bonus = 'Deine alte Rundenbonuskarte dorthin, wo die neue lag.';
    expect(run(table(), 'you-pass').said).to.deep.equal([bonus, 'Du beginnst die nächste Runde.']);
    expect(run(table({}, { passed: ['bot'] }), 'you-pass').said).to.deep.equal([bonus]);
    expect(run(table({}, { round: 6 }), 'you-pass').said).to.deep.equal([]);
    const other = run(table({ players: 'two' }), 'you-pass', ['other']);
    expect(other.said.at(-1)).to.equal('Spieler 2 beginnt die nächste Runde.');
    const both = run(other.state, 'you-pass');
    expect([both.asked.length, both.state.passed]).to.deep.equal([0, ['other', 'you']]);
  });

  it('of two players is that of whoever has not had a turn since hers, where she is still in', () => {
    const s = table({ players: 'two' }, { lately: { who: ['you'] } });
    const usual = (state: State) => play(bot, state, 'you-pass', []).prompt?.usual;
    expect(usual(s)).to.deep.equal({ answer: 'other', tell: 'passes' });
    expect(usual({ ...s, passed: ['bot'] })).to.equal(undefined);
    expect(usual({ ...s, lately: { who: [] } })).to.equal(undefined);
  });

  it('ends for two players when both have passed; she begins only before both', () => {
    const s = table({ players: 'two' }, { passed: ['other', 'bot'] });
    expect(bot.next(s)[0]).to.equal('you-pass');
    const { state } = run(s, 'you-pass');
    expect(bot.next(state)[0]).to.equal('round');
    const next = run(state, 'round');
    expect(next.state.begins).to.equal('you');
    expect(next.said[0]).to.equal('Kultbonus der Runde 1 für euch beide.');
    expect(next.said.at(-1)).to.equal('2: diese Runde beginnt Spieler 2.');
  });
});
