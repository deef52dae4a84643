import { expect } from '@open-wc/testing';
import type { CardSet } from '../cards.ts';
import type { State } from '../state.ts';
import type { Answer, Options } from '../../../engine/bot.ts';
import { play } from '../../../engine/play.ts';
import { replay, startWith, type Entry } from '../../../engine/session.ts';
import { because, bot, divers, german, over, run, table, week } from './table.ts';

/** What stands on the table before the next thing happens: after six turns it is nobody's. */
const waiting = (s: State) => german.text({ say: `waiting-${bot.next(s)[0]}`, with: {} });

describe('Nautoma: week end', () => {
  it('comes after six turns, and the game ends after four weeks', () => {
    let s = table({ deck: 'built-in' });
    for (let n = 1; n <= 4; n++) {
      for (let turn = 1; turn <= 6; turn++) {
        expect(bot.next(s)[0]).to.equal('turn');
        expect(german.text(bot.shows(s).headline)).to.equal(`Woche ${n} · Zug ${turn} von 6 · Stufe\u00A02`);
        s = run(s, 'turn').state;
      }
      expect(bot.next(s)[0]).to.equal(n < 4 ? 'week-end' : 'end');
      expect(german.text(bot.shows(s).headline)).to.equal(`Woche ${n} · Wochenende · Stufe\u00A02`);
      expect(waiting(s)).to.equal(n < 4 ? 'Die Woche ist vorbei.' : 'Woche 4 ist vorbei.');
      if (n < 4) s = run(s, 'week-end').state;
    }
    expect(bot.next(run(s, 'end', 70).state)).to.deep.equal([]);
  });

  it('the example of the rulebook: base 0 + 2 divers, 2 points each, makes 4', () => {
    const played = run(table({}, { ...over, ...divers(2), week: 2 }), 'week-end');
    const { said, state, steps } = played;
    expect(said).to.deep.equal([
      'Woche 2 ist um. Werte deinen Wochenerfolg.',
      '4 Punkte für den Wochenerfolg.',
      '2 Taucher zurück in ihren Bereich.',
      '7 Karten mischen. Eine ungesehen beiseite.',
      'Woche 3 beginnt. Du bist dran.',
    ]);
    expect(german.part(steps[1]!, 'hint')).to.equal('Basiswert 0 + 2 Taucher = 2, mal 2.');
    expect(because(played, 1)).to.deep.equal([
      'Basiswert 0, ruhige Seite, volle Reihe Fische',
      'dazu 2 Taucher auf dem Tableau: 2',
      'mal 2 Punkte',
      'Unsere Lesart: Das Regelheft nennt die Basiswerte der ruhigen Seite',
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
    ['asked where the player draws', { board: 'b', tiles: 'player' }, divers(2), ['small-fish'], 8],
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
        { level: 'level-5', board: 'b' },
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
    expect(right.questions).to.deep.equal(['values-right']);
    expect(week(right.state).achievement).to.equal(4);
    const wrong = run(before, 'week-end', false, 5, 2);
    expect(wrong.questions).to.deep.equal(['values-right', 'base-value', 'points-each']);
    expect(week(wrong.state).achievement).to.equal(12);
  });

  it('values of the rulebook are not confirmed', () => {
    const before = table({ values: 'compare' }, { ...over, ...divers(2), week: 2 });
    const { state, questions } = run(before, 'week-end');
    expect(questions).to.deep.equal([]);
    expect(week(state).achievement).to.equal(4);
  });

  it('no point is a quiet line', () => {
    const none = run(table({}, { ...over, ...divers(0), week: 2 }), 'week-end');
    expect(none.said[1]).to.equal('Kein Punkt für ihren Wochenerfolg.');
    expect(german.part(none.steps[1]!, 'quiet')).to.equal('kein Punkt für ihren Erfolg');
    expect(because(none, 1)).to.include('mal 2 Punkte');
  });

  it('unknown points leave nothing to compare: both values are read out', () => {
    const before = table(
      { board: 'b', values: 'compare' },
      { ...over, ...divers(2), achievements: ['any-fish', null, null] },
    );
    const { state, questions } = run(before, 'week-end', 1, 3);
    expect(questions).to.deep.equal(['base-value', 'points-each']);
    expect(week(state).achievement).to.equal(9);
  });

  describe('what was read from card and tile', () => {
    const smallFish: Partial<State> = { ...over, ...divers(1), achievements: ['small-fish', null, null] };
    const atTable = (options: Options, cards?: CardSet) =>
      table({ board: 'b', ...options }, smallFish, cards);

    it('is known from then on', () => {
      const { cards } = run(atTable({ level: 'level-4', values: 'read' }), 'week-end', 4, 3).state;
      expect(bot.cards.accepts(cards)).to.equal(true);
      expect(cards.achievements[1]).to.deep.include({ stormy: 4, stormyFrom: 'owner', calmFrom: 'rulebook' });
      expect(cards.achievements[1]).to.deep.include({ points: 3, pointsFrom: 'owner' });
      for (const values of ['app', 'compare', 'read']) {
        const { state, questions } = run(atTable({ level: 'level-4', values }, cards), 'week-end');
        expect(questions).to.deep.equal([]);
        expect(week(state).achievement).to.equal(15);
      }
    });

    it('is told as long as nobody has read it, and stays ours', () => {
      const { state } = run(atTable({ values: 'compare' }), 'week-end', true);
      expect(state.cards).to.deep.equal(bot.cards.shipped);
    });

    it('of side A is known there, and not mixed up with the points of a tile', () => {
      const sideA = (cards?: CardSet) => table({ values: 'compare' }, over, cards);
      const { cards } = run(sideA(), 'week-end', false, 4, 2).state;
      expect(cards.achievements[0]).to.deep.include({ calm: 4, calmFrom: 'owner' });
      expect(run(sideA(cards), 'week-end').questions).to.deep.equal([]);

      const tile: Partial<State> = { ...over, ...divers(1), achievements: ['egg-or-young', null, null] };
      const sideB = table({ board: 'b', values: 'compare' }, tile, cards);
      const scored = run(sideB, 'week-end', false, 4, 3);
      expect(scored.questions).to.deep.equal(['values-right', 'base-value', 'points-each']);
      expect(week(scored.state).achievement).to.equal(15);
      expect(scored.state.cards.achievements[0]).to.deep.include({ points: 2, pointsFrom: 'owner' });
    });
  });

  describe('side A that was put right', () => {
    const sideA = { achievements: ['any-fish', 'two-eggs', 'large-fish'], provenance: 'owner' } as const;
    const right = { ...bot.cards.shipped, sideA };
    const start = startWith(bot, { values: 'app', account: 'total' }, 1);
    const played = (script: string): Entry => ({ type: 'played', script });
    const week1 = [played('set-up'), ...Array.from({ length: 6 }, () => played('turn'))];
    const scored = ({ turns }: ReturnType<typeof replay<State>>) =>
      turns.at(-1)!.steps.flatMap(({ because: why = [] }) => why.map((reason) => german.text(reason)));

    it('counts at the end of the same week', () => {
      const { prompt } = replay(bot, start, [
        ...week1,
        { type: 'recarded', cards: right },
        played('week-end'),
      ]);
      expect(prompt).to.deep.include({ say: 'points-each', with: { achievement: 'any-fish' } });
    });

    it('counts in the weeks after it', () => {
      const later = replay(bot, start, [
        ...week1,
        played('week-end'),
        { type: 'recarded', cards: right },
        ...week1.slice(1),
        played('week-end'),
      ]);
      expect(scored(later)[0]).to.equal('Basiswert 0, ruhige Seite, 2 Eier');
      expect(scored(later)).to.include('Unsere Lesart: Der Wert zählt, wie oft sie 2 Eier hat');
    });
  });

  it('level 5 on side A compares nothing, and nobody has extra points', () => {
    const before = table({ level: 'level-5', account: 'lines' }, { ...over, ...divers(1) });
    const { state, questions } = run(before, 'week-end');
    expect(questions).to.deep.equal([]);
    expect(week(state)).to.deep.equal({ achievement: 6, bonus: 0, spick: 0, yours: null, yourBonus: 0 });
    const { prompt } = play(bot, { ...state, week: 4, turn: 7 }, 'end', []);
    expect(german.part(prompt!, 'hint')).to.match(/^Zähle nach den Regeln des Grundspiels\./);
    expect(prompt!.expects).not.to.have.property('start');
  });

  it('level 5 with the Spick mode compares achievements alone, and says that it is our reading', () => {
    const chosen = { level: 'level-5', board: 'b', spick: 'x-4', deck: 'built-in' };
    const set = run(
      table(chosen, { isSetUp: false, achievements: ['small-fish', null, null] }),
      'set-up',
    ).state;
    const scored = run({ ...set, ...over, ...divers(1) }, 'week-end', 9, 6, 0);
    expect(week(scored.state)).to.deep.include({ achievement: 8, bonus: 0, yourBonus: 3, spick: 24 });
    expect(because(scored, 2)).to.deep.equal(['Unsere Lesart: Spick-Punkte werden nicht verglichen']);
  });

  it('level 4 compares nothing, not even on side B', () => {
    const before = table(
      { level: 'level-4', board: 'b' },
      { ...over, achievements: ['small-fish', null, null] },
    );
    expect(run(before, 'week-end').questions).to.deep.equal([]);
  });

  it('all seven cards are there again, one of them aside', () => {
    const { state } = run(table({ deck: 'built-in' }, { ...over, ...divers(0) }), 'week-end');
    expect(new Set(state.deck.known).size).to.equal(6);
    const onTable = run(table({}, over), 'week-end').state.deck;
    expect(onTable).to.deep.equal({
      known: [],
      hidden: 6,
      pool: bot.cards.shipped.decisions.map(({ id }) => id),
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
      // From nothing, there is nothing to take off.
      const answers = column > 0 ? [column, rows] : [column];
      const { state, questions, said } = run({ ...set, turn: 7 }, 'week-end', ...answers);
      expect(questions).to.deep.equal(['spick-column', 'spick-rows'].slice(0, answers.length));
      expect(week(state).spick).to.equal(points);
      expect(said).to.contain(`${points === 0 ? 'Kein Spick-Punkt' : `${points} Spick-Punkte`} für Nautoma.`);
    });

  it('says why: the example of the rulebook, and never less than nothing', () => {
    const set = run(table({ level: 'level-1', spick: 'x-2' }, { isSetUp: false }), 'set-up', 'spick-6').state;
    const why = (column: number, rows: number) =>
      because(run({ ...set, ...over }, 'week-end', column, rows), 2);
    const reading = 'Unsere Lesart: Spick-Punkte zählen auch auf Stufe 1';
    expect(why(3, 4)).to.deep.equal([
      '3 Fische in der Tauchstelle, mal 2: 6',
      '4 Fische in den Reihen: −4',
      reading,
    ]);
    expect(why(1, 3).slice(2)).to.deep.equal(['Weniger als 0 gibt es nicht', reading]);
    expect(why(2, 4)).to.have.length(3); // 4 − 4 is nothing without a rule
  });

  it('asks for the right site and the second and third row of card S6', () => {
    const set = run(table({ spick: 'x-2' }, { isSetUp: false }), 'set-up', 'spick-6').state;
    const asking = play(bot, { ...set, turn: 7 }, 'week-end', []);
    expect(german.text(asking.prompt!)).to.equal('Fische in deiner rechten Tauchstelle?');
    expect(german.part(asking.prompt!, 'hint')).to.match(/^Erst alle Fähigkeiten am Wochenende\./);
    expect(german.spoken(asking.prompt!)).to.match(/^Erst alle Fähigkeiten am Wochenende\./);
    const then = play(bot, { ...set, turn: 7 }, 'week-end', [{ to: 'spick-column', value: 3 }]);
    expect(german.text(then.prompt!)).to.equal('Wie viele in den Reihen 2 und 3?');
  });

  it('what its card says stays in view until it has been scored for the last time', () => {
    const set = run(table({ spick: 'x-3' }, { isSetUp: false }), 'set-up', 'spick-6').state;
    const reminded = bot.shows(set).reminder!;
    expect(german.text(reminded)).to.equal(
      'Spick: +3 je Fisch in deiner rechten Tauchstelle, −1 je Fisch in den Reihen 2 und 3.',
    );
    expect(reminded.card).to.deep.equal({ deck: 'spick', card: 'spick-6' });
    expect(bot.shows({ ...set, week: 4 }).reminder).to.equal(undefined);
    expect(bot.shows(table()).reminder).to.equal(undefined);
  });

  it('a card from the box is only known to the player', () => {
    const set = run(table({ spick: 'x-2', deck: 'from-box' }, { isSetUp: false }), 'set-up').state;
    const asking = play(bot, { ...set, turn: 7 }, 'week-end', []);
    expect(german.text(asking.prompt!)).to.equal('Fische in deiner markierten Tauchstelle?');
    expect(bot.shows(set).reminder, 'it lies on the table').to.equal(undefined);
    expect(week(run({ ...set, turn: 7 }, 'week-end', 3, 4).state).spick).to.equal(2);
  });

  it('is not scored after week 4', () => {
    const s = table({ spick: 'x-2' }, { week: 4, turn: 7 });
    expect(run(s, 'end', 50).questions).to.deep.equal(['your-total']);
  });
});
