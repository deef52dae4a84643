import { expect } from '@open-wc/testing';
import type { CardSet } from '../cards.ts';
import type { State } from '../state.ts';
import edits from '../edits.ts';
import { play } from '../../../engine/play.ts';
import { bot, german, mirrored, progressFor, run, table, trackers } from './table.ts';

describe('Expeditions: the end', () => {
  it('her eighth star: she finishes her turn, you have one, she has one', () => {
    const before = table({}, { progress: progressFor(8) - 1, mirror: mirrored({}) });
    const eighth = run(before, 'turn', 'card-2');
    expect(eighth.said[0]).to.equal('Stern 8 für Automa.');
    expect(eighth.said.at(-1)).to.equal(
      'Automas letzter Stern liegt. Noch ein Zug für dich, dann einer für sie.',
    );
    expect(bot.next(eighth.state)).to.deep.equal(['turn', 'your-location', 'to-ask', 'put-right']);
    const last = run(eighth.state, 'turn', 'card-3');
    expect(last.said.at(-1)).to.contain('Mech im Zentrum');
    expect(bot.next(last.state)).to.deep.equal(['end', 'put-right']);
    expect(bot.scoring.counts?.(last.state)).to.deep.equal({ 'turns to last star': 1 });
  });

  it('the turn of her eighth star is not yet her last one', () => {
    const before = table({}, { turn: 34, progress: progressFor(8) - 1, mirror: mirrored({}) });
    const headlines: string[] = [];
    const note = (state: Readonly<State>) => headlines.push(german.text(bot.shows(state).headline));
    play(bot, before, 'turn', [{ to: 'which-card', value: 'card-2' }], note);
    expect(headlines[0]).to.equal('Zug 34 · Stufe 2 Maszyna');
    const { state } = run(before, 'turn', 'card-2');
    expect(german.text(bot.shows(state).headline)).to.equal('Letzter Zug · Stufe 2 Maszyna');
  });

  it('your fourth star: she has one turn, you have the last one', () => {
    const before = table({}, { yourStars: 2, mirror: mirrored({}) });
    const third = run(before, 'your-star');
    expect(third.said).to.deep.equal(['3 von 4 Sternen hast du.']);
    const fourth = run(third.state, 'your-star');
    expect(fourth.said).to.deep.equal(['4 Sterne hast du: das Ende naht.']);
    expect(bot.next(fourth.state)).to.deep.equal(['turn', 'your-location', 'to-ask', 'put-right']);
    const last = run(fourth.state, 'turn', 'card-2');
    expect(last.said.at(-1)).to.equal('Du hast noch einen Zug. Dann wird gezählt.');
    expect(bot.next(last.state)).to.deep.equal(['end', 'put-right']);
  });

  it('her last turn may find the deck empty: then all cards are shuffled once more', () => {
    const cards = Array.from({ length: 12 }, (_, n) => `card-${n + 1}`);
    const s = table({}, { endedBy: 'you', mirror: mirrored({}) });
    expect(bot.deck?.shufflesAgain?.(s)).to.equal(false);
    const empty = cards.reduce((now, card) => {
      const { state } = run({ ...now, endedBy: null }, 'turn', card);
      return { ...state, progress: 0 };
    }, s);
    const last: State = { ...empty, endedBy: 'you' };
    expect(bot.deck?.shufflesAgain?.(last)).to.equal(true);
    const { said, state } = run(last, 'turn', 'card-1');
    expect(said[0]).to.equal('14 Karten mischen. Die obersten zwei ungesehen beiseite.');
    expect(bot.deck?.shufflesAgain?.(state)).to.equal(false);
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
      expect(bot.scoring.score(state)).to.deep.equal({
        lines: [
          { id: 'stars', bot: stars },
          { id: 'maps', bot: maps },
          { id: 'corruption', bot: corruption },
        ],
        bot: total,
        you: total,
        isWon: false,
        verdict: { say: 'verdict', with: { result: 'tied', margin: 0 } },
      });
      expect(said.at(-1)).to.equal('Gleich viele Münzen: Automa gewinnt.');
      expect(bot.next(state)).to.deep.equal([]);
    });

  it('says what a star is worth without the adjustment', () => {
    const change = { progress: progressFor(5), endedBy: 'automa', isLastTurnDone: true } as const;
    const stars = (options: Record<string, string>) =>
      german.part(run(table(options, change), 'end', 0).steps[1]!, 'hint');
    expect(stars({})).to.equal('4 je Stern (ungeprüft).');
    expect(stars({ adjust: 'plus-2' })).to.equal('6 je Stern: 4 (ungeprüft), angepasst um 2.');
  });

  it('a coin more wins, a coin less loses', () => {
    const s = table({}, { maps: 9, endedBy: 'automa', isLastTurnDone: true });
    expect(run(s, 'end', 10).said.at(-1)).to.equal('1 Münze Vorsprung: du gewinnst.');
    expect(run(s, 'end', 8).said.at(-1)).to.equal('1 Münze fehlt dir: Automa gewinnt.');
  });
});

describe('Expeditions: cards', () => {
  const { decisions, levels } = bot.cards.shipped;

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

  it('a progress card counts as it is now, not as it was when the game began', () => {
    const own = levels.map((level) => ({ ...level, coins: { star: 9, map: 8, corruption: 7 } }));
    const s = table({}, { maps: 1, corruption: 1, progress: 2 });
    expect(trackers(s)['points']).to.equal(4 + 1 + 2);
    expect(trackers({ ...s, cards: { decisions, levels: own } })['points']).to.equal(9 + 8 + 7);
  });

  it('entered, only corruption has a number of markers; another target starts at one', () => {
    const decision = (set: CardSet, id: string) =>
      edits.decks(set)[0]!.cards.find((card) => card.id === id)!.fields;
    const asksMarkers = (set: CardSet, mech: string) =>
      decision(set, '3').some((field) => field.name === 'markers' && field.with?.['mech'] === mech);
    expect([
      asksMarkers(bot.cards.shipped, 'north'),
      asksMarkers(bot.cards.shipped, 'central'),
    ]).to.deep.equal([false, true]);
    const target = decision(bot.cards.shipped, '3').findLast((field) => field.name === 'target')!;
    const changed = target.kind === 'choice' ? target.put('map') : bot.cards.shipped;
    expect(changed.decisions[2]?.central.target).to.deep.equal({ minStars: 4, kind: 'map', count: 1 });
    expect(asksMarkers(changed, 'central')).to.equal(false);
  });

  it('accepts only sets that the rules can use', () => {
    const first = levels[0]!;
    const others = levels.slice(1);
    const card = decisions[0]!;
    expect(bot.cards.accepts({ decisions, levels })).to.equal(true);
    expect(bot.cards.accepts({ decisions: decisions.slice(1), levels })).to.equal(false);
    expect(bot.cards.accepts({ decisions: [card, card, ...decisions.slice(2)], levels })).to.equal(false);
    expect(
      bot.cards.accepts({ decisions: decisions.map((one) => ({ ...one, progress: false })), levels }),
    ).to.equal(false);
    expect(bot.cards.accepts({ decisions, levels: others })).to.equal(false);
    const short = { ...first, starAt: first.starAt.slice(1) };
    expect(bot.cards.accepts({ decisions, levels: [short, ...others] })).to.equal(false);
    const backwards = { ...first, starAt: [...first.starAt].reverse() };
    expect(bot.cards.accepts({ decisions, levels: [backwards, ...others] })).to.equal(false);
  });
});
