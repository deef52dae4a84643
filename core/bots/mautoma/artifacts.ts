import type { Phrase } from '../../engine/bot.ts';
import type { ColourName } from '../../look/colour-names.ts';
import { circleNow } from './circle.ts';
import type { Key } from './phrases.ts';
import { largeArtifacts, type MautomaTable, type State } from './state.ts';

/** Large artifacts on display, by colour. */
type Stock = Partial<Record<ColourName, number>>;

export function sumOf(stock: Stock): number {
  return Object.values(stock).reduce((sum, n) => sum + n, 0);
}

function coloursOnCircle(s: Readonly<State>): ColourName[] {
  return [...new Set(s.cards.board.fields.map((field) => field.colour))];
}

/** The player counts them. Another number than expected is asked once more, and then taken. */
function counted(
  s: Readonly<State>,
  table: MautomaTable,
  asks: 'set-up' | 'recoloured',
  count: number,
): Stock {
  const of = coloursOnCircle(s);
  const first = table.tally({ say: 'set-up-stock', of, with: { asks, count } });
  const sum = sumOf(first);
  if (sum === count) return first;
  const again = { asks: 'again', count, sum, gone: largeArtifacts - count };
  return table.tally({ say: 'set-up-stock', of, start: first, with: again });
}

/** «Spielplan»: eight lie there. */
export function setUpArtifacts(s: State, table: MautomaTable): void {
  table.tell('set-up-artifacts', { count: largeArtifacts }, { hero: largeArtifacts });
  if (s.artifacts.kind === 'track') s.artifacts.left = counted(s, table, 'set-up', largeArtifacts);
}

/** On a circle that was put right, artifacts may have other colours than those they were counted by. */
function isRecoloured(s: Readonly<State>, left: Stock): boolean {
  const on = coloursOnCircle(s);
  return on.some((colour) => !(colour in left)) || stocked(left).some((colour) => !on.includes(colour));
}

const stocked = (left: Stock): ColourName[] =>
  (Object.keys(left) as ColourName[]).filter((colour) => (left[colour] ?? 0) > 0);

/** «Klarstellungen: Sonstiges»: the player took a large artifact; only where the display is tracked. */
export function artifactTaken(s: State, table: MautomaTable): void {
  if (s.artifacts.kind !== 'track') return;
  const { left } = s.artifacts;
  const of = Object.keys(left) as ColourName[];
  const [only, ...others] = stocked(left);
  const known = only && others.length === 0 && { answer: only, tell: 'artifact-taken-known' as const };
  const question = { say: 'artifact-taken', of } as const;
  let colour = table.choice({
    ...question,
    ...(known ? { usual: known } : {}),
    with: { asks: 'now', colour: only ?? 'none' },
  });
  // It is there all the same.
  if (left[colour] === 0) colour = table.choice({ ...question, with: { asks: 'again', colour } });
  left[colour] = Math.max(0, (left[colour] ?? 0) - 1);
  const count = sumOf(left);
  if (count === 0) table.tell('artifact-last');
  else table.tell('artifact-left', { count }, { hero: count });
}

/**
 * Überwinterung 1: an artifact in the colour of the marker's field; if that colour is gone, of the next field
 * on clockwise that has one. The marker stays where it is.
 */
export function removeArtifact(s: State, table: MautomaTable): void {
  const { artifacts } = s;
  if (artifacts.kind === 'track' && isRecoloured(s, artifacts.left))
    artifacts.left = counted(s, table, 'recoloured', sumOf(artifacts.left));
  const because: Phrase<Key>[] = [];
  for (const colour of coloursFromMarker(s)) {
    if (isRemoved(s, table, colour, because)) return;
    because.push({ say: 'because-colour-gone', with: { colour } });
  }
  because.push({ say: 'because-none-left', with: {} });
  table.tell('hibernation-artifact-none', {}, { because });
}

/** Each colour once, in the order in which the walk along the circle meets it. */
function coloursFromMarker(s: Readonly<State>): Set<ColourName> {
  const { fields } = s.cards.board;
  return new Set([...fields.slice(s.marker), ...fields.slice(0, s.marker)].map((field) => field.colour));
}

function isRemoved(s: State, table: MautomaTable, colour: ColourName, gone: readonly Phrase<Key>[]): boolean {
  const because: Phrase<Key>[] = gone.length > 0 ? [...gone, { say: 'because-walk', with: {} }] : [];
  const extras = { hero: 1, because, board: circleNow(s) };
  if (s.artifacts.kind === 'track') {
    const count = s.artifacts.left[colour] ?? 0;
    if (count === 0) return false;
    s.artifacts.left[colour] = count - 1;
    table.tell('hibernation-artifact-known', { colour }, extras);
    return true;
  }
  if (s.artifacts.gone.includes(colour)) return false; // a large artifact never comes back
  const found = table.choice({
    say: 'hibernation-artifact',
    of: ['removed', 'none'],
    usual: { answer: 'removed', tell: 'hibernation-artifact-known' },
    with: { colour },
    ...extras,
  });
  if (found === 'none') s.artifacts.gone.push(colour);
  else s.artifacts.removed += 1;
  return found === 'removed';
}
