import { expect } from '@open-wc/testing';
import { distribute } from '../../core/bots/adam/assign.ts';
import adam from '../../core/bots/adam/bot.ts';
import { needsOf, pointsOf, spots, type Colour, type Spot } from '../../core/bots/adam/cards.ts';
import { counted, laidOut, sumOf } from '../../core/bots/adam/pieces.ts';
import { outcome } from '../../core/bots/adam/score.ts';
import { botPoints, faceOf, type OpenCard, type State } from '../../core/bots/adam/state.ts';
import { fullSupply, kinds, piecesOn, placesIn, placesOf, type Supply } from '../../core/bots/adam/supply.ts';
import type { Answer, Bot, Options, Prompt } from '../../core/engine/bot.ts';
import { play, type Given, type Run } from '../../core/engine/play.ts';
import { reader } from '../../core/engine/text.ts';
import { scenarios, type Scenario } from '../tools/adam-scenarios.ts';
import { boardOf, namer, table } from '../tools/adam-table.ts';

const bot = adam as unknown as Bot<State>;
const german = reader('de', [bot.texts.de]);
const english = reader('en', [bot.texts.en]);

type Played = Run<State> & { asked: Prompt[]; said: string[] };

/** Runs a script to its end; answers in their order, or one for each question. */
function run(
  s: State,
  script: string,
  answers: readonly Answer[] | ((prompt: Prompt) => Answer) = [],
): Played {
  const given: Given[] = [];
  const asked: Prompt[] = [];
  let result = play(bot, s, script, given);
  while (result.prompt) {
    const { prompt } = result;
    const value = typeof answers === 'function' ? answers(prompt) : answers[given.length];
    if (value === undefined) throw new Error(`no answer to ${german.text(prompt)}`);
    given.push({ to: prompt.say, value });
    asked.push(prompt);
    result = play(bot, s, script, given);
    if (result.misfit !== undefined) throw new Error(`${JSON.stringify(value)} does not fit ${prompt.say}`);
  }
  return { ...result, asked, said: result.steps.map((step) => german.text(step)) };
}

const open = (card: string, held: Partial<Record<Colour, number>> = {}): OpenCard => ({
  card,
  held: { ...counted([]), ...held },
});
const supplyWith = (pieces: readonly (readonly Colour[])[], change: Partial<Supply> = {}): Supply => ({
  ...fullSupply(),
  board: boardOf(pieces),
  ...change,
});
const holding = ({ open: cards }: State) =>
  cards.map(({ card, held }) => [card, Object.fromEntries(Object.entries(held).filter(([, n]) => n > 0))]);
const because = ({ steps }: Played, index = 0) => steps[index]!.because!.map((reason) => german.text(reason));

/** The scenario's table, in either way. */
function laid(scenario: Scenario, way: 'mirror' | 'ask'): State {
  const supply = supplyWith(scenario.fields);
  if (scenario.bodyBag === 0) supply.bag.body = counted([]);
  return table(
    { way },
    {
      open: scenario.cards.map(([card, held]) => open(card, held)),
      fulfilled: [...(scenario.fulfilledBefore ?? [])],
      ...(way === 'mirror' ? { supply, row: [...scenario.row] } : {}),
    },
  );
}

/** What happened to his cards, from the told steps: the same in both ways. */
function transcript({ steps }: Played) {
  const pieces = (values: Prompt['with']): string[] =>
    [1, 2, 3, 4, 5].flatMap((n) =>
      Array.from({ length: Number(values[`n${n}`]) }, () => String(values[`c${n}`])),
    );
  return steps.flatMap(({ say, with: values }): string[] => {
    switch (say) {
      case 'place':
      case 'move':
        return Array.from(
          { length: Number(values['count']) },
          () => `${say} ${values['colour'] as string} ${values['card'] as string}`,
        );
      case 'discard':
        return [`discard ${pieces(values).join(' ')}`];
      case 'fulfil':
        return [`fulfil ${values['card'] as string} ${values['points'] as number}`];
      case 'draw':
        return [`draw ${values['card'] as string}`];
      default:
        return [];
    }
  });
}

