import { expect } from '@open-wc/testing';
import type { Prompt } from '../../../engine/bot.ts';
import { rowOf } from '../../../../test/tools/rows.ts';
import type { State } from '../state.ts';
import { bot, german, levelsOf, mirror, run, stacked, started, table, told } from './table.ts';

const two = { players: 'two' };
const pieces = { D2: 'bot dwelling', H2: 'bot dwelling marked', F2: 'you dwelling', I10: 'other dwelling' };
const both = (options: object, change: Partial<State> = {}): State =>
  table({ ...two, ...options }, { board: mirror(pieces), ...change });

describe('two players: the second one’s faction', () => {
  it('Cultists draw a card, and it is their marker that climbs', () => {
    const s = both({ 'other-faction': 'cultists' }, { reserve: { known: ['card-6'], hidden: 0, pool: [] } });
    const played = run(s, 'your-hex', ['E3', 'theirs', 'build', 'air']);
    expect(played.state.levels.air).to.deep.equal({ bot: 0, you: 0, other: 1 });
    expect(german.text(played.asked.at(-1)!)).to.equal('Eine Kultstufe für Spieler 2. Auf welcher Skala?');
    expect(run(s, 'your-hex', ['E3', 'build']).state.aside).to.deep.equal([]);
  });

  it('Shapeshifters gain power', () => {
    const s = both({ 'other-faction': 'shapeshifters' });
    expect(run(s, 'your-hex', ['E3', 'theirs', 'build']).said).to.deep.equal([
      '1 Macht für Spieler 2 statt eines Machtchips.',
    ]);
    expect(run(s, 'your-hex', ['E3', 'build']).said).to.deep.equal([]);
  });

  it('Yetis are worth one more', () => {
    const board = mirror({ B1: 'you stronghold', D7: 'other stronghold', D2: 'bot dwelling' });
    const s = both({ 'other-faction': 'yetis', merchants: true }, { board, round: 5 });
    const played = run(stacked(s, 'card-1', 'card-extra'), 'turn');
    expect(told(played, 'trade').with).to.deep.include({ points: 4, who: 'other' });
    const asked = run(stacked({ ...s, board: null }, 'card-1', 'card-extra'), 'turn', ['four']);
    expect(asked.state.gained.trade).to.equal(4);
  });

  it('Chaos Magicians place last, after the Nomads’ third', () => {
    const s = started({ ...two, way: 'ask', 'your-faction': 'nomads', 'other-faction': 'chaos-magicians' });
    const placed = run(s, 'set-up').steps.filter(({ say }) => ['first-yours', 'first-letters'].includes(say));
    expect(placed.map(({ with: { who, number } }) => [who, number].join(' '))).to.deep.equal([
      'you 1',
      ' ',
      'you 2',
      'you 3',
      'other 1',
    ]);
  });

  it('is told at set-up, and whose it is', () => {
    const s = started({ ...two, way: 'ask', 'your-faction': 'giants', 'other-faction': 'yetis' });
    const { steps } = run(s, 'set-up', ['desert']);
    const factions = steps.filter(({ say }) => say === 'set-up-your-faction');
    expect(factions.map((step) => german.part(step, 'title'))).to.deep.equal(['Spieler 1', 'Spieler 2']);
  });
});

describe('two players: sentences say which of them', () => {
  it('is nearest', () => {
    const terrain = { C1: 'swamp', D1: 'swamp', D3: 'swamp', E2: 'swamp', E3: 'swamp', B1: 'swamp' } as const;
    const nearest = (who: string) => {
      const board = mirror(
        {
          D2: 'bot dwelling',
          [who === 'you' ? 'F2' : 'A1']: 'you dwelling',
          [who === 'you' ? 'A1' : 'F2']: 'other dwelling',
          I10: 'bot dwelling marked',
        },
        { terrain },
      );
      return told(run(stacked(both({}, { board }), 'card-4', 'card-13'), 'turn'), 'build').reasons.join();
    };
    expect(nearest('you')).to.include('Am nächsten bei Spieler 1, 1 weit');
    expect(nearest('other')).to.include('Am nächsten bei Spieler 2, 1 weit');
  });

  it('has the dwelling beside hers, and that power counts together', () => {
    const board = mirror({
      D2: 'bot dwelling',
      E3: 'other temple',
      H2: 'bot dwelling',
      G2: 'bot dwelling',
      H1: 'other dwelling',
    });
    const played = run(stacked(both({}, { board }), 'card-3', 'card-10'), 'turn');
    expect(told(played, 'upgrade').reasons[1]).to.equal('Wohnhäuser direkt neben Spieler 2: 2 bleiben');
    expect(told(played, 'upgrade').reasons[2]).to.include('Am wenigsten Macht für euch beide zusammen');
  });

  it('has the marker that she is closest to', () => {
    const levels = levelsOf([1, 1, 1, 1], [3, 5, 0, 9], [9, 4, 9, 0]);
    const s = stacked(both({}, { levels }), 'card-4', 'card-3');
    expect(told(run(s, 'turn'), 'cult-priest').reasons.at(-1)).to.equal(
      'Kleinster Abstand zu Spieler 1, 4: 1 bleibt',
    );
  });

  it('may take power for a trade', () => {
    const board = mirror({ B1: 'other stronghold', D2: 'bot dwelling', F2: 'you dwelling' });
    const played = run(
      stacked(both({ merchants: true }, { board, round: 5 }), 'card-1', 'card-extra'),
      'turn',
    );
    const trade = played.steps.find(({ say }) => say === 'trade')!;
    expect(german.part(trade, 'hint')).to.equal(
      'Festung: Handelsmarker darunter. Spieler 2 darf Macht nehmen.',
    );
  });

  it('where nothing is mirrored, both', () => {
    const s = stacked(table({ ...two, way: 'ask' }), 'card-3', 'card-10', 'card-13');
    const { said } = run(s, 'turn');
    expect(said).to.include('Ihre Wohnhäuser direkt neben euren Gebäuden.');
    expect(said).to.include('Dann: wo ihr zusammen am wenigsten Macht bekommt.');
  });
});

