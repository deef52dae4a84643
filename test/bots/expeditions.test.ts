import { expect } from '@open-wc/testing';
import expeditions from '../../core/bots/expeditions/bot.ts';
import type { State } from '../../core/bots/expeditions/state.ts';
import type { Phrase } from '../../core/engine/bot.ts';
import { seeded } from '../../core/engine/rng.ts';
import { bot, german, mirrored, progressFor, run, table } from '../tools/expeditions-table.ts';

const mirrorOf = (s: State) => s.mirror!;
const stackAt = (s: State, place: string) => mirrorOf(s).locations[place]!.stack;
const reasons = (because: readonly Phrase[] = []) => because.map((phrase) => german.text(phrase));
const trackers = (s: State) =>
  Object.fromEntries(expeditions.trackers(s).map(({ id, value }) => [id, value] as const));

describe('Expeditions: set-up', () => {
  it('level 2, mirrored, the app draws', () => {
    const { said, asked, state } = run(table({ deck: 'built-in' }, { isSetUp: false }), 'set-up');
    expect(said).to.deep.equal([
      'Baue das Spiel für zwei auf.',
      'Ein Mech für Automa ganz nach Westen, im Norden.',
      'Ein Mech für Automa ganz nach Osten, im Zentrum.',
      'Zähle die Orte von Westen: 1 bis 7.',
      '2: die Karte dieser Stufe liegt aus.',
      'Ein Aktionsmarker auf das Startfeld der Fortschrittsleiste.',
      'Ihre Karten mische und ziehe ich.',
      '8 Sterne auf Automas Erfolgskarte.',
      'Ziehst du 017, 030, 056 oder 063: zurück in die Schachtel.',
      'Alles bereit. Du beginnst.',
    ]);
    expect(asked).to.deep.equal([]);
    expect(bot.next(state)).to.deep.equal(['turn', 'your-location', 'your-star', 'to-ask']);
    expect(trackers(state)).to.deep.equal({
      stars: 0,
      progress: 2,
      maps: 0,
      corruption: 0,
      points: 0,
      north: 1,
      central: 7,
      cards: 12,
    });
  });

  it('level 4 has no name; coins are compared and corrected; three more for a star; Automa begins', () => {
    const options = { level: 'level-4', way: 'ask', values: 'compare', adjust: 'plus-3', begins: 'automa' };
    const { said, steps, state } = run(table(options, { isSetUp: false }), 'set-up', false, 7, 2, 1, true);
    expect(said.slice(3)).to.deep.equal([
      '4: die Karte dieser Stufe liegt aus.',
      '10 Münzen je Stern für Automa.',
      'Ein Aktionsmarker auf das Startfeld der Fortschrittsleiste.',
      '14 Karten mischen. Die obersten zwei ungesehen beiseite.',
      '8 Sterne auf Automas Erfolgskarte.',
      'Ziehst du 017, 030, 056 oder 063: zurück in die Schachtel.',
      'Alles bereit. Automa beginnt.',
    ]);
    expect(german.part(steps[3]!, 'hint')).to.equal('Stufe 4 (Hauswert).');
    expect(state.coins).to.deep.equal({ star: 7, map: 2, corruption: 1 });
    expect(state.coinsFrom).to.equal('owner');
    expect(bot.next(state)).to.deep.equal(['first-turn']);
    expect(german.text(bot.headline(state))).to.equal('Zug 1 · Stufe 4');
  });

  it('the app draws lots for the beginner, each as likely', () => {
    const beginners = Array.from({ length: 100 }, (_, seed) => {
      const s = table({ begins: 'random' }, { isSetUp: false, rng: seeded(seed) });
      return run(s, 'set-up').state.begins;
    });
    expect(beginners).not.to.include('random');
    expect(beginners.filter((who) => who === 'you').length).to.be.within(35, 65);
  });

  it('values that are right stay as they are', () => {
    const { state, asked } = run(table({ values: 'compare' }, { isSetUp: false }), 'set-up', true, true);
    expect(asked).to.deep.equal(['coins-right', 'track-right']);
    expect(state).to.deep.include({ coins: { star: 4, map: 1, corruption: 2 }, coinsFrom: 'public' });
  });
});