/** The transcript that the scenario expects; pieces of one move in the order of the app. */
function expected(scenario: Scenario): string[][] {
  const discard = (pieces: readonly Colour[]): string[] =>
    pieces.length === 0 ? [] : [`discard ${laidOut(counted(pieces)).join(' ')}`];
  const cards = scenario.cards.map(([card]) => card);
  return [
    [
      ...scenario.placed.map(([colour, position]) => `place ${colour} ${cards[position - 1] ?? ''}`),
      ...discard(scenario.unneeded),
    ],
    ...scenario.fulfilled.map(({ card, points, moved, discarded }) => [
      `fulfil ${card} ${points}`,
      ...moved.map(([colour, to]) => `move ${colour} ${to}`),
      ...discard(discarded),
    ]),
    scenario.drawn.map((card) => `draw ${card}`),
  ];
}

describe('A.D.A.M.: turns worked out by hand', () => {
  for (const scenario of scenarios) {
    const { id, title, field, matched, fields } = scenario;
    const refilled = (scenario.refilled ?? []).flatMap((field) => placesOf(spots, field));

    const mirrored = (): Played => {
      const deck = [...scenario.deck];
      const name = namer(() => deck.shift());
      return run(laid(scenario, 'mirror'), 'turn', ({ say, expects }) =>
        expects.kind === 'marks'
          ? Object.fromEntries(expects.of.map((place) => [place, 'green']))
          : name(say),
      );
    };
    const asked = (): Played => {
      const drawn = [...scenario.drawn];
      const name = namer(() => drawn.shift());
      return run(laid(scenario, 'ask'), 'turn', ({ say }) =>
        say === 'taken' ? counted(fields[field - 1] ?? []) : name(say),
      );
    };
    const asExpected = (played: Played): void => {
      const parts = expected(scenario);
      const told = transcript(played);
      expect(told.length).to.equal(parts.flat().length);
      for (const part of parts) expect(told.splice(0, part.length)).to.have.members(part, part.join());
      expect(holding(played.state)).to.deep.equal(scenario.cardsAfter);
      expect(played.state.fulfilled).to.deep.equal([
        ...(scenario.fulfilledBefore ?? []),
        ...scenario.fulfilled.map(({ card }) => card),
      ]);
    };

    it(`${id}: ${title}, mirrored`, () => {
      const played = mirrored();
      asExpected(played);
      const [take] = played.steps;
      expect(take).to.deep.include({ say: 'take', hero: field });
      expect(take!.because!.find(({ say }) => say === 'because-wants')!.with['position']).to.equal(matched);
      expect(take!.board!.marks).to.deep.equal({ ...boardOf(fields), [`field-${field}`]: 'target' });
      expect(played.state.row).to.deep.equal(scenario.rowAfter);
      const marks = played.asked.filter(({ expects }) => expects.kind === 'marks');
      expect(marks.map(({ expects }) => 'of' in expects && expects.of)).to.deep.equal(
        refilled.length > 0 ? [refilled] : [],
      );
      expect(played.state.ended === 'bodies').to.equal(scenario.over === true);
    });

    it(`${id}: ${title}, asked`, () => {
      const played = asked();
      asExpected(played);
      expect(transcript(played)).to.deep.equal(transcript(mirrored()));
      expect(played.state.discarded).to.deep.equal(mirrored().state.discarded);
    });
  }

  it('C11: the tie is his, in both ways', () => {
    const scenario = scenarios.find(({ id }) => id === 'C11')!;
    for (const way of ['mirror', 'ask'] as const) {
      const name = namer(() => (way === 'ask' ? 'triple-black' : 'tally-yellow'));
      const { state } = run(laid(scenario, way), 'turn', ({ say }) =>
        say === 'taken' ? { green: 1, yellow: 1 } : name(say),
      );
      const ended = way === 'ask' ? run(state, 'bodies-gone').state : state;
      expect(bot.next(ended)).to.deep.equal(['end']);
      const { state: over, said } = run(ended, 'end', [18]);
      expect(said.slice(1)).to.deep.equal([
        '18 Punkte hat A.D.A.M.',
        'Gleich viele Punkte: A.D.A.M. gewinnt.',
      ]);
      expect(bot.score(over)).to.deep.include({ bot: 18, you: 18 });
      expect(bot.next(over)).to.deep.equal([]);
    }
  });

  it('C13: six bodies and four heads and tails leave the bags', () => {
    const scenario = scenarios.find(({ id }) => id === 'C13')!;
    const { state } = run(laid(scenario, 'mirror'), 'turn', ({ expects }) => {
      const colours = ['yellow', 'red', 'black', 'green', 'blue'];
      const of = 'of' in expects ? expects.of : [];
      return Object.fromEntries(of.map((place, index) => [place, colours[index % 5] ?? '']));
    });
    expect(kinds.map((kind) => sumOf(state.supply!.bag[kind]))).to.deep.equal([74, 13, 13]);
  });
});

