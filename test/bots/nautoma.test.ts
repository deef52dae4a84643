import { expect } from '@open-wc/testing';
import nautoma from '../../core/bots/nautoma/bot.ts';
import type { CardSet, DecisionCard } from '../../core/bots/nautoma/cards.ts';
import type { State } from '../../core/bots/nautoma/state.ts';
import type { Bot, Options } from '../../core/engine/bot.ts';
import type { Answer } from '../../core/engine/expects.ts';
import { play, type Given, type Run } from '../../core/engine/play.ts';
import { seeded } from '../../core/engine/rng.ts';
import { reader } from '../../core/engine/text.ts';

const bot = nautoma as unknown as Bot<State>;
const german = reader('de', [bot.texts.de]);
const usual: Options = {
  level: 'level-2',
  board: 'a',
  spick: 'off',
  deck: 'on-table',
  values: 'app',
  account: 'total',
};

/** A table with these options, set up, and changed as the test needs it. */
function table(options: Options = {}, change: Partial<State> = {}, cards: CardSet = nautoma.cards): State {
  return {
    ...nautoma.start({ ...usual, ...options }, seeded(1), cards),
    isSetUp: true,
    ...change,
  };
}

/** Runs a script with answers in their order, whatever they are asked for, to its end. */
function run(
  s: State,
  script: string,
  ...answers: Answer[]
): Run<State> & { asked: string[]; said: string[] } {
  const given: Given[] = [];
  let result = play(bot, s, script, given);
  while (result.prompt) {
    const value = answers.shift();
    if (value === undefined) throw new Error(`no answer to ${german.text(result.prompt)}`);
    given.push({ to: result.prompt.say, value });
    result = play(bot, s, script, given);
    if (result.misfit !== undefined) throw new Error(`${JSON.stringify(value)} does not fit`);
  }
  if (answers.length > 0) throw new Error(`nobody asked for ${JSON.stringify(answers)}`);
  return { ...result, asked: given.map(({ to }) => to), said: result.steps.map((step) => german.text(step)) };
}

const belongings = ({ fish, schools, young, eggs }: State) => ({ fish, schools, young, eggs });
const week = (s: State, n = 0) => s.scored[n]!;

describe('Nautoma: set-up', () => {
  it('level 2, the app draws', () => {
    const { said, state } = run(table({ deck: 'built-in' }, { isSetUp: false }), 'set-up');
    expect(said).to.deep.equal([
      'Baue das Spiel für zwei auf.',
      'A: diese Seite des Erfolgstableaus liegt oben.',
      '6 Taucher einer Farbe für Nautoma.',
      '2 Eier und 1 Jungfisch in ihren Bereich.',
      'Ihre Karten mische und ziehe ich.',
      '3 Wochenkarten: ruhige Seite oben.',
      'Alles bereit für Stufe 2. Du beginnst.',
    ]);
    expect(belongings(state)).to.deep.equal({ fish: 0, schools: 0, young: 1, eggs: 2 });
    expect(bot.next(state)).to.deep.equal(['turn', 'all-activated', 'all-played']);
  });

  it('level 5 is played on side B; a tile can be named now or later; a Spick card from the table', () => {
    const before = table({ level: 'level-5', spick: 'x-3' }, { isSetUp: false });
    const { said, asked, state, steps } = run(before, 'set-up', 'small-fish', 'later', 'young-3', 'spick-6');
    expect(german.part(steps[6]!, 'hint')).to.equal('Basiswert 3, mal 2 Punkte (Hauswert).');
    expect(said.slice(1)).to.deep.equal([
      'B: diese Seite des Erfolgstableaus liegt oben.',
      '6 Taucher einer Farbe für Nautoma.',
      '2 Eier und 1 Jungfisch in ihren Bereich.',
      '7 Karten mischen. Eine ungesehen beiseite.',
      '3 Wochenkarten: stürmische Seite oben.',
      'Woche 1: kleiner Fisch.',
      'Woche 3: Jungfisch.',
      '6 ist ihre Karte: Tauchstelle rechts.',
      'Alles bereit für Stufe 5. Du beginnst.',
    ]);
    expect(asked).to.deep.equal(['achievement', 'achievement', 'achievement', 'which-spick']);
    expect(state.achievements).to.deep.equal(['small-fish', null, 'young-3']);
    expect(state.spick).to.deep.include({ strength: 3, card: 'spick-6' });
  });

  it('level 1 needs neither week cards nor tiles', () => {
    const { said, asked } = run(table({ level: 'level-1', board: 'b' }, { isSetUp: false }), 'set-up');
    expect(asked).to.deep.equal([]);
    expect(said.join()).not.to.contain('Wochenkarten');
  });
});

