import { expect } from '@open-wc/testing';
import { left } from '../../../engine/deck.ts';
import { nextDeck } from '../deck-building.ts';
import type { State } from '../state.ts';
import { bridgesFrom } from '../bridges.ts';
import { at, bot, mirror, run, table, usual } from './table.ts';

describe('the player’s turn', () => {
  const s = table({}, { board: mirror(usual) });

  it('builds and upgrades with two taps', () => {
    const { state, asked } = run(s, 'your-hex', ['F1', 'build']);
    expect(asked[0]!.expects).to.deep.include({ kind: 'place', board: 'hex-map' });
    expect(at(state).pieces['F1']).to.deep.include({ owner: 'you', kind: 'dwelling' });
    expect(at(state).terrain).to.deep.equal({ F1: 'forest' });
    const grown = run(state, 'your-hex', ['F1', 'to-trading-house']);
    expect(at(grown.state).pieces['F1']!.kind).to.equal('trading-house');
    expect(bot.shows(grown.state).boards![0]!.marks).to.deep.include({ F1: 'forest you trading-house' });
    expect(bot.shows(state).boards![0]!.onTap).to.equal('your-hex');
    const back = run(grown.state, 'your-hex', ['F1', 'take-back']);
    expect(at(back.state).pieces).to.deep.equal(at(s).pieces);
  });

  it('is told what a tap means: empty land is built on, what can become one thing becomes it', () => {
    const likely = (hex: string, pieces: Record<string, string> = usual) => {
      const { asked } = run(table({}, { board: mirror(pieces) }), 'your-hex', ({ expects, say }) =>
        say === 'your-hex' ? hex : 'of' in expects ? (expects.of[0] ?? '') : 0,
      );
      return asked[1]?.usual?.answer;
    };
    expect(likely('F1')).to.equal('build');
    expect(likely('F2')).to.equal('to-trading-house');
    expect(likely('F2', { F2: 'you trading-house' })).to.equal('to-temple');
    const temples = { A1: 'you temple', A3: 'you temple', A5: 'you temple' };
    expect(likely('F2', { F2: 'you trading-house', ...temples })).to.equal('to-stronghold');
    expect(likely('F2', { F2: 'you temple' })).to.equal('to-sanctuary');
    expect(likely('F2', { F2: 'you sanctuary' })).to.equal(undefined);
  });

  it('transforms, and back to what is printed needs no tile', () => {
    const { state } = run(s, 'your-hex', ['F1', 'transform', 'swamp']);
    expect(at(state).terrain).to.deep.equal({ F1: 'swamp' });
    expect(at(run(state, 'your-hex', ['F1', 'transform', 'mountains']).state).terrain).to.deep.equal({});
  });

  it('bridges a river along an edge', () => {
    expect(bridgesFrom(s, at(s), 'F2')).to.deep.equal(['G1', 'H2']);
    const { state } = run(s, 'your-hex', ['F2', 'bridge', 'G1']);
    expect(bot.shows(state).boards![0]!.marks).to.deep.include({ 'bridge:F2-G1': 'you' });
    expect(bridgesFrom(state, at(state), 'G1')).to.not.include('F2');
  });

  it('offers only pieces that are left', () => {
    const board = mirror({ F2: 'you trading-house', G3: 'you stronghold', D2: 'bot dwelling' });
    const { asked } = run({ ...s, board }, 'your-hex', ['F2', 'to-temple']);
    expect(asked[1]!.expects).to.deep.include({ of: ['to-temple', 'bridge', 'take-back', 'other'] });
  });

  it('enters for the other of two players what is built', () => {
    const both = table({ players: 'two' }, { board: mirror(usual) });
    const { state } = run(both, 'your-hex', ['F1', 'theirs', 'build']);
    expect(at(state).pieces['F1']!.owner).to.equal('other');
    expect(at(state).terrain).to.deep.equal({ F1: 'desert' });
  });

  it('climbs, with a priest or without, and never two to 10', () => {
    const priest = run(s, 'your-cult', ['water', 'priest-3']).state;
    expect([priest.levels.water.you, priest.spaces.water]).to.deep.equal([3, [2, 2, 2]]);
    const again = run(priest, 'your-cult', ['water', 'more', 9]).state;
    expect(again.levels.water.you).to.equal(10);
    expect(run(again, 'your-cult', ['water', 'fewer', 4]).state.levels.water.you).to.equal(6);
    const taken = { ...s, levels: { ...s.levels, fire: { bot: 10, you: 8, other: 0 } } };
    expect(run(taken, 'your-cult', ['fire', 'more', 5]).state.levels.fire.you).to.equal(9);
  });

  it('takes favour tiles and power actions away from her', () => {
    const favour = run(s, 'your-favour', ['air']).state;
    expect([favour.favours, favour.levels.air.you]).to.deep.equal([['fire', 'water', 'earth'], 3]);
    expect(run(s, 'your-power', ['coins']).state.covered).to.deep.equal(['coins']);
  });

  it('Cultists draw a card of the reserve for a building beside hers', () => {
    const cultists = (...known: string[]): State => ({
      ...table({ 'your-faction': 'cultists' }, { board: mirror(usual) }),
      reserve: { known, hidden: 0, pool: [] },
    });
    const points = run(cultists('card-8', 'card-6'), 'your-hex', ['E3', 'build']);
    expect(points.said).to.deep.equal(['2 Punkte für dich.']);
    expect([points.state.aside, points.state.reserve.known]).to.deep.equal([['card-8'], ['card-6']]);
    const step = run(cultists('card-6'), 'your-hex', ['E3', 'build', 'air']);
    expect(step.state.levels.air.you).to.equal(1);
    const refused = run(cultists('card-6'), 'your-hex', ['E3', 'build', 'none']);
    expect(refused.state.levels).to.deep.equal(cultists().levels);
    expect(refused.state.aside).to.deep.equal(['card-6']);
    const again = run({ ...cultists(), aside: ['card-9'] }, 'your-hex', ['E3', 'build']);
    expect(again.said).to.deep.equal(['2 Punkte für dich.']);
    expect(run(cultists('card-8'), 'your-hex', ['G3', 'build']).said).to.deep.equal([]);
  });

  it('Cultists draw card *3 first where it waits on the reserve; another one joins her deck then', () => {
    for (const deck of ['built-in', 'on-table']) {
      const options = { 'your-faction': 'cultists', level: 'automalein', deck };
      const s = table(options, { board: mirror(usual) });
      const drawn = run(s, 'your-hex', ['E3', 'build', 'water']);
      expect(drawn.asked.map(({ say }) => say)).to.deep.equal(['your-hex', 'your-deed', 'cultists-track']);
      expect([drawn.state.aside, drawn.state.waiting]).to.deep.equal([['card-3'], []]);
      expect(drawn.state.levels.water.you).to.equal(1);
      const reserve = left(drawn.state.reserve);
      nextDeck(drawn.state);
      expect([left(drawn.state.reserve), left(drawn.state.deck)]).to.deep.equal([reserve - 1, 5]);
      expect(drawn.state.deck.known).not.to.include('card-3');
    }
  });

  it('Shapeshifters gain power for a dwelling beside hers, not for an upgrade', () => {
    const shape = table({ 'your-faction': 'shapeshifters' }, { board: mirror(usual) });
    const built = run(shape, 'your-hex', ['E3', 'build']);
    expect(built.said).to.deep.equal(['1 Macht für dich statt eines Machtchips.']);
    expect(run(built.state, 'your-hex', ['E3', 'to-trading-house']).said).to.deep.equal([]);
  });
});
