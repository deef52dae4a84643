import { expect } from '@open-wc/testing';
import { seeded } from '../../../engine/rng.ts';
import { levelOf } from '../state.ts';
import { bot, german, mirrored, mirrorOf, progressFor, reasons, run, table, trackers } from './table.ts';

describe('Expeditions: set-up', () => {
  it('level 2, mirrored, the app draws', () => {
    const {
      said,
      questions: asked,
      state,
      steps,
    } = run(table({ deck: 'built-in' }, { isSetUp: false }), 'set-up');
    expect(said).to.deep.equal([
      'Baue das Spiel für zwei auf.',
      'Ein Mech für Automa ganz nach Westen, im Norden.',
      'Ein Mech für Automa ganz nach Osten, im Zentrum.',
      'Zähle die Orte von Westen: 1 bis 7.',
      '2: lege die Fortschrittskarte dieser Stufe aus.',
      'Ein Aktionsmarker auf das Startfeld der Fortschrittsleiste.',
      'Ich mische und ziehe ihre Karten.',
      '8 Sterne auf Automas Erfolgskarte.',
      'Ziehst du 017, 030, 056 oder 063: zurück in die Schachtel.',
      'Alles bereit. Du beginnst.',
    ]);
    expect(asked).to.deep.equal([]);
    // Only the app knows how the lot fell: it is heard.
    expect(german.part(steps.at(-1)!, 'quiet')).to.equal(undefined);
    expect(bot.next(state)).to.deep.equal(['turn', 'your-location', 'your-star', 'to-ask', 'put-right']);
    expect(trackers(state)).to.deep.equal({
      stars: 0,
      progress: 2,
      maps: 0,
      corruption: 0,
      points: 0,
      cards: 12,
    });
  });

  it('level 4 has no name; three more for a star; Automa begins', () => {
    const options = { level: 'level-4', way: 'ask', values: 'compare', adjust: 'plus-3', begins: 'automa' };
    const { said, steps, state } = run(table(options, { isSetUp: false }), 'set-up');
    expect(said.slice(3)).to.deep.equal([
      '4: lege die Fortschrittskarte dieser Stufe aus.',
      '8 Münzen je Stern für Automa.',
      'Ein Aktionsmarker auf das Startfeld der Fortschrittsleiste.',
      '14 Karten mischen. Die obersten zwei ungesehen beiseite.',
      '8 Sterne auf Automas Erfolgskarte.',
      'Ziehst du 017, 030, 056 oder 063: zurück in die Schachtel.',
      'Alles bereit. Automa beginnt.',
    ]);
    expect(german.part(steps[3]!, 'hint')).to.equal('Stufe 4 (Ersatzwert).');
    expect(bot.next(state)).to.deep.equal(['first-turn']);
    expect(german.text(bot.shows(state).headline)).to.equal('Zug 1 · Stufe 4');
  });

  it('an adjusted coin of a house level is not called printed', () => {
    const options = { level: 'level-5', way: 'ask', adjust: 'minus-1' };
    const { steps } = run(table(options, { isSetUp: false }), 'set-up');
    const adjusted = steps.find(({ say }) => say === 'set-up-adjust')!;
    expect(german.text(adjusted)).to.equal('5 Münzen je Stern für Automa.');
    expect(german.part(adjusted, 'hint')).to.equal('6 (Ersatzwert), angepasst um -1.');
  });

  it('the app draws lots for the beginner, each as likely', () => {
    const beginners = Array.from({ length: 100 }, (_, seed) => {
      const s = table({ begins: 'random' }, { isSetUp: false, rng: seeded(seed) });
      return run(s, 'set-up').state.begins;
    });
    expect(beginners).not.to.include('random');
    expect(beginners.filter((who) => who === 'you').length).to.be.within(35, 65);
  });
});