describe('Nautoma: marker', () => {
  const markers: [
    name: string,
    options: Options,
    change: Partial<State>,
    card: string,
    left: number,
    said: string,
  ][] = [
    ['place', {}, {}, 'card-1', 1, '1 Taucher aufs Erfolgstableau.'],
    ['place the last', {}, { divers: 1, diversOnBoard: 5 }, 'card-1', 6, '1 Taucher aufs Erfolgstableau.'],
    [
      'place without a diver',
      {},
      { divers: 0, diversOnBoard: 6 },
      'card-1',
      6,
      'Kein Taucher mehr bei Nautoma. Das entfällt.',
    ],
    ['remove', {}, { divers: 4, diversOnBoard: 2 }, 'card-3', 1, '1 Taucher zurück vom Erfolgstableau.'],
    ['remove from none', {}, {}, 'card-3', 0, 'Kein Taucher auf dem Tableau. Das entfällt.'],
    ['no symbol', {}, { divers: 4, diversOnBoard: 2 }, 'card-2', 2, '1 Fischkarte ziehen, offen zu ihr.'],
    ['level 1', { level: 'level-1' }, {}, 'card-1', 0, '1 Fischkarte ziehen, offen zu ihr.'],
    ['week 4', {}, { week: 4 }, 'card-1', 0, '1 Fischkarte ziehen, offen zu ihr.'],
  ];
  for (const [name, options, change, card, left, said] of markers)
    it(name, () => {
      const turn = run(table(options, change), 'turn', card);
      expect(turn.said[0]).to.equal(said);
      expect(turn.state.diversOnBoard).to.equal(left);
      expect(turn.state.divers + turn.state.diversOnBoard).to.equal(6);
    });

  it('says why a symbol does not count', () => {
    const [step] = run(table({}, { week: 4 }), 'turn', 'card-1').steps;
    expect(step!.because!.map((reason) => german.text(reason))).to.deep.equal([
      'Das Symbol für Taucher zählt in Woche 4 nicht',
    ]);
  });
});

describe('Nautoma: dive and fish', () => {
  type Has = Partial<Pick<State, 'young' | 'eggs' | 'schools'>>;
  const dives: [name: string, before: Has, card: string, after: Has, said: string[]][] = [
    [
      'three steps from top to bottom',
      { young: 3, eggs: 5 },
      'card-7',
      { schools: 1, young: 4, eggs: 3 },
      [
        '3 Jungfische werden ein Schwarm.',
        '4 Eier umdrehen. Daraus werden Jungfische.',
        '2 neue Eier aus dem Vorrat zu ihr.',
      ],
    ],
    [
      'a school once a turn, even with enough for two',
      { young: 7, eggs: 0 },
      'card-7',
      { schools: 1, young: 4, eggs: 2 },
      [
        '3 Jungfische werden ein Schwarm.',
        'Kein Ei zum Umdrehen. Das entfällt.',
        '2 neue Eier aus dem Vorrat zu ihr.',
      ],
    ],
    [
      'young hatched now wait for a later dive',
      { young: 2, eggs: 1 },
      'card-7',
      { schools: 0, young: 3, eggs: 2 },
      [
        '2 Jungfische: noch kein Schwarm.',
        '1 Ei umdrehen. Daraus wird ein Jungfisch.',
        '2 neue Eier aus dem Vorrat zu ihr.',
      ],
    ],
    [
      'no symbol for a school',
      { young: 6, eggs: 2 },
      'card-5',
      { schools: 0, young: 8, eggs: 2 },
      ['2 Eier umdrehen. Daraus werden Jungfische.', '2 neue Eier aus dem Vorrat zu ihr.'],
    ],
    [
      'no symbol for hatching',
      { young: 3, eggs: 9 },
      'card-4',
      { schools: 1, young: 0, eggs: 11 },
      [
        '1 Taucher aufs Erfolgstableau.',
        '3 Jungfische werden ein Schwarm.',
        '2 neue Eier aus dem Vorrat zu ihr.',
      ],
    ],
  ];
  for (const [name, before, card, after, said] of dives)
    it(name, () => {
      const turn = run(table({}, before), 'turn', card);
      expect(turn.said).to.deep.equal(said);
      expect(turn.state).to.deep.include(after);
    });

  it('a fish joins her area; the offer to the player is spoken, not asked', () => {
    const { state, steps } = run(table(), 'turn', 'card-2');
    expect(belongings(state)).to.deep.equal({ fish: 1, schools: 0, young: 1, eggs: 2 });
    expect(german.spoken(steps[0]!)).to.contain('darfst du die Belohnung');
  });

  it('eggs for all abilities of the player: one activated, four played', () => {
    const once = run(table(), 'all-activated');
    expect(once.said).to.deep.equal(['1 Ei für Nautoma.']);
    const twice = run(once.state, 'all-activated');
    const played = run(twice.state, 'all-played');
    expect(played.said).to.deep.equal(['4 Eier für Nautoma.']);
    expect(played.state).to.deep.include({ eggs: 8, allActivated: 2, allPlayed: 1 });
    expect(run(played.state, 'turn', 'card-2').state).to.deep.include({ allActivated: 0, allPlayed: 0 });
  });
});

