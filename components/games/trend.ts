import { svg, type SVGTemplateResult } from 'lit';
import type { GameRecord } from '../../core/store/games.ts';

/** So many of the last games tell how it goes. */
const lately = 12;

/** By how much the player was ahead in his last games, the oldest first; points where the bot only rates. */
export function trendOf(records: readonly GameRecord[]): readonly number[] {
  return records
    .flatMap(({ summary: { score } }) => (score?.you === undefined ? [] : [score.you - (score.bot ?? 0)]))
    .slice(0, lately)
    .reverse();
}

/** A bar for every game: upwards a lead, downwards what was lacking. */
export function trendBars(margins: readonly number[], label: string): SVGTemplateResult {
  const [top, foot] = [Math.max(0, ...margins), Math.min(0, ...margins)];
  const unit = 40 / Math.max(top - foot, 1);
  const zero = 2 + top * unit;
  return svg`<svg viewBox="0 0 ${lately * 10} 44" preserveAspectRatio="none" role="img" aria-label=${label}>
    <path class="zero" d="M0 ${zero}H${lately * 10}"></path>
    ${margins.map((margin, n) => {
      const height = Math.max(Math.abs(margin) * unit, 1.5);
      const y = margin < 0 ? zero : zero - height;
      return svg`<path class=${margin < 0 ? 'lost' : 'led'} d="M${n * 10 + 1} ${y}h8v${height}h-8Z"></path>`;
    })}
  </svg>`;
}
