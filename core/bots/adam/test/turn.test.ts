import { expect } from '@open-wc/testing';
import { distribute, inSentences } from '../assign.ts';
import { colours, type Colour, type Needs } from '../cards.ts';
import { counted } from '../pieces.ts';
import type { Answer } from '../../../engine/bot.ts';
import { play } from '../../../engine/play.ts';
import { because, bot, english, german, holding, open, run, runWith, supplyWith, table } from './table.ts';

describe('A.D.A.M.: search and assignment', () => {
  const cards = [open('triple-yellow'), open('triple-red'), open('triple-blue')];

  it('says why: cards that find nothing, empty fields, fields without the colour', () => {
    const s = table(
      { row: 'asked' },
      { open: cards, supply: supplyWith([['black', 'green'], [], ['black', 'black'], ['blue', 'red']]) },
    );
    const turn = runWith(s, 'turn', ({ expects }) =>
      Object.fromEntries('of' in expects ? expects.of.map((place) => [place, 'green']) : []),
    );
    expect(turn.said[0]).to.equal('Feld 4: 1 rot auf Karte 2, 1 blau auf Karte 3.');
    expect(german.spoken(turn.steps[0]!)).to.equal('Feld 4: rot auf Karte 2, blau auf Karte 3.');
    expect(because(turn)).to.deep.equal([
      'Karte 1 sucht: gelb. Das liegt nirgends',
      'Karte 2 sucht: rot',
      'Feld 2: leer',
      'Felder 1 und 3: nichts davon',
      'Feld 4 ist das erste, das passt: 1 rot, 1 blau',
      'Karte 2 ist die linkste, die rot braucht',
      'Karte 3 ist die linkste, die blau braucht',
      'Unsere Lesart: Erst alle zehn Felder für eine Karte, dann alle für die nächste',
      'Unsere Lesart: die Nummern der Felder. Das Regelheft zeigt sie nur im Bild',
    ]);
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
    expect(turn.said).to.deep.equal(['Feld 2: 1 schwarz, 1 grün abwerfen, er braucht nichts davon.']);
    expect(because(turn)).to.include(
      'Keine Karte findet etwas. Feld 2 ist das niedrigste, auf dem etwas liegt',
    );
    expect(turn.state.discarded).to.deep.equal(counted(['black', 'green']));
    expect(turn.state.turn).to.equal(s.turn + 1);
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
    const { state, said, steps } = run(s, 'turn', 'tally-green');
    expect(said[0]).to.equal('Feld 1: 1 grün, 1 blau auf Karte 1.');
    expect(english.spoken(steps[0]!)).to.equal('Field 1: green and blue to card 1.');
    expect(state.fulfilled).to.deep.equal(['open-bridge-red-blue']);
    expect(state.discarded).to.deep.equal(counted(['green']));
    expect(holding(state)).to.deep.equal([
      ['triple-red', { red: 2 }],
      ['triple-blue', { blue: 2 }],
      ['tally-green', {}],
    ]);
  });

  describe('a white ∞ among the cards', () => {
    const needing = (...cards: Partial<Needs>[]): Needs[] =>
      cards.map((needs) => ({ ...counted([]), any: 0, ...needs }));
    const rows: [
      name: string,
      needs: Partial<Needs>[],
      pieces: Colour[],
      placed: [Colour, number, number][],
      rest: Colour[],
    ][] = [
      [
        'takes the piece that no card needs by its colour',
        [{ any: 1 }, { black: 6 }],
        ['black', 'yellow'],
        [
          ['yellow', 0, 1],
          ['black', 1, 1],
        ],
        [],
      ],
      [
        'takes a needed one if it is the only one',
        [{ any: 1 }, { black: 6 }],
        ['black'],
        [['black', 0, 1]],
        [],
      ],
      [
        'takes what is over of a colour before one that is needed further right',
        [{ green: 1, black: 2, any: 1 }, { red: 6 }],
        ['red', 'red', 'green', 'green'],
        [
          ['green', 0, 2],
          ['red', 1, 2],
        ],
        [],
      ],
      [
        'takes the first of several that nobody needs',
        [{ any: 1 }, { red: 6 }],
        ['blue', 'blue', 'green'],
        [['blue', 0, 1]],
        ['blue', 'green'],
      ],
      [
        'comes after the colours of its own card',
        [{ red: 1, any: 1 }, { red: 6 }],
        ['red', 'red'],
        [['red', 0, 2]],
        [],
      ],
    ];
    for (const [name, needs, pieces, placed, rest] of rows)
      it(name, () => {
        expect(distribute(needing(...needs), pieces)).to.deep.equal({
          placed: placed.map(([colour, card, count]) => ({ colour, card, count })),
          rest,
        });
      });

    it('gets the piece of another one last, after its coloured ones', () => {
      const s = table(
        { row: 'asked' },
        {
          open: [
            open('open-bridge-black-blue', { black: 2, blue: 1, yellow: 1 }),
            open('open-bridge-red-blue', { red: 2, blue: 2 }),
            open('triple-green'),
          ],
          supply: supplyWith([['blue'], ['red', 'red'], [], [], [], [], ['green']]),
        },
      );
      const { said, state } = run(s, 'turn', 'tally-green', 'tally-yellow');
      expect(said.slice(0, 3)).to.deep.equal([
        'Feld 1: 1 blau auf Karte 1.',
        '4 Punkte: Karte 1 ist erfüllt. Davon schwarz auf Karte 2, den Rest abwerfen.',
        '4 Punkte: Karte 1 ist erfüllt. Alle Teile abwerfen.',
      ]);
      expect(state.fulfilled).to.deep.equal(['open-bridge-black-blue', 'open-bridge-red-blue']);
    });

    it('says so', () => {
      const s = table({ way: 'ask' }, { open: [open('open-bridge-red-blue'), open('triple-black')] });
      const turn = run(s, 'turn', { red: 1, black: 1 }, 'none');
      expect(turn.said[0]).to.equal('1 rot, 1 schwarz auf Karte 1.');
      const white = [
        'Karte 1 hat ein weißes ∞ frei: es nimmt jede Farbe',
        'Unsere Lesart: Ein weißes ∞ bekommt zuerst, was keine Karte nach seiner Farbe sucht',
      ];
      expect(because(turn)).to.deep.equal(['Karte 1 ist die linkste, die rot braucht', ...white]);
      const both = run(s, 'turn', { red: 2 }, 'none');
      const full = table(
        { way: 'ask' },
        { open: [open('open-bridge-red-blue', { red: 1 }), open('triple-black')] },
      );
      expect(because(both)).to.deep.equal(['Karte 1 ist die linkste, die rot braucht']);
      expect(because(run(full, 'turn', { red: 2 }, 'none'))).to.deep.equal([
        'Karte 1 ist die linkste, die rot braucht',
        ...white,
      ]);
    });
  });

  it('what is discarded is out of the game, as we read it; on fulfilling by its own rule', () => {
    const s = table({ way: 'ask' }, { open: [open('tally-red', { red: 5 }), open('triple-blue')] });
    const turn = run(s, 'turn', { red: 1, green: 1 }, 'none');
    expect(turn.said.slice(0, 2)).to.deep.equal([
      '1 rot auf Karte 1, 1 grün abwerfen.',
      '5 Punkte: Karte 1 ist erfüllt. Alle Teile abwerfen.',
    ]);
    expect(turn.steps.slice(0, 2).map(({ rule }) => rule.section)).to.deep.equal([
      'A.D.A.M.’s Zug: 1. Suchen',
      'A.D.A.M.’s Zug: 2. Erfüllen',
    ]);
    for (const step of [0, 1])
      expect(because(turn, step).slice(-2)).to.deep.equal([
        `Keine seiner Karten braucht ${step === 0 ? '1 grün' : '6 rot'}`,
        'Unsere Lesart: Abgeworfenes ist aus dem Spiel, sonst gingen die Körper nie aus',
      ]);
  });

  it('tells a fulfilled card, and where its pieces go if that is more than a word', () => {
    const s = table(
      { way: 'ask' },
      { open: [open('pair-red-blue', { red: 2, blue: 2 }), open('block-2red-2blue')] },
    );
    const { said, steps } = run(s, 'turn', { red: 1, blue: 1 }, 'none');
    expect(said.slice(0, 4)).to.deep.equal([
      '1 rot, 1 blau auf Karte 1.',
      '5 Punkte: Karte 1 ist erfüllt. Teile gehen weiter, den Rest abwerfen.',
      '2 rot, 2 blau auf Karte 2.',
      '4 Punkte: Karte 1 ist erfüllt. Alle Teile abwerfen.',
    ]);
    expect(german.part(steps[0]!, 'row')).to.equal('rot, blau › 1');
    expect(german.part(steps[1]!, 'detail')).to.equal('Teile weiter, Rest weg');
    expect(german.part(steps[2]!, 'row')).to.equal('2 rot, 2 blau › 2');
  });

  it('tells moves to one card together, no more than a row holds', () => {
    const moves = [0, 0, 0, 2, null].map((card, n) => ({ colour: colours[n]!, count: 1, card }));
    expect(inSentences(moves).map((told) => told.map(({ colour }) => colour))).to.deep.equal([
      ['yellow', 'red'],
      ['black'],
      ['green'],
      ['blue'],
    ]);
  });

  it('a piece that moves on leaves its card', () => {
    const s = table(
      { way: 'ask' },
      { open: [open('pair-red-blue', { red: 3, blue: 2 }), open('triple-red'), open('triple-green')] },
    );
    const given = [{ to: 'look-for', value: { blue: 1 } }];
    const then: ReturnType<typeof holding>[] = [];
    const { steps } = play(bot, s, 'turn', given, (state) => then.push(holding(state)));
    const moved = steps.findIndex(({ say }) => say === 'fulfil');
    expect(then[moved]).to.deep.equal([
      ['pair-red-blue', {}],
      ['triple-red', { red: 3 }],
      ['triple-green', {}],
    ]);
  });

  it('asks card by card, each colour only where it can still lie', () => {
    const s = table(
      { way: 'ask' },
      { open: [open('pair-red-blue'), open('triple-red'), open('block-3red-2green')] },
    );
    const asking = (...answers: readonly Answer[]) => {
      const { asked, said } = run(s, 'turn', ...answers);
      return { asked: asked.map((prompt) => german.text(prompt)), said, last: asked.at(-1)! };
    };
    expect(asking({ red: 1, black: 1 })).to.deep.include({
      asked: ['Er sucht rot, blau. Was nimmt er?'],
      said: ['1 rot auf Karte 1, 1 schwarz abwerfen.'],
    });
    const third = asking({}, { green: 2 });
    expect(third).to.deep.include({
      asked: ['Er sucht rot, blau. Was nimmt er?', 'Sonst grün. Was nimmt er?'],
      said: ['2 grün auf Karte 3.'],
    });
    expect(third.last.because!.map((reason) => german.text(reason))).to.deep.equal([
      'Karte 1 sucht: rot, blau. Das liegt nirgends',
      'Karte 3 sucht: grün',
      'Unsere Lesart: Erst alle zehn Felder für eine Karte, dann alle für die nächste',
      'Unsere Lesart: die Nummern der Felder. Das Regelheft zeigt sie nur im Bild',
    ]);
    expect(asking({}, {}, {}, { yellow: 1, black: 1 })).to.deep.include({
      asked: [
        'Er sucht rot, blau. Was nimmt er?',
        'Sonst grün. Was nimmt er?',
        'Sonst das niedrigste Feld, auf dem etwas liegt: was nimmt er?',
        'Irgendwo liegt noch etwas. Was nimmt er?',
      ],
      said: ['1 gelb, 1 schwarz abwerfen.'],
    });
  });

  const doubts: [name: string, answers: Answer[], question: string, said: string][] = [
    [
      'more pieces than a field has',
      [{ red: 1, blue: 2 }, { blue: 1 }],
      'Ein Feld hat 1 oder 2 Teile. Was nimmt er?',
      '1 blau auf Karte 1.',
    ],
    [
      'none that is wanted',
      [{ black: 1 }, { black: 1 }],
      'Davon sucht er nichts. Was nimmt er?',
      '1 schwarz abwerfen.',
    ],
    [
      'a colour that was nowhere a moment ago',
      [{}, { red: 1, green: 1 }, { red: 1, green: 1 }],
      'Eben lag nirgends rot. Was nimmt er?',
      '1 rot auf Karte 1, 1 grün auf Karte 2.',
    ],
    [
      'a colour that was nowhere, when he takes the lowest field',
      [{}, {}, { blue: 1 }, { blue: 1 }],
      'Eben lag nirgends blau. Was nimmt er?',
      '1 blau auf Karte 1.',
    ],
    [
      'nothing, where something must lie',
      [{}, {}, {}, { yellow: 1 }],
      'Irgendwo liegt noch etwas. Was nimmt er?',
      '1 gelb abwerfen.',
    ],
  ];
  for (const [name, answers, question, said] of doubts)
    it(`doubts ${name}, keeps it, and takes what is entered then`, () => {
      const s = table({ way: 'ask' }, { open: [open('pair-red-blue'), open('block-3red-2green')] });
      const turn = run(s, 'turn', ...answers, 'none');
      const again = turn.asked[answers.length - 1]!;
      expect(german.text(again)).to.equal(question);
      const entered = answers.at(-2) as Record<string, number>;
      expect(again.expects).to.have.property('start').that.deep.includes(entered);
      expect(turn.said[0]).to.equal(said);
    });

  it('names the card for which the colour was nowhere', () => {
    const s = table({ way: 'ask' }, { open: [open('pair-red-blue'), open('block-3red-2green')] });
    const again = run(s, 'turn', {}, { red: 1, green: 1 }, { green: 1 }, 'none').asked[2]!;
    expect(german.part(again, 'hint')).to.equal(
      'Karte 1 hat es gesucht. Liegt es wirklich so, bestätige es.',
    );
    expect(again.because!.map((reason) => german.text(reason))[0]).to.equal(
      'Karte 1 sucht: rot, blau. Das liegt nirgends',
    );
  });

  it('looks for any piece where a white ∞ is open', () => {
    const any = table({ way: 'ask' }, { open: [open('open-bridge-red-blue'), open('triple-red')] });
    const [first] = run(any, 'turn', { black: 1 }, 'none').asked;
    expect(german.text(first!)).to.equal('Er sucht irgendein Teil. Was nimmt er?');
  });
});