describe('Nautoma: week end', () => {
  const over: Partial<State> = { turn: 7 };
  const divers = (diversOnBoard: number): Partial<State> => ({ diversOnBoard, divers: 6 - diversOnBoard });

  it('comes after six turns, and the game ends after four weeks', () => {
    let s = table({ deck: 'built-in' });
    for (let n = 1; n <= 4; n++) {
      for (let turn = 1; turn <= 6; turn++) {
        expect(bot.next(s)[0]).to.equal('turn');
        expect(german.text(bot.headline(s))).to.equal(`Woche ${n} · Zug ${turn} von 6 · Stufe 2`);
        s = run(s, 'turn').state;
      }
      expect(bot.next(s)[0]).to.equal(n < 4 ? 'week-end' : 'end');
      expect(german.text(bot.headline(s))).to.equal(`Woche ${n} · Wochenende · Stufe 2`);
      if (n < 4) s = run(s, 'week-end').state;
    }
    expect(bot.next(run(s, 'end', 70).state)).to.deep.equal([]);
  });

  it('the example of the rulebook: base 0 + 2 divers, 2 points each, makes 4', () => {
    const { said, state, steps } = run(table({}, { ...over, ...divers(2), week: 2 }), 'week-end');
    expect(said).to.deep.equal([
      'Woche 2 ist um. Werte deinen Wochenerfolg.',
      '4 Punkte für den Wochenerfolg.',
      '2 Taucher zurück in ihren Bereich.',
      '7 Karten mischen. Eine ungesehen beiseite.',
      'Woche 3 beginnt. Du bist dran.',
    ]);
    expect(german.part(steps[1]!, 'hint')).to.equal('Basiswert 0 + 2 Taucher = 2, mal 2.');
    expect(steps[1]!.because!.map((reason) => german.text(reason))).to.deep.equal([
      'Basiswert 0, ruhige Seite, volle Reihe Fische',
      'dazu 2 Taucher auf dem Tableau: 2',
      'mal 2 Punkte',
    ]);
    expect(steps[1]!.card).to.deep.equal({ deck: 'weeks', card: 'week-2-calm', row: 0 });
    expect(week(state).achievement).to.equal(4);
    expect(state).to.deep.include({ week: 3, turn: 1, divers: 6, diversOnBoard: 0 });
  });

  const scored: [
    name: string,
    options: Options,
    change: Partial<State>,
    answers: Answer[],
    points: number,
  ][] = [
    ['week 1 on side A, calm: 3 + 1, 1 point each', { level: 'level-3' }, divers(1), [], 4],
    ['week 1 on side A, stormy: 5 + 1', { level: 'level-4' }, divers(1), [], 6],
    ['week 3 on side A: 0 + 3, 2 points each', {}, { ...divers(3), week: 3 }, [], 6],
    [
      '2 eggs count as a pair',
      { board: 'b' },
      { ...divers(2), week: 2, achievements: [null, 'two-eggs', null] },
      [],
      6,
    ],
    ['asked when it was not named', { board: 'b' }, divers(2), ['small-fish'], 8],
    [
      'unknown points are asked',
      { board: 'b' },
      { ...divers(2), achievements: ['any-fish', null, null] },
      [3],
      12,
    ],
    ['read out: points of week 1, its calm value is sure', { values: 'read' }, divers(1), [2], 8],
    ['read out: a stormy value too', { level: 'level-4', values: 'read' }, divers(1), [4, 1], 5],
    ['read out: nothing that the rulebook says', { values: 'read' }, { ...divers(2), week: 2 }, [], 4],
    ['level 1: no points', { level: 'level-1' }, divers(0), [], 0],
  ];
  for (const [name, options, change, answers, points] of scored)
    it(name, () => {
      const { state } = run(table(options, { ...over, ...change }), 'week-end', ...answers);
      expect(week(state).achievement).to.equal(points);
      expect(state.diversOnBoard).to.equal(0);
    });

  const compared: [yours: number, bot: number, you: number, said: string][] = [
    [7, 3, 0, '3 Punkte mehr für Nautoma.'],
    [8, 3, 3, '3 Punkte mehr für euch beide.'],
    [9, 0, 3, '3 Punkte mehr für dich.'],
  ];
  for (const [yours, bonus, yourBonus, said] of compared)
    it(`level 5 compares: she has 8, the player ${yours}`, () => {
      const before = table(
        { level: 'level-5' },
        { ...over, ...divers(1), achievements: ['small-fish', null, null] },
      );
      const result = run(before, 'week-end', yours);
      expect(week(result.state)).to.deep.include({ achievement: 8, bonus, yourBonus, yours });
      expect(result.said).to.contain(said);
    });

  it('values are compared with card and tile, and both corrected, also those of the rulebook', () => {
    // Week 1 on side A: base 3 (rulebook), 1 point each (unchecked).
    const before = table({ values: 'compare' }, { ...over, ...divers(1) });
    const right = run(before, 'week-end', true);
    expect(right.asked).to.deep.equal(['values-right']);
    expect(week(right.state).achievement).to.equal(4);
    const wrong = run(before, 'week-end', false, 5, 2);
    expect(wrong.asked).to.deep.equal(['values-right', 'base-value', 'points-each']);
    expect(week(wrong.state).achievement).to.equal(12);
  });

  it('unknown points leave nothing to compare: both values are read out', () => {
    const before = table(
      { board: 'b', values: 'compare' },
      { ...over, ...divers(2), achievements: ['any-fish', null, null] },
    );
    const { state, asked } = run(before, 'week-end', 1, 3);
    expect(asked).to.deep.equal(['base-value', 'points-each']);
    expect(week(state).achievement).to.equal(9);
  });

  it('level 4 compares nothing, not even on side B', () => {
    const before = table(
      { level: 'level-4', board: 'b' },
      { ...over, achievements: ['small-fish', null, null] },
    );
    expect(run(before, 'week-end').asked).to.deep.equal([]);
  });

  it('all seven cards are there again, one of them aside', () => {
    const { state } = run(table({ deck: 'built-in' }, { ...over, ...divers(0) }), 'week-end');
    expect(new Set(state.deck.known).size).to.equal(6);
    const onTable = run(table({}, over), 'week-end').state.deck;
    expect(onTable).to.deep.equal({
      known: [],
      hidden: 6,
      pool: nautoma.cards.decisions.map(({ id }) => id),
    });
  });
});