describe('A.D.A.M.: cards', () => {
  it('are 49 faces and 54 cards, and six promo cards', () => {
    const base = adam.cards.prophecies.filter(({ family }) => family !== 'promo-set');
    expect(base.length).to.equal(49);
    expect(base.reduce((sum, { copies }) => sum + copies, 0)).to.equal(54);
    expect(adam.cards.prophecies.length).to.equal(55);
  });

  const needs: [card: string, needs: Record<string, number>, points: number][] = [
    ['tally-blue', { blue: 6 }, 5],
    ['isolated-pair-red', { red: 4 }, 5],
    ['triple-black', { black: 6 }, 7],
    ['pair-yellow-green', { yellow: 3, green: 3 }, 5],
    ['alternating-red-green', { red: 2, green: 2 }, 5],
    ['block-2yellow-3blue', { yellow: 2, blue: 3 }, 6],
    ['sequence-five-red-black-blue-yellow-green', { yellow: 1, red: 1, black: 1, green: 1, blue: 1 }, 7],
    ['bridge-blue-green-blue', { green: 2, blue: 4 }, 6],
    ['open-bridge-red-blue', { red: 2, blue: 2, any: 1 }, 4],
  ];
  for (const [id, needed, points] of needs)
    it(`${id}: what he collects`, () => {
      const card = adam.cards.prophecies.find((one) => one.id === id)!;
      expect(needsOf(card)).to.deep.equal({ ...counted([]), any: 0, ...needed });
      expect(pointsOf(card)).to.equal(points);
    });

  it('are accepted if the rules can work with them', () => {
    const { prophecies, numbers } = adam.cards;
    const [first] = prophecies;
    expect(adam.accepts(adam.cards)).to.equal(true);
    const [top, ...others] = numbers.spots;
    expect(adam.accepts({ prophecies, numbers: { ...numbers, spots: [...others, top] } })).to.equal(true);
    expect(adam.accepts({ prophecies, numbers: { ...numbers, spots: [...others, others[0]] } })).to.equal(
      false,
    );
    expect(adam.accepts({ prophecies, numbers: { ...numbers, spots: others } })).to.equal(false);
    expect(adam.accepts({ prophecies: [first, first], numbers })).to.equal(false);
    expect(adam.accepts({ prophecies: [{ ...first, pattern: ['red×'] }], numbers })).to.equal(false);
    expect(adam.accepts({ prophecies })).to.equal(false);
  });

  it('are named by frame, kind and pattern; a card that lies elsewhere is not offered', () => {
    const s = table({ way: 'ask' }, { isSetUp: false });
    const { state, asked } = run(s, 'set-up', [
      'red',
      'tally-blue',
      'black',
      'triple',
      'triple-red',
      'black',
      'triple',
      'triple-blue',
    ]);
    expect(state.open.map(({ card }) => card)).to.deep.equal(['tally-blue', 'triple-red', 'triple-blue']);
    expect(asked.at(-1)!.expects).to.deep.include({
      of: ['triple-yellow', 'triple-black', 'triple-green', 'triple-blue'],
    });
    expect(german.part(asked[1]!, 'tally-blue')).to.equal('blau');
    expect(german.part(asked[4]!, 'bridge-yellow-black-red')).to.equal('gelb, schwarz ∞, rot');
    expect(english.part(asked[4]!, 'isolated-pair-green')).to.equal('× 2 green ×');
  });

  it('can be described freely', () => {
    const s = table(
      { way: 'ask' },
      { open: [open('tally-red', { red: 5 }), open('triple-blue'), open('triple-green')] },
    );
    const { state, steps } = run(s, 'turn', [{ red: 1 }, 'own', {}, { green: 2, any: 1 }, 4]);
    expect(state.open.at(-1)).to.deep.equal(open('own-1'));
    expect(faceOf(state, 'own-1')).to.deep.include({ points: 4, provenance: 'owner' });
    const draw = steps.find(({ say }) => say === 'draw')!;
    expect(draw.card).to.equal(undefined);
    expect(german.part(draw, 'hint')).to.equal('eigene Karte');
  });
});

