import { group, type Drawing } from '../../../look/drawing.ts';
import { frameOf } from '../../../look/card.ts';
import { studio } from '../../../../print/jobs.ts';
import { expectTellable, signsOf } from '../../../../test/tools/tellable.ts';
import { bonusPicks, cards, cultPicks, directions, groups, type Support } from '../cards.ts';
import type { Terrain } from '../maps.ts';
import { middleOf, rowHeight, supportArea, supportWidth, type SupportRow } from '../paper/support.ts';
import { terrainInks, terrainToken } from '../terrain.ts';

it('every two terrains are told apart in every ink and by whatever eyes', () => {
  const terrains = Object.keys(terrainInks) as Terrain[];
  expectTellable(signsOf(terrains, 6, (terrain) => terrainToken(terrain, 0, 0, 5)));
});

const at = frameOf();
const { support } = cards.shipped.cards[0]!;

/** What a support card can say in a row by a sign. */
const said: readonly (readonly [SupportRow, readonly Partial<Support>[]])[] = [
  ['direction', directions.map((direction) => ({ direction }))],
  ['group', groups.map((one) => ({ group: one }))],
  ['merge', [{ merge: true }, { merge: false }]],
  ['cult', cultPicks.map((cult) => ({ cult }))],
  ['bonus', bonusPicks.map((bonus) => ({ bonus }))],
];

for (const [row, ways] of said)
  it(`signs of a support card are told apart without their words: ${row}`, async () => {
    const { reader } = await studio('terra-mystica', 'de');
    const [width, height] = [supportWidth(at), rowHeight(at)];
    const rowOf = (way: Partial<Support>): Drawing => {
      const signs = supportArea({ ...support, ...way }, reader, at).filter(({ kind }) => kind === 'path');
      return { width, height, shapes: [group(signs, { transform: { y: height / 2 - middleOf(row, at) } })] };
    };
    expectTellable(new Map(ways.map((way) => [JSON.stringify(way), rowOf(way)])));
  });
