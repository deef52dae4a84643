import { expect } from '@open-wc/testing';
import type { CardId } from '../cards.ts';
import { cardOf } from '../state.ts';
import { bot, german, run, started, table } from './table.ts';

const sorted = (cards: readonly string[]): string[] => [...cards].sort();

describe('Automa: set-up', () => {
  it('places hers after the player’s first dwelling, by a card of the game', () => {
    const answers = ['any', 'forest', 'lake', { fire: 1, water: 1 }, 'D1', 'D2', 'H2', 'F2'];
    const { state, asked, said } = run(started(), 'set-up', answers);
    expect(asked.slice(4).map(({ say }) => say)).to.deep.equal([
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
    const answers = ['any', 'forest', 'lake', {}, 'D1', 'D2', 'H2', 'F2'];
    const { state, steps } = run(started(), 'set-up', answers);
    const { marked, unmarked } = steps.find(({ say }) => say === 'first-letters')!.with;
    expect(state.cards.firstHexes).to.deep.equal({
      [`base lake ${String(marked)}`]: 'D2',
      [`base lake ${String(unmarked)}`]: 'H2',
    });
    const again = { ...started(), cards: state.cards };
    const known = run(again, 'set-up', ['any', 'forest', 'lake', {}, 'D1', 'F2']);
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
    const { asked } = run(started({ 'your-faction': 'chaos-magicians' }), 'set-up', ({ expects, say }) =>
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
    const { asked } = run(started({ 'your-faction': 'nomads' }), 'set-up', ({ expects, say }) =>
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
    const giants = run(started({ way: 'ask', 'your-faction': 'giants', faction: 'blight' }), 'set-up', [
      'lake',
    ]);
    const refusal = giants.steps.find(({ say }) => say === 'set-up-refused-giants')!;
    expect(german.text(refusal)).to.equal('Gegen Giganten geht dieses Volk nicht: Verwüster.');
    expect(refusal.rule.section).to.equal('Völkerspezifische Regeln');
  });

  it('home and first levels follow from the faction, chosen before or asked', () => {
    const witches = run(started({ 'your-faction': 'witches' }), 'set-up', ['lake', 'D1', 'D2', 'H2', 'F2']);
    expect([witches.state.homes.you, witches.state.levels.air.you]).to.deep.equal(['forest', 2]);
    const asked = run(started(), 'set-up', ['witches', 'lake', 'D1', 'D2', 'H2', 'F2']);
    expect(asked.state.levels).to.deep.equal(witches.state.levels);
    expect(asked.asked.map(({ say }) => say).slice(0, 2)).to.deep.equal(['your-people', 'her-home']);
    const giants = run(started({ way: 'ask', faction: 'blight' }), 'set-up', ['giants', 'lake']);
    expect([giants.state.faction, giants.state.refused]).to.deep.equal(['simpletons', 'blight']);
    const chosen = run(started({ 'your-faction': 'yetis', way: 'ask' }), 'set-up', ['swamp', 'lake']);
    expect(chosen.state.homes.you).to.equal('swamp');
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
    const { asked, state } = run(started({ landscape: 'enter' }), 'set-up', first);
    expect(asked.filter(({ say }) => say === 'row-next')).to.have.length(10);
    expect(state.cards.landscape.plains.a).to.deep.equal([
      'plains',
      'desert',
      'swamp',
      'lake',
      'forest',
      'mountains',
      'wasteland',
    ]);
    const mimics = run(started({ landscape: 'enter', faction: 'mimics' }), 'set-up', first);
    expect(mimics.asked.filter(({ say }) => say === 'row-next')).to.have.length(20);
  });

  it('draws the first dwellings only from cards of the game', () => {
    const letters = new Set(
      Array.from({ length: 60 }, (_, seed) => {
        const { steps } = run(started({ way: 'ask' }, seed), 'set-up', ['any', 'forest', 'lake']);
        const shown = steps.find(({ say }) => say === 'first-letters')!;
        const { first, number } = cardOf(started(), shown.card!.card as CardId);
        expect(number).to.not.match(/m/);
        return first.join('');
      }),
    );
    expect(sorted([...letters])).to.deep.equal(['AB', 'AC', 'DE', 'DF']);
  });
});