describe('A.D.A.M.: search and assignment', () => {
  const cards = [open('triple-yellow'), open('triple-red'), open('triple-blue')];

  it('says why: cards that find nothing, empty fields, fields without the colour', () => {
    const s = table(
      { row: 'asked' },
      { open: cards, supply: supplyWith([['black', 'green'], [], ['black', 'black'], ['blue', 'red']]) },
    );
    const turn = run(s, 'turn', ({ expects }) =>
      Object.fromEntries('of' in expects ? expects.of.map((place) => [place, 'green']) : []),
    );
    expect(turn.said.slice(0, 3)).to.deep.equal([
      'Feld 4: er nimmt 1 rot, 1 blau.',
      '1 rot auf seine Karte 2.',
      '1 blau auf seine Karte 3.',
    ]);
    expect(because(turn)).to.deep.equal([
      'Karte 1 sucht: gelb. Das liegt nirgends',
      'Karte 2 sucht: rot',
      'Feld 2: leer',
      'Felder 1 und 3: nichts davon',
      'Feld 4 ist das erste, das passt: 1 rot, 1 blau',
    ]);
    expect(because(turn, 1)).to.deep.equal(['Karte 2 ist die linkste, die rot braucht']);
  });

  it('discards the lowest field where nothing fits', () => {
    const s = table(
      { row: 'asked' },
      {
        open: cards,
        supply: supplyWith([[], ['black', 'green'], ['black', 'black'], [], [], [], ['green']]),
      },
    );
    const turn = run(s, 'turn');
    expect(turn.said).to.deep.equal([
      'Feld 2: er nimmt 1 schwarz, 1 grün, für nichts.',
      'Abwerfen: 1 schwarz, 1 grün.',
    ]);
    expect(because(turn).at(-1)).to.equal('Keine Karte findet etwas. Feld 2 ist das niedrigste volle');
    expect(turn.state.discarded).to.deep.equal(counted(['black', 'green']));
  });

  it('an open white ∞ matches every piece, after the colours of its card', () => {
    const card = open('open-bridge-red-blue', { red: 2, blue: 1 });
    const s = table(
      { row: 'asked' },
      {
        open: [card, ...cards.slice(1)],
        supply: supplyWith([['green', 'blue'], ['blue', 'blue'], [], [], [], [], ['green']]),
      },
    );
    const { state, said } = run(s, 'turn', ['red', 'tally-green']);
    expect(said[0]).to.equal('Feld 1: er nimmt 1 grün, 1 blau.');
    expect(state.fulfilled).to.deep.equal(['open-bridge-red-blue']);
    expect(state.discarded).to.deep.equal(counted(['green']));
    expect(holding(state)).to.deep.equal([
      ['triple-red', { red: 2 }],
      ['triple-blue', { blue: 2 }],
      ['tally-green', {}],
    ]);
  });

  it('of two pieces the white ∞ takes the one that no card needs by its colour', () => {
    const s = table({}, { open: [open('open-bridge-red-blue', { red: 2, blue: 2 }), open('triple-black')] });
    const { placed, rest } = distribute(s, ['black', 'yellow']);
    expect(placed).to.deep.equal([
      { colour: 'yellow', card: 0, count: 1 },
      { colour: 'black', card: 1, count: 1 },
    ]);
    expect(rest).to.deep.equal([]);
  });

  it('asks with the colours in order, each only where it can still matter', () => {
    const s = table(
      { way: 'ask' },
      { open: [open('pair-red-blue'), open('triple-red'), open('triple-green')] },
    );
    const { said, asked } = run(s, 'turn', [{ red: 1, blue: 2 }, {}, { green: 1 }]);
    expect(said).to.deep.equal([
      'Er sucht zuerst: rot, blau.',
      'Sonst: grün.',
      'Sonst das niedrigste volle Feld.',
      '1 grün auf seine Karte 3.',
    ]);
    expect(asked.map(({ say }) => say)).to.deep.equal(['taken', 'taken-again', 'taken-again']);
    const any = table({ way: 'ask' }, { open: [open('open-bridge-red-blue'), open('triple-red')] });
    expect(run(any, 'turn', [{ black: 1 }, 'none']).said[0]).to.equal('Er sucht zuerst: irgendein Teil.');
  });
});

