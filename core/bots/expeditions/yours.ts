import { enterLocation } from './entry.ts';
import { locationAt, named, places, rowsNow, type Location, type Mirror } from './mirror.ts';
import { starsToEnd, type ExpeditionsTable, type State } from './state.ts';

const deeds = [
  'explore',
  'move',
  'vanquish',
  'vanquish-several',
  'vanquish-twenty',
  'other',
  'nothing',
] as const;
type Deed = (typeof deeds)[number];

/** What the player did on a location: a tap on it, and what it was. */
export function yourLocation(s: State, table: ExpeditionsTable): void {
  const { mirror } = s;
  if (!mirror) return;
  const board = rowsNow(mirror);
  const place = table.place({ say: 'your-location', of: places, board });
  const location = locationAt(mirror, place);
  const possible = deeds.filter((deed) => isPossible(deed, location, mirror.you === place));
  const extras = { board: rowsNow(mirror, { [place]: 'target' }) };
  const deed = table.choice({ say: 'your-deed', of: possible, with: named(place), ...extras });
  carryOut(s, table, mirror, place, deed);
}

function isPossible(deed: Deed, { map, stack, twenty }: Location, isThere: boolean): boolean {
  switch (deed) {
    case 'move':
      return !isThere;
    case 'explore':
      return map;
    case 'vanquish':
      return stack.length > 0;
    case 'vanquish-several':
      return stack.length > 1;
    case 'vanquish-twenty':
      return twenty;
    case 'other':
    case 'nothing':
      return true;
  }
}

function carryOut(s: State, table: ExpeditionsTable, mirror: Mirror, place: string, deed: Deed): void {
  const location = locationAt(mirror, place);
  switch (deed) {
    case 'move':
      mirror.you = place;
      break;
    case 'explore':
      mirror.you = place; // a tile is flipped by the mech that comes to it
      enterLocation(s, table, mirror, place, 'flipped');
      break;
    case 'vanquish':
      location.stack.shift();
      break;
    case 'vanquish-several':
      location.stack.splice(
        0,
        table.count({ say: 'your-markers', min: 2, max: location.stack.length, with: named(place) }),
      );
      break;
    case 'vanquish-twenty':
      location.twenty = false;
      s.isTwentyGone = true;
      break;
    case 'other':
      enterLocation(s, table, mirror, place, 'lies-here');
      break;
    case 'nothing':
  }
}

/** The player's mech leaves both rows. */
export function yourSouth(s: State, table: ExpeditionsTable): void {
  if (!s.mirror) return;
  s.mirror.you = null;
  table.tell('your-south', {}, { board: rowsNow(s.mirror) });
}

/** «Spielende und Wertung»: the player's fourth star brings the end. */
export function yourStar(s: State, table: ExpeditionsTable): void {
  s.yourStars += 1;
  if (s.yourStars === starsToEnd) s.endedBy = 'you';
  table.tell(
    s.endedBy === 'you' ? 'your-last-star' : 'your-star',
    { stars: s.yourStars, of: starsToEnd },
    { hero: s.yourStars },
  );
}
