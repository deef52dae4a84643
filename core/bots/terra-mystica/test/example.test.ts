import { expect } from '@open-wc/testing';
import { geometryOf } from '../geometry.ts';
import { distances, shortest } from '../reach.ts';
import { run, stacked, table } from './table.ts';

/** Examples of the rulebook whose pictures show a table; those of one action are tried with it. */
describe('Automa: examples of the rulebook', () => {
  const geometry = geometryOf('base');
  const at = (...names: string[]) => names.map((name) => geometry.hexes.findIndex((hex) => hex.id === name));
  const way = (from: string[], to: string[], yours: string[] = []) =>
    shortest(distances(geometry.neighbours, at(...from), new Set(at(...yours))), at(...to));

  const ways: [name: string, from: string[], to: string[], yours: string[], far: number][] = [
    ['directly', ['D2'], ['D3'], [], 1],
    ['over rivers, however many', ['A1'], ['F2'], [], 5],
    ['around the player’s buildings', ['E3'], ['E5'], ['E4'], 3],
    ['of two groups, between those that are nearest', ['A1', 'E3'], ['E4', 'I10'], [], 1],
  ];
  for (const [name, from, to, yours, far] of ways)
    it(`«Am nächsten / kürzester Weg»: ${name}`, () => {
      expect(way(from, to, yours)).to.equal(far);
    });

  it('«Aktionen der Aktionskarte ausführen»: upgrade, favour tile and points, from top to bottom', () => {
    const s = stacked(table({}, { round: 5 }), 'card-8', 'card-1');
    const { steps } = run(s, 'turn');
    expect(steps.map(({ say }) => say)).to.deep.equal(['pair', 'upgrade', 'favour', 'points']);
  });
});