describe('where nothing is mirrored', () => {
  it('Shapeshifters say when they built beside her', () => {
    const s = table({ way: 'ask', 'your-faction': 'shapeshifters' });
    expect(bot.next(s)).to.include('shapeshifters');
    expect(run(s, 'shapeshifters').said).to.deep.equal(['1 Macht für dich statt eines Machtchips.']);
    expect(bot.next(table({ way: 'ask' }))).to.not.include('shapeshifters');
    expect(bot.next(table({ 'your-faction': 'shapeshifters' }))).to.not.include('shapeshifters');
  });

  it('the shipping that counts for her end tile is named', () => {
    const s = table({ way: 'ask', 'end-tile': 'distance', level: 'alptrauma' }, { passed: ['you', 'bot'] });
    const { asked } = run(s, 'end', [{}, 1, 1, 1, 1, { game: 0 }]);
    const [hers, yours] = asked.filter(({ say }) => say === 'end-tile-value');
    expect(german.part(hers!, 'hint')).to.include('Schifffahrt 3');
    expect(german.part(yours!, 'hint')).to.not.include('Schifffahrt');
  });
});

describe('two players: who did something', () => {
  const asked = (played: { readonly asked: readonly Prompt[] }) => played.asked.map(({ say }) => say);

  it('follows from the hex: who is nearer, or at home there, and the other is one key', () => {
    // F2 is a forest of player 1; E3 touches it, and nothing of player 2 is within reach.
    const built = run(both({}), 'your-hex', ['E3', 'build']);
    expect(asked(built)).to.deep.equal(['your-hex', 'your-deed']);
    expect(built.state.board?.pieces['E3']?.owner).to.equal('you');
    const row = (who: string) => rowOf(bot.texts, 'you-did', { hex: 'E3', deed: 'build', who });
    expect(row('other')).to.deep.equal(['Spieler 2: Wohnhaus', 'player 2: dwelling']);
    expect(row('only')).to.deep.equal(['Wohnhaus', 'dwelling']);
    const theirs = run(both({}), 'your-hex', ['E3', 'theirs', 'build']);
    expect(theirs.state.board?.pieces['E3']?.owner).to.equal('other');
    expect(theirs.state.board?.terrain['E3']).to.equal('desert');
  });

  it('is asked where nothing speaks for one of them', () => {
    const board = mirror({ D2: 'bot dwelling', H2: 'bot dwelling marked' });
    expect(asked(run(both({}, { board }), 'your-cult', ['you', 'fire', 'one']))[0]).to.equal('who-is-it');
    expect(asked(run(both({}), 'your-favour', ['you', 'fire']))[0]).to.equal('who-is-it');
  });

  it('follows from whose turn it is: one has built, or has passed', () => {
    const { state } = run(both({}), 'your-hex', ['E3', 'build']);
    const climbed = run(state, 'your-cult', ['fire', 'one']);
    expect(german.text(climbed.asked[0]!)).to.equal('Spieler 2: welche Skala?');
    expect(climbed.state.levels.fire).to.deep.include({ you: 0, other: 1 });
    expect(run(state, 'your-cult', ['theirs', 'fire', 'one']).state.levels.fire).to.deep.include({
      you: 1,
      other: 0,
    });
    const alone = run(both({}, { passed: ['other'] }), 'your-cult', ['fire', 'one']);
    expect(alone.state.levels.fire.you).to.equal(1);
  });

  it('is forgotten with her turn', () => {
    const { state } = run(both({}), 'your-hex', ['E3', 'build']);
    expect(state.lately).to.deep.equal({ who: ['you'] });
    expect(run(stacked(state, 'card-4', 'card-3'), 'turn').state).to.not.have.property('lately');
  });

  it('a favour tile is theirs who built the temple', () => {
    const board = mirror({ D2: 'bot dwelling', F2: 'you trading-house', I10: 'other temple' });
    const { state } = run(both({}, { board }), 'your-hex', ['F2', 'to-temple']);
    expect(run(state, 'your-favour', ['water']).state.levels.water).to.deep.include({ you: 3, other: 0 });
    const before = run(both({}, { board }), 'your-favour', ['water']);
    expect(before.state.levels.water).to.deep.include({ you: 0, other: 3 });
    // A smaller tile of that temple moves a marker, too: then it is asked.
    expect(asked(run(state, 'your-cult', ['other', 'fire', 'one']))[0]).to.equal('who-is-it');
  });
});
