import { expectTellable, signsOf } from '../../../../test/tools/tellable.ts';
import type { Terrain } from '../maps.ts';
import { terrainInks, terrainToken } from '../terrain.ts';

it('every two terrains are told apart in every ink and by whatever eyes', () => {
  const terrains = Object.keys(terrainInks) as Terrain[];
  expectTellable(signsOf(terrains, 6, (terrain) => terrainToken(terrain, 0, 0, 5)));
});