/** The rulebook's example, p. 6: three stars, corruption ×2, else two on; the player's mech stands one ahead. */
const example = { n2: [4], n3: 'map', n4: [3, 5, 2], n5: [1] } as const;
const examples: [
  name: string,
  lying: Parameters<typeof mirrored>[0],
  place: string,
  corruption: number,
  said: string[],
  because: string[],
  marks: Record<string, string>,
][] = [
  [
    'example: skips your mech, passes the map, takes the top two',
    example,
    'n4',
    2,
    ['4: dorthin zieht der Mech im Norden.', '2 Verderbnismarker für Automa, von oben.'],
    [
      'Das Ziel gilt ab 3 Sternen, Automa hat 3',
      'Norden 1: leer',
      'Norden 2: dein Mech, übersprungen',
      'Norden 3: nur eine Landkarte',
      'Norden 4, 2 Orte weiter: Verderbnis ohne die 20',
    ],
    {
      n1: 'bot passed',
      n2: 'values:4 you skipped',
      n3: 'map passed',
      n4: 'values:3,5,2 target',
      n5: 'values:1',
      c7: 'bot',
    },
  ],
  [
    'alternative 1: the third location, only one marker there; the 20 does not count',
    { n2: [4], n3: 'map', n4: '20', n5: [6] },
    'n5',
    1,
    ['5: dorthin zieht der Mech im Norden.', '1 Verderbnismarker für Automa.'],
    [
      'Das Ziel gilt ab 3 Sternen, Automa hat 3',
      'Norden 1: leer',
      'Norden 2: dein Mech, übersprungen',
      'Norden 3: nur eine Landkarte',
      'Norden 4: nur die 20',
      'Norden 5, 3 Orte weiter: Verderbnis ohne die 20',
    ],
    {
      n1: 'bot passed',
      n2: 'values:4 you skipped',
      n3: 'map passed',
      n4: 'twenty passed',
      n5: 'values:6 target',
      c7: 'bot',
    },
  ],
  [
    'alternative 2: where the mech stands',
    { ...example, n1: [2] },
    'n1',
    1,
    ['1 Verderbnismarker für Automa.'],
    ['Das Ziel gilt ab 3 Sternen, Automa hat 3', 'Norden 1, wo er steht: Verderbnis ohne die 20'],
    {
      n1: 'values:2 bot target',
      n2: 'values:4 you',
      n3: 'map',
      n4: 'values:3,5,2',
      n5: 'values:1',
      c7: 'bot',
    },
  ],
  [
    'alternative 3: nothing within three, so by the distance, without your location',
    { n2: [4], n3: 'map', n4: '20', n6: [1] },
    'n4',
    0,
    ['4: dorthin zieht der Mech im Norden.'],
    [
      'Das Ziel gilt ab 3 Sternen, Automa hat 3',
      'Norden 1: leer',
      'Norden 2: dein Mech, übersprungen',
      'Norden 3: nur eine Landkarte',
      'Norden 4: nur die 20',
      'Norden 5: leer',
      'In 0 bis 3 Orten fehlt Verderbnis ohne die 20: es zählt die Entfernung',
    ],
    {
      n1: 'bot passed',
      n2: 'values:4 you skipped',
      n3: 'map passed',
      n4: 'twenty target',
      n5: 'passed',
      n6: 'values:1',
      c7: 'bot',
    },
  ],
];

describe('Expeditions: the example of the rulebook', () => {
  for (const [name, lying, place, corruption, said, because, marks] of examples)
    it(name, () => {
      const s = table({}, { progress: progressFor(3), mirror: mirrored(lying, { you: 'n2' }) });
      const result = run(s, 'turn', 'card-8');
      expect(result.said).to.deep.equal([...said, '6: dorthin zieht der Mech im Zentrum.']);
      expect(mirrorOf(result.state).mechs.north).to.equal(place);
      expect(result.state.corruption).to.equal(corruption);
      const [first] = result.steps;
      expect(reasons(first?.because)).to.deep.equal(because);
      expect(first?.board?.marks).to.deep.equal(marks);
      expect(first?.card).to.deep.equal({ deck: 'decisions', card: '8', row: 1 });
    });

  it('takes from the top and leaves the rest', () => {
    const s = table({}, { progress: progressFor(3), mirror: mirrored(example, { you: 'n2' }) });
    const { state, steps } = run(s, 'turn', 'card-8');
    expect(stackAt(state, 'n4')).to.deep.equal([2]);
    expect(stackAt(state, 'n2')).to.deep.equal([4]);
    expect(german.part(steps[1]!, 'hint')).to.equal('Werte 3 und 5. Die 20 bleibt liegen.');
  });
});