describe('Nautoma: Spick mode', () => {
  const spicked: [card: string, x: string, column: number, rows: number, points: number][] = [
    ['spick-6', 'x-2', 3, 4, 2],
    ['spick-6', 'x-4', 3, 4, 8],
    ['spick-6', 'x-3', 3, 4, 5],
    ['spick-6', 'x-2', 1, 6, 0],
    ['spick-1', 'x-3', 0, 0, 0],
  ];
  for (const [card, x, column, rows, points] of spicked)
    it(`${card}, ${x}: ${column} fish in the site, ${rows} in the rows, ${points} points`, () => {
      const set = run(table({ level: 'level-1', spick: x }, { isSetUp: false }), 'set-up', card).state;
      const { state, asked, said } = run({ ...set, turn: 7 }, 'week-end', column, rows);
      expect(asked).to.deep.equal(['spick-column', 'spick-rows']);
      expect(week(state).spick).to.equal(points);
      expect(said).to.contain(`${points} Spick-Punkte für Nautoma.`);
    });

  it('asks for the right site and the second and third row of card S6', () => {
    const set = run(table({ spick: 'x-2' }, { isSetUp: false }), 'set-up', 'spick-6').state;
    const asking = play(bot, { ...set, turn: 7 }, 'week-end', []);
    expect(german.text(asking.prompt!)).to.equal('Fische in deiner rechten Tauchstelle?');
    const then = play(bot, { ...set, turn: 7 }, 'week-end', [{ to: 'spick-column', value: 3 }]);
    expect(german.text(then.prompt!)).to.equal('Wie viele in den Reihen 2 und 3?');
  });

  it('a card from the box is only known to the player', () => {
    const set = run(table({ spick: 'x-2', deck: 'from-box' }, { isSetUp: false }), 'set-up').state;
    const asking = play(bot, { ...set, turn: 7 }, 'week-end', []);
    expect(german.text(asking.prompt!)).to.equal('Fische in deiner markierten Tauchstelle?');
    expect(week(run({ ...set, turn: 7 }, 'week-end', 3, 4).state).spick).to.equal(2);
  });

  it('is not scored after week 4', () => {
    const s = table({ spick: 'x-2' }, { week: 4, turn: 7 });
    expect(run(s, 'end', 50).asked).to.deep.equal(['your-total']);
  });
});

