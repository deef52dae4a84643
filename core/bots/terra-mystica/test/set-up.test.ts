import { expect } from '@open-wc/testing';
import type { CardId } from '../cards.ts';
import { cardOf } from '../state.ts';
import { terrains } from '../maps.ts';
import type { Answer, Options, Prompt } from '../../../engine/bot.ts';
import { bot, german, run, started, table } from './table.ts';

/** Both scripts, with answers in their order or one for each question; she is at home at the lakes. */
function setUp(
  options: Options,
  answers: readonly Answer[] | ((prompt: Prompt) => Answer),
  cards = bot.cards.shipped,
) {
  const left = typeof answers === 'function' ? answers : [...answers];
  const answer = (prompt: Prompt): Answer => (typeof left === 'function' ? left(prompt) : left.shift()!);
  const laid = run({ ...started({ home: 'lake', ...options }), cards }, 'set-up', answer);
  expect(bot.next(laid.state)[0]).to.equal('first-dwellings');
  const placed = run(laid.state, 'first-dwellings', answer);
  return {
    state: placed.state,
    asked: [...laid.asked, ...placed.asked],
    said: [...laid.said, ...placed.said],
    steps: [...laid.steps, ...placed.steps],
  };
}

const sorted = (cards: readonly string[]): string[] => [...cards].sort();

