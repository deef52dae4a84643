import { expect } from '@open-wc/testing';
import { geometryOf } from '../geometry.ts';
import { onMap, type State } from '../state.ts';
import { at, bot, german, levelsOf, mirror, run, table, usual } from './table.ts';

const s = table({ merchants: true }, { board: mirror(usual) });
const piece = (state: State, hex: string) => at(state).pieces[hex];

describe('something else lies there', () => {
  it('on any hex of the map, hers too', () => {
    const { asked } = run(s, 'put-right', ['hex', 'A1', 'nothing', 'lake']);
    expect(asked[1]!.expects).to.deep.include({ kind: 'place', of: geometryOf('base').land });
    const tapped = bot.shows(s).boards![0]!;
    expect(tapped.places).to.deep.equal(geometryOf('base').land);
    const hers = run(s, 'your-hex', ['D2', 'nothing', 'swamp']).state;
    expect([piece(hers, 'D2'), at(hers).terrain['D2']]).to.deep.equal([undefined, 'swamp']);
    expect(hers.supply.dwelling).to.equal(s.supply.dwelling + 1);
  });

  it('a tap by mistake changes nothing', () => {
    expect(run(s, 'your-hex', ['D2', 'as-shown']).state.board).to.deep.equal(s.board);
  });

  it('a building of hers leaves her supply, and its chip counts', () => {
    const { state } = run(s, 'your-hex', ['E3', 'other', 'bot', 'temple', true]);
    expect(piece(state, 'E3')).to.deep.equal({ owner: 'bot', kind: 'temple', marked: true, traded: false });
    expect(at(state).terrain['E3']).to.equal('lake');
    expect(state.supply.temple).to.equal(2);
    const other = run(state, 'your-hex', ['E3', 'bot', 'stronghold', false]).state;
    expect([other.supply.temple, other.supply.stronghold]).to.deep.equal([3, 0]);
  });

  it('of pieces that she does not have, one is not where the app thought', () => {
    const all = table(
      {},
      { board: mirror({ D2: 'bot stronghold' }), supply: { ...s.supply, stronghold: 0 } },
    );
    // Where only one can be missing, nobody is asked which.
    const { state } = run(all, 'your-hex', ['E3', 'other', 'bot', 'stronghold', false]);
    expect(Object.keys(at(state).pieces)).to.deep.equal(['E3']);
    expect([state.supply.stronghold, onMap(state, 'stronghold')]).to.deep.equal([0, 1]);
  });

  it('a building of the player’s, with or without her trade marker', () => {
    const { state } = run(s, 'your-hex', ['F2', 'other', 'you', 'sanctuary', true]);
    expect(piece(state, 'F2')).to.deep.include({ owner: 'you', kind: 'sanctuary', traded: true });
    expect(bot.shows(state).boards![0]!.marks['F2']).to.match(/you sanctuary trade$/);
  });

  it('a bridge that is not there', () => {
    const bridged = { ...s, board: mirror(usual, { bridges: { 'F2-G1': 'you' as const } }) };
    const { state } = run(bridged, 'your-hex', ['F2', 'other', 'no-bridge']);
    expect(at(state).bridges).to.deep.equal({});
    expect(piece(state, 'F2')).to.not.equal(undefined);
  });

  it('on the cult tracks: two markers on 10 are doubted, kept, and taken the second time', () => {
    const two = { bot: 10, you: 10 };
    const { state, asked } = run(s, 'put-right', ['cults', 'fire', two, false, { bot: 9, you: 10 }]);
    expect(german.text(asked[3]!)).to.equal('Feuer: zwei Steine auf 10?');
    expect(german.part(asked[3]!, 'hint')).to.contain('Nach den Regeln nur einer');
    expect(asked[4]!.expects).to.deep.include({ start: two });
    expect(state.levels.fire).to.deep.equal({ bot: 9, you: 10, other: 0 });
    const meant = run(s, 'put-right', ['cults', 'fire', two, true]).state;
    expect(meant.levels.fire).to.deep.equal({ bot: 10, you: 10, other: 0 });
  });

  it('priests, power spaces, favour tiles, pieces and points', () => {
    const right = (...answers: Parameters<typeof run>[2] & unknown[]) => run(s, 'put-right', answers).state;
    expect(right('spaces', 'air', ['space-1-2', 'space-3-2']).spaces.air).to.deep.equal([2, 2]);
    expect(right('power', ['coins', 'spade']).covered).to.deep.equal(['coins', 'spade']);
    expect(right('favours', ['air']).favours).to.deep.equal(['air']);
    expect(right('pieces', 3).priests).to.equal(3);
    expect(right('points', 44).points).to.equal(44);
    const asked = table({ way: 'ask' });
    const supply = { dwelling: 1, 'trading-house': 9, temple: 3, stronghold: 1, sanctuary: 0 };
    const { state } = run(asked, 'put-right', ['pieces', 7, supply]);
    expect([state.supply.dwelling, state.supply['trading-house'], onMap(state, 'sanctuary')]).to.deep.equal([
      1, 4, 1,
    ]);
  });

  it('a marker of the player that cannot reach 10 is said to stay below', () => {
    const taken = { ...s, levels: levelsOf([10], [8]) };
    const { said, state, steps } = run(taken, 'your-cult', ['fire', 'more', 2]);
    expect(said).to.deep.equal(['Feuer: du bleibst auf 9, auf 10 steht schon jemand.']);
    expect(german.part(steps[0]!, 'hint')).to.include('Etwas liegt anders');
    expect(state.levels.fire.you).to.equal(9);
  });
});
