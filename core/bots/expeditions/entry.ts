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

type Asks = 'flipped' | 'lies-here';

/** What lies on a location now: asked after a tile was flipped, or to put the mirror right. */
export function enterLocation(
  s: State,
  table: ExpeditionsTable,
  mirror: Mirror,
  place: string,
  say: Asks,
): void {
  const said = askLocation(s, table, mirror, place, say);
  if (said === 'bot' || said === 'you') return standing(table, mirror, place, said);
  const location = locationAt(mirror, place);
  const where = named(place);
  const stackOf = (count: number) => readStack(s, table, place, count);
  Object.assign(location, { map: said === 'map', stack: [], twenty: false });
  switch (said) {
    case 'map':
      break;
    case 'twenty':
      for (const other of places) locationAt(mirror, other).twenty = other === place;
      s.isTwentyGone = false;
      // Markers come to the 20 only later.
      if (say !== 'flipped')
        location.stack = stackOf(
          table.count({ say: 'beside-twenty', min: 0, max: mostMarkers, with: where }),
        );
      break;
    case 'more':
      location.stack = stackOf(
        table.count({ say: 'more', min: amounts.length, max: mostMarkers, with: where }),
      );
      break;
    default:
      location.stack = stackOf(amounts.indexOf(said));
  }
}

/** There is only one 20: where the app knows it elsewhere, that is said, and the player decides. */
function askLocation(
  s: Readonly<State>,
  table: ExpeditionsTable,
  mirror: Readonly<Mirror>,
  place: string,
  say: Asks,
) {
  const of = [
    ...amounts.slice(1), // first, so that a number that is said or typed means itself
    'more',
    'none',
    'twenty',
    ...(say === 'lies-here' ? (['map', 'bot', 'you'] as const) : []),
  ] as const;
  for (;;) {
    const said = table.choice({ say, of, with: named(place), board: rowsNow(mirror, { [place]: 'target' }) });
    const known = places.find((other) => other !== place && locationAt(mirror, other).twenty);
    const isDoubted = said === 'twenty' && (known !== undefined || s.isTwentyGone);
    const doubt = known ? { lies: 'there', ...named(known) } : { lies: 'gone', ...named(place) };
    if (!isDoubted || table.yesNo({ say: 'doubt-twenty', with: doubt })) return said;
  }
}

/** A mech stands here: hers of this row, or the player's. Nobody stands where another does. */
function standing(table: ExpeditionsTable, mirror: Mirror, place: string, who: 'bot' | 'you'): void {
  const { row } = named(place);
  if (who === 'bot') {
    mirror.mechs[row] = place;
    if (mirror.you === place) mirror.you = null;
    return;
  }
  mirror.you = place;
  if (mirror.mechs[row] !== place) return;
  const of = placesOf(row).filter((other) => other !== place);
  mirror.mechs[row] = table.place({ say: 'where-mech', of, with: { row }, board: rowsNow(mirror) });
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
  const lying = askLying(table);
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
  if (places.some((place) => locationAt(mirror, place).twenty)) s.isTwentyGone = false;
  table.tell('now-mirror', {}, { board: rowsNow(mirror) });
}

/** Two of the 20 are doubted once. */
function askLying(table: ExpeditionsTable): Marks {
  const kinds = ['map', 'stack', 'twenty', 'stack-twenty'];
  const extras = { board: { board: rowsBoard, marks: {}, places } };
  const lying = table.marks({ say: 'what-lies', of: places, marks: kinds, min: 0, ...extras });
  const twenties = Object.values(lying).filter((mark) => mark.endsWith('twenty')).length;
  if (twenties < 2) return lying;
  return table.marks({ say: 'what-lies-again', of: places, marks: kinds, min: 0, start: lying, ...extras });
}

/** From now on she asks. */
export function toAsk(s: State, table: ExpeditionsTable): void {
  s.mirror = null;
  table.tell('now-ask');
}
