import { expect } from '@open-wc/testing';
import type { ColourName } from '../../../look/colour-names.ts';
import { ratingOf, ratings } from '../score.ts';
import { chooseTarget } from '../target.ts';
import type { Step } from '../../../engine/bot.ts';
import { play } from '../../../engine/play.ts';
import { rulesOf } from '../../../engine/rule.ts';
import { seeded } from '../../../engine/rng.ts';
import { at, bot, cards, deckOf, english, finished, german, hex, marks, said, step, turn } from './table.ts';
import { randomGame } from '../../../../test/tools/random-game.ts';

describe('Mautoma, worked by hand', () => {
  it('M01: the marker moves before the action and wraps', () => {
    const run = turn(at({ marker: 11, deck: deckOf('start-populate') }));
    expect(run.state.marker).to.equal(1);
    expect(step(run, 'energy')).to.deep.include({ hero: 2 });
    // The tie-breaker is that of field 1: upper right.
    expect(run.prompt).to.deep.include({ say: 'populate' });
    expect(run.prompt?.with).to.deep.include({ rows: 'top-down', along: 'left-to-right' });
  });

  it('the help tells from how many points each rating holds', () => {
    for (const text of [german, english]) {
      const told = rulesOf(text, bot)
        .find(({ section }) => section === 'Spielende')!
        .says.join(' ');
      for (const { from } of ratings.slice(1)) expect(told).to.contain(` ${from}`);
    }
  });

  it('M03: the fields of the hibernations do not depend on the order inside a deck', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      let s = at({
        rng: seeded(seed),
        progress: deckOf('explore-build', 'explore', 'explore-populate-far'),
      });
      const fields: number[] = [];
      while (s.round < 18) {
        if (s.deck.known.length === 0) fields.push(s.marker);
        s = finished(s);
      }
      expect([...fields, s.marker]).to.deep.equal([3, 9, 4, 3]);
    }
  });

  it('M05: no substitute on progress cards', () => {
    const run = turn(at({ deck: deckOf('explore-populate') }), ['explore', 'none'], ['populate', 'none']);
    expect(said(run)).to.deep.equal(['energy']);
    expect(run.prompt).to.equal(undefined);
  });

  it('M07: row-wise search in the four directions', () => {
    const candidates = marks('tile', [0, 3], [0, 5], [2, 1], [4, 2], [4, 6]);
    const rows = [
      ['top-down', 'left-to-right', hex(0, 3)],
      ['top-down', 'right-to-left', hex(0, 5)],
      ['bottom-up', 'left-to-right', hex(4, 2)],
      ['bottom-up', 'right-to-left', hex(4, 6)],
    ] as const;
    for (const [down, along, chosen] of rows) {
      const target = chooseTarget(
        'explore',
        candidates,
        { rows: down, along, provenance: 'house' },
        'upper-left',
      );
      expect(target.place).to.equal(chosen);
      expect(target.because.map(({ say }) => say)).to.deep.equal([
        'because-candidates',
        'because-row',
        'because-along',
        'because-first-hex',
      ]);
    }
  });

  it('M09: a free place before an occupied one; a book for the player', () => {
    // From field 12 two fields on: field 2, upper right: top row first, left to right.
    const begin = at({ marker: 11, deck: deckOf('start-populate') });
    const free = turn(
      begin,
      ['populate', 'tied'],
      ['populate-marks', { ...marks('occupied', [0, 2]), ...marks('free', [3, 1], [3, 4]) }],
    );
    expect(step(free, 'populate-there')).to.deep.include({ hero: hex(3, 1) });
    expect(said(free)).not.to.include('book');

    const occupied = turn(begin, ['populate', 'tied'], ['populate-marks', marks('occupied', [1, 5], [2, 0])]);
    expect(step(occupied, 'populate-there')).to.deep.include({ hero: hex(1, 5) });
    expect(step(occupied, 'book')).to.deep.include({ hero: 1 });
  });

  const hibernating = (left: Partial<Record<ColourName, number>>) =>
    turn(at({ marker: 4, deck: deckOf(), artifacts: { kind: 'track', left } }));

  it('M11: the colour is used up, the next one on the circle goes; marker and area stay', () => {
    const run = hibernating({ white: 0, yellow: 0, red: 2, blue: 1 });
    const removed = step(run, 'hibernation-artifact-known');
    expect(removed?.with).to.deep.equal({ colour: 'red' });
    expect(removed?.because?.map((reason) => german.text(reason))).to.deep.equal([
      'Kein Artefakt in weiß: weiter im Kreis',
      'Kein Artefakt in gelb: weiter im Kreis',
      'Unsere Lesart: Der Marker bleibt dabei stehen, sein Außenbereich gilt',
    ]);
    expect(run.state.artifacts).to.deep.equal({
      kind: 'track',
      left: { white: 0, yellow: 0, red: 1, blue: 1 },
    });
    expect(run.state.marker).to.equal(4);
    const { citizens, modules, machines } = cards.board.areas[2]!;
    const replaced = ['citizens', 'modules', 'machines'].map((what) => step(run, `hibernation-${what}`)!);
    expect(replaced.map((one) => one.with['positions'])).to.deep.equal([citizens, modules, machines]);
  });

  it('M11, variant: no artifact is left', () => {
    const run = hibernating({ white: 0, yellow: 0, red: 0, blue: 0 });
    expect(said(run)[0]).to.equal('hibernation-artifact-none');
    expect(german.spoken(run.steps[0]!)).to.equal('Mautoma überwintert. Kein großes Artefakt ist mehr da.');
  });

  it('each start card is used four times, the progress cards three times, twice and once', () => {
    for (const seed of [1, 2, 3]) {
      const added = ['explore-build', 'explore', 'explore-populate-far'];
      let s = at({ rng: seeded(seed), progress: deckOf(...added) });
      const used: string[] = [];
      while (s.round < 18) {
        s = finished(s);
        if (s.card) used.push(s.card);
      }
      const uses = (card: string) => used.filter((one) => one === card).length;
      expect(['start-build', 'start-populate', ...added].map(uses)).to.deep.equal([4, 4, 3, 2, 1]);
    }
  });

  it('M13: a freshly explored tile counts at once: range is asked again after exploring', () => {
    const begin = at({ deck: deckOf('explore-populate') });
    const explored = turn(begin, ['explore', 'done']);
    expect(explored.prompt).to.deep.include({ say: 'populate' });
    expect(explored.prompt?.with).to.deep.include({ range: 3 });
    const populated = turn(
      begin,
      ['explore', 'done'],
      ['populate', 'tied'],
      ['populate-marks', marks('free', [2, 5])],
    );
    expect(step(populated, 'populate-there')).to.deep.include({ hero: hex(2, 5) });
  });
});