describe('Nautoma: final scoring', () => {
  const has: Partial<State> = {
    week: 4,
    turn: 7,
    fish: 10,
    schools: 8,
    young: 5,
    eggs: 7,
    scored: [4, 6, 2].map((achievement) => ({ achievement, bonus: 0, spick: 0, yours: null, yourBonus: 0 })),
  };
  const levels: [level: string, points: number][] = [
    ['level-1', 30 + 40 + 5 + 3],
    ['level-2', 30 + 40 + 5 + 3 + 12],
    ['level-3', 40 + 48 + 5 + 3 + 12],
    ['level-4', 40 + 48 + 5 + 3 + 12],
    ['level-5', 40 + 48 + 5 + 3 + 12],
  ];
  for (const [level, points] of levels)
    it(`${level}: ${points}`, () => {
      const { state } = run(table({ level }, has), 'end', 90);
      expect(bot.score(state)!.bot).to.equal(points);
    });

  it('is told line by line', () => {
    const { said } = run(table({}, has), 'end', 97);
    expect(said).to.deep.equal([
      'Woche 4 ist vorbei. Jetzt wird gezählt.',
      '30 Punkte für 10 Fische.',
      '40 Punkte für 8 Schwärme.',
      '5 Punkte für 5 Jungfische.',
      '3 Punkte für 7 Eier.',
      '12 Punkte für Wochenerfolge.',
      '90 Punkte hat Nautoma.',
      '7 Punkte Vorsprung: du gewinnst.',
    ]);
  });

  const verdicts: [you: number, said: string, verdict: string, margin: string][] = [
    [91, '1 Punkt Vorsprung: du gewinnst.', 'Gewonnen', 'mit 1 Punkt'],
    [90, 'Gleich viele Punkte: du gewinnst.', 'Gewonnen', 'bei gleich vielen Punkten'],
    [88, '2 Punkte fehlen dir: Nautoma gewinnt.', 'Verloren', 'mit 2 Punkten'],
  ];
  for (const [you, said, verdict, margin] of verdicts)
    it(`${you} against 90: ${verdict}`, () => {
      const end = run(table({}, has), 'end', you);
      expect(end.said.at(-1)).to.equal(said);
      const score = bot.score(end.state)!;
      expect([german.text(score.verdict), german.part(score.verdict, 'hint')]).to.deep.equal([
        verdict,
        margin,
      ]);
    });

  it('asks the player line by line; on level 5 the achievements are known', () => {
    const lines = run(table({ account: 'lines' }, has), 'end', 50, 24, 3, 9, 14, 2);
    expect(bot.score(lines.state)!.lines).to.deep.equal([
      { id: 'fish', bot: 30, you: 50 },
      { id: 'schools', bot: 40, you: 24 },
      { id: 'young', bot: 5, you: 3 },
      { id: 'eggs', bot: 3, you: 9 },
      { id: 'achievements', bot: 12, you: 14 },
      { id: 'other', you: 2 },
    ]);
    const scored = [{ achievement: 8, bonus: 3, spick: 0, yours: 8, yourBonus: 3 }];
    const level5 = run(
      table({ level: 'level-5', account: 'lines' }, { ...has, scored }),
      'end',
      1,
      1,
      1,
      1,
      1,
    );
    expect(bot.score(level5.state)!.lines).to.deep.include({ id: 'achievements', bot: 11, you: 11 });
  });

  it('counts Spick points on level 1 too', () => {
    const scored = [{ achievement: 0, bonus: 0, spick: 5, yours: null, yourBonus: 0 }];
    const { state } = run(table({ level: 'level-1', spick: 'x-2' }, { ...has, scored }), 'end', 90);
    expect(bot.score(state)!.lines).to.deep.include({ id: 'spick', bot: 5 });
    expect(bot.score(state)!.bot).to.equal(83);
  });
});

