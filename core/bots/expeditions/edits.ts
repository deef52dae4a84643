import {
  choice,
  count,
  numbers,
  withItem,
  yesNo,
  type EditCard,
  type Edits,
  type Field,
} from '../../engine/edits.ts';
import {
  gloryStars,
  longestDistance,
  longestName,
  mostCoins,
  mostTaken,
  scored,
  targetKinds,
  type Card,
  type CardSet,
  type Level,
  type Orders,
  type Target,
} from './cards.ts';
import de from './edits.de.ftl';
import en from './edits.en.ftl';
import { rows, type Row } from './mirror.ts';

const targets = ['none', ...targetKinds] as const;

/** «Automa-Entscheidungskarten»: progress, then an area for each mech. */
function decision(set: CardSet, card: Card): EditCard<CardSet> {
  const put = (change: Partial<Card>): CardSet => ({
    ...set,
    decisions: withItem(set.decisions, card.id, change),
  });
  return {
    id: card.id,
    name: { say: 'edit-decision', with: { number: card.id } },
    units: [`decisions/${card.id}`],
    fields: [
      yesNo('progress', card.progress, (progress) => put({ progress })),
      ...rows.flatMap((mech) =>
        area(mech, card[mech], (change) => put({ [mech]: { ...card[mech], ...change } })),
      ),
    ],
  };
}

function area(
  mech: Row,
  { sweep, target, distance }: Orders,
  put: (change: Partial<Orders>) => CardSet,
): Field<CardSet>[] {
  const { minStars, kind, count: most }: Target = target ?? { minStars: 0, kind: 'map', count: 1 };
  const aim = (change: Partial<Target>) => put({ target: { minStars, kind, count: most, ...change } });
  return [
    yesNo('sweep', sweep, (value) => put({ sweep: value }), { mech }),
    choice(
      'target',
      targets,
      target?.kind ?? 'none',
      (value) => (value === 'none' ? put({ target: null }) : aim({ kind: value, count: 1 })),
      { mech },
    ),
    ...(target
      ? [count('min-stars', [0, gloryStars], minStars, (value) => aim({ minStars: value }), { mech })]
      : []),
    // Of the other targets there is only one.
    ...(target?.kind === 'corruption'
      ? [count('markers', [1, mostTaken], most, (value) => aim({ count: value }), { mech })]
      : []),
    count('distance', [1, longestDistance], distance, (value) => put({ distance: value }), { mech }),
  ];
}

/** The printed tracks end before; an entered one may be longer. */
const longestTrack = 36;

/** A progress card: what she scores, and where her track has its stars. */
function progress(set: CardSet, level: Level): EditCard<CardSet> {
  const put = (change: Partial<Level>): CardSet => ({
    ...set,
    levels: withItem(set.levels, level.id, change),
  });
  const last = Math.max(longestTrack, ...level.starAt);
  return {
    id: level.id,
    name: { say: 'edit-level', with: { number: level.level } },
    units: [`levels/${level.id}`],
    fields: [
      { kind: 'text', name: 'name', most: longestName, value: level.name, put: (name) => put({ name }) },
      ...scored.map((kind) =>
        count(
          'coins',
          [0, mostCoins],
          level.coins[kind],
          (value) => put({ coins: { ...level.coins, [kind]: value } }),
          { kind },
        ),
      ),
      numbers('star-at', [1, last], level.starAt, (starAt) => put({ starAt })),
    ],
  };
}

const edits: Edits<CardSet> = {
  texts: { de, en },
  decks: (set) => [
    { id: 'decisions', cards: set.decisions.map((card) => decision(set, card)) },
    { id: 'progress', cards: set.levels.map((level) => progress(set, level)) },
  ],
  refused({ decisions, levels }) {
    const advancing = decisions.filter((card) => card.progress).length;
    if (advancing < 3) return { say: 'edit-few-progress', with: { count: advancing } };
    const wrong = levels.find(({ starAt }) => starAt.length !== gloryStars);
    if (!wrong) return undefined;
    return {
      say: 'edit-stars',
      with: { stars: gloryStars, count: wrong.starAt.length, number: wrong.level },
    };
  },
};

export default edits;