describe('Expeditions: the progress card is compared when it first counts', () => {
  const last = { endedBy: 'automa', isLastTurnDone: true, mirror: mirrored({}) } as const;

  it('the track before the marker moves, the coins before they are counted; then it is known', () => {
    const s = table({ values: 'compare' }, { mirror: mirrored({}) });
    expect(run(s, 'turn', 'card-1').questions).to.deep.equal(['which-card']); // no progress
    const first = run(s, 'turn', 'card-2', true);
    expect(first.questions).to.deep.equal(['which-card', 'track-right']);
    expect(run(first.state, 'turn', 'card-6').questions).to.not.include('track-right');
    const { state, questions: asked } = run({ ...first.state, ...last }, 'end', true, 50);
    expect(asked).to.deep.equal(['coins-right', 'your-total']);
    expect(levelOf(state)).to.deep.include({
      coins: { star: 4, map: 1, corruption: 2 },
      provenance: 'owner',
    });
  });

  it('what was read is kept and not asked for again; the other levels are', () => {
    const options = { level: 'level-5', values: 'compare' };
    const s = table(options, { mirror: mirrored({}) });
    const read = run(s, 'turn', 'card-2', false, 1, 2, 3, 5, 7, 11, 13, 17).state;
    const { state, said } = run({ ...read, ...last }, 'end', false, 7, 2, 1, 50);
    expect(said[1]).to.equal('7 Münzen für 1 Stern.');
    expect(bot.cards.accepts(state.cards)).to.equal(true);
    const next = run(table(options, { isSetUp: false }, state.cards), 'set-up');
    expect(german.part(next.steps[4]!, 'hint')).to.equal('Stufe 5 Ultimaszyna (deine Karte).');
    const known = table(options, { mirror: mirrored({}) }, state.cards);
    expect(run(known, 'turn', 'card-2').questions).to.deep.equal(['which-card']);
    expect(levelOf(known)).to.deep.include({ starAt: [1, 2, 3, 5, 7, 11, 13, 17] });
    const other = table({ values: 'compare' }, { mirror: mirrored({}) }, state.cards);
    expect(run(other, 'turn', 'card-2', true).questions).to.include('track-right');
  });
});

describe('Expeditions: progress and stars', () => {
  it('stars lie where the player says', () => {
    const s = table({ values: 'compare' }, { mirror: mirrored({}) });
    const { said } = run(s, 'turn', 'card-2', false, 1, 2, 3, 4, 5, 6, 7, 8);
    expect(said[0]).to.equal('Stern 1 für Automa.');
  });

  it('with a star the marker moves on, too: seen and heard', () => {
    const s = table({}, { progress: progressFor(2) - 1, mirror: mirrored({}) });
    const [star] = run(s, 'turn', 'card-2').steps;
    expect(german.part(star!, 'hint')).to.match(/^Marker 1 Feld weiter\./);
    expect(german.spoken(star!)).to.equal(
      'Automas Fortschritt: ein Feld weiter, auf einen Stern. Ihr zweiter Stern kommt links oben aufs Basislager.',
    );
  });

  it('a star of this turn counts for this card', () => {
    const s = table({}, { progress: progressFor(2) - 1, mirror: mirrored({ n2: [1] }) });
    const { said, state } = run(s, 'turn', 'card-6');
    expect(said[0]).to.equal('Stern 2 für Automa.');
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
    expect(german.part(steps[0]!, 'hint')).to.equal('Noch 1 Feld bis Stern 1.');
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

  it('a card without a target says that this is unchecked', () => {
    const { steps } = run(table({}, { mirror: mirrored({}) }), 'turn', 'card-7');
    expect(reasons(steps.at(-1)?.because)).to.deep.equal([
      'Die Karte hat kein Ziel für den Mech im Zentrum (ungeprüft): es zählt die Entfernung',
    ]);
  });

  it('landing by the distance flips nothing', () => {
    const { state, questions: asked } = run(table({}, { mirror: mirrored({ n2: 'map' }) }), 'turn', 'card-1');
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
    ['the 20, which lies alone', 'count', ['twenty'], [], true],
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

  it('one that stays says so, and which of the two it is', () => {
    const mirror = mirrored({ n1: 'map', c7: [4] });
    const s = table({ stacks: 'count' }, { progress: progressFor(5), mirror });
    const { steps } = run(s, 'turn', 'card-1', 'none');
    expect(steps.map((step) => german.spoken(step))).to.deep.equal([
      'Der Mech im Norden bleibt stehen. Eine Landkarte für Automa. Decke den Ort auf und lege Verderbnis darauf wie gewohnt.',
      'Der Mech im Zentrum bleibt stehen. Ein Verderbnismarker für Automa, der oberste.',
    ]);
    expect(steps.map((step) => german.part(step, 'hint'))).to.deep.equal([
      'Der Mech bleibt stehen. Lege Verderbnis darauf wie gewohnt.',
      'Der Mech bleibt stehen. Der oberste, Wert 4.',
    ]);
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
    const { state, steps } = run(table({}, { progress: progressFor(4), mirror }), 'turn', 'card-9');
    expect(state.corruption).to.equal(2);
    expect(mirrorOf(state).locations['n2']).to.deep.equal({ map: false, stack: [], twenty: true });
    const taken = steps.find(({ say }) => say === 'vanquish')!;
    expect(german.part(taken, 'hint')).to.equal('Die obersten 2, Werte 3 und 1. Die 20 bleibt liegen.');
    expect(german.spoken(taken)).to.match(/Die 20 bleibt liegen\.$/);
  });
});
