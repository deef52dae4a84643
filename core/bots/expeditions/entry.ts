import type { Marks } from '../../engine/bot.ts';
import {
  locationAt,
  named,
  newMirror,
  places,
  placesOf,
  rows,
  rowsBoard,
  rowsNow,
  type Mirror,
} from './mirror.ts';
import type { ExpeditionsTable, State } from './state.ts';

const amounts = ['none', 'one', 'two', 'three', 'four'] as const;
const mostMarkers = 12;
const highestValue = 10;

/** What lies on a location now: asked after a tile was flipped, or to put the mirror right. */
export function enterLocation(
  s: State,
  table: ExpeditionsTable,
  mirror: Mirror,
  place: string,
  say: 'flipped' | 'lies-here',
): void {
  const location = locationAt(mirror, place);
  Object.assign(location, { map: false, stack: [], twenty: false });
  const where = named(place);
  const said = table.choice({
    say,
    of: [
      ...amounts.slice(1), // first, so that a number that is said or typed means itself
      'more',
      'none',
      ...(mayHoldTwenty(s, mirror) ? (['twenty'] as const) : []),
      ...(say === 'lies-here' ? (['map'] as const) : []),
    ],
    with: where,
    board: rowsNow(mirror, { [place]: 'target' }),
  });
  switch (said) {
    case 'map':
      location.map = true;
      break;
    case 'twenty':
      location.twenty = true;
      location.stack = readStack(
        s,
        table,
        place,
        table.count({ say: 'beside-twenty', min: 0, max: mostMarkers, with: where }),
      );
      break;
    case 'more':
      location.stack = readStack(
        s,
        table,
        place,
        table.count({ say: 'more', min: amounts.length, max: mostMarkers, with: where }),
      );
      break;
    default:
      location.stack = readStack(s, table, place, amounts.indexOf(said));
  }
}

/** There is only one. */
function mayHoldTwenty(s: Readonly<State>, mirror: Readonly<Mirror>): boolean {
  return !s.isTwentyGone && !places.some((place) => locationAt(mirror, place).twenty);
}

/** The markers of a stack, top first. */
function readStack(s: State, table: ExpeditionsTable, place: string, count: number): (number | null)[] {
  return Array.from({ length: count }, (_, index) =>
    s.stacks === 'values'
      ? table.count({
          say: 'marker-value',
          min: 1,
          max: highestValue,
          with: { ...named(place), position: index + 1, count },
        })
      : null,
  );
}

/** Mirroring begins anew in the middle of a game: what lies where, how high, and who stands where. */
export function toMirror(s: State, table: ExpeditionsTable): void {
  const mirror = newMirror();
  const lying = askLying(s, table);
  for (const place of places) {
    const mark = lying[place] ?? 'nothing';
    const isStack = mark === 'stack' || mark === 'stack-twenty';
    const count = isStack
      ? table.count({ say: 'stack-height', min: 1, max: mostMarkers, with: named(place) })
      : 0;
    mirror.locations[place] = {
      map: mark === 'map',
      stack: readStack(s, table, place, count),
      twenty: mark === 'twenty' || mark === 'stack-twenty',
    };
  }
  const lies = { board: rowsNow({ ...mirror, mechs: { north: '', central: '' } }) };
  for (const row of rows)
    mirror.mechs[row] = table.place({ say: 'where-mech', of: placesOf(row), with: { row }, ...lies });
  const yours = table.choice({ say: 'where-you', of: [...rows, 'south'] });
  if (yours !== 'south') {
    const free = placesOf(yours).filter((place) => place !== mirror.mechs[yours]);
    mirror.you = table.place({ say: 'where-your-mech', of: free, with: { row: yours }, ...lies });
  }
  s.mirror = mirror;
  table.tell('now-mirror', {}, { board: rowsNow(mirror) });
}

function askLying(s: State, table: ExpeditionsTable): Marks {
  const kinds = s.isTwentyGone ? ['map', 'stack'] : ['map', 'stack', 'twenty', 'stack-twenty'];
  const extras = { board: { board: rowsBoard, marks: {}, places } };
  let lying = table.marks({ say: 'what-lies', of: places, marks: kinds, min: 0, ...extras });
  while (Object.values(lying).filter((mark) => mark.endsWith('twenty')).length > 1)
    lying = table.marks({ say: 'what-lies-again', of: places, marks: kinds, min: 0, ...extras });
  return lying;
}

/** From now on she asks. */
export function toAsk(s: State, table: ExpeditionsTable): void {
  s.mirror = null;
  table.tell('now-ask');
}
