import type { Score } from '../../core/engine/bot.ts';

/** A finished game, as another app should note it. */
export interface Played {
  /** Of the game's record: the same game sent twice is the same play. */
  readonly id: string;
  readonly bot: { readonly id: string; readonly name: string };
  readonly game: string;
  readonly you: string;
  readonly endedAt: number;
  readonly minutes: number;
  /** The level: what BG Stats calls the board that was played on. */
  readonly level: string;
  readonly place?: string | undefined;
  /** What the player noted. */
  readonly comments: string;
  readonly score: Score;
}

/** The page that hands a play to the app BG Stats, where that is installed; it shows the play before it notes it. */
const page = 'https://app.bgstatsapp.com/createPlay.html';

export function bgStatsAddress({
  id,
  bot,
  game,
  you,
  endedAt,
  minutes,
  level,
  place,
  comments,
  score,
}: Played): string {
  const players = [
    { name: you, sourcePlayerId: 'you', startPlayer: false, winner: score.isWon, score: score.you },
    ...(score.bot === undefined
      ? []
      : [
          {
            name: bot.name,
            sourcePlayerId: bot.id,
            startPlayer: false,
            winner: !score.isWon,
            score: score.bot,
          },
        ]),
  ];
  const play = {
    sourceName: 'Visavis',
    sourcePlayId: id,
    // When it ended, in UTC, with a blank between day and time: so BG Stats asks for it.
    playDate: new Date(endedAt).toISOString().slice(0, 19).replace('T', ' '),
    ...(minutes > 0 ? { durationMin: minutes } : {}),
    ...(level ? { board: level } : {}),
    ...(place ? { location: place } : {}),
    ...(comments ? { comments } : {}),
    game: { name: game, sourceGameId: bot.id, highestWins: true, noPoints: false },
    players,
  };
  return `${page}?data=${encodeURIComponent(JSON.stringify(play))}`;
}
