import { expect } from '@open-wc/testing';
import { areaOf, areaPrizes, cultPrizes, endValueOf, herEndTile, ranked } from '../final.ts';
import type { State } from '../state.ts';
import { bot, mirror, run, table, told } from './table.ts';

describe('Automa: places', () => {
  const cases: [values: number[], prizes: readonly number[], points: number[]][] = [
    [[5, 3], cultPrizes, [8, 4]],
    [[5, 5], cultPrizes, [6, 6]],
    [[5, 0], cultPrizes, [8, 0]],
    [[0, 0], cultPrizes, [0, 0]],
    [[5, 5, 5], cultPrizes, [4, 4, 4]],
    [[7, 4, 4], cultPrizes, [8, 3, 3]],
    [[7, 7, 4], cultPrizes, [6, 6, 2]],
    [[3, 9], areaPrizes, [12, 18]],
    [[9, 9], areaPrizes, [15, 15]],
    [[2, 9, 5], areaPrizes, [6, 18, 12]],
  ];
  for (const [values, prizes, points] of cases)
    it(`${values.join(', ')} share ${prizes.join(', ')}`, () => {
      expect(ranked(values, prizes)).to.deep.equal(points);
    });
});

describe('Automa: areas and end tiles', () => {
  // D2 and E3 touch, B1 lies one river away from D2, F3 two from E3.
  const pieces = {
    D2: 'bot dwelling',
    E3: 'bot temple',
    F3: 'bot stronghold',
    B1: 'bot dwelling',
    F2: 'you sanctuary',
    G1: 'you stronghold',
    A1: 'you dwelling',
    A2: 'you dwelling',
  };
  const board = mirror(pieces);
  const s = table();

  it('hers grow with her shipping', () => {
    expect([0, 1, 2].map((shipping) => areaOf(s, board, 'bot', shipping))).to.deep.equal([2, 3, 4]);
  });

  it('a bridge joins the player’s buildings, not hers', () => {
    expect(areaOf(s, board, 'you', 0)).to.equal(2);
    const bridged = mirror(
      { F2: 'you sanctuary', G1: 'you stronghold', E5: 'bot dwelling' },
      { bridges: { 'F2-G1': 'you' } },
    );
    expect(areaOf(s, bridged, 'you', 0)).to.equal(2);
    expect(endValueOf(s, bridged, 'you', 0, 'settlements')).to.equal(1);
    expect(endValueOf(s, bridged, 'you', 0, 'sanctuary-stronghold')).to.equal(2);
    const back = mirror({ G1: 'you stronghold', F2: 'you sanctuary' }, { bridges: bridged.bridges });
    expect(areaOf(s, back, 'you', 0)).to.equal(2);
    const foreign = { ...bridged, bridges: { 'F2-G1': 'other' as const } };
    expect(areaOf(s, foreign, 'you', 0)).to.equal(1);
  });

  it('count within one network only', () => {
    expect(endValueOf(s, board, 'bot', 0, 'distance')).to.equal(1);
    expect(endValueOf(s, board, 'bot', 2, 'distance')).to.equal(6);
    expect(endValueOf(s, board, 'bot', 2, 'settlements')).to.equal(3);
    expect(endValueOf(s, board, 'you', 0, 'outposts')).to.equal(2);
    expect(endValueOf(s, board, 'bot', 2, 'outposts')).to.equal(1); // B1 lies at the edge
    expect(endValueOf(s, board, 'you', 0, 'sanctuary-stronghold')).to.equal(0);
  });

  const hers: [tile: keyof typeof herEndTile, counts: string, value: number, becomes: number][] = [
    ['distance', 'distance', 7, 7],
    ['settlements', 'settlements', 5, 5],
    ['sanctuary-stronghold', 'distance', 7, 4],
    ['outposts', 'settlements', 5, 3],
    ['outposts', 'settlements', 1, 0],
  ];
  for (const [tile, counts, value, becomes] of hers)
    it(`${tile}: ${value} ${counts} are ${becomes} for her`, () => {
      expect(herEndTile[tile].counts).to.equal(counts);
      expect(herEndTile[tile].then(value)).to.equal(becomes);
    });
});