describe('Mautoma, examples of the rulebook', () => {
  it('counts the target for the range: range 3 is distance 2', () => {
    const { prompt } = turn(at({ deck: deckOf('start-build') }));
    expect(german.text(prompt!)).to.contain('in Reichweite 3');
    expect(prompt!.hero).to.equal(3);
    expect(turn(at({ deck: deckOf('explore-populate-far') })).prompt!.hero).to.equal('∞');
    expect(german.text({ say: 'aid-range', with: {} })).to.contain('Reichweite drei ist Entfernung zwei');
  });

  it('says where range is counted from, and that it is our reading', () => {
    for (const card of ['explore', 'start-populate', 'start-build']) {
      const { prompt } = turn(at({ deck: deckOf(card) }));
      expect(german.part(prompt!, 'hint')).to.match(/^Gezählt ab dem Abgrund oder ab Mautomas Teilen\. /);
      expect(german.text(prompt!.because![0]!)).to.match(/^Unsere Lesart: .* ab dem Abgrund/);
    }
    const far = turn(at({ deck: deckOf('explore-populate-far') })).prompt!;
    expect(german.part(far, 'hint')).to.match(/^Es grenzt an den Abgrund/);
    expect(far.because).to.deep.equal([{ say: 'because-far', with: {} }]);
  });

  it('names its readings of an order', () => {
    const readings = (card: string, ...answers: Parameters<typeof turn>[1][]) =>
      turn(at({ deck: deckOf(card) }), ...answers).prompt?.because?.map(({ say }) => say);
    expect(readings('explore-populate', ['explore', 'done'])).to.deep.equal([
      'because-range',
      'because-again',
      'because-own-figure',
    ]);
    expect(readings('explore-populate-far', ['explore', 'done'])).to.deep.equal(['because-own-figure']);
    const none = turn(at({ figures: 0, deck: deckOf('explore-populate') }), ['explore', 'done']);
    expect(step(none, 'no-figures')?.because).to.deep.equal([{ say: 'because-no-piece', with: {} }]);
  });

  it('says of the printed directions that they are read, and of ours that they are ours', () => {
    const tied = (marker: number) => {
      const candidates = marks('tile', [1, 2], [3, 1], [3, 4]);
      const run = turn(
        at({ marker, deck: deckOf('explore') }),
        ['explore', 'tied'],
        ['explore-marks', candidates],
      );
      return step(run, 'explore-there')!.because!.map((reason) => german.text(reason));
    };
    const direction = 'Unsere Lesart: Die Suchrichtung gilt, nicht die Ecke, die das Beispiel nennt';
    expect(tied(3)).to.include(direction);
    expect(tied(6)).not.to.include(direction);
    expect(tied(6)[1]).to.match(/\(Kreis unten links\) \(Ersatzwert\)$/);
  });

  it('says aloud where the search begins, so that a tie costs no word, and once a turn', () => {
    const rows = { 'top-down': 'oberste', 'bottom-up': 'unterste' };
    const along = { 'left-to-right': 'links nach rechts', 'right-to-left': 'rechts nach links' };
    for (const card of ['explore', 'start-populate', 'start-build'])
      for (let marker = 0; marker < 12; marker++) {
        const { prompt, state } = turn(at({ marker, deck: deckOf(card) }));
        const { segment } = cards.board.fields[state.marker]!;
        const search = cards.board.segments[segment];
        expect(prompt?.usual, card).to.not.equal(undefined);
        expect(german.spoken(prompt!), `${card} ${marker}`).to.match(
          new RegExp(`: ${rows[search.rows]} Reihe zuerst, von ${along[search.along]}\\.$`),
        );
      }
    const second = turn(at({ deck: deckOf('explore-populate') }), ['explore', 'done']).prompt!;
    expect(german.spoken(second)).to.match(/Bei mehreren ebenso\.$/);
  });

  it('says which space of an area to tap: the one that the search meets first', () => {
    const asked = (marker: number) =>
      turn(at({ marker, deck: deckOf('explore') }), ['explore', 'tied']).prompt!;
    expect(german.part(asked(11), 'hint')).to.equal(
      'Skizze: tippe von jedem das oberste Feld, bei mehreren das linke, so wie sie zueinander liegen.',
    );
    expect(english.spoken(asked(3))).to.equal(
      'Which areas could he explore? Say the bottom space of each, of several the right one.',
    );
    const { expects } = asked(0);
    const columns = expects.kind === 'marks' ? expects.of.map((place) => Number(place.slice(1))) : [];
    expect(new Set(columns).size).to.be.at.least(8);
  });

  it('says the tie-breaker once a turn: who only listens needs it too', () => {
    const heard = (card: string, marker: number) => turn(at({ marker, deck: deckOf(card) })).prompt!;
    expect(german.spoken(heard('explore', 3))).to.equal(
      'Erkunde ein verdecktes Gebiet in Reichweite 3. Bei mehreren: unterste Reihe zuerst, von rechts nach links.',
    );
    expect(english.spoken(heard('start-populate', 11))).to.equal(
      'Populate a place within range 3. Free ones first. If there are several: top row first, from left to right.',
    );
    expect(german.spoken(heard('start-build', 11))).to.match(
      /Bei Gleichstand: oberste Reihe zuerst, von links/,
    );
    const next = turn(at({ marker: 10, deck: deckOf('explore-populate') }), ['explore', 'done']).prompt!;
    expect(german.spoken(next)).to.equal(
      'Bevölkere einen Ort in Reichweite 3. Freie zuerst. Bei mehreren ebenso.',
    );
    expect(german.part(next, 'hint')).to.match(
      /Bei mehreren: oberste Reihe zuerst, von links nach rechts\.$/,
    );
    const instead = turn(at({ marker: 10, figures: 0, deck: deckOf('start-populate') })).prompt!;
    expect(english.spoken(instead)).to.match(/If there is a tie: top row first, from left to right\.$/);
  });

  it('replaces one citizen of an area that shows only one', () => {
    const [, ...others] = cards.board.areas;
    const one = { ...cards.board.areas[0]!, citizens: [3] };
    const own = { ...cards, board: { ...cards.board, areas: [one, ...others] } };
    const run = turn(at({ cards: own, deck: deckOf() }), ['hibernation-artifact', 'removed']);
    expect(english.text(step(run, 'hibernation-citizens')!)).to.equal('Replace citizen 3.');
    expect(german.text(step(run, 'hibernation-citizens')!)).to.equal('Bürger 3 ersetzen.');
  });

  it('builds where the rewards are most: 4', () => {
    const run = turn(
      at({ deck: deckOf('start-build') }),
      ['build', 'tied'],
      ['build-marks', { A2: '2', B3: '4', C1: '3', C4: '1' }],
    );
    expect(step(run, 'build-there')).to.deep.include({ hero: 'B3' });
    expect(step(run, 'build-there')?.because).to.deep.include({
      say: 'because-rewards',
      with: { count: 1, rewards: 4 },
    });
    expect(run.state.smallBuildings).to.equal(4);
  });

  it('explores by the lower right segment: bottom row first, right to left', () => {
    const run = turn(
      at({ marker: 3, deck: deckOf('explore') }),
      ['explore', 'tied'],
      ['explore-marks', marks('tile', [1, 2], [3, 1], [3, 4])],
    );
    expect(step(run, 'explore-there')).to.deep.include({ hero: hex(3, 4) });
  });

  it('populates by the upper right segment: top row first, left to right, and 1 book', () => {
    const run = turn(
      at({ marker: 0, deck: deckOf('start-populate') }),
      ['populate', 'tied'],
      ['populate-marks', marks('occupied', [0, 4], [0, 1], [2, 0])],
    );
    expect(step(run, 'populate-there')).to.deep.include({ hero: hex(0, 1) });
    expect(step(run, 'book')).to.deep.include({ hero: 1 });
    expect(run.state.figures).to.equal(6);
  });

  it('hibernates: white artifact, citizens and modules 1, 2, 5, last machine of each colour, one card', () => {
    const discards = ['start-build', 'start-populate'];
    const begin = at({ marker: 0, deck: deckOf(), discards, progress: deckOf('explore', 'explore-build') });
    const run = turn(begin, ['hibernation-artifact', 'removed']);
    expect(turn(begin).prompt).to.deep.include({ say: 'hibernation-artifact', with: { colour: 'white' } });
    expect(run.steps.map(({ say, with: values }) => [say, values['positions']])).to.deep.equal([
      ['hibernation-citizens', [1, 2, 5]],
      ['hibernation-modules', [1, 2, 5]],
      ['hibernation-machines', [3]],
      ['hibernation-deck', undefined],
    ]);
    expect([...run.state.deck.known].sort()).to.deep.equal(['explore', ...discards]);
    expect(run.state).to.deep.include({ discards: [], card: null, hibernations: 1 });
  });

  const isNewDeck = ({ say }: Step) => ['hibernation-deck', 'hibernation-cards'].includes(say);

  for (const deck of ['built-in', 'on-table'])
    it(`plays 17 turns with decks of 2, 3, 4, 5 (${deck}), then round 18 is the last`, () => {
      for (let seed = 0; seed < 20; seed++) {
        const { turns, state } = randomGame(bot, seed, { deck }).session;
        const pattern = turns
          .filter(({ script }) => script === 'turn')
          .map(({ steps }) => (steps.some(isNewDeck) ? 'H' : 'A'))
          .join('');
        expect(pattern).to.equal('AAHAAAHAAAAHAAAAA');
        const sizes = turns.flatMap(({ steps }) =>
          steps.filter(isNewDeck).map(({ with: values }) => values['count']),
        );
        expect(sizes).to.deep.equal([3, 4, 5]);
        expect(turns.at(-1)?.script).to.equal('end');
        expect(state).to.deep.include({ round: 18, hibernations: 3 });
      }
    });

  const ratings: readonly [number, string][] = [
    [0, 'lost'],
    [99, 'lost'],
    [100, 'survived'],
    [109, 'survived'],
    [110, 'small'],
    [119, 'small'],
    [120, 'normal'],
    [129, 'normal'],
    [130, 'great'],
    [149, 'great'],
    [150, 'outstanding'],
    [169, 'outstanding'],
    [170, 'utopia'],
    [400, 'utopia'],
  ];
  it('rates points', () => {
    for (const [points, rating] of ratings) {
      expect(ratingOf(points), String(points)).to.equal(rating);
      const { state } = play(bot, at({ round: 18 }), 'end', [{ to: 'end-points', value: points }]);
      expect(bot.next(state)).to.deep.equal([]);
      expect(bot.scoring.score(state)).to.deep.include({
        you: points,
        isWon: rating !== 'lost',
        verdict: { say: 'verdict', with: { rating } },
      });
    }
  });
});
