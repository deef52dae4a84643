import { expect } from '@open-wc/testing';
import adam from '../bot.ts';
import { spots, type Spot } from '../cards.ts';
import { counted } from '../pieces.ts';
import { outcome } from '../score.ts';
import { botPoints } from '../state.ts';
import { fullSupply, placesIn, type Supply } from '../supply.ts';
import type { Options, Prompt } from '../../../engine/bot.ts';
import { bot, german, namer, open, run, runWith, table } from './table.ts';

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
    const answer = ({ say, expects }: Prompt) => (expects.kind === 'marks' ? pieces : name(say));
    const start = table({ 'level-2': true, 'level-5': true }, { isSetUp: false });
    const { said, state } = runWith(start, 'set-up', answer);
    expect(said).to.deep.equal([
      'Die Felder zählen wie auf dem Bild.',
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
    expect(bot.next(state)).to.deep.equal(['first-turn', 'put-right']);
    const { asked, state: after } = runWith(state, 'first-turn', answer);
    const named = asked.filter(({ say }) => say === 'which-card').map((prompt) => german.text(prompt));
    expect(named).to.deep.equal([
      'Reihe, ganz rechts: welche Karte?',
      ...[5, 4, 3, 2].map((place) => `Reihe, Platz ${place} von links: welche Karte?`),
      'Reihe, ganz links: welche Karte?',
      ...[1, 2, 3, 4].map((place) => `Welche ist seine Karte ${place}?`),
    ]);
    expect(after.row).to.deep.equal([
      'triple-red',
      'tally-yellow',
      'tally-black',
      'tally-green',
      'tally-blue',
      'tally-red',
    ]);
    expect(after.open.length).to.equal(4);
    expect(german.text(bot.shows(state).headline)).to.equal('Zug 1 · Level 2 und 5');
    expect(bot.next({ ...state, turn: 2 })).to.deep.equal([
      'turn',
      'your-pieces',
      'your-card',
      'your-coatl',
      'look',
      'put-right',
    ]);
  });

  /** The order in which a player taps: a head first, a tail last, bodies between. */
  const tapped: readonly Spot[] = [
    'head-right',
    ...spots.filter((spot) => spot !== 'head-right' && spot !== 'tail-top'),
    'tail-top',
  ];

  it('takes the numbers of the fields in the order in which the player taps them', () => {
    const taps = tapped.slice(0, -1);
    const s = table({ row: 'asked' }, { isSetUp: false });
    const pieces = Object.fromEntries(placesIn(tapped).map((place) => [place, 'red']));
    const { state, said, asked } = run(s, 'set-up', false, ...taps, pieces);
    expect(state.cards.numbers).to.deep.equal({ spots: tapped, provenance: 'owner' });
    expect(said).to.include('Die Felder haben jetzt deine Nummern.');
    expect(asked.filter(({ say }) => say === 'number-field')).to.have.length(9); // the tenth is the one left
    expect(Object.keys(state.supply?.board ?? {})).to.include.members(['1', '2a', '2b', '8', '10']);
    expect(adam.cards.accepts(state.cards)).to.equal(true);
  });

  it('searches in the order of those numbers', () => {
    const numbers = { spots: tapped, provenance: 'owner' } as const;
    const supply = { ...fullSupply(), board: { '1': 'red', '2a': 'red', '2b': 'blue' } } as Supply;
    const open = [{ card: 'triple-red', held: counted([]) }];
    const s = table({ row: 'asked' }, { cards: { ...adam.cards.shipped, numbers }, supply, open });
    const { state, said } = runWith(s, 'turn', ({ expects }) =>
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
      const { state } = runWith(s, 'turn', ({ say }) => (say === 'look-for' ? { red: 1 } : name(say)));
      expect(state.open.length).to.equal(after);
    });

  it('the third coatl ends the game; levels 3 and 4 say which may be completed, level 1 reminds', () => {
    let s = table({ way: 'ask', 'level-1': true, 'level-3': true, 'level-4': true });
    const coatl = (...answers: boolean[]): readonly string[] => {
      const { state, said } = run(s, 'your-coatl', ...answers);
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
      '1 Tempelkarte musst du bis zum Schluss erfüllen.',
    ]);
    expect(coatl(true, true)).to.deep.equal(['3 Cóatls sind fertig. Das Spiel ist zu Ende.']);
    expect(bot.next(s)).to.deep.equal(['end', 'put-right']);
    const { said, state } = run(s, 'end', 30, false);
    expect(said.at(-1)).to.equal('Keine Tempelkarte: A.D.A.M. gewinnt.');
    expect(german.text(bot.scoring.score(state)!.verdict)).to.equal('Verloren');
  });

  it('asks for a temple card only where it decides', () => {
    const s = table({ way: 'ask', 'level-1': true }, { fulfilled: ['triple-red'], ended: 'coatls' });
    const questions = (points: number) =>
      runWith(s, 'end', ({ expects }) => (expects.kind === 'count' ? points : true)).asked.map(
        ({ say }) => say,
      );
    expect(questions(botPoints(s))).to.deep.equal(['your-total']);
    expect(questions(botPoints(s) + 1)).to.deep.equal(['your-total', 'your-temple']);
  });

  it('that a coatl may be completed is told; that it may not is a key beside it', () => {
    const s = table({ way: 'ask', 'level-3': true, 'level-4': true });
    const { asked, said } = runWith(s, 'your-coatl', () => true);
    expect(asked).to.deep.equal([]);
    expect(said).to.deep.equal([
      'Er erfüllt 4 Prophezeiungen.',
      'Seine Prophezeiungen haben lauter verschiedene Farben.',
      '1 von 3 Cóatls ist fertig.',
    ]);
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
