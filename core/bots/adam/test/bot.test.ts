import { expect } from '@open-wc/testing';
import { spots, type Colour } from '../cards.ts';
import { counted, sumOf } from '../pieces.ts';
import type { State } from '../state.ts';
import { kinds, placesOf } from '../supply.ts';
import type { Prompt } from '../../../engine/bot.ts';
import { deck, piecesOf, scenarios, type Scenario } from './scenarios.ts';
import { boardOf, bot, holding, lookedFor, namer, open, run, runWith, supplyWith, table } from './table.ts';
import type { Played } from '../../../../test/tools/table.ts';

/** The scenario's table, in either way. */
function laid(scenario: Scenario, way: 'mirror' | 'ask'): State {
  const supply = supplyWith(piecesOf(scenario));
  if (scenario.bodyBag === 0) supply.bag.body = counted([]);
  return table(
    { way },
    {
      open: scenario.cards.map(([card, held]) => open(card, held)),
      fulfilled: [...(scenario.fulfilledBefore ?? [])],
      ...(way === 'mirror' ? { supply, row: [...scenario.row] } : {}),
    },
  );
}

/** What happened to his cards, from the told steps: the same in both ways. A card fulfilled later is told with its place then. */
function transcript({ steps }: Played<State>, cards: readonly string[]) {
  const open = [...cards];
  let full: number | undefined;
  const moved = (values: Prompt['with'], verb: string): string[] => {
    const to = (n: number): number => (values[`to${n}`] === 'same' ? to(n + 1) : Number(values[`to${n}`]));
    return [1, 2].flatMap((n) =>
      Array.from({ length: Number(values[`n${n}`]) }, () => {
        const card = open[to(n) - 1];
        const colour = String(values[`c${n}`]);
        return card === undefined ? `discard ${colour}` : `${verb} ${colour} ${card}`;
      }),
    );
  };
  return steps.flatMap(({ say, with: values }): string[] => {
    switch (say) {
      case 'take':
      case 'take-nothing':
      case 'place':
        return moved(values, 'place');
      case 'fulfil':
        if (full !== undefined) open.splice(full, 1);
        full = Number(values['position']) - 1;
        return [`fulfil ${values['card'] as string} ${values['points'] as number}`, ...moved(values, 'move')];
      case 'move':
        return moved(values, 'move');
      case 'draw':
        return [`draw ${values['card'] as string}`];
      default:
        return [];
    }
  });
}

/** The transcript that the scenario expects; pieces of one move in the order of the app. */
function expected(scenario: Scenario): string[][] {
  const discard = (pieces: readonly Colour[]): string[] => pieces.map((piece) => `discard ${piece}`);
  const cards = scenario.cards.map(([card]) => card);
  return [
    [
      ...scenario.placed.map(([colour, position]) => `place ${colour} ${cards[position - 1] ?? ''}`),
      ...discard(scenario.unneeded),
    ],
    ...scenario.fulfilled.map(({ card, points, moved }) => [
      `fulfil ${card} ${points}`,
      ...moved.map(([colour, to]) => `move ${colour} ${to}`),
    ]),
  ];
}

