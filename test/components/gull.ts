import * as v from 'valibot';
import { register } from '../../core/bots/game.ts';
import { look } from '../../core/cli/template/look.ts';
import type { BaseState, Bot, RuleRef } from '../../core/engine/bot.ts';
import { defineCards } from '../../core/engine/cards.ts';
import { defineSaved, listOf, many, name } from '../../core/engine/saved.ts';
import type { Entry } from '../../core/engine/session.ts';
import type { Board, Boards } from '../../core/look/board.ts';
import type { TableScreen } from '../../components/table/table-screen.ts';
import { tableAfter, type TestContext } from './fixtures.ts';
import de from './gull.de.ftl';
import en from './gull.en.ftl';

interface State extends BaseState {
  isSetUp: boolean;
  sails: boolean;
  turns: number;
  fish: number;
  berth: string;
  crates: readonly string[];
}

const noCards = defineCards(v.object({}), {}, {});

const keys = [
  ...['headline', 'begin', 'crates', 'flag', 'berth', 'ready', 'dives', 'hungry', 'which-way', 'flies'],
  ...['which-crates', 'unloaded', 'which-colours', 'where', 'sailed', 'verdict'],
];
const rule: RuleRef = { section: 'Made up', page: 1 };
const berths = ['1', '2', '3'];
const chart = ['n1', 'n2', 'c1', 'c2'];

/** A made-up bot that asks the table all that can be asked there, and shows boards. */
export const gull: Bot<State> = {
  id: 'gull',
  rules: 1,
  texts: { de, en },
  phrases: Object.fromEntries(keys.map((key) => [key, rule])),
  options: { chart: { kind: 'yes-no', initial: false } },
  cards: noCards,
  saved: defineSaved<State>(noCards, {
    isSetUp: v.boolean(),
    sails: v.boolean(),
    turns: many,
    fish: many,
    berth: name,
    crates: listOf(name),
  }),
  start: (options, rng, cards) => ({
    rng,
    cards,
    isSetUp: false,
    sails: options['chart'] === true,
    turns: 0,
    fish: 0,
    berth: '',
    crates: [],
  }),
  scripts: {
    'set-up'(s, table) {
      table.tell('begin');
      table.tell('crates', { count: 8 }, { hero: 8 });
      table.tell('flag');
      s.berth = table.place({ say: 'berth', of: berths, board: { board: 'pier', marks: {} } });
      s.isSetUp = true;
      table.tell('ready');
    },
    turn(s, table) {
      s.fish += 2;
      table.tell('dives', { count: 2 }, { hero: 2, because: [{ say: 'hungry', with: {} }] });
      table.choice({ say: 'which-way', of: ['left', 'right'] });
      table.tell('flies');
      s.turns += 1;
    },
    unload(s, table) {
      s.crates = table.several({ say: 'which-crates', of: ['red', 'blue', 'herring', 'salt'], min: 1 });
      table.tell('unloaded');
    },
    paint(_s, table) {
      const board = { board: 'pier', marks: {} };
      table.marks({ say: 'which-colours', of: berths, marks: ['red', 'blue'], min: 2, board });
    },
    sail(s, table) {
      s.berth = table.place({ say: 'where', of: chart, board: { board: 'chart', marks: {} } });
      table.tell('sailed');
    },
  },
  next: ({ isSetUp, sails, turns }) => {
    if (!isSetUp) return ['set-up'];
    return turns === 2 ? [] : ['turn', 'unload', 'paint', ...(sails ? ['sail'] : [])];
  },
  shows: ({ turns, fish, sails, berth }) => ({
    headline: { say: 'headline', with: { turn: turns + 1 } },
    trackers: [{ id: 'fish', icon: 'fish', value: fish }],
    ...(sails
      ? { boards: [{ board: 'chart', marks: { [berth]: 'boat' }, places: chart, onTap: 'sail' }] }
      : {}),
  }),
  scoring: { score: () => undefined },
};

/** A row of squares. */
const squares: Board['draw'] = ({ places, choices, marks, text }) => ({
  width: 50 * places.length,
  height: 50,
  label: 'squares',
  places: places.map((id, n) => ({
    id,
    name: marks[id] ? `${id} ${text.part({ say: 'which-colours', with: {} }, marks[id])}` : id,
    shapes: [],
    outline: `M${50 * n} 0h50v50h-50Z`,
    at: { x: 50 * n + 25, y: 25 },
    isOpen: choices.includes(id),
  })),
});

const isNorth = (place: string) => place.startsWith('n');

const boards: Boards = {
  named: {
    pier: { shape: 'wide', draw: squares },
    chart: {
      shape: 'wide',
      draw: squares,
      placeName: (_text, place) => `${isNorth(place) ? 'Norden' : 'Zentrum'} ${place[1]}`,
      said: (place) => [isNorth(place) ? 'north' : 'central', place[1] ?? ''],
    },
  },
};

const none = () => Promise.reject(new Error('the gull has no paper'));
register('gull', {
  game: { de: 'Hafen', en: 'Harbour' },
  bot: 'Gull',
  look,
  rules: () => Promise.resolve({ default: gull }),
  boards: () => Promise.resolve({ default: boards }),
  paper: none,
  edits: none,
});

const read: Entry = { type: 'read' };

/** Three steps and a question. */
export const begun: readonly Entry[] = [{ type: 'played', script: 'set-up' }];
export const atBerth: readonly Entry[] = [...begun, read, read, read];
export const setUp: readonly Entry[] = [...begun, { type: 'answered', to: 'berth', value: '1' }];
export const idle: readonly Entry[] = [...setUp, read];
export const playing = (script: string): readonly Entry[] => [...idle, { type: 'played', script }];

/** The gull's table. */
export const sitDown = (context: TestContext, log: readonly Entry[], chart = false): Promise<TableScreen> =>
  tableAfter(context, log, { chart }, gull);
