import {
  choice,
  count,
  numbers,
  order,
  withItem,
  type EditCard,
  type Edits,
  type Field,
} from '../../engine/edits.ts';
import { colourNames } from '../../look/colour-names.ts';
import {
  actions,
  displays,
  displaySizes,
  segmentNames,
  type ActionCard,
  type Area,
  type Board,
  type CardSet,
  type Order,
  type SegmentName,
  type TieBreaker,
} from './cards.ts';
import de from './edits.de.ftl';
import en from './edits.en.ftl';

type Card = EditCard<CardSet>;

/** «Kartenbeschreibung»: energy, then one order or two. */
function action(set: CardSet, card: ActionCard): Card {
  const { id, number, energy, orders } = card;
  const put = (change: Partial<ActionCard>): CardSet => ({
    ...set,
    actions: withItem(set.actions, id, change),
  });
  const [first, second] = orders;
  const putOrder = (i: number, change: Partial<Order>) =>
    put({ orders: orders.map((one, j) => (i === j ? { ...one, ...change } : one)) });
  const join = (after: 'nothing' | 'else' | 'then') => {
    if (!first) return set;
    const { action: kind, range } = second ?? first;
    return put({ orders: after === 'nothing' ? [first] : [first, { action: kind, range, after }] });
  };
  return {
    id,
    name: { say: 'edit-action', with: { number } },
    units: [`actions/${id}`],
    fields: [
      count('energy', [1, 9], energy, (value) => put({ energy: value })),
      ...orders.slice(0, 1).flatMap((one) => orderFields(one, 1, (change) => putOrder(0, change))),
      choice('after', ['nothing', 'else', 'then'], second?.after ?? 'nothing', join),
      ...orders.slice(1, 2).flatMap((one) => orderFields(one, 2, (change) => putOrder(1, change))),
    ],
  };
}

function orderFields(one: Order, number: number, put: (change: Partial<Order>) => CardSet): Field<CardSet>[] {
  return [
    choice('order', actions, one.action, (value) => put({ action: value }), { number }),
    count('range', [0, 5], one.range, (range) => put({ range }), { number }),
  ];
}

const fieldsAtMost = 24;

/** The energy circle: its colours clockwise, and how many fields each segment and each outer area has. */
function circle(set: CardSet): Card {
  const { fields, areas } = set.board;
  const put = (board: Partial<Board>): CardSet => ({ ...set, board: { ...set.board, ...board } });
  const last = fields.at(-1);
  const recoloured = (row: readonly Board['fields'][number]['colour'][]): Board['fields'] =>
    row.map((colour, i) => ({
      colour,
      segment: fields[i]?.segment ?? last?.segment ?? 'upper-left',
      area: fields[i]?.area ?? last?.area ?? 0,
    }));
  const positions = areas.map((_, i) => i);
  const resize = <V>(of: readonly V[], value: (i: number) => V, one: V, size: number) =>
    inRuns(
      of,
      of.map((each) => (each === one ? size : fields.filter((_, i) => value(i) === each).length)),
      fields.length,
    );
  return {
    id: 'circle',
    name: { say: 'edit-circle', with: {} },
    units: ['board/fields'],
    fields: [
      order(
        'colours',
        colourNames,
        { most: fieldsAtMost, repeats: true },
        fields.map(({ colour }) => colour),
        (row) => put({ fields: recoloured(row) }),
      ),
      ...segmentNames.map((segment) =>
        count(
          'segment-fields',
          [0, 12],
          fields.filter((field) => field.segment === segment).length,
          (size) => {
            const row = resize(segmentNames, (i) => fields[i]?.segment ?? segment, segment, size);
            return put({ fields: fields.map((field, i) => ({ ...field, segment: row[i] ?? segment })) });
          },
          { segment },
        ),
      ),
      ...positions.map((area) =>
        count(
          'area-fields',
          [0, 12],
          fields.filter((field) => field.area === area).length,
          (size) => {
            const row = resize(positions, (i) => fields[i]?.area ?? area, area, size);
            return put({ fields: fields.map((field, i) => ({ ...field, area: row[i] ?? area })) });
          },
          { area: area + 1 },
        ),
      ),
    ],
  };
}

/** Each so many times, one after the other; the last takes what is left. */
function inRuns<V>(of: readonly V[], sizes: readonly number[], length: number): V[] {
  const row = of.flatMap((one, i) => new Array<V>(sizes[i] ?? 0).fill(one)).slice(0, length);
  const last = of.at(-1);
  return last === undefined ? row : [...row, ...new Array<V>(length - row.length).fill(last)];
}

/** «Gleichstandsauflöser» */
function segment(set: CardSet, name: SegmentName): Card {
  const { rows, along } = set.board.segments[name];
  const put = (change: Partial<TieBreaker>): CardSet => {
    const segments = { ...set.board.segments, [name]: { ...set.board.segments[name], ...change } };
    return { ...set, board: { ...set.board, segments } };
  };
  return {
    id: name,
    name: { say: 'edit-segment', with: { segment: name } },
    units: [`board/segments/${name}`],
    fields: [
      choice('rows', ['top-down', 'bottom-up'], rows, (value) => put({ rows: value })),
      choice('along', ['left-to-right', 'right-to-left'], along, (value) => put({ along: value })),
    ],
  };
}

function area(set: CardSet, one: Area, position: number): Card {
  const put = (change: Partial<Area>): CardSet => ({
    ...set,
    board: { ...set.board, areas: set.board.areas.with(position, { ...one, ...change }) },
  });
  return {
    id: `area-${position + 1}`,
    name: { say: 'edit-area', with: { area: position + 1 } },
    units: [`board/areas/${position}`],
    fields: displays.map((display) =>
      numbers(display, [1, displaySizes[display]], one[display], (value) => put({ [display]: value })),
    ),
  };
}

function costs(set: CardSet): Card {
  return {
    id: 'costs',
    name: { say: 'deck-costs', with: {} },
    units: ['buildingCosts'],
    fields: (['small', 'large'] as const).map((size) =>
      count(
        'cost',
        [0, 24],
        set.buildingCosts[size],
        (value) => ({ ...set, buildingCosts: { ...set.buildingCosts, [size]: value } }),
        { size },
      ),
    ),
  };
}

const edits: Edits<CardSet> = {
  texts: { de, en },
  decks: (set) => [
    { id: 'actions', cards: set.actions.map((card) => action(set, card)) },
    {
      id: 'board',
      board: 'board-title',
      cards: [
        circle(set),
        ...segmentNames.map((name) => segment(set, name)),
        ...set.board.areas.map((one, i) => area(set, one, i)),
      ],
    },
    { id: 'costs', cards: [costs(set)] },
  ],
  refused: ({ board }) =>
    board.fields.length < 4 ? { say: 'edit-few-fields', with: { count: board.fields.length } } : undefined,
};

export default edits;
