import { gloryStars } from './cards.ts';
import { enterLocation } from './entry.ts';
import { places, rowsNow } from './mirror.ts';
import { starsOf, starsToEnd, type ExpeditionsTable, type State } from './state.ts';
import { beginEnd } from './turn.ts';

const mostTokens = 40;

/** Something lies differently: what the player sees counts, whatever the app thought. */
export function putRight(s: State, table: ExpeditionsTable): void {
  const { mirror } = s;
  const others = ['maps', 'corruption', 'progress', 'stars'] as const;
  const what = table.choice({ say: 'put-right', of: mirror ? ['place', ...others] : others });
  switch (what) {
    case 'place':
      if (mirror) {
        const place = table.place({ say: 'right-place', of: places, board: rowsNow(mirror) });
        enterLocation(s, table, mirror, place, 'lies-here');
      }
      return;
    case 'maps':
      s.maps = table.count({ say: 'right-maps', min: 0, max: places.length });
      return;
    case 'corruption':
      s.corruption = table.count({ say: 'right-corruption', min: 0, max: mostTokens });
      return;
    case 'progress':
      s.progress = table.count({ say: 'right-progress', min: 0, max: mostTokens });
      return settleEnd(s, table);
    case 'stars':
      s.yourStars = table.count({ say: 'right-stars', min: 0, max: starsToEnd });
      return settleEnd(s, table);
  }
}

/** «Spielende und Wertung»: whether the end has begun follows from the stars, until her last turn is over. */
function settleEnd(s: State, table: ExpeditionsTable): void {
  if (s.isLastTurnDone) return;
  const stars = { you: s.yourStars / starsToEnd, automa: starsOf(s) / gloryStars };
  if (s.endedBy !== null && stars[s.endedBy] < 1) s.endedBy = null;
  if (s.endedBy === null && stars.you >= 1) s.endedBy = 'you';
  beginEnd(s, table);
}