describe('A.D.A.M.: supply', () => {
  const rest: Colour[][] = [[], [], [], [], [], ['red', 'blue'], ['red'], [], [], []];
  const cards = [open('triple-yellow'), open('triple-red'), open('triple-blue')];

  it('the player takes a whole field with one tap; empty outer fields are refilled', () => {
    const s = table({ row: 'asked' }, { open: cards, supply: supplyWith(rest) });
    const empty = placesIn(spots).filter((place) => place !== '7');
    const { state, asked } = run(s, 'your-pieces', [
      '6b',
      Object.fromEntries(empty.map((place) => [place, 'black'])),
    ]);
    expect(asked[0]!.expects).to.deep.include({
      kind: 'place',
      board: 'supply-board',
      of: ['6a', '6b', '7'],
    });
    expect(asked[1]!.expects).to.deep.include({ kind: 'marks', of: empty, min: 15 });
    expect(state.supply!.yours).to.deep.equal(counted(['red', 'blue']));
    expect(piecesOn(state.supply!.board, 6)).to.deep.equal(['black', 'black']);
    expect(bot.boards!(state)[0]).to.deep.include({ board: 'supply-board', onTap: 'your-pieces' });
  });

  it('doubts more pieces of a colour than there are, once', () => {
    const s = table({ row: 'asked' }, { open: cards, supply: supplyWith(rest) });
    const many = Object.fromEntries(
      placesIn(spots)
        .filter((place) => place !== '7')
        .map((place) => [place, 'green']),
    );
    s.supply!.bag.body.green = 3;
    const { state, asked } = run(s, 'your-pieces', ['6b', many, many]);
    expect(asked.at(-1)!.say).to.equal('refill-again');
    expect(sumOf(state.supply!.bag.body)).to.equal(67 - 12);
    expect(state.supply!.bag.body.green).to.equal(0);
  });

  it('counts the bags, announces the last bodies and the end', () => {
    const supply = supplyWith(rest);
    supply.bag = { body: counted(['red', 'green']), head: counted([]), tail: counted(['blue']) };
    const s = table({ row: 'asked' }, { open: cards, supply });
    expect(run(s, 'in-the-bags').said).to.deep.equal([
      '2 Körper im Beutel: 1 rot, 1 grün.',
      '0 Köpfe im Beutel: nichts.',
      '1 Schwanz im Beutel: 1 blau.',
    ]);
    const last = run(s, 'your-pieces', ['6a', { '1a': 'red', '1b': 'green', '9': 'blue' }]);
    expect(last.said).to.deep.equal(['2 Körper liegen noch da. Der Beutel ist leer.']);
    const over = run(last.state, 'your-pieces', ['1a']);
    expect(over.said).to.deep.equal(['Kein Körper ist mehr da. Das Spiel ist zu Ende.']);
    expect(bot.next(over.state)).to.deep.equal(['end']);
  });

  it('the player takes a card of the row: the others slide right', () => {
    const row = ['tally-red', 'tally-blue', 'tally-green', 'tally-black', 'tally-yellow', 'triple-red'];
    const s = table({ 'level-2': true }, { open: cards.slice(0, 1), row });
    const { state, said } = run(s, 'your-card', ['card-5', 'red', 'tally-red']);
    expect(said).to.deep.equal([
      '4 Prophezeiungen: mehr hast du nicht auf der Hand.',
      '1 neue Karte: Reihe nach rechts, links anlegen.',
    ]);
    expect(state.row).to.deep.equal(['tally-red', ...row.filter((card) => card !== 'tally-yellow')]);
  });

  it('says what his cards still lack', () => {
    const s = table({}, { open: [open('pair-red-blue', { red: 1 }), open('open-bridge-red-blue')] });
    expect(run(s, 'his-cards').said).to.deep.equal([
      '1: es fehlen 2 rot, 3 blau.',
      '2: es fehlen 2 rot, 2 blau, 1 beliebig.',
    ]);
  });
});

