import { expect } from '@open-wc/testing';
import { areaOf } from '../final.ts';
import { at, bot, german, levelsOf, mirror, run, stacked, table, told, usual } from './table.ts';

const gognomes = { faction: 'gognomes' };

describe('what the player reads on her faction card', () => {
  for (const faction of ['gognomes', 'symbionts', 'blight'])
    it(`counts in the turn of the ${faction}`, () => {
      const answers = ['points', 'cult', 'cubes'];
      const s = stacked(table({ faction }, { board: mirror(usual) }), 'card-4', 'card-5');
      const { state, asked } = run(s, 'turn', ({ say, expects }) => {
        if (say === 'card-gives') return answers.shift() ?? 'nothing';
        return 'of' in expects ? (expects.of[0] ?? '') : 3;
      });
      expect(asked.filter(({ say }) => say === 'card-gives')).to.have.length(4);
      expect(state.gained.faction).to.equal(3);
      expect([state.levels.fire.bot, state.cubes]).to.deep.equal([3, 3]);
      expect(bot.shows(state).trackers.find(({ id }) => id === 'cubes')?.value).to.equal(3);
    });
  it('can be entered at any time, and is not asked for other factions', () => {
    for (const way of ['mirror', 'ask']) {
      expect(bot.next(table({ ...gognomes, way }))).to.include('her-card');
      expect(bot.next(table({ way }))).to.not.include('her-card');
    }
    const { asked } = run(table({ ...gognomes, way: 'ask' }), 'her-card', ['nothing']);
    expect('of' in asked[0]!.expects && asked[0]!.expects.of).to.not.include('hex');
  });

  it('a closed hex is out, hers is not the player’s', () => {
    const s = table(gognomes, { board: mirror(usual) });
    const { state, said } = run(s, 'her-card', ['hex', 'E3', 'closed', 'hex', 'E2', 'hers', 'nothing']);
    expect(said).to.deep.equal(['E3 ist jetzt gesperrt.', 'E2 ist jetzt ihres.']);
    const open = (one: typeof s) =>
      Object.entries(
        told(
          run(stacked(one, 'card-4', 'card-13'), 'turn', () => 'desert'),
          'build',
        ).board!.marks,
      )
        .filter(([, mark]) => /option/.test(mark))
        .map(([hex]) => hex);
    expect(open(s)).to.include.members(['E2', 'E3']);
    expect(open(state)).to.include('E2').and.not.include('E3');
    for (const hex of ['E2', 'E3'])
      expect(run(state, 'your-hex', [hex, 'nothing', 'forest']).asked[1]!.say).to.equal('lies-here');
    const again = run(state, 'her-card', ['hex', 'E3', 'open', 'nothing']).state;
    expect(at(again).taken).to.deep.equal({ E2: 'hers' });
    const home = { ...again, board: { ...at(again), terrain: { E2: 'lake' } } } as typeof s;
    const built = at(run(stacked(home, 'card-4', 'card-13'), 'turn').state);
    expect([built.pieces['E2']?.owner, built.taken]).to.deep.equal(['bot', {}]);
  });

  it('hers counts in her area, and is said on the board', () => {
    const s = table(gognomes, {
      board: mirror({ D2: 'bot dwelling' }, { taken: { E3: 'hers', E2: 'closed' } }),
    });
    expect(areaOf(s, at(s), 'bot', 0)).to.equal(2);
    expect(areaOf(s, at(s), 'you', 0)).to.equal(0);
    expect(bot.shows(s).boards![0]!.marks).to.deep.include({ E3: 'hers', E2: 'closed' });
    expect(
      german.text({
        say: 'map-hex',
        with: {
          hex: 'E2',
          terrain: 'swamp',
          owner: 'none',
          building: 'none',
          marked: 'no',
          taken: 'closed',
          target: 'no',
        },
      }),
    ).to.equal('E2, Sumpf, gesperrt');
  });

  it('is asked at the end before the cults are scored, and is a line of the account', () => {
    const s = table(gognomes, {
      round: 6,
      passed: ['you', 'bot'],
      levels: levelsOf([2, 0, 0, 0], [3, 0, 0, 0]),
      board: mirror({}),
    });
    const { state } = run(s, 'end', ['points', 7, 'cult', 'fire', 2, 'nothing', 'reach-0', { game: 10 }]);
    const score = bot.scoring.score(state)!;
    expect(score.lines.find(({ id }) => id === 'faction')).to.deep.equal({ id: 'faction', bot: 7 });
    expect(score.lines.find(({ id }) => id === 'start')).to.deep.equal({ id: 'start', bot: 20 });
    expect(score.bot).to.equal(20 + 7 + 8);
  });
});
