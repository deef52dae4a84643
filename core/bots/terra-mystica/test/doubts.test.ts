import { expect } from '@open-wc/testing';
import type { State } from '../state.ts';
import { tileIds } from '../tiles.ts';
import { bot, german, levelsOf, run, stacked, started, table } from './table.ts';

const ask = (change: Partial<State> = {}) => table({ way: 'ask', tiles: 'player' }, change);

describe('what contradicts is said so, and counts the second time', () => {
  it('more free power spaces than she can have left', () => {
    const first = run(stacked(ask(), 'card-10', 'card-2'), 'turn', [6]).state;
    const { asked, steps } = run(stacked(first, 'card-10', 'card-2'), 'turn', [6, true]);
    expect(german.text(asked[1]!)).to.equal('6 frei? Eins hat sie in dieser Runde abgedeckt: höchstens 5.');
    expect(steps.find(({ say }) => say === 'cover-counted')!.with['free']).to.equal(6);
    const other = run(stacked(first, 'card-10', 'card-2'), 'turn', [6, false, 5]);
    expect(other.steps.find(({ say }) => say === 'cover-counted')!.with['free']).to.equal(5);
    const later = run({ ...first, passed: ['you', 'bot'] }, 'round').state;
    expect(run(stacked(later, 'card-10', 'card-2'), 'turn', [6]).asked).to.have.length(1);
    expect(asked[0]!.expects).to.deep.include({ min: 0, max: 6 });
    const both = table({ way: 'ask', merchants: true });
    const merchants = stacked({ ...both, cards: { ...both.cards, merchantSpaces: 4 } }, 'card-10', 'card-2m');
    expect(run(merchants, 'turn', [6, 4]).state.herCovers).to.deep.equal({ main: 1, merchants: 1 });
  });

  it('markers that fell, or a second one on 10', () => {
    const s = stacked(ask({ levels: levelsOf([10, 0, 0, 0], [3, 0, 0, 0]) }), 'card-8', 'card-3');
    const fell = run(s, 'turn', [{ fire: 2 }, true, 'two']);
    expect(german.text(fell.asked[1]!)).to.equal('Feuer 2? Vorher waren es 3.');
    expect(fell.state.levels.fire.you).to.equal(2);
    const top = run(s, 'turn', [{ fire: 10 }, false, { fire: 9 }, 'two']);
    expect(german.text(top.asked[1]!)).to.equal('Feuer 10? Höchstens 9: auf 10 steht nur ein Stein.');
    expect(top.state.levels.fire.you).to.equal(9);
  });

  it('an area larger than what she built', () => {
    const s = ask({ round: 6, passed: ['you', 'bot'] });
    const { asked, said } = run(s, 'end', [{}, 3, true, 1, {}]);
    expect(german.text(asked[2]!)).to.equal('3? Sie hat nur 2 Gebäude gebaut.');
    expect(said).to.include('18 Punkte für Automa: 3 Gebäude.');
  });
});

describe('scoring tiles', () => {
  it('are drawn by the app: six, each once, no spade in rounds 5 and 6', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 200; seed++) {
      const ids = started({}, seed).tiles.map((tile) => tile!.id);
      expect(new Set(ids).size).to.equal(6);
      expect(ids.slice(4)).to.not.include('spade');
      ids.forEach((id) => seen.add(id));
    }
    expect([...seen]).to.have.members([...tileIds]);
    const { steps } = run(started({ way: 'ask' }), 'set-up', ['any', 'forest']);
    expect(steps.filter(({ say }) => say === 'set-up-tiles-drawn')).to.have.length(6);
  });

  it('or by the player, who names them; those of the merchants are always the player’s', () => {
    for (const options of [{ tiles: 'player' }, { merchants: true }])
      expect(started(options).tiles).to.deep.equal([null, null, null, null, null, null]);
  });

  it('are read from the cards when they are needed, and can be put right', () => {
    const laid: State['laid'] = ['card-3', 'card-2'];
    const tiles: State['tiles'] = started().tiles.map(() => ({ id: 'town', cult: null, points: null }));
    const deck = { known: [], hidden: 0, pool: [] };
    const s = table({}, { laid, deck, tiles });
    const corrected = bot.cards.shipped.scoringTiles.map((tile) => ({ ...tile, early: 7 }));
    const cards = { ...s.cards, scoringTiles: corrected };
    expect(run({ ...s, cards }, 'turn').state.points).to.equal(27);
    expect(run(s, 'turn', [3]).state.points).to.equal(23);
    expect(run(s, 'put-right', ['tile', 'temple']).state.tiles[0]!.id).to.equal('temple');
  });
});