describe('Nautoma: cards', () => {
  it('from the box are described once and then known by their number', () => {
    const first = run(table({ deck: 'from-box' }), 'turn', 'card-3', 'place', 'dive', 'school-eggs');
    expect(first.said).to.deep.equal([
      '1 Taucher aufs Erfolgstableau.',
      '1 Jungfisch: noch kein Schwarm.',
      '2 neue Eier aus dem Vorrat zu ihr.',
    ]);
    const nextWeek = run({ ...first.state, turn: 7 }, 'week-end').state;
    expect(run(nextWeek, 'turn', 'card-3').asked).to.deep.equal(['which-card']);
  });

  it('from the box are there at the next table, where their upper area was asked for', () => {
    const { state } = run(table({ deck: 'from-box' }), 'turn', 'card-3', 'place', 'dive', 'school-eggs');
    expect(bot.accepts(state.cards)).to.equal(true);
    expect(state.cards.decisions[2]).to.deep.equal({ ...state.box!['card-3'], provenance: 'owner' });
    expect(run(table({ deck: 'from-box' }, {}, state.cards), 'turn', 'card-3').asked).to.deep.equal([
      'which-card',
    ]);
    const half = run(table({ deck: 'from-box', level: 'level-1' }), 'turn', 'card-3', 'fish').state;
    expect(half.cards).to.deep.equal(nautoma.cards);
  });

  it('are what the game began with', () => {
    const eggs = (card: DecisionCard): DecisionCard => ({
      ...card,
      marker: 'none',
      action: { kind: 'dive', steps: ['eggs'] },
    });
    const cards = { ...nautoma.cards, decisions: nautoma.cards.decisions.map(eggs) };
    expect(bot.accepts(cards)).to.equal(true);
    expect(run(table({}, {}, cards), 'turn', 'card-1').said).to.deep.equal([
      '2 neue Eier aus dem Vorrat zu ihr.',
    ]);
  });

  it('are refused when one is missing, twice there or out of range', () => {
    const { decisions, achievements } = nautoma.cards;
    const [first] = achievements;
    expect(bot.accepts(nautoma.cards)).to.equal(true);
    expect(bot.accepts({ ...nautoma.cards, decisions: decisions.slice(1) })).to.equal(false);
    expect(bot.accepts({ ...nautoma.cards, decisions: [decisions[1], ...decisions.slice(1)] })).to.equal(
      false,
    );
    expect(
      bot.accepts({ ...nautoma.cards, achievements: [{ ...first, calm: -1 }, ...achievements.slice(1)] }),
    ).to.equal(false);
    expect(bot.accepts(null)).to.equal(false);
  });

  it('have the structure of the ruling', () => {
    const { decisions, spick, achievements } = nautoma.cards;
    const count = (fits: (card: DecisionCard) => boolean) => decisions.filter(fits).length;
    expect(count(({ action }) => action.kind === 'fish')).to.equal(3);
    expect(count(({ action }) => action.kind === 'dive')).to.equal(4);
    expect(count(({ action }) => action.kind === 'dive' && action.steps.length === 3)).to.equal(2);
    expect(count(({ marker }) => marker === 'place')).to.equal(3);
    expect(count(({ marker }) => marker === 'remove')).to.equal(1);
    expect(spick.find((card) => card.number === 6)).to.deep.include({ column: 'right', rows: [2, 3] });
    for (const week of [1, 2, 3])
      expect(achievements.filter((one) => one.week === week).map(({ row }) => row)).to.deep.equal([
        1, 2, 3, 4, 5, 6,
      ]);
    expect(achievements.every((one) => one.stormy > one.calm)).to.equal(true);
  });
});
