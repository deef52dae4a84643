import { expect } from '@open-wc/testing';
import type { CardId } from '../cards.ts';
import type { State } from '../state.ts';
import { mirror, run, stacked, table, told } from './table.ts';

const bridges = { 'A3-C1': 'you' } as const;

/** A3 and C1 have two rivers between them; the player's bridge makes them neighbours. */
const bridged = (
  pieces: Readonly<Record<string, string>>,
  cards: readonly CardId[],
  options = {},
  change: Partial<State> = {},
): State => stacked(table(options, { board: mirror(pieces, { bridges }), ...change }), ...cards);

describe('a bridge makes two hexes directly adjacent', () => {
  const stronghold = { A3: 'you stronghold', C1: 'bot dwelling', I10: 'bot dwelling' };

  it('for a dwelling that she upgrades beside you, and for the power she offers', () => {
    const played = run(bridged(stronghold, ['card-1', 'card-10']), 'turn');
    expect(told(played, 'upgrade').hero).to.equal('C1');
    expect(told(played, 'offer-power').with).to.deep.include({ power: 3, hex: 'C1' });
    const without = stacked(table({}, { board: mirror(stronghold) }), 'card-1', 'card-10');
    expect(told(run(without, 'turn'), 'upgrade').hero).to.equal('I10');
  });

  it('for the building that gives you least', () => {
    const pieces = { A3: 'you stronghold', C1: 'bot trading-house', I10: 'bot trading-house' };
    const supply = { ...table().supply, 'trading-house': 0 };
    const s = bridged(pieces, ['card-2', 'card-10'], {}, { supply });
    expect(told(run(s, 'turn'), 'upgrade').reasons).to.include('Am wenigsten Macht für dich, 0: 1 bleibt');
    const either = bridged(pieces, ['card-1', 'card-10'], {}, { supply });
    expect([s, either].map((one) => told(run(one, 'turn'), 'upgrade').hero)).to.deep.equal(['I10', 'I10']);
  });

  it('for the hex where the Powermongers give most', () => {
    const pieces = {
      A3: 'you stronghold',
      D2: 'bot dwelling',
      I10: 'bot dwelling marked',
      E1: 'you dwelling',
    };
    const s = bridged(pieces, ['card-4', 'card-5'], { faction: 'powermongers' });
    const played = run(s, 'turn', (prompt) => (prompt.expects.kind === 'yes-no' ? false : 'water'));
    expect(told(played, 'build').hero).to.equal('C1');
    expect(told(played, 'build').reasons).to.include('Am meisten Macht für dich, 3: 1 bleibt');
    expect(played.asked.map(({ say }) => say)).to.include('took-power');
  });

  it('for Cultists that build or upgrade', () => {
    const pieces = { A3: 'you trading-house', C1: 'bot dwelling' };
    const s = bridged(pieces, [], { 'your-faction': 'cultists' });
    expect(run(s, 'your-hex', ['A3', 'to-stronghold']).state.aside).to.have.length(1);
    const apart = table({ 'your-faction': 'cultists' }, { board: mirror(pieces) });
    expect(run(apart, 'your-hex', ['A3', 'to-stronghold']).state.aside).to.have.length(0);
  });

  it('for what is nearest to you', () => {
    const pieces = { A3: 'you dwelling', D2: 'bot dwelling', I10: 'bot dwelling marked' };
    const terrain = Object.fromEntries(['C1', 'D1', 'D3', 'E2', 'E3'].map((hex) => [hex, 'swamp' as const]));
    const board = mirror(pieces, { bridges, terrain });
    const s = stacked(table({}, { board }), 'card-4', 'card-13');
    expect(told(run(s, 'turn'), 'build').reasons).to.include('Am nächsten bei dir, 1 weit: 1 bleibt');
  });

  it('but it is yours: her range does not lead over it', () => {
    const s = bridged({ C1: 'bot dwelling', I10: 'you dwelling' }, ['card-4', 'card-13']);
    const played = run(s, 'turn', ({ expects }) => ('of' in expects ? (expects.of[0] ?? '') : 0));
    expect(Object.keys(told(played, 'build').board!.marks)).not.to.include('A3');
  });
});