describe('Automa: final scoring', () => {
  const over = (options: object, change: Partial<State> = {}): State =>
    table({ ...options }, { round: 6, passed: ['you', 'bot'], points: 50, ...change });
  const levels: State['levels'] = {
    fire: { bot: 5, you: 3, other: 0 },
    water: { bot: 2, you: 2, other: 0 },
    earth: { bot: 0, you: 1, other: 0 },
    air: { bot: 0, you: 0, other: 0 },
  };
  const board = mirror({
    D2: 'bot dwelling',
    E3: 'bot dwelling',
    F2: 'you dwelling',
    F1: 'you dwelling',
    E1: 'you dwelling',
  });

  it('is computed where the map is mirrored', () => {
    const s = over({}, { levels, board, gained: { cards: 22, tiles: 8, trade: 0 } });
    const played = run(s, 'end', ['reach-0', { game: 70, resources: 3 }]);
    expect(played.said).to.deep.equal([
      'Das Spiel ist zu Ende. Jetzt wird gewertet.',
      '8 für Automa, 4 für dich: Feuer.',
      '6 für Automa, 6 für dich: Wasser.',
      '0 für Automa, 8 für dich: Erde.',
      '0 für Automa, 0 für dich: Luft.',
      '12 Punkte für Automa: 2 Gebäude.',
      '18 Punkte für dich: 3 Gebäude.',
      '76 Punkte für Automa.',
      '109 Punkte für dich.',
      '33 Punkte Vorsprung: du gewinnst.',
    ]);
    expect(bot.next(played.state)).to.deep.equal([]);
    expect(bot.shows(played.state).boards![0]!.onTap).to.equal(undefined);
    const score = bot.scoring.score(played.state)!;
    expect(score).to.deep.include({ bot: 76, you: 109 });
    const sum = (side: 'bot' | 'you') => score.lines.reduce((total, line) => total + (line[side] ?? 0), 0);
    expect([sum('bot'), sum('you')]).to.deep.equal([76, 109]);
  });

  it('is asked where it is not', () => {
    const s = over({ way: 'ask', 'end-tile': 'outposts' }, { levels });
    const answers = [{ fire: 3, water: 2, earth: 1, air: 0 }, 6, true, 8, 5, 2, { game: 40, resources: 1 }];
    const played = run(s, 'end', answers);
    expect(played.asked.map(({ say }) => say)).to.deep.equal([
      'end-your-levels',
      'end-area-size',
      'doubt-area', // she has built two
      'end-area-size',
      'end-tile-value',
      'end-tile-value',
      'end-account',
    ]);
    // 5 settlements count as 3 outposts
    expect(bot.scoring.score(played.state)).to.deep.include({
      bot: 50 + 14 + 12 + 18,
      you: 40 + 18 + 18 + 12 + 1,
      isWon: false,
    });
    expect(told(played, 'end-verdict').with).to.deep.include({ result: 'lost', margin: 5 });
  });

  it('leaves areas over tunnels and carpets to the player', () => {
    const played = run(over({}, { board }), 'end', ['count-myself', 7, { game: 70 }]);
    expect(played.said).to.include('18 Punkte für dich: 7 Gebäude.');
  });

  it('gives Wanderers a point a building', () => {
    const s = over({ faction: 'wanderers' }, { board, supply: { ...table().supply, dwelling: 4 } });
    const played = run(s, 'end', ['reach-0', {}]);
    expect(told(played, 'end-buildings').hero).to.equal(2);
    expect(bot.scoring.score(played.state)!.bot).to.equal(50 + 12 + 2);
  });

  it('compares her with the better of two players; equal points share the victory', () => {
    const s = over({ players: 'two' }, { board, passed: ['you', 'other', 'bot'] });
    const better = run(s, 'end', ['reach-0', 'reach-0', { game: 30 }, { game: 99 }]);
    expect(better.said.at(-1)).to.equal('37 Punkte Vorsprung: Spieler 2 gewinnt.');
    const { lines, bot: hers, you: theirs } = bot.scoring.score(better.state)!;
    expect([hers, theirs]).to.deep.equal([62, 99]); // the account of the better player
    expect(lines.find(({ id }) => id === 'game')?.you).to.equal(99);
    const equal = run(over({}, { board }), 'end', ['reach-0', { game: 44 }]);
    expect(equal.said.at(-1)).to.equal('Gleich viele Punkte: ihr teilt den Sieg.');
    expect(bot.scoring.score(equal.state)!.isWon).to.equal(true);
  });
});
