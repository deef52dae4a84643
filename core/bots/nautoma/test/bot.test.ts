import { expect } from '@open-wc/testing';
import type { State } from '../state.ts';
import type { Options } from '../../../engine/bot.ts';
import { because, belongings, bot, german, run, table } from './table.ts';

describe('Nautoma: set-up', () => {
  it('level 2, the app draws', () => {
    const { said, state } = run(table({ deck: 'built-in' }, { isSetUp: false }), 'set-up');
    expect(said).to.deep.equal([
      'Baue das Spiel für zwei auf.',
      'Seite A des Erfolgstableaus nach oben.',
      '6 Taucher einer Farbe für Nautoma.',
      '2 Eier und 1 Jungfisch in ihren Bereich.',
      'Ich mische und ziehe ihre Karten.',
      '3 Wochenkarten: ruhige Seite oben.',
      'Alles bereit für Stufe 2. Du beginnst.',
    ]);
    expect(belongings(state)).to.deep.equal({ fish: 0, schools: 0, young: 1, eggs: 2 });
    expect(bot.next(state)).to.deep.equal(['turn', 'all-activated', 'all-played']);
  });

  it('level 5 on side B: the app draws a tile a week, another may lie there; a Spick card from the table', () => {
    const before = table({ level: 'level-5', board: 'b', spick: 'x-3' }, { isSetUp: false });
    const drawn: State['achievements'] = ['small-fish', 'full-row', 'young-3'];
    const { said, questions, state, steps } = run(
      { ...before, achievements: drawn },
      'set-up',
      false,
      'any-fish',
      'spick-6',
    );
    expect(german.part(steps[6]!, 'hint')).to.equal(
      'Basiswert 3 (Ersatzwert). Die Punkte sagst du mir bei der Wertung.',
    );
    expect(said.slice(1)).to.deep.equal([
      'Seite B des Erfolgstableaus nach oben.',
      '6 Taucher einer Farbe für Nautoma.',
      '2 Eier und 1 Jungfisch in ihren Bereich.',
      '7 Karten mischen. Eine ungesehen beiseite.',
      '3 Wochenkarten: stürmische Seite oben.',
      'Woche 1: Fisch.',
      'Woche 2: Plättchen volle Reihe Fische.',
      'Woche 3: Plättchen Jungfisch.',
      '6 ist ihre Karte: Tauchstelle rechts.',
      'Alles bereit für Stufe 5. Du beginnst.',
    ]);
    expect(questions).to.deep.equal(['achievement-lies', 'achievement', 'which-spick']);
    expect(state.achievements).to.deep.equal(['any-fish', 'full-row', 'young-3']);
    expect(state.spick).to.deep.include({ strength: 3, card: 'spick-6' });
    expect(steps.slice(0, 6).map(({ rule }) => rule.section)).to.deep.equal(Array(6).fill('Aufbau'));
  });

  it('side B: the app draws one of the tiles of each week, or the player does', () => {
    const weekOf = new Map(bot.cards.shipped.achievements.map(({ id, week }) => [id, week]));
    const tiles = table({ board: 'b' }).achievements;
    expect(tiles.map((id) => id && weekOf.get(id))).to.deep.equal([1, 2, 3]);
    const byPlayer = table({ board: 'b', tiles: 'player' }, { isSetUp: false });
    const { questions, state } = run(byPlayer, 'set-up');
    expect(questions).to.deep.equal([]);
    expect(state.achievements).to.deep.equal([null, null, null]);
  });

  it('level 5 on side A: nothing is named, nothing is compared', () => {
    const before = table({ level: 'level-5', deck: 'built-in' }, { isSetUp: false });
    const { said, questions, steps } = run(before, 'set-up');
    expect(questions).to.deep.equal([]);
    expect(said).to.include('Seite A des Erfolgstableaus nach oben.');
    expect(said).to.include('3 Wochenkarten: stürmische Seite oben.');
    expect(german.part(steps[1]!, 'hint')).to.equal('Ihre drei Wochenerfolge stehen fest.');
  });

  it('level 1 needs neither week cards nor tiles', () => {
    const { said, questions } = run(table({ level: 'level-1', board: 'b' }, { isSetUp: false }), 'set-up');
    expect(questions).to.deep.equal([]);
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

  it('says that it is our reading where she has no diver to place', () => {
    expect(because(run(table({}, { divers: 0, diversOnBoard: 6 }), 'turn', 'card-1'))).to.deep.equal([
      'Unsere Lesart: Ohne Taucher in ihrem Bereich entfällt das Setzen',
    ]);
  });

  it('says why a symbol does not count', () => {
    expect(because(run(table({}, { week: 4 }), 'turn', 'card-1'))).to.deep.equal([
      'Das Symbol für Taucher zählt in Woche 4 nicht',
    ]);
    const dive = run(table({ level: 'level-1' }), 'turn', 'card-6');
    expect([0, 1, 2].map((step) => because(dive, step))).to.deep.equal([
      ['Das Symbol für Taucher zählt auf Stufe 1 nicht'],
      [],
      [],
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

  it('the player’s all abilities are counted anew in every turn, also in the first of a week', () => {
    const late = run(run(table({}, { turn: 7 }), 'all-activated').state, 'all-played');
    const next = run(late.state, 'week-end').state;
    expect(german.part(run(next, 'all-activated').steps[0]!, 'hint')).to.equal(
      '»Alle« aktiviert, 1-mal in diesem Zug.',
    );
    expect(run(next, 'all-played').state.allPlayed).to.equal(1);
  });
});
