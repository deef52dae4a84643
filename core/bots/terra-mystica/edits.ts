import {
  choice,
  count,
  countOrUnknown,
  order,
  withItem,
  yesNo,
  type EditCard,
  type Edits,
  type Field,
} from '../../engine/edits.ts';
import {
  bonusPicks,
  cultPicks,
  directions,
  firstLetters,
  groups,
  type Action,
  type Card,
  type CardSet,
  type Trade,
} from './cards.ts';
import de from './edits.de.ftl';
import en from './edits.en.ftl';
import { faction } from './edit-faction.ts';
import { geometryOf } from './geometry.ts';
import { priorityRows, type LandscapeCard, type PriorityRow } from './landscape-cards.ts';
import type { Level } from './levels.ts';
import { mapIds, terrains, type MapId, type Terrain } from './maps.ts';
import { cults, type ScoringTile } from './tiles.ts';

type Edited = EditCard<CardSet>;

/** The extra card of the merchants, as long as nobody has read its number. */
const noNumber = 'm';
const printed = (number: string): number | null => (number === noNumber ? null : Number(number));

/** What can be printed in the action area, each as one word to tap. */
const actionsPrinted: readonly Action[] = [
  ...(['faction', 'cover', 'cult', 'upgrade', 'favour'] as const).map((kind) => ({ kind })),
  ...(['x', 1, 2, 3, 4] as const).map((points): Action => ({ kind: 'points', points })),
  ...(['level', 0, 1, 2, 3] as const).map((shipping): Action => ({ kind: 'build', shipping })),
  ...[1, 2, 3, 4, 5, 6].map((from): Action => ({ kind: 'trade', from })),
];

function wordOf(action: Action): string {
  switch (action.kind) {
    case 'points':
      return `points-${action.points}`;
    case 'build':
      return `build-${action.shipping}`;
    case 'trade':
      return `trade-${action.from}`;
    default:
      return action.kind;
  }
}

const actionOf = (word: string): Action[] => actionsPrinted.filter((action) => wordOf(action) === word);

/** Whether she trades in the later rounds, too. */
function tradeFields(
  actions: readonly Action[],
  put: (actions: readonly Action[]) => CardSet,
): Field<CardSet>[] {
  const trade = actions.find((action) => action.kind === 'trade');
  if (!trade) return [];
  const { from, gaps = [] } = trade;
  return [2, 3, 4, 5, 6]
    .filter((round) => round > from)
    .map((round) => {
      const others = gaps.filter((gap) => gap !== round);
      const change = (isMarked: boolean) => {
        const left = isMarked ? others : [...others, round].sort();
        const changed: Trade = { kind: 'trade', from, ...(left.length > 0 ? { gaps: left } : {}) };
        return put(actions.map((action) => (action === trade ? changed : action)));
      };
      return yesNo('trades', !gaps.includes(round), change, { round });
    });
}

/** An Automa card: the action area, the support area, and what is printed at its edges. */
function automa(set: CardSet, card: Card): Edited {
  const { id, number, actions, support, passes, first } = card;
  const put = (change: Partial<Card>): CardSet => ({ ...set, cards: withItem(set.cards, id, change) });
  const putSupport = (change: Partial<Card['support']>) => put({ support: { ...support, ...change } });
  return {
    id,
    name: { say: 'edit-automa', with: { number } },
    units: [`cards/${id}`],
    fields: [
      ...(id === 'card-extra'
        ? [
            countOrUnknown('number', [1, 99], printed(number), (value) =>
              put({ number: String(value ?? noNumber) }),
            ),
          ]
        : []),
      order('actions', actionsPrinted.map(wordOf), { most: 4, repeats: true }, actions.map(wordOf), (row) =>
        put({
          actions: row.flatMap((one) => actions.find((action) => wordOf(action) === one) ?? actionOf(one)),
        }),
      ),
      ...tradeFields(actions, (changed) => put({ actions: changed })),
      choice('direction', directions, support.direction, (direction) => putSupport({ direction })),
      count('steps', [1, 9], support.count, (value) => putSupport({ count: value })),
      choice('row', priorityRows, support.row, (row) => putSupport({ row })),
      choice('group', groups, support.group, (group) => putSupport({ group })),
      yesNo('merge', support.merge, (merge) => putSupport({ merge })),
      choice('cult-pick', cultPicks, support.cult, (cult) => putSupport({ cult })),
      choice('bonus', bonusPicks, support.bonus, (bonus) => putSupport({ bonus })),
      yesNo('passes', passes, (value) => put({ passes: value })),
      ...([0, 1] as const).map((which) =>
        choice(
          'first',
          firstLetters,
          first[which],
          (letter) => put({ first: which === 0 ? [letter, first[1]] : [first[0], letter] }),
          { group: groups[which] },
        ),
      ),
    ],
  };
}