describe('Automa: set-up', () => {
  it('places hers after the player’s first dwelling, by a card of the game', () => {
    const answers = ['any', 'forest', { fire: 1, water: 1 }, 'D1', 'D2', 'H2', 'F2'];
    const { state, asked, said } = setUp({}, answers);
    expect(asked.slice(3).map(({ say }) => say)).to.deep.equal([
      'first-your-hex',
      'first-her-hex',
      'first-her-hex',
      'first-your-hex',
    ]);
    expect(state.board!.pieces).to.deep.equal({
      D1: { owner: 'you', kind: 'dwelling', marked: false, traded: false },
      D2: { owner: 'bot', kind: 'dwelling', marked: true, traded: false },
      H2: { owner: 'bot', kind: 'dwelling', marked: false, traded: false },
      F2: { owner: 'you', kind: 'dwelling', marked: false, traded: false },
    });
    expect(state.supply).to.deep.equal({
      dwelling: 4,
      'trading-house': 4,
      temple: 3,
      stronghold: 1,
      sanctuary: 1,
      shipyard: 0,
    });
    expect(said).to.include('5 Karten sind in ihrem Stapel.');
    expect(bot.next(state)[0]).to.equal('turn');
  });

  it('keeps the hexes of the letters, the tiles and the rows for the next game', () => {
    const answers = ['any', 'forest', {}, 'D1', 'D2', 'H2', 'F2'];
    const { state, steps } = setUp({}, answers);
    const { marked, unmarked } = steps.find(({ say }) => say === 'first-letters')!.with;
    expect(state.cards.firstHexes).to.deep.equal({
      [`base lake ${String(marked)}`]: 'D2',
      [`base lake ${String(unmarked)}`]: 'H2',
    });
    const known = setUp({}, ['any', 'forest', {}, 'D1', 'F2'], state.cards);
    expect(known.said).to.include('D2: dort ist Feld ' + String(marked) + ', mit Machtchip.');
    expect(known.state.board!.pieces['H2']).to.deep.include({ owner: 'bot', marked: false });
    const passing = {
      ...table({ tiles: 'player' }),
      laid: ['card-3', 'card-2'] as CardId[],
      cards: state.cards,
    };
    const deck = { known: [], hidden: 0, pool: [] };
    const read = run({ ...passing, deck }, 'turn', ['town', 7]).state.cards;
    expect(read.scoringTiles.find(({ id }) => id === 'town')).to.deep.include({
      early: 7,
      late: null,
      provenance: 'owner',
    });
    expect(bot.cards.accepts(read)).to.equal(true);
    expect(run({ ...passing, deck, cards: read }, 'turn', ['town']).state.points).to.equal(27);
  });

  it('places the Chaos Magicians’ only dwelling after hers', () => {
    const { asked } = setUp({ 'your-faction': 'chaos-magicians' }, ({ expects, say }) =>
      say === 'your-first-levels'
        ? {}
        : say === 'your-people'
          ? 'any'
          : 'of' in expects
            ? (expects.of[0] ?? '')
            : 0,
    );
    const places = asked.filter(({ expects }) => expects.kind === 'place').map(({ say }) => say);
    expect(places).to.deep.equal(['first-her-hex', 'first-her-hex', 'first-your-hex']);
  });

  it('places the Nomads’ third dwelling last', () => {
    const { asked } = setUp({ 'your-faction': 'nomads' }, ({ expects, say }) =>
      say === 'your-first-levels'
        ? {}
        : say === 'your-people'
          ? 'any'
          : 'of' in expects
            ? (expects.of[0] ?? '')
            : 0,
    );
    const places = asked.filter(({ expects }) => expects.kind === 'place').map(({ say }) => say);
    expect(places).to.deep.equal([
      'first-your-hex',
      'first-her-hex',
      'first-her-hex',
      'first-your-hex',
      'first-your-hex',
    ]);
  });

  it('refuses factions that may not play', () => {
    expect(started({ players: 'two', faction: 'druids' }).faction).to.equal('simpletons');
    expect(started({ 'your-faction': 'giants', faction: 'blight' }).faction).to.equal('simpletons');
    expect(started({ faction: 'blight' }).faction).to.equal('blight');
    const giants = run(started({ way: 'ask', 'your-faction': 'giants', faction: 'blight' }), 'set-up');
    const refusal = giants.steps.find(({ say }) => say === 'set-up-refused-giants')!;
    expect(german.text(refusal)).to.equal('Gegen Giganten geht dieses Volk nicht: Verwüster.');
    expect(refusal.rule.section).to.equal('Völkerspezifische Regeln');
  });

  it('home and first levels follow from the faction, chosen before or asked', () => {
    const witches = setUp({ 'your-faction': 'witches' }, ['D1', 'D2', 'H2', 'F2']);
    expect([witches.state.homes.you, witches.state.levels.air.you]).to.deep.equal(['forest', 2]);
    const asked = setUp({}, ['witches', 'D1', 'D2', 'H2', 'F2']);
    expect(asked.state.levels).to.deep.equal(witches.state.levels);
    expect(asked.asked.map(({ say }) => say).slice(0, 2)).to.deep.equal(['your-people', 'first-your-hex']);
    const giants = run(started({ way: 'ask', faction: 'blight' }), 'set-up', ['giants']);
    expect([giants.state.faction, giants.state.refused]).to.deep.equal(['simpletons', 'blight']);
    const chosen = run(started({ 'your-faction': 'yetis', way: 'ask' }), 'set-up', ['swamp']);
    expect(chosen.state.homes.you).to.equal('swamp');
  });

  it('her home is drawn, wished for, or another than the one that is taken', () => {
    const home = (wished: string, seed = 1) =>
      run(started({ way: 'ask', 'your-faction': 'witches', home: wished }, seed), 'set-up');
    expect(home('lake').state.homes.bot).to.equal('lake');
    const drawn = new Set(Array.from({ length: 60 }, (_, seed) => home('drawn', seed).state.homes.bot));
    expect(sorted([...drawn] as string[])).to.deep.equal(sorted(terrains.filter((one) => one !== 'forest')));
    const taken = home('forest');
    expect(taken.state.homes.bot).to.not.equal('forest');
    expect(taken.said.find((words) => words.includes('die gewünschte ist vergeben'))).to.exist;
  });

  it('takes the merchants’ pieces', () => {
    expect(started({ merchants: true }).supply).to.deep.include({ 'trading-house': 2, shipyard: 1 });
  });

  it('enters both rows of the landscape card, the last circle by itself', () => {
    const first = (prompt: { expects: object; say: string }) =>
      'of' in prompt.expects && prompt.say !== 'your-first-levels'
        ? prompt.say === 'your-people'
          ? 'any'
          : ((prompt.expects.of as string[])[0] ?? '')
        : {};
    const { asked, state } = setUp({ landscape: 'enter', home: 'plains' }, first);
    const circles = asked.flatMap(({ say, with: { position } }) => (say === 'row-next' ? [position] : []));
    expect(circles).to.deep.equal([2, 3, 4, 5, 6, 2, 3, 4, 5, 6]);
    expect(state.cards.landscape.plains.a).to.deep.equal([
      'plains',
      'desert',
      'swamp',
      'lake',
      'forest',
      'mountains',
      'wasteland',
    ]);
    const mimics = setUp({ landscape: 'enter', faction: 'mimics' }, first);
    expect(mimics.asked.filter(({ say }) => say === 'row-next')).to.have.length(20);
  });

  it('draws the first dwellings only from cards of the game', () => {
    const letters = new Set(
      Array.from({ length: 60 }, (_, seed) => {
        const { steps } = run(started({ way: 'ask' }, seed), 'set-up', ['any', 'forest']);
        const shown = steps.find(({ say }) => say === 'first-letters')!;
        const { first, number } = cardOf(started(), shown.card!.card as CardId);
        expect(number).to.not.match(/m/);
        return first.join('');
      }),
    );
    expect(sorted([...letters])).to.deep.equal(['AB', 'AC', 'DE', 'DF']);
  });
});
