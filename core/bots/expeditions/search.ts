import type { Marks, Phrase, ShownCard } from '../../engine/bot.ts';
import type { Target, TargetKind } from './cards.ts';
import { locationAt, named, onward, places, type Location, type Mirror, type Row } from './mirror.ts';
import type { Key } from './phrases.ts';
import type { ExpeditionsTable, State } from './state.ts';

/** A target: how far it is, and how many markers lie there. */
export interface Found {
  readonly spaces: number;
  readonly markers: number;
}

/** What came of looking for a target, and why. */
export interface Search {
  readonly found: Found | null;
  readonly because: readonly Phrase<Key>[];
  readonly notes: Marks;
}

/** «Mech-Aktionen», p. 5, 2a: so far she looks, whatever the distance on the card. */
const lookAhead = 3;

/** «Mech-Aktionen», p. 5, 2a: mirrored, the app looks. Her own location is the first. */
export function look(mirror: Readonly<Mirror>, row: Row, kind: TargetKind): Search {
  const because: Phrase<Key>[] = [];
  const notes: Record<string, string> = {};
  let spaces = 0;
  for (const place of [mirror.mechs[row], ...onward(row, mirror.mechs[row])]) {
    const location = locationAt(mirror, place);
    const isOwn = place === mirror.mechs[row];
    if (!isOwn && place !== mirror.you) spaces += 1;
    if (place === mirror.you) {
      notes[place] = 'skipped';
      because.push({ say: 'because-skipped', with: named(place) });
    } else if (isMatch(location, kind)) {
      because.push({ say: 'because-match', with: { ...named(place), spaces, kind } });
      return { found: { spaces, markers: location.stack.length }, because, notes };
    } else {
      notes[place] = 'passed';
      because.push({ say: 'because-passed', with: { ...named(place), lies: whatLies(location), kind } });
    }
    if (spaces === lookAhead) break;
  }
  because.push({ say: 'because-none', with: { kind } });
  return { found: null, because, notes };
}

function isMatch({ map, stack, twenty }: Location, kind: TargetKind): boolean {
  switch (kind) {
    case 'map':
      return map;
    case 'corruption':
      return stack.length > 0;
    case 'twenty':
      return twenty && stack.length === 0;
  }
}

function whatLies({ map, stack, twenty }: Location): string {
  if (map) return 'map';
  if (twenty) return stack.length > 0 ? 'covered-twenty' : 'twenty';
  return stack.length > 0 ? 'corruption' : 'nothing';
}

/** Then nobody needs to look: the 20 has left the rows, or every map token is hers. */
function isGone({ isTwentyGone, maps }: Readonly<State>, kind: TargetKind): boolean {
  return (kind === 'twenty' && isTwentyGone) || (kind === 'map' && maps >= places.length);
}

const distances = ['here', 'one', 'two', 'three'] as const;
/** In an order in which a number that is said or typed means itself. */
const answers = ['one', 'two', 'three', 'here', 'none'] as const;

/** «Mech-Aktionen», p. 5, 2a: not mirrored, the player looks. */
export function ask(s: State, table: ExpeditionsTable, row: Row, target: Target, card: ShownCard): Search {
  const { kind, count } = target;
  const nothing: Search = { found: null, because: [{ say: 'because-none', with: { kind } }], notes: {} };
  if (isGone(s, kind)) return nothing;
  const said = table.choice({ say: 'how-far', of: answers, with: { row, kind }, card });
  if (said === 'none') return nothing;
  const spaces = distances.indexOf(said);
  // More markers than she may take make no difference.
  const markers =
    kind === 'corruption' && count > 1
      ? table.count({ say: 'how-many', min: 1, max: count, with: { row, count }, card })
      : 1;
  return {
    found: { spaces, markers },
    because: [{ say: 'because-told', with: { spaces, kind } }],
    notes: {},
  };
}
