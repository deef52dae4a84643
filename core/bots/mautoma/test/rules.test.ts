import { expect } from '@open-wc/testing';
import type { State } from '../state.ts';
import { figureBooks, start as newGame } from '../state.ts';
import type { Tally } from '../../../engine/bot.ts';
import { play } from '../../../engine/play.ts';
import { newCards } from '../../../engine/recard.ts';
import { seeded } from '../../../engine/rng.ts';
import {
  at,
  bot,
  cards,
  deckOf,
  english,
  finished,
  german,
  marks,
  options,
  said,
  step,
  turn,
} from './table.ts';

describe('Mautoma’s pieces', () => {
  it('run out: no figure, no populating, but a start card then builds', () => {
    const run = turn(at({ figures: 0, deck: deckOf('start-populate') }), ['build', 'done']);
    expect(said(run)).to.deep.equal(['energy', 'no-figures']);
    expect(run.state.smallBuildings).to.equal(4);
  });

  it('run out: no building, no building', () => {
    const empty: Partial<State> = { smallBuildings: 0, largeBuildings: 0 };
    expect(said(turn(at({ ...empty, deck: deckOf('start-build') })))).to.deep.equal([
      'energy',
      'no-buildings',
    ]);
    const both = turn(at({ ...empty, deck: deckOf('start-populate') }), ['populate', 'none']);
    expect(said(both)).to.deep.equal(['energy', 'no-buildings']);
  });

  it('have left his supply when he says where they stand', () => {
    const chosen = (action: 'populate' | 'build', mark: string) => [
      { to: action, value: 'tied' },
      { to: `${action}-marks`, value: marks(mark, [0, 0], [0, 1]) },
    ];
    const then = (card: string, given: ReturnType<typeof chosen>) => {
      const told: State[] = [];
      const { steps } = play(bot, at({ deck: deckOf(card) }), 'turn', given, (s) => told.push({ ...s }));
      return told[steps.findIndex(({ say }) => say.endsWith('-there'))];
    };
    expect(then('start-populate', chosen('populate', 'free'))).to.include({ figures: 6 });
    expect(then('start-build', chosen('build', '2'))).to.include({ smallBuildings: 4 });
  });

  it('large buildings follow when the small ones are gone', () => {
    const run = turn(at({ smallBuildings: 0, deck: deckOf('start-build') }), ['build', 'done']);
    expect(run.state).to.deep.include({ smallBuildings: 0, largeBuildings: 2 });
    expect(turn(at({ smallBuildings: 0, deck: deckOf('start-build') })).prompt?.with).to.include({
      size: 'large',
    });
  });
});

describe('The build substitute', () => {
  const rows = [
    ['start-populate', ['populate', 'none'], 'build'],
    ['start-populate', ['populate', 'free'], undefined],
    ['start-populate', ['populate', 'occupied'], undefined],
    ['start-build', ['build', 'none'], undefined],
    ['explore', ['explore', 'none'], undefined],
    ['explore-populate', ['explore', 'none'], 'populate'],
    ['explore-build', ['explore', 'none'], 'build'],
    ['explore-build', ['explore', 'done'], 'build'],
    ['explore-populate-far', ['explore', 'done'], 'populate'],
  ] as const;
  for (const [card, answer, next] of rows)
    it(`${card}, ${answer.join(' ')}: then ${next ?? 'the turn ends'}`, () => {
      expect(turn(at({ deck: deckOf(card) }), [answer[0], answer[1]]).prompt?.say).to.equal(next);
    });

  it('is known to no other card', () => {
    const knowing = cards.actions.filter(({ orders }) => orders.some(({ after }) => after === 'else'));
    expect(knowing.map(({ id }) => id)).to.deep.equal(['start-populate']);
  });
});

describe('Tribe 0x49', () => {
  it('gains the books of the figures, lowest first', () => {
    let s = at({ tribe: true });
    const books: unknown[] = [];
    while (s.figures > 0) {
      const run = turn({ ...s, deck: deckOf('start-populate') }, ['populate', 'free']);
      books.push(step(run, 'tribe-figure')?.hero);
      s = run.state;
    }
    expect(books).to.deep.equal([...figureBooks]);
  });

  it('gains the gears of small buildings, then of large ones', () => {
    const { small, large } = cards.buildingCosts;
    const gears = [1, 0].map((smallBuildings) =>
      turn(at({ tribe: true, smallBuildings, deck: deckOf('start-build') }), ['build', 'done']),
    );
    expect(gears.map((run) => step(run, 'tribe-building')?.hero)).to.deep.equal([small, large]);
  });

  it('is silent for every other tribe', () => {
    const run = turn(at({ deck: deckOf('start-populate') }), ['populate', 'free']);
    expect(said(run)).to.deep.equal(['energy']);
  });
});

