import { expect } from '@open-wc/testing';
import { german, mirrored, mirrorOf, progressFor, reasons, run, stackAt, table } from './table.ts';

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
    ['4: dorthin zieht der Mech im Norden.', '2 Verderbnismarker für Automa.'],
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
      'Auf 0 bis 3 Orten fehlt Verderbnis ohne die 20: es zählt die Entfernung',
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

  it('your mech behind the third location is not looked at', () => {
    const s = table({}, { progress: progressFor(3), mirror: mirrored({}, { you: 'n5' }) });
    const [first] = run(s, 'turn', 'card-8').steps;
    expect(reasons(first?.because)).to.deep.equal([
      'Das Ziel gilt ab 3 Sternen, Automa hat 3',
      'Norden 1: leer',
      'Norden 2: leer',
      'Norden 3: leer',
      'Norden 4: leer',
      'Auf 0 bis 3 Orten fehlt Verderbnis ohne die 20: es zählt die Entfernung',
    ]);
    expect(first?.board?.marks['n5']).to.equal('you');
  });

  it('p. 5: five stars are enough for a target from three on', () => {
    const s = table({}, { progress: progressFor(5), mirror: mirrored(example, { you: 'n2' }) });
    const { state, steps } = run(s, 'turn', 'card-8');
    expect(reasons(steps[0]?.because)[0]).to.equal('Das Ziel gilt ab 3 Sternen, Automa hat 5');
    expect(state.corruption).to.equal(2);
  });

  it('takes from the top and leaves the rest', () => {
    const s = table({}, { progress: progressFor(3), mirror: mirrored(example, { you: 'n2' }) });
    const { state, steps } = run(s, 'turn', 'card-8');
    expect(stackAt(state, 'n4')).to.deep.equal([2]);
    expect(stackAt(state, 'n2')).to.deep.equal([4]);
    expect(german.part(steps[1]!, 'hint')).to.equal('Die obersten 2, Werte 3 und 5.');
  });
});