describe('Expeditions: progress and stars', () => {
  it('stars lie where the player says', () => {
    const s = table({ values: 'compare' }, { isSetUp: false, mirror: mirrored({}) });
    const { state } = run(s, 'set-up', true, false, 1, 2, 3, 4, 5, 6, 7, 8);
    const { said } = run(state, 'turn', 'card-2');
    expect(said[0]).to.equal('1 Stern hat Automa jetzt.');
  });

  it('a star of this turn counts for this card', () => {
    const s = table({}, { progress: progressFor(2) - 1, mirror: mirrored({ n2: [1] }) });
    const { said, state } = run(s, 'turn', 'card-6');
    expect(said[0]).to.equal('2 Sterne hat Automa jetzt.');
    expect(state.corruption).to.equal(1);
  });

  it('too few stars: by the distance, past every target', () => {
    const s = table({}, { progress: progressFor(1), mirror: mirrored({ n2: [1] }) });
    const { steps, state } = run(s, 'turn', 'card-6');
    expect(mirrorOf(state).mechs).to.deep.equal({ north: 'n4', central: 'c6' });
    expect(reasons(steps[1]?.because)).to.deep.equal([
      'Das Ziel gilt erst ab 2 Sternen, Automa hat 1: es zählt die Entfernung',
    ]);
  });

  it('tells how far the next star is; a card without the symbol says nothing', () => {
    const { steps } = run(table({}, { mirror: mirrored({}) }), 'turn', 'card-2');
    expect(german.part(steps[0]!, 'hint')).to.equal('Noch 1 bis zum Stern 1.');
    const { said } = run(table({}, { mirror: mirrored({}) }), 'turn', 'card-1');
    expect(said[0]).to.equal('2: dorthin zieht der Mech im Norden.');
  });

  it('after the eighth star the track is at its end', () => {
    const s = table({}, { progress: progressFor(8), endedBy: 'automa', mirror: mirrored({}) });
    const { state, said } = run(s, 'turn', 'card-6');
    expect(state.progress).to.equal(progressFor(8));
    expect(said[0]).to.contain('Mech');
    expect(trackers(state)).not.to.have.property('progress');
  });
});