describe('Cards on the table', () => {
  const start = ['start-build', 'start-populate'];
  const progress = ['explore', 'explore-populate', 'explore-build', 'explore-populate-far'];
  const offered = (s: State) => {
    const { prompt } = turn(s);
    return prompt?.say === 'which-card' && prompt.expects.kind === 'choice' ? prompt.expects.of : [];
  };
  const turned = (s: State, card: string) => finished(s, ['which-card', card]);

  it('offer only what can be on top', () => {
    let s = at({}, { deck: 'on-table' });
    expect(offered(s)).to.deep.equal(start);
    s = turned(s, 'start-populate');
    expect(offered(s), 'it can only be the other').to.deep.equal([]);
    s = finished(s);
    s = finished(s); // hibernation: an unseen progress card joins
    expect(offered(s)).to.have.members([...start, ...progress]);
    s = turned(s, 'explore-build');
    expect(offered(s)).to.have.members(start); // the unseen one is out
    s = finished(finished(s));
    s = finished(s);
    expect(offered(s)).to.have.members([...start, ...progress]);
    expect(offered(turned(s, 'explore-build'))).not.to.include('explore-build');
    expect(offered(turned(s, 'start-build'))).to.include('explore');
  });

  it('are offered in the same order after every shuffle', () => {
    let s = at({}, { deck: 'on-table' });
    s = finished(finished(turned(s, 'start-populate')));
    expect(offered(s)).to.deep.equal([...progress.toSorted(), ...start]);
    s = turned(s, 'start-build');
    expect(offered(s)).to.deep.equal([...progress.toSorted(), 'start-populate']);
  });

  it('are shuffled by the player: which ones is said, not only shown', () => {
    const s = finished(finished(at({}, { deck: 'on-table' })));
    const shuffle = step(turn(s, ['hibernation-artifact', 'removed']), 'hibernation-cards')!;
    expect(german.spoken(shuffle)).to.equal(
      '3 Karten mischen: alle abgelegten und ungesehen die oberste Fortschrittskarte.',
    );
    expect(english.spoken(shuffle)).to.equal(
      '3 cards to shuffle: all discards and, unseen, the top progress card.',
    );
  });

  it('count as the built-in deck does', () => {
    const s = at({}, { deck: 'on-table' });
    expect(bot.shows(s).trackers.find(({ id }) => id === 'cards')?.value).to.equal(2);
    const after = finished(finished(finished(s)));
    expect(bot.shows(after).trackers.find(({ id }) => id === 'cards')?.value).to.equal(3);
  });

  it('never name the card in the box before the end', () => {
    let s = at({}, { deck: 'on-table' });
    while (s.round < 18) s = finished(s);
    expect(s.progress.hidden).to.equal(0);
    expect(new Set(s.discards).size).to.equal(5);
  });
});

describe('Artifacts, when asked', () => {
  it('go on along the circle, and a colour that is gone is not asked for again', () => {
    const begin = at({ marker: 4, deck: deckOf() });
    const run = turn(
      begin,
      ['hibernation-artifact', 'none'],
      ['hibernation-artifact', 'none'],
      ['hibernation-artifact', 'removed'],
    );
    expect(run.state.artifacts).to.deep.equal({ kind: 'ask', gone: ['white', 'yellow'], removed: 1 });
    const again = turn({ ...run.state, deck: deckOf() });
    expect(again.prompt?.with).to.deep.equal({ colour: 'red' });
    expect(again.prompt?.because?.map(({ say }) => say)).to.deep.equal([
      'because-colour-gone',
      'because-colour-gone',
      'because-walk',
    ]);
  });

  it('are skipped when every colour is gone', () => {
    const none = ['hibernation-artifact', 'none'] as const;
    const run = turn(at({ deck: deckOf() }), none, none, none, none);
    expect(said(run)[0]).to.equal('hibernation-artifact-none');
    expect(run.steps[0]?.because?.at(-1)?.say).to.equal('because-none-left');
  });
});