/** A landscape card: each row from left to right, the home is always first. */
function landscape(set: CardSet, home: Terrain): Edited {
  const card = set.landscape[home];
  const others = terrains.filter((terrain) => terrain !== home);
  const put = (change: Partial<LandscapeCard>): CardSet => ({
    ...set,
    landscape: { ...set.landscape, [home]: { ...card, ...change } },
  });
  /** What is known without a gap. */
  const known = (row: PriorityRow): Terrain[] => {
    const gap = card[row].indexOf(null);
    const circles = gap < 0 ? card[row] : card[row].slice(0, gap);
    return circles.filter((terrain) => terrain !== null && terrain !== home) as Terrain[];
  };
  const tapped = (row: PriorityRow, value: readonly Terrain[]) =>
    put({
      [row]: terrains.map((_, i) => [home, ...value][i] ?? null),
      // What was said between turns is in the row now.
      said: { ...card.said, [row]: [] },
    });
  return {
    id: home,
    name: { say: 'edit-landscape', with: { home } },
    units: [`landscape/${home}`],
    isUnknown: priorityRows.some((row) => card[row].includes(null)),
    fields: priorityRows.map((row) =>
      order(
        'terrains',
        others,
        { most: others.length, repeats: false },
        known(row),
        (value) => tapped(row, value),
        {
          row,
        },
      ),
    ),
  };
}

const tilePoints = [0, 20] as const;

function tile(set: CardSet, { id, cult, early, late }: ScoringTile): Edited {
  const put = (change: Partial<ScoringTile>): CardSet => ({
    ...set,
    scoringTiles: withItem(set.scoringTiles, id, change),
  });
  return {
    id,
    name: { say: 'edit-tile', with: { scoring: id } },
    units: [`scoringTiles/${id}`],
    isUnknown: [cult, early, late].includes(null),
    fields: [
      choice('cult', [...cults, 'unknown'], cult ?? 'unknown', (value) =>
        put({ cult: value === 'unknown' ? null : value }),
      ),
      countOrUnknown('early', tilePoints, early, (value) => put({ early: value })),
      countOrUnknown('late', tilePoints, late, (value) => put({ late: value })),
    ],
  };
}

/** A difficulty card: shipping and X round by round, and what it does to the deck. */
function level(set: CardSet, { id, shipping, x, added, lateThird }: Level): Edited {
  const put = (change: Partial<Level>): CardSet => ({ ...set, levels: withItem(set.levels, id, change) });
  return {
    id,
    name: { say: 'level-name', with: { level: id } },
    units: [`levels/${id}`],
    fields: [
      ...shipping.map((value, i) =>
        count('shipping', [0, 10], value, (now) => put({ shipping: shipping.with(i, now) }), {
          round: i + 1,
        }),
      ),
      ...x.map((value, i) =>
        count('x', [0, 10], value, (now) => put({ x: x.with(i, now) }), { round: i + 1 }),
      ),
      count('added', [0, 2], added, (value) => put({ added: value })),
      yesNo('late-third', lateThird, (value) => put({ lateThird: value })),
    ],
  };
}

/** A map card: which hex of her home each letter means. */
function mapLetters(set: CardSet, map: MapId, home: Terrain): Edited {
  const hexes = geometryOf(map).hexes.filter(({ terrain }) => terrain === home);
  const put = (name: string, hex: string): CardSet => {
    const others = Object.entries(set.firstHexes).filter(([other]) => other !== name);
    return { ...set, firstHexes: Object.fromEntries(hex === 'none' ? others : [...others, [name, hex]]) };
  };
  const names = firstLetters.map((letter) => `${map} ${home} ${letter}`);
  return {
    id: `${map} ${home}`,
    name: { say: 'edit-map', with: { map, home } },
    units: names.map((name) => `firstHexes/${name}`),
    isUnknown: names.some((name) => !(name in set.firstHexes)),
    fields: names.map((name, i) =>
      choice(
        'hex',
        ['none', ...hexes.map(({ id }) => id)],
        set.firstHexes[name] ?? 'none',
        (hex) => put(name, hex),
        { letter: firstLetters[i] ?? '' },
      ),
    ),
  };
}

const edits: Edits<CardSet> = {
  texts: { de, en },
  decks: (set) => [
    { id: 'automa', cards: set.cards.map((card) => automa(set, card)) },
    { id: 'landscape', cards: terrains.map((home) => landscape(set, home)) },
    { id: 'scoring-tiles', cards: set.scoringTiles.map((one) => tile(set, one)) },
    { id: 'difficulty', cards: set.levels.map((one) => level(set, one)) },
    { id: 'factions', cards: set.factions.map((one) => faction(set, one)) },
    { id: 'maps', cards: mapIds.flatMap((map) => terrains.map((home) => mapLetters(set, map, home))) },
  ],
  refused({ cards, factions }) {
    const idle = cards.find(({ actions }) => actions.length === 0);
    if (idle) return { say: 'edit-no-action', with: { number: idle.number } };
    const lazy = factions.find(({ actions }) => actions.length === 0);
    return lazy && { say: 'edit-no-faction-action', with: {} };
  },
};

export default edits;