describe('Expeditions: mechs', () => {
  const moves: [
    name: string,
    card: string,
    who: Parameters<typeof mirrored>[1],
    north: string,
    central: string,
  ][] = [
    ['north eastwards, central westwards', 'card-9', {}, 'n4', 'c5'],
    ['from the edge to the other end', 'card-9', { north: 'n6', central: 'c1' }, 'n2', 'c6'],
    ['without the location of the player', 'card-9', { you: 'n3' }, 'n5', 'c5'],
    ['without it beyond the edge', 'card-9', { north: 'n6', central: 'c1', you: 'c7' }, 'n2', 'c5'],
  ];
  for (const [name, card, who, north, central] of moves)
    it(name, () => {
      const { state } = run(table({}, { mirror: mirrored({}, who) }), 'turn', card);
      expect(mirrorOf(state).mechs).to.deep.equal({ north, central });
    });

  it('cards are replaced before the mech moves, whatever the stars', () => {
    const { said } = run(table({}, { mirror: mirrored({}) }), 'turn', 'card-5');
    expect(said.slice(0, 2)).to.deep.equal([
      'Ersetze alle Karten am Mech im Norden.',
      '3: dorthin zieht der Mech im Norden.',
    ]);
  });

  it('landing by the distance flips nothing', () => {
    const { state, asked } = run(table({}, { mirror: mirrored({ n2: 'map' }) }), 'turn', 'card-1');
    expect(asked).to.deep.equal(['which-card']);
    expect(mirrorOf(state).locations['n2']?.map).to.equal(true);
  });

  const flips: [
    name: string,
    stacks: string,
    answers: (string | number)[],
    stack: (number | null)[],
    twenty: boolean,
  ][] = [
    ['nothing comes', 'count', ['none'], [], false],
    ['two markers', 'count', ['two'], [null, null], false],
    ['six markers', 'count', ['more', 6], [null, null, null, null, null, null], false],
    ['two markers with values, top first', 'values', ['two', 5, 3], [5, 3], false],
    ['the 20 and a marker', 'count', ['twenty', 1], [null], true],
  ];
  for (const [name, stacks, answers, stack, twenty] of flips)
    it(`explores: ${name}`, () => {
      const mirror = mirrored({ c5: 'map' });
      const { state, said } = run(table({ stacks }, { mirror }), 'turn', 'card-11', ...answers);
      expect(said.slice(2)).to.deep.equal([
        '5: dorthin zieht der Mech im Zentrum.',
        '1 Landkarte für Automa. Decke den Ort auf.',
      ]);
      expect(state.maps).to.equal(1);
      expect(mirrorOf(state).locations['c5']).to.deep.equal({ map: false, stack, twenty });
    });

  it('the 20 only where nothing else lies', () => {
    const s = (lies: Parameters<typeof mirrored>[0][string]) =>
      table({}, { progress: progressFor(5), mirror: mirrored({ n2: lies }) });
    const covered = run(s({ over20: [3] }), 'turn', 'card-13');
    expect(covered.state.corruption).to.equal(0);
    expect(reasons(covered.steps[1]?.because)).to.include('Norden 2: die 20 mit anderer Verderbnis');
    const alone = run(s('20'), 'turn', 'card-13');
    expect(alone.said).to.include('20: diesen Marker bekommt Automa.');
    expect(alone.state).to.deep.include({ corruption: 1, isTwentyGone: true });
  });

  it('corruption leaves the 20 alone', () => {
    const mirror = mirrored({ n2: { over20: [3, 1] } });
    const { state } = run(table({}, { progress: progressFor(4), mirror }), 'turn', 'card-9');
    expect(state.corruption).to.equal(2);
    expect(mirrorOf(state).locations['n2']).to.deep.equal({ map: false, stack: [], twenty: true });
  });
});

describe('Expeditions: asking', () => {
  const ask = (stars: number) => table({ way: 'ask' }, { progress: progressFor(stars) });

  it('one question a mech; how many only where it matters', () => {
    const { asked, said, state } = run(ask(5), 'turn', 'card-11', 'two', 2, 'here');
    expect(asked).to.deep.equal(['which-card', 'how-far', 'how-many', 'how-far']);
    expect(said.slice(1)).to.deep.equal([
      '2 Orte nach Osten: der Mech im Norden.',
      '2 Verderbnismarker für Automa, von oben.',
      '1 Landkarte für Automa. Decke den Ort auf.',
    ]);
    expect(state).to.deep.include({ corruption: 2, maps: 1 });
  });

  it('nothing there: by the distance', () => {
    const { said, steps } = run(ask(5), 'turn', 'card-6', 'none', 'three');
    expect(said.slice(1)).to.deep.equal([
      '3 Orte nach Osten: der Mech im Norden.',
      '3 Orte nach Westen: der Mech im Zentrum.',
      '1 Verderbnismarker für Automa.',
    ]);
    expect(reasons(steps[1]?.because)).to.deep.equal([
      'Das Ziel gilt ab 2 Sternen, Automa hat 5',
      'In 0 bis 3 Orten fehlt Verderbnis ohne die 20: es zählt die Entfernung',
    ]);
  });

  it('does not ask with too few stars, nor for a 20 that she has', () => {
    expect(run(ask(0), 'turn', 'card-6').asked).to.deep.equal(['which-card']);
    const s = { ...ask(6), isTwentyGone: true };
    expect(run(s, 'turn', 'card-12', 'none').asked).to.deep.equal(['which-card', 'how-far']);
  });

  it('goes over to mirroring, and back', () => {
    const lying = { n3: 'map', n5: 'stack-twenty', c2: 'stack' };
    const s = table({ way: 'ask', stacks: 'count' });
    const { state, asked } = run(s, 'to-mirror', lying, 2, 1, 'n4', 'c6', 'north', 'n5');
    expect(asked).to.deep.equal([
      'what-lies',
      'stack-height',
      'stack-height',
      'where-mech',
      'where-mech',
      'where-you',
      'where-your-mech',
    ]);
    expect(expeditions.boards?.(state)[0]?.marks).to.deep.equal({
      n3: 'map',
      n4: 'bot',
      n5: 'stack:2 twenty you',
      c2: 'stack:1',
      c6: 'bot',
    });
    expect(run(state, 'to-ask').state.mirror).to.equal(null);
  });

  it('there is only one 20', () => {
    const twice = { n3: 'twenty', c2: 'stack-twenty' };
    const { asked, state } = run(
      table({ way: 'ask' }),
      'to-mirror',
      twice,
      { n3: 'twenty' },
      'n1',
      'c1',
      'south',
    );
    expect(asked.slice(0, 2)).to.deep.equal(['what-lies', 'what-lies-again']);
    expect(mirrorOf(state).you).to.equal(null);
  });
});

