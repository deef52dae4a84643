import { enterLocation } from './entry.ts';
import { locationAt, named, places, rowsNow, type Mirror } from './mirror.ts';
import { starsToEnd, type ExpeditionsTable, type State } from './state.ts';
import { lastTurns } from './turn.ts';

const deeds = [
  'explore',
  'move',
  'vanquish',
  'vanquish-several',
  'vanquish-twenty',
  'other',
  'nothing',
] as const;
type OwnDeed = (typeof deeds)[number];

/** What the player did on a location: a tap on it, and what it was. */
export function yourLocation(s: State, table: ExpeditionsTable): void {
  const { mirror } = s;
  if (!mirror) return;
  const board = rowsNow(mirror);
  const place = table.place({ say: 'your-location', of: places, board });
  const possible = deeds.filter((deed) => isPossible(deed, mirror, place));
  const extras = { board: rowsNow(mirror, { [place]: 'target' }) };
  const usual = usualDeed(mirror, place);
  const deed = table.choice({
    say: 'your-deed',
    of: possible,
    with: { ...named(place), usual: usual ?? 'none' },
    ...(usual ? { usual: { answer: usual, tell: 'your-deed-told' } } : {}),
    ...extras,
  });
  carryOut(s, table, mirror, place, deed);
}

const isHers = ({ mechs }: Mirror, place: string): boolean => Object.values(mechs).includes(place);

/** A location that lies face down is explored; else the mech comes, and where it stands it takes something. */
function usualDeed(mirror: Mirror, place: string): OwnDeed | undefined {
  const usual =
    mirror.you === place ? (['vanquish', 'vanquish-twenty'] as const) : (['explore', 'move'] as const);
  return usual.find((deed) => isPossible(deed, mirror, place));
}

/** Nobody comes to where a mech stands. */
function isPossible(deed: OwnDeed, mirror: Mirror, place: string): boolean {
  const { map, stack, twenty } = locationAt(mirror, place);
  switch (deed) {
    case 'move':
      return mirror.you !== place && !isHers(mirror, place);
    case 'explore':
      return map && !isHers(mirror, place);
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

function carryOut(s: State, table: ExpeditionsTable, mirror: Mirror, place: string, deed: OwnDeed): void {
  const location = locationAt(mirror, place);
  const isPutRight = deed === 'other' || deed === 'nothing';
  // By the rules of the base game the own mech is where it explores or takes something.
  if (!isPutRight && !isHers(mirror, place)) mirror.you = place;
  switch (deed) {
    case 'explore':
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
    case 'move':
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
    { hero: s.yourStars, ...(s.endedBy === 'you' ? { because: lastTurns } : {}) },
  );
}