describe('What is told instead of asked', () => {
  const usual = (run: ReturnType<typeof turn>) => [run.prompt?.say, run.prompt?.usual?.answer];
  /** The first question answered as it usually is. */
  const toldBy = (s: State) => {
    const { prompt } = turn(s);
    const given = { to: prompt!.say, value: prompt!.usual!.answer, told: 'usual' as const };
    return play(bot, s, 'turn', [given]);
  };

  it('is what an order nearly always comes to, and the artifact that is there', () => {
    expect(usual(turn(at({ deck: deckOf('explore') })))).to.deep.equal(['explore', 'done']);
    expect(usual(turn(at({ deck: deckOf('start-populate') })))).to.deep.equal(['populate', 'free']);
    expect(usual(turn(at({ deck: deckOf('start-build') })))).to.deep.equal(['build', 'done']);
    expect(usual(turn(at({ deck: deckOf() })))).to.deep.equal(['hibernation-artifact', 'removed']);
  });

  it('reads as the question does, and has its reasons', () => {
    for (const card of ['explore', 'start-populate', 'start-build']) {
      const s = at({ deck: deckOf(card) });
      const { prompt } = turn(s);
      const told = toldBy(s).steps.at(-1)!;
      for (const read of [german, english]) {
        expect(read.text(told)).to.equal(read.text(prompt!));
        expect(read.spoken(told)).to.equal(read.spoken(prompt!));
        expect(read.part(told, 'hint')).to.equal(read.part(prompt!, 'hint'));
      }
      expect(told.because).to.deep.equal(prompt!.because);
    }
  });

  it('is the colour of an artifact when only one is left', () => {
    const prompt = (left: Record<string, number>) =>
      play(bot, at({ artifacts: { kind: 'track', left } }), 'artifact-taken', []).prompt;
    expect(prompt({ white: 0, red: 2 })?.usual).to.deep.equal({
      answer: 'red',
      tell: 'artifact-taken-known',
    });
    expect(prompt({ white: 1, red: 2 })?.usual).to.equal(undefined);
  });
});

describe('The energy marker', () => {
  const setUp = (...given: [string, boolean | string][]) =>
    play(
      bot,
      at({ isSetUp: false, marker: 4 }),
      'set-up',
      given.map(([to, value]) => ({ to, value })),
    );

  it('begins on a field that the app draws: that is told', () => {
    const { fields } = cards.board;
    const drawn = Array.from({ length: 60 }, (_, seed) => newGame(options, seeded(seed), cards).marker);
    expect(new Set(drawn).size).to.equal(fields.length);
    expect(setUp().prompt).to.deep.include({
      usual: { answer: true, tell: 'set-up-marker-there' },
      with: { field: 5 },
    });
    expect(setUp(['set-up-marker-lies', true]).state).to.deep.include({ isSetUp: true, marker: 4 });
  });

  it('begins where the player wants it', () => {
    expect(setUp(['set-up-marker-lies', false]).prompt?.expects.kind).to.equal('place');
    const run = setUp(['set-up-marker-lies', false], ['set-up-marker', '9']);
    expect(run.state.marker).to.equal(8);
    expect(step(run, 'set-up-marker-there')?.with).to.deep.equal({ field: 9 });
  });
});