describe('A.D.A.M.: set-up, levels and end', () => {
  it('sets up in the order of the rulebook', () => {
    const pieces = Object.fromEntries(
      placesIn(spots).map((place, index) => [place, index % 2 ? 'red' : 'blue']),
    );
    const deck = [
      'tally-red',
      'tally-blue',
      'tally-green',
      'tally-black',
      'tally-yellow',
      'triple-red',
      'pair-red-blue',
      'triple-blue',
      'triple-black',
      'tally-red',
    ];
    const name = namer(() => deck.shift());
    const { said, state } = run(
      table({ 'level-2': true, 'level-5': true }, { isSetUp: false }),
      'set-up',
      ({ say, expects }) => {
        if (expects.kind === 'yes-no') return true;
        return expects.kind === 'marks' ? pieces : name(say);
      },
    );
    expect(said).to.deep.equal([
      'Opferplättchen und Startspieler bleiben in der Schachtel.',
      '16 Körper, 3 Köpfe, 3 Schwänze je Farbe in die Beutel.',
      'Vorratstafel so hinlegen, dass der Kopf aufrecht steht.',
      '6 Prophezeiungen offen in die Reihe.',
      '4 Prophezeiungen offen für A.D.A.M.',
      '2 Tempelkarten aufdecken.',
      '5 Prophezeiungen ziehen, 3 behalten.',
      'Höchstens 4 Prophezeiungen auf deiner Hand.',
      'A.D.A.M. beginnt mit 4 Karten.',
      'Alles bereit. A.D.A.M. beginnt.',
    ]);
    expect(state.row![0]).to.equal('triple-red');
    expect(state.open.length).to.equal(4);
    expect(german.text(bot.headline(state))).to.equal('Zug 1 · Level 2 und 5');
    expect(bot.next(state)).to.deep.equal(['first-turn']);
    expect(bot.next({ ...state, turn: 2 })).to.deep.equal([
      'turn',
      'your-pieces',
      'your-card',
      'your-coatl',
      'his-cards',
      'in-the-bags',
    ]);
  });

  /** The order in which a player taps: a head first, a tail last, bodies between. */
  const tapped: readonly Spot[] = [
    'head-right',
    ...spots.filter((spot) => spot !== 'head-right' && spot !== 'tail-top'),
    'tail-top',
  ];

  it('takes the numbers of the fields in the order in which the player taps them', () => {
    const taps = [...tapped];
    const s = table({ row: 'asked' }, { isSetUp: false });
    const { state, said, asked } = run(s, 'set-up', ({ say, expects }) => {
      if (say === 'numbers-right') return false;
      if (say === 'number-field') return taps.shift() ?? '';
      return expects.kind === 'marks' ? Object.fromEntries(expects.of.map((p) => [p, 'red'])) : 'none';
    });
    expect(state.cards.numbers).to.deep.equal({ spots: tapped, provenance: 'owner' });
    expect(said).to.include('Die Felder haben jetzt deine Nummern.');
    expect(asked.filter(({ say }) => say === 'number-field')).to.have.length(10);
    expect(Object.keys(state.supply?.board ?? {})).to.include.members(['1', '2a', '2b', '8', '10']);
    expect(adam.accepts(state.cards)).to.equal(true);
  });

  it('searches in the order of those numbers', () => {
    const numbers = { spots: tapped, provenance: 'owner' } as const;
    const supply = { ...fullSupply(), board: { '1': 'red', '2a': 'red', '2b': 'blue' } } as Supply;
    const open = [{ card: 'triple-red', held: counted([]) }];
    const s = table({ row: 'asked' }, { cards: { ...adam.cards, numbers }, supply, open });
    const { state, said } = run(s, 'turn', ({ expects }) =>
      expects.kind === 'marks' ? Object.fromEntries(expects.of.map((p) => [p, 'red'])) : 'none',
    );
    expect(said[0]).to.contain('Feld 1');
    expect(state.supply?.board['2a']).to.equal('red');
  });

  const drawing: [options: Options, after: number][] = [
    [{}, 3],
    [{ 'level-5': true }, 4],
    [{ 'level-5': true, refill: 'three' }, 3],
  ];
  for (const [options, after] of drawing)
    it(`draws up to ${after} cards with ${JSON.stringify(options)}`, () => {
      const s = table(
        { way: 'ask', ...options },
        { open: [open('tally-red', { red: 5 }), open('triple-blue'), open('triple-green')] },
      );
      if (options['level-5']) s.open.push(open('triple-black'));
      const name = namer(() => 'tally-yellow');
      const { state } = run(s, 'turn', ({ say }) => (say === 'taken' ? { red: 1 } : name(say)));
      expect(state.open.length).to.equal(after);
    });

  it('the third coatl ends the game; levels 3 and 4 say which may be completed, level 1 reminds', () => {
    let s = table({ way: 'ask', 'level-1': true, 'level-3': true, 'level-4': true });
    const coatl = (...answers: boolean[]): string[] => {
      const { state, said } = run(s, 'your-coatl', answers);
      s = state;
      return said;
    };
    expect(coatl(false)).to.deep.equal(['4 müssen es sein. Er ist noch nicht fertig.']);
    expect(coatl(true, false)).to.deep.equal([
      'Jede muss eine andere Farbe haben. Er ist noch nicht fertig.',
    ]);
    expect(s.coatls).to.equal(0);
    expect(coatl(true, true)).to.deep.equal(['1 von 3 Cóatls ist fertig.']);
    expect(coatl(true, true)).to.deep.equal([
      '2 von 3 Cóatls sind fertig.',
      '1 Tempelkarte brauchst du bis zum Schluss.',
    ]);
    expect(coatl(true, true)).to.deep.equal(['3 Cóatls sind fertig. Das Spiel ist zu Ende.']);
    expect(bot.next(s)).to.deep.equal(['end']);
    const { said, state } = run(s, 'end', [false, 30]);
    expect(said.at(-1)).to.equal('Keine Tempelkarte: A.D.A.M. gewinnt.');
    expect(german.text(bot.score(state)!.verdict)).to.equal('Verloren');
  });

  it('he wins a tie; what is not fulfilled gives nothing', () => {
    expect(outcome(18, { points: 18, temple: true }).result).to.equal('tied');
    expect(outcome(18, { points: 19, temple: true })).to.deep.equal({ result: 'won', margin: 1 });
    expect(outcome(18, { points: 17, temple: false }).result).to.equal('lost');
    expect(
      botPoints(table({}, { open: [open('tally-blue', { blue: 5 })], fulfilled: ['triple-red'] })),
    ).to.equal(7);
  });
});
