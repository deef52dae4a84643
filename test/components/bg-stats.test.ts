import { expect } from '@open-wc/testing';
import { bgStatsAddress, type Played } from '../../components/files/bg-stats.ts';

const played: Played = {
  id: 'game-1',
  bot: { id: 'gull', name: 'Gull' },
  game: 'Harbour',
  you: 'Du',
  endedAt: Date.UTC(2026, 10, 16, 19, 5, 7),
  minutes: 48,
  level: 'Stufe 2',
  place: 'Küche',
  comments: 'Knapp.',
  score: { lines: [], bot: 96, you: 101, isWon: true, verdict: { say: 'verdict', with: {} } },
};

function sent(play: Played): unknown {
  const { origin, pathname, searchParams } = new URL(bgStatsAddress(play));
  expect(origin + pathname).to.equal('https://app.bgstatsapp.com/createPlay.html');
  return JSON.parse(searchParams.get('data') ?? '');
}

describe('a play for BG Stats', () => {
  it('has both sides with their points, and who won', () => {
    expect(sent(played)).to.deep.equal({
      sourceName: 'Visavis',
      sourcePlayId: 'game-1',
      playDate: '2026-11-16 19:05:07',
      durationMin: 48,
      board: 'Stufe 2',
      location: 'Küche',
      comments: 'Knapp.',
      game: { name: 'Harbour', sourceGameId: 'gull', highestWins: true, noPoints: false },
      players: [
        { name: 'Du', sourcePlayerId: 'you', startPlayer: false, winner: true, score: 101 },
        { name: 'Gull', sourcePlayerId: 'gull', startPlayer: false, winner: false, score: 96 },
      ],
    });
  });

  it('is the player’s alone where the bot only rates, without a time that is not known', () => {
    const { lines, you = 0, verdict } = played.score;
    const play = sent({
      ...played,
      minutes: 0,
      level: '',
      place: undefined,
      comments: '',
      score: { lines, you, verdict, isWon: false },
    });
    expect(play).to.have.deep.property('players', [
      { name: 'Du', sourcePlayerId: 'you', startPlayer: false, winner: false, score: 101 },
    ]);
    expect(play).not.to.have.any.keys('durationMin', 'board', 'location', 'comments');
  });
});