describe('Artifacts, when tracked', () => {
  const tracked = (left: Record<string, number>) => at({ artifacts: { kind: 'track', left } });
  const taken = (s: State, colour: string) =>
    play(bot, s, 'artifact-taken', [{ to: 'artifact-taken', value: colour }]);

  it('are counted in the set-up: eight', () => {
    const s = { ...at({}, { artifacts: 'track' }), isSetUp: false };
    const counts = (...tallies: Tally[]) =>
      play(bot, s, 'set-up', [
        ...tallies.map((value) => ({ to: 'set-up-stock', value })),
        { to: 'set-up-marker-lies', value: true },
      ]);
    const eight = { white: 2, yellow: 2, red: 2, blue: 2 };
    expect(counts(eight).prompt).to.equal(undefined);
    const seven = { ...eight, blue: 1 };
    const again = counts(seven).prompt!;
    expect(again.expects).to.deep.include({ kind: 'tally', start: seven });
    expect(german.text(again)).to.equal('Du zählst 7 große Artefakte, ich habe 8 erwartet. Stimmt das?');
    expect(german.part(again, 'hint')).to.equal('Acht liegen am Anfang aus. Was du jetzt angibst, gilt.');
    const taken = counts(seven, seven);
    expect(taken.prompt).to.equal(undefined);
    expect(taken.state.artifacts).to.deep.equal({ kind: 'track', left: seven });
  });

  it('are an event of the player, and only then', () => {
    expect(bot.next(tracked({ white: 1 }))).to.deep.equal(['turn', 'artifact-taken']);
    expect(bot.next(at())).to.deep.equal(['turn']);
  });

  it('are taken although none of that colour is expected, the second time', () => {
    const s = tracked({ white: 0, red: 2 });
    const first = taken(s, 'white');
    expect(german.text(first.prompt!)).to.equal(
      'Kein großes Artefakt in weiß lag mehr aus. Welche Farbe hat es?',
    );
    const given = ['white', 'white'].map((value) => ({ to: 'artifact-taken', value }));
    const second = play(bot, s, 'artifact-taken', given);
    expect(said(second)).to.deep.equal(['artifact-left']);
    expect(second.state.artifacts).to.deep.equal({ kind: 'track', left: { white: 0, red: 2 } });
  });

  it('are counted anew when the circle has got other colours', () => {
    const fields = cards.board.fields.map((field) =>
      field.colour === 'yellow' ? { ...field, colour: 'orange' as const } : field,
    );
    const recoloured = { ...cards, board: { ...cards.board, fields } };
    const left = { white: 0, yellow: 7, red: 0, blue: 0 };
    const s = at({
      deck: deckOf(),
      artifacts: { kind: 'track', left },
      newCards: newCards(bot, cards, recoloured),
    });
    const { prompt } = turn(s);
    expect(prompt).to.deep.include({ say: 'set-up-stock', with: { asks: 'recoloured', count: 7 } });
    expect(prompt?.expects).to.deep.include({ of: ['white', 'orange', 'red', 'blue'] });
    const run = turn(s, ['set-up-stock', { white: 0, orange: 7, red: 0, blue: 0 }]);
    expect(step(run, 'hibernation-artifact-known')?.with).to.deep.equal({ colour: 'orange' });
    expect(run.state.artifacts).to.deep.equal({
      kind: 'track',
      left: { white: 0, orange: 6, red: 0, blue: 0 },
    });
    expect(turn({ ...run.state, deck: deckOf(), progress: deckOf('explore') }).prompt).to.equal(undefined);
  });

  it('go one by one, and the last one is said to be the last', () => {
    expect(said(taken(tracked({ white: 1, red: 1 }), 'red'))).to.deep.equal(['artifact-left']);
    expect(said(taken(tracked({ white: 1, red: 0 }), 'white'))).to.deep.equal(['artifact-last']);
  });
});

describe('A card set', () => {
  const { actions, board } = cards;
  const [first, ...others] = actions;
  const damaged: readonly [name: string, change: object][] = [
    ['a card is missing', { actions: others }],
    ['a card is there twice', { actions: [...others, others[0]] }],
    [
      'three cards are there from the start',
      { actions: actions.map((card) => ({ ...card, start: card.number < 4 })) },
    ],
    ['a card moves no energy', { actions: [{ ...first, energy: 0 }, ...others] }],
    [
      'an order is none of his',
      { actions: [{ ...first, orders: [{ action: 'swim', range: 3 }] }, ...others] },
    ],
    ['a field lies in no area', { board: { ...board, areas: board.areas.slice(1) } }],
    ['the circle is too short', { board: { ...board, fields: board.fields.slice(0, 3) } }],
    [
      'a display has no such position',
      { board: { ...board, areas: board.areas.map((area) => ({ ...area, machines: [4] })) } },
    ],
    ['something else is in it', { more: [] }],
  ];

  it('is one that the rules can work with', () => {
    expect(bot.cards.accepts(cards)).to.equal(true);
  });
  for (const [name, change] of damaged)
    it(`is refused: ${name}`, () => {
      expect(bot.cards.accepts({ ...cards, ...change })).to.equal(false);
    });
});