describe('Expeditions: your turn', () => {
  const lying = { n3: 'map', n4: [5, 2, 1], c2: '20' } as const;
  const s = () => table({}, { mirror: mirrored(lying) });

  it('a tap and a choice', () => {
    expect(mirrorOf(run(s(), 'your-location', 'n4', 'move').state).you).to.equal('n4');
    expect(stackAt(run(s(), 'your-location', 'n4', 'vanquish').state, 'n4')).to.deep.equal([2, 1]);
    expect(stackAt(run(s(), 'your-location', 'n4', 'vanquish-several', 2).state, 'n4')).to.deep.equal([1]);
    const explored = run(s(), 'your-location', 'n3', 'explore', 'one', 6).state;
    expect(mirrorOf(explored).you).to.equal('n3');
    expect(mirrorOf(explored).locations['n3']).to.deep.equal({ map: false, stack: [6], twenty: false });
    const taken = run(s(), 'your-location', 'c2', 'vanquish-twenty').state;
    expect(taken.isTwentyGone).to.equal(true);
    expect(mirrorOf(taken).locations['c2']?.twenty).to.equal(false);
  });

  it('the mirror can be put right, or left alone', () => {
    const right = run(s(), 'your-location', 'n4', 'other', 'map').state;
    expect(mirrorOf(right).locations['n4']).to.deep.equal({ map: true, stack: [], twenty: false });
    expect(run(s(), 'your-location', 'n4', 'nothing').state).to.deep.equal(s());
  });

  it('the mech goes south', () => {
    const there = table({}, { mirror: mirrored(lying, { you: 'n3' }) });
    expect(bot.next(there)).to.include('your-south');
    const { state } = run(there, 'your-south');
    expect(mirrorOf(state).you).to.equal(null);
    expect(bot.next(state)).not.to.include('your-south');
  });
});

