import type { Reader } from '../../../engine/text.ts';
import type { SheetTable } from '../../../look/paper.ts';
import { firstLetters, type CardSet } from '../cards.ts';
import { mapIds, terrains, type MapId, type Terrain } from '../maps.ts';

/** What is not known. */
const open = '–';

/** Tables of the sheet: the levels, and what a player has entered of tiles and map cards, as far as there is any. */
export const tablesOf = (cards: CardSet, reader: Reader): SheetTable[] =>
  [
    levelTable(cards, reader),
    tileTable(cards, reader),
    ...mapIds.map((map) => letterTable(map, cards, reader)),
  ].filter(({ rows }) => rows.length > 0);

function levelTable({ levels }: CardSet, reader: Reader): SheetTable {
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  return {
    heading: say('paper-levels'),
    columns: [say('paper-levels-level'), say('paper-levels-shipping'), say('paper-levels-x')],
    rows: levels.map(({ id, shipping, x, provenance }) => ({
      name: say('level-name', { level: id }),
      values: [shipping, x],
      provenance,
    })),
  };
}

/** Her scoring tiles: the colour of her symbol, her points on either side. */
function tileTable({ scoringTiles }: CardSet, reader: Reader): SheetTable {
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  return {
    heading: say('paper-tiles'),
    columns: [say('paper-tiles-tile'), say('paper-tiles-cult'), '1–3', '4–6'],
    rows: scoringTiles
      .filter(({ provenance }) => provenance === 'owner')
      .map(({ id, cult, early, late, provenance }) => ({
        name: reader.label({ say: 'which-tile', with: {} }, id),
        values: [cult ? say('paper-cult', { cult }) : open, early ?? open, late ?? open],
        provenance,
      })),
  };
}

/** A map card: the hexes of her home that its letters mean. */
function letterTable(map: MapId, { firstHexes }: CardSet, reader: Reader): SheetTable {
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const hexesOf = (home: Terrain) =>
    firstLetters.map((letter) => firstHexes[`${map} ${home} ${letter}`] ?? open);
  return {
    heading: say('paper-letters', { map: reader.label({ say: 'option-map', with: {} }, map) }),
    columns: [say('paper-letters-home'), firstLetters],
    rows: terrains
      .filter((home) => hexesOf(home).some((hex) => hex !== open))
      .map((home) => ({
        name: say('terrain-name', { terrain: home }),
        values: [hexesOf(home)],
        provenance: 'owner',
      })),
  };
}
