import type { Marks, ShownBoard } from '../../engine/bot.ts';

export const rowsBoard = 'expedition-rows';

/** Her two mechs, each in a row of its own, in the order of a card. */
export const rows = ['north', 'central'] as const;
export type Row = (typeof rows)[number];

export const rowLength = 7;

/** From west to east. */
export function placesOf(row: Row): string[] {
  return Array.from({ length: rowLength }, (_, index) => `${row.charAt(0)}${index + 1}`);
}

export const places: readonly string[] = rows.flatMap(placesOf);

export interface Location {
  /** A map token: the tile lies face down. */
  map: boolean;
  /** Corruption without the 20, top first; null where a marker was only counted. */
  stack: (number | null)[];
  twenty: boolean;
}

/** What lies in both rows, and who stands where. */
export interface Mirror {
  locations: Record<string, Location>;
  mechs: Record<Row, string>;
  /** Null while the player's mech is in neither row. */
  you: string | null;
}

/** «Spielaufbau», 1 and 2: her mechs in the far west and the far east; every tile of both rows face down. */
export function newMirror(): Mirror {
  const location = (): Location => ({ map: true, stack: [], twenty: false });
  return {
    locations: Object.fromEntries(places.map((place) => [place, location()])),
    mechs: { north: `n1`, central: `c${rowLength}` },
    you: null,
  };
}

export function locationAt(mirror: Readonly<Mirror>, place: string): Location {
  const location = mirror.locations[place];
  if (!location) throw new Error(`no location ${place}`);
  return location;
}

/** A location in a sentence. */
export function named(place: string): { readonly row: Row; readonly place: number } {
  return { row: place.startsWith('n') ? 'north' : 'central', place: Number(place.slice(1)) };
}

/** «Die Bewegung von Automas Mech», p. 3: the others in her direction, from the edge on at the other end. */
export function onward(row: Row, from: string): string[] {
  const line = row === 'north' ? placesOf(row) : placesOf(row).reverse();
  const at = line.indexOf(from);
  return [...line.slice(at + 1), ...line.slice(0, at)];
}

/** «Die Bewegung von Automas Mech», p. 3: so many on; the player's location does not count. */
export function placeAhead(mirror: Readonly<Mirror>, row: Row, spaces: number): string {
  const own = mirror.mechs[row];
  if (spaces === 0) return own;
  const place = onward(row, own).filter((one) => one !== mirror.you)[spaces - 1];
  if (place === undefined) throw new Error(`no location ${spaces} ahead of ${own}`);
  return place;
}

function wordsAt(mirror: Readonly<Mirror>, place: string): string[] {
  const { map, stack, twenty } = locationAt(mirror, place);
  const isCounted = stack.includes(null);
  return [
    ...(map ? ['map'] : []),
    ...(stack.length > 0 ? [isCounted ? `stack:${stack.length}` : `values:${stack.join()}`] : []),
    ...(twenty ? ['twenty'] : []),
    ...(Object.values(mirror.mechs).includes(place) ? ['bot'] : []),
    ...(mirror.you === place ? ['you'] : []),
  ];
}

/** The rows as they lie; `notes` says which locations she looked at and where she goes. */
export function rowsNow(mirror: Readonly<Mirror>, notes: Marks = {}): ShownBoard {
  const marks = places.flatMap((place) => {
    const words = [...wordsAt(mirror, place), ...(notes[place] ?? '').split(' ')].filter(Boolean);
    return words.length > 0 ? [[place, words.join(' ')] as const] : [];
  });
  return { board: rowsBoard, marks: Object.fromEntries(marks), places };
}