describe('A.D.A.M.: turns worked out by hand', () => {
  for (const scenario of scenarios) {
    const { id, title, field, matched } = scenario;
    const fields = piecesOf(scenario);
    const cards = scenario.cards.map(([card]) => card);
    const refilled = (scenario.refilled ?? []).flatMap((field) => placesOf(spots, field));

    const mirrored = (pile = [...deck]): Played<State> => {
      const name = namer(() => pile.shift());
      return runWith(laid(scenario, 'mirror'), 'turn', ({ say, expects }) =>
        expects.kind === 'marks'
          ? Object.fromEntries(expects.of.map((place) => [place, 'green']))
          : name(say),
      );
    };
    const asked = (): Played<State> => {
      const drawn = [...scenario.drawn];
      const name = namer(() => drawn.shift());
      return runWith(laid(scenario, 'ask'), 'turn', (prompt) =>
        prompt.expects.kind === 'tally' ? lookedFor(prompt, boardOf(fields)) : name(prompt.say),
      );
    };
    const asExpected = (played: Played<State>): void => {
      const parts = expected(scenario);
      const told = transcript(played, cards).filter((line) => !line.startsWith('draw'));
      expect(told.length).to.equal(parts.flat().length);
      for (const part of parts) expect(told.splice(0, part.length)).to.have.members(part, part.join());
      expect(holding(played.state)).to.deep.equal(scenario.cardsAfter);
      const gone = [...scenario.unneeded, ...scenario.fulfilled.flatMap(({ discarded }) => discarded)];
      expect(played.state.discarded).to.deep.equal(counted(gone));
      expect(played.state.fulfilled).to.deep.equal([
        ...(scenario.fulfilledBefore ?? []),
        ...scenario.fulfilled.map(({ card }) => card),
      ]);
    };

    it(`${id}: ${title}, mirrored`, () => {
      const pile = [...deck];
      const played = mirrored(pile);
      asExpected(played);
      const drawn = transcript(played, cards).filter((line) => line.startsWith('draw'));
      expect(drawn).to.deep.equal(scenario.drawn.map((card) => `draw ${card}`));
      expect(pile).to.deep.equal(scenario.deckAfter);
      const [take] = played.steps;
      expect(take).to.deep.include({ say: 'take', hero: field });
      expect(take!.because!.find(({ say }) => say === 'because-wants')!.with['position']).to.equal(matched);
      expect(take!.board!.marks).to.deep.equal({ ...boardOf(fields), [`field-${field}`]: 'target' });
      expect(played.state.row).to.deep.equal(scenario.rowAfter);
      const marks = played.asked.filter(({ expects }) => expects.kind === 'marks');
      expect(marks.map(({ expects }) => 'of' in expects && expects.of)).to.deep.equal(
        refilled.length > 0 ? [refilled] : [],
      );
      expect(played.state.ended === 'bodies').to.equal(scenario.over === true);
    });

    it(`${id}: ${title}, asked`, () => {
      const played = asked();
      asExpected(played);
      expect(played.state.discarded).to.deep.equal(mirrored().state.discarded);
    });
  }

  it('C11: the tie is his, in both ways', () => {
    const scenario = scenarios.find(({ id }) => id === 'C11')!;
    for (const way of ['mirror', 'ask'] as const) {
      const name = namer(() => (way === 'ask' ? 'triple-black' : 'tally-yellow'));
      const { state } = runWith(laid(scenario, way), 'turn', ({ say }) =>
        say === 'look-for' ? { green: 1, yellow: 1 } : name(say),
      );
      const ended = way === 'ask' ? run(state, 'bodies-gone').state : state;
      expect(bot.next(ended)).to.deep.equal(['end', 'put-right']);
      const { state: over, said } = run(ended, 'end', 18);
      expect(said.slice(1)).to.deep.equal([
        '18 Punkte hat A.D.A.M.',
        'Gleich viele Punkte: A.D.A.M. gewinnt.',
      ]);
      expect(bot.scoring.score(over)).to.deep.include({ bot: 18, you: 18, isWon: false });
      expect(bot.next(over)).to.deep.equal([]);
    }
  });

  it('C13: six bodies and four heads and tails leave the bags', () => {
    const scenario = scenarios.find(({ id }) => id === 'C13')!;
    const { state } = runWith(laid(scenario, 'mirror'), 'turn', ({ expects }) => {
      const colours = ['yellow', 'red', 'black', 'green', 'blue'];
      const of = 'of' in expects ? expects.of : [];
      return Object.fromEntries(of.map((place, index) => [place, colours[index % 5] ?? '']));
    });
    expect(kinds.map((kind) => sumOf(state.supply!.bag[kind]))).to.deep.equal([74, 13, 13]);
  });
});
