import { indexOf, ownedBy, positionOf, terrainAt, type Mirror } from './mirror.ts';
import { reach } from './reach.ts';
import { homeOf, type Human, type State, type TerraTable } from './state.ts';

/** Of two players the other one: a key beside the answers. */
type Theirs = 'theirs';

/** Who did it, and what is answered for this player. Where it follows, or is likely, who it was is not asked. */
export function ofWhom<A extends string>(
  s: Readonly<State>,
  table: TerraTable,
  likely: Human | undefined,
  ask: (who: Human, others: readonly Theirs[]) => A | Theirs,
): { readonly who: Human; readonly answer: A } {
  const isOfTwo = s.humans.length > 1;
  const sure = (who: Human) => ({ who, answer: ask(who, []) as A });
  if (!isOfTwo) return sure('you');
  if (!likely) return sure(table.choice({ say: 'who-is-it', of: s.humans }));
  const answer = ask(likely, ['theirs']);
  return answer === 'theirs' ? sure(likely === 'you' ? 'other' : 'you') : { who: likely, answer };
}

/** Of two players it is remembered who did something since her turn, and whose building brings a favour tile. */
export function remember(s: State, who: Human, takesTile = false): void {
  if (s.humans.length === 1) return;
  s.lately = { who: [...(s.lately?.who ?? []), who], ...(takesTile && { tile: who }) };
}

export function stillIn(s: Readonly<State>): Human[] {
  return s.humans.filter((human) => !s.passed.includes(human));
}

/** Only one is still in the round; or one of the two has not had a turn since hers. */
export function byTurn(s: Readonly<State>): Human | undefined {
  const inRound = stillIn(s);
  if (inRound.length === 1) return inRound[0];
  const done = s.lately?.who ?? [];
  const waiting = inRound.filter((human) => !done.includes(human));
  return waiting.length === 1 ? waiting[0] : undefined;
}

/** A temple or sanctuary may bring a small favour tile, which is as likely as the next player's turn. */
export const climber = (s: Readonly<State>): Human | undefined => (s.lately?.tile ? undefined : byTurn(s));

/** Favour tiles come with a temple or a sanctuary. */
export function favoured(s: Readonly<State>, board: Readonly<Mirror> | null): Human | undefined {
  const has = (human: Human) =>
    Object.values(board?.pieces ?? {}).some(
      ({ owner, kind }) => owner === human && (kind === 'temple' || kind === 'sanctuary'),
    );
  const able = s.humans.filter(has);
  return s.lately?.tile ?? (able.length === 1 ? able[0] : byTurn(s));
}

/** Who builds on an empty hex: whose turn it is, and who is nearer or at home there. Undefined where they differ. */
export function builder(s: Readonly<State>, board: Readonly<Mirror>, hex: string): Human | undefined {
  const turn = byTurn(s);
  const place = byPlace(s, board, hex);
  return turn && place && turn !== place ? undefined : (turn ?? place);
}

/** Nobody ships further, but for one faction. */
const furthest = 3;

function byPlace(s: Readonly<State>, board: Readonly<Mirror>, hex: string): Human | undefined {
  const position = positionOf(s, board);
  const { geometry, beside } = position;
  const at = indexOf(geometry, hex);
  const costs = s.humans.map((human) => {
    const own = ownedBy(position, human);
    const isBeside = (beside[at] ?? []).some((other) => own.includes(other));
    const rivers = [1, 2, furthest].find((shipping) => reach(geometry, own, shipping).has(at));
    const far = isBeside ? 0 : (rivers ?? Infinity);
    return { human, far, spades: terrainAt(geometry, board, at) === homeOf(s, human) ? 0 : 1 };
  });
  // Neither further away nor dearer than for the other.
  return costs.find(({ human, far, spades }) =>
    costs.every(
      (other) =>
        other.human === human ||
        (far <= other.far && spades <= other.spades && (far < other.far || spades < other.spades)),
    ),
  )?.human;
}