describe('Expeditions: the end', () => {
  it('her eighth star: she finishes her turn, you have one, she has one', () => {
    const before = table({}, { progress: progressFor(8) - 1, mirror: mirrored({}) });
    const eighth = run(before, 'turn', 'card-2');
    expect(eighth.said[0]).to.equal('8 Sterne hat Automa jetzt.');
    expect(eighth.said.at(-1)).to.equal(
      'Automas letzter Stern liegt. Noch ein Zug für dich, dann einer für sie.',
    );
    expect(bot.next(eighth.state)).to.deep.equal(['turn', 'your-location', 'to-ask']);
    const last = run(eighth.state, 'turn', 'card-3');
    expect(last.said.at(-1)).to.contain('Mech im Zentrum');
    expect(bot.next(last.state)).to.deep.equal(['end']);
    expect(expeditions.counts?.(last.state)).to.deep.equal({ 'turns to last star': 1 });
  });

  it('your fourth star: she has one turn, you have the last one', () => {
    const before = table({}, { yourStars: 2, mirror: mirrored({}) });
    const third = run(before, 'your-star');
    expect(third.said).to.deep.equal(['3 von 4 Sternen hast du.']);
    const fourth = run(third.state, 'your-star');
    expect(fourth.said).to.deep.equal(['4 Sterne hast du: das Ende naht.']);
    expect(bot.next(fourth.state)).to.deep.equal(['turn', 'your-location', 'to-ask']);
    const last = run(fourth.state, 'turn', 'card-2');
    expect(last.said.at(-1)).to.equal('Du hast noch einen Zug. Dann wird gezählt.');
    expect(bot.next(last.state)).to.deep.equal(['end']);
  });

  it('her eighth star in the last turn changes nothing', () => {
    const s = table({}, { endedBy: 'you', progress: progressFor(8) - 1, mirror: mirrored({}) });
    const { state } = run(s, 'turn', 'card-2');
    expect(state).to.deep.include({ endedBy: 'you', isLastTurnDone: true });
  });

  const scores: [options: Record<string, string>, coins: [number, number, number], total: number][] = [
    [{ level: 'level-1' }, [20, 3, 6], 29],
    [{ level: 'level-2' }, [20, 3, 12], 35],
    [{ level: 'level-3' }, [25, 3, 12], 40],
    [{ level: 'level-3', adjust: 'minus-2' }, [15, 3, 12], 30],
    [{ level: 'level-2', adjust: 'plus-3' }, [35, 3, 12], 50],
  ];
  for (const [options, [stars, maps, corruption], total] of scores)
    it(`scores ${Object.values(options).join(', ')}`, () => {
      const progress = progressFor(5, Number(options['level']?.at(-1)));
      const s = table(options, { progress, maps: 3, corruption: 6, endedBy: 'automa', isLastTurnDone: true });
      const { state, said } = run(s, 'end', total);
      expect(expeditions.score(state)).to.deep.equal({
        lines: [
          { id: 'stars', bot: stars },
          { id: 'maps', bot: maps },
          { id: 'corruption', bot: corruption },
        ],
        bot: total,
        you: total,
        verdict: { say: 'verdict', with: { result: 'tied', margin: 0 } },
      });
      expect(said.at(-1)).to.equal('Gleich viele Münzen: Automa gewinnt.');
      expect(bot.next(state)).to.deep.equal([]);
    });

  it('a coin more wins, a coin less loses', () => {
    const s = table({}, { maps: 9, endedBy: 'automa', isLastTurnDone: true });
    expect(run(s, 'end', 10).said.at(-1)).to.equal('1 Münze Vorsprung: du gewinnst.');
    expect(run(s, 'end', 8).said.at(-1)).to.equal('1 Münze fehlt dir: Automa gewinnt.');
  });
});

describe('Expeditions: cards', () => {
  const { decisions, levels } = expeditions.cards;

  it('the table of the public source', () => {
    expect(decisions.filter((card) => card.progress)).to.have.length(11);
    expect(decisions.filter((card) => card.north.sweep).map(({ id }) => id)).to.deep.equal(['3', '4', '5']);
    expect(decisions.filter((card) => card.central.sweep).map(({ id }) => id)).to.deep.equal(['12', '13']);
    expect(levels.map(({ provenance }) => provenance)).to.deep.equal([
      'public',
      'public',
      'public',
      'house',
      'house',
    ]);
  });

  it('a game keeps the cards and levels that it began with', () => {
    const own = levels.map((level) => ({ ...level, coins: { star: 9, map: 8, corruption: 7 } }));
    const s = table({}, { maps: 1, corruption: 1, progress: 2 }, { decisions, levels: own });
    expect(trackers(s)['points']).to.equal(9 + 8 + 7);
  });

  it('accepts only sets that the rules can use', () => {
    const first = levels[0]!;
    const others = levels.slice(1);
    const card = decisions[0]!;
    expect(expeditions.accepts({ decisions, levels })).to.equal(true);
    expect(expeditions.accepts({ decisions: decisions.slice(1), levels })).to.equal(false);
    expect(expeditions.accepts({ decisions: [card, card, ...decisions.slice(2)], levels })).to.equal(false);
    expect(
      expeditions.accepts({ decisions: decisions.map((one) => ({ ...one, progress: false })), levels }),
    ).to.equal(false);
    expect(expeditions.accepts({ decisions, levels: others })).to.equal(false);
    const short = { ...first, starAt: first.starAt.slice(1) };
    expect(expeditions.accepts({ decisions, levels: [short, ...others] })).to.equal(false);
    const backwards = { ...first, starAt: [...first.starAt].reverse() };
    expect(expeditions.accepts({ decisions, levels: [backwards, ...others] })).to.equal(false);
  });
});
