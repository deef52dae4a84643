import { gloryStars, mostCoins, type Coins, type Level } from './cards.ts';
import { levelOf, type ExpeditionsTable, type State } from './state.ts';

/** What the player has read from the progress card before needs no second look. */
const isUnsure = (s: Readonly<State>): boolean => s.compares && levelOf(s).provenance !== 'owner';

/** Before the marker advances for the first time: are the stars where the app believes them to be? */
export function compareTrack(s: State, table: ExpeditionsTable): void {
  if (!isUnsure(s) || s.progress > 0) return;
  const { starAt } = levelOf(s);
  if (!table.yesNo({ say: 'track-right', with: { ...named(s), steps: starAt }, ...shown(s) }))
    read(s, { starAt: readTrack(table) });
}

/** Before her coins are counted. Found right or read out, the card is known from then on. */
export function compareCoins(s: State, table: ExpeditionsTable): void {
  if (!isUnsure(s)) return;
  const { coins } = levelOf(s);
  const areRight = table.yesNo({ say: 'coins-right', with: { ...named(s), ...coins }, ...shown(s) });
  read(s, { coins: areRight ? coins : readCoins(table), provenance: 'owner' });
}

function named(s: Readonly<State>) {
  const { level, name, provenance } = levelOf(s);
  return { level, name: name ?? 'none', provenance };
}

const shown = ({ level }: Readonly<State>) => ({ card: { deck: 'progress', card: level } });

function read(s: State, change: Partial<Level>): void {
  const levels = s.cards.levels.map((one) => (one.id === s.level ? { ...one, ...change } : one));
  s.cards = { ...s.cards, levels };
}

function readCoins(table: ExpeditionsTable): Coins {
  const each = (what: keyof Coins) =>
    table.count({ say: 'coins-each', min: 0, max: mostCoins, with: { what } });
  return { star: each('star'), map: each('map'), corruption: each('corruption') };
}

const mostSpaces = 40;

/** Each star lies behind the one before it. */
function readTrack(table: ExpeditionsTable): number[] {
  const steps: number[] = [];
  for (let star = 1; star <= gloryStars; star++) {
    const first = (steps.at(-1) ?? 0) + 1;
    steps.push(
      table.count({ say: 'star-at', min: first, max: mostSpaces - gloryStars + star, with: { star } }),
    );
  }
  return steps;
}
