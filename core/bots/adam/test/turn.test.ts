import { expect } from '@open-wc/testing';
import { distribute } from '../assign.ts';
import type { Colour, Needs } from '../cards.ts';
import { counted } from '../pieces.ts';
import type { Answer } from '../../../engine/bot.ts';
import { play } from '../../../engine/play.ts';
import { because, bot, german, holding, open, run, runWith, supplyWith, table } from './table.ts';

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
    expect(because(turn).at(-1)).to.equal(
      'Keine Karte findet etwas. Feld 2 ist das niedrigste, auf dem etwas liegt',
    );
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
    const { state, said } = run(s, 'turn', 'red', 'tally-green');
    expect(said[0]).to.equal('Feld 1: er nimmt 1 grün, 1 blau.');
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
      const { said, state } = run(s, 'turn', 'red', 'tally-green', 'red', 'tally-yellow');
      expect(said.slice(1, 7)).to.deep.equal([
        '1 blau auf seine Karte 1.',
        '4 Punkte: Karte 1 ist erfüllt.',
        '1 schwarz weiter auf Karte 2.',
        'Abwerfen: 1 gelb, 1 schwarz, 2 blau.',
        '4 Punkte: Karte 1 ist erfüllt.',
        'Abwerfen: 2 rot, 1 schwarz, 2 blau.',
      ]);
      expect(state.fulfilled).to.deep.equal(['open-bridge-black-blue', 'open-bridge-red-blue']);
    });

    it('says so', () => {
      const s = table({ way: 'ask' }, { open: [open('open-bridge-red-blue'), open('triple-black')] });
      const turn = run(s, 'turn', { red: 1, black: 1 }, 'none');
      expect(turn.said.slice(0, 2)).to.deep.equal([
        '1 rot auf seine Karte 1.',
        '1 schwarz auf seine Karte 1.',
      ]);
      expect(because(turn, 0)).to.deep.equal(['Karte 1 ist die linkste, die rot braucht']);
      expect(because(turn, 1)).to.deep.equal([
        'Karte 1 hat ein weißes ∞ frei: es nimmt jede Farbe',
        'Unsere Lesart: ein weißes ∞ bekommt zuerst, was keine Karte nach seiner Farbe sucht',
      ]);
      const both = run(s, 'turn', { red: 2 }, 'none');
      const full = table(
        { way: 'ask' },
        { open: [open('open-bridge-red-blue', { red: 1 }), open('triple-black')] },
      );
      expect(because(both, 0)).to.deep.equal(['Karte 1 ist die linkste, die rot braucht']);
      expect(because(run(full, 'turn', { red: 2 }, 'none'), 0).slice(0, 2)).to.deep.equal([
        'Karte 1 ist die linkste, die rot braucht',
        'Karte 1 hat ein weißes ∞ frei: es nimmt jede Farbe',
      ]);
    });
  });

  it('what is discarded is out of the game, as we read it; on fulfilling by its own rule', () => {
    const s = table({ way: 'ask' }, { open: [open('tally-red', { red: 5 }), open('triple-blue')] });
    const turn = run(s, 'turn', { red: 1, green: 1 }, 'none');
    const thrown = turn.steps.filter(({ say }) => say.startsWith('discard'));
    expect(thrown.map((step) => german.text(step))).to.deep.equal(['Abwerfen: 1 grün.', 'Abwerfen: 6 rot.']);
    expect(thrown.map(({ rule }) => rule.section)).to.deep.equal([
      'A.D.A.M.’s Zug: 1. Suchen',
      'A.D.A.M.’s Zug: 2. Erfüllen',
    ]);
    for (const { because: reasons } of thrown)
      expect(german.text(reasons!.at(-1)!)).to.equal(
        'Unsere Lesart: Abgeworfenes ist aus dem Spiel, sonst gingen die Körper nie aus',
      );
  });

  it('every step tells what is missing then, not later', () => {
    const s = table(
      { way: 'ask' },
      { open: [open('pair-red-blue', { red: 2, blue: 2 }), open('block-2red-2blue')] },
    );
    const { steps, said } = run(s, 'turn', { red: 1, blue: 1 }, 'none');
    const hints = steps.map((step) => german.part(step, 'hint'));
    expect(said.slice(0, 5)).to.deep.equal([
      '1 rot auf seine Karte 1.',
      '1 blau auf seine Karte 1.',
      '5 Punkte: Karte 1 ist erfüllt.',
      '2 rot weiter auf Karte 2.',
      '2 blau weiter auf Karte 2.',
    ]);
    expect(hints[0]).to.equal('Es fehlen noch: 1 blau. (rot, blau)');
    expect(hints[1]).to.equal('Damit ist sie voll. (rot, blau)');
    expect(hints[3]).to.equal('Es fehlen noch: 2 blau. (2 rot, 2 blau)');
    expect(hints[4]).to.equal('Damit ist sie voll. (2 rot, 2 blau)');
  });

  it('a piece that moves on leaves its card', () => {
    const s = table(
      { way: 'ask' },
      { open: [open('pair-red-blue', { red: 3, blue: 2 }), open('triple-red'), open('triple-green')] },
    );
    const given = [{ to: 'look-for', value: { blue: 1 } }];
    const then: ReturnType<typeof holding>[] = [];
    const { steps } = play(bot, s, 'turn', given, (state) => then.push(holding(state)));
    const moved = steps.findIndex(({ say }) => say === 'move');
    expect(then[moved]).to.deep.equal([
      ['pair-red-blue', { blue: 3 }],
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
      said: ['1 rot auf seine Karte 1.', 'Abwerfen: 1 schwarz.'],
    });
    const third = asking({}, { green: 2 });
    expect(third).to.deep.include({
      asked: ['Er sucht rot, blau. Was nimmt er?', 'Sonst grün. Was nimmt er?'],
      said: ['2 grün auf seine Karte 3.'],
    });
    expect(third.last.because!.map((reason) => german.text(reason))).to.deep.equal([
      'Karte 1 sucht: rot, blau. Das liegt nirgends',
      'Karte 3 sucht: grün',
    ]);
    expect(asking({}, {}, {}, { yellow: 1, black: 1 })).to.deep.include({
      asked: [
        'Er sucht rot, blau. Was nimmt er?',
        'Sonst grün. Was nimmt er?',
        'Sonst das niedrigste Feld, auf dem etwas liegt: was nimmt er?',
        'Ein Feld hat 1 oder 2 Teile. Was nimmt er?',
      ],
      said: ['Abwerfen: 1 gelb, 1 schwarz.'],
    });
  });

  it('asks again where no field can have these pieces, or none of them is wanted', () => {
    const s = table({ way: 'ask' }, { open: [open('pair-red-blue'), open('triple-red')] });
    const { asked } = run(s, 'turn', { red: 1, blue: 2 }, { black: 1 }, { blue: 1 }, 'none');
    expect(asked.slice(1, 3).map((prompt) => german.text(prompt))).to.deep.equal([
      'Ein Feld hat 1 oder 2 Teile, und ein gesuchtes. Was nimmt er?',
      'Ein Feld hat 1 oder 2 Teile, und ein gesuchtes. Was nimmt er?',
    ]);
    const any = table({ way: 'ask' }, { open: [open('open-bridge-red-blue'), open('triple-red')] });
    const [first] = run(any, 'turn', { black: 1 }, 'none').asked;
    expect(german.text(first!)).to.equal('Er sucht irgendein Teil. Was nimmt er?');
  });
});
