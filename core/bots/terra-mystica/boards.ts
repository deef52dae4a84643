import {
  mapSpace,
  nameable,
  type Board,
  type Boards,
  type Lying,
  type Picture,
  type Place,
} from '../../look/board.ts';
import { geometryOf, type Hex } from './geometry.ts';
import {
  bridgeShapes,
  buildingSign,
  centreOf,
  isLand,
  mapSize,
  outlineOf,
  ringShapes,
  riverShape,
  rowLetters,
  spaceOf,
  spaceShapes,
  type Land,
  type Space,
} from './map-drawing.ts';
import { mapIds, terrains } from './maps.ts';
import { hexMap } from './mirror.ts';
import type { State } from './state.ts';
import { terrainToken } from './terrain.ts';

/**
 * The map. A mark is words: the terrain of a tile that was laid; `bot`, `you` or `other`; a building; `marked`,
 * `trade`, `closed`, `hers`, `option`, `target`, `next`. `bridge:C2-D3` says whose bridge is there.
 */
const map = {
  shape: 'map',
  draw({ state, marks, choices, text, room, isNear = false }: Lying<State>): Picture {
    const { hexes } = geometryOf(state?.map ?? mapIds[0]);
    const { width, height } = mapSize(hexes);
    const isNamed = isNear || Math.min(room.width / width, room.height / height) * mapSpace >= nameable;
    const lands = hexes.filter(isLand).map((hex) => ({ hex, space: spaceOf(hex, marks[hex.id]) }));
    const name = (hex: Land, { terrain, owner, building, marked, taken, target }: Space) =>
      text.text({
        say: 'map-hex',
        with: { hex: hex.id, terrain, owner, building, marked: yes(marked), taken, target: yes(target) },
      });
    const place = ({ hex, space }: (typeof lands)[number]): Place => {
      const isOpen = choices.includes(hex.id);
      return {
        id: hex.id,
        name: isOpen || marks[hex.id] !== undefined ? name(hex, space) : '',
        shapes: [
          ...spaceShapes(hex, space, isNamed),
          ...ringShapes(hex, space, isOpen && choices.length < lands.length),
        ],
        outline: outlineOf(hex, -1.5),
        at: centreOf(hex),
        isOpen,
        isDim: !isOpen && choices.length > 0 && space.owner === 'none' && !isRinged(space),
      };
    };
    const [ringed] = lands.filter(({ space }) => isRinged(space));
    const optional = lands.filter(({ space }) => space.option).map(({ hex }) => hex.id);
    const told = ringed ? [ringed] : lands.filter(({ hex }) => marks[hex.id] !== undefined);
    return {
      width,
      height,
      label: text.text({ say: 'map-label', with: {} }),
      told: told.map(({ hex, space }) => name(hex, space)),
      ground: [
        riverShape(hexes, choices.length > 0),
        ...(isNamed ? [] : rowLetters(lands.map(({ hex }) => hex))),
      ],
      // The ring lies on its neighbours.
      places: lands.toSorted((one, other) => Number(one === ringed) - Number(other === ringed)).map(place),
      over: bridges(hexes, marks),
      focus: ringed ? [ringed.hex.id] : choices.length > 0 ? choices : optional,
    };
  },
} satisfies Board;

const yes = (is: boolean) => (is ? 'yes' : 'no');

/** The space that matters most: her target, or the next to fill in. */
const isRinged = ({ target, next }: Space): boolean => target || next;

function bridges(hexes: readonly Hex[], marks: Lying['marks']) {
  const at = (id: string | undefined) => hexes.find((hex) => hex.id === id);
  return Object.entries(marks).flatMap(([key, owner]) => {
    const [from, to] = key.startsWith('bridge:') ? key.slice('bridge:'.length).split('-').map(at) : [];
    return from && to ? bridgeShapes(from, to, owner) : [];
  });
}

export default {
  named: { [hexMap]: map },
  legend: terrains,
  sign(answer) {
    const terrain = terrains.find((one) => one === answer);
    return terrain ? terrainToken(terrain, 0, 0, 14) : buildingSign(answer);
  },
} satisfies Boards;
