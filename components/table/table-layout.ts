import { css } from 'lit';
import { low, stands, wide, widest } from '../styles/rooms.ts';

/**
 * The table: bot above, you below; the edge moves with the height your side wants. Lying phones and wide screens
 * have the edge upright: bot left, you right. Nothing scrolls.
 */
export const table = css`
  .table {
    position: relative;
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    height: calc(100dvh - env(safe-area-inset-top) - env(safe-area-inset-bottom));
    overflow: clip;
    background: var(--field);
  }
  .side {
    position: relative;
    display: flex;
    flex-direction: column;
    min-height: 0;
    max-height: calc(100dvh - 128px);
  }
  /* Nothing to tap is in view. */
  bot-field[data-gives~='board'] ~ .side {
    --tap: none;
  }
  /* While the edge glides down, your side goes on below it. */
  .side::after {
    content: '';
    position: absolute;
    inset: 100% 0 auto;
    height: 100dvh;
    background: var(--ground);
  }
  your-side,
  .elsewhere {
    min-height: 0;
  }
  .elsewhere {
    display: grid;
    gap: 16px;
    align-content: center;
    padding: 44px 20px 24px;
    background: var(--ground);
    font-size: 22px;
    font-weight: 600;
  }
  /* Right of the lamp, which makes room for it on phones. */
  @media (max-width: 699px) and (orientation: portrait) {
    .side:has(told-strip) {
      --lamp-at: 44%;
    }
  }
  told-strip {
    position: absolute;
    z-index: 2;
    top: 27px;
    right: 8px;
    translate: 0 -100%;
    width: min(100% - var(--lamp-at, 50%) - 66px, 290px);
  }
  @media (max-width: 340px) {
    .side:has(told-strip) {
      --lamp-at: 38%;
    }
    told-strip {
      right: 4px;
      width: calc(100% - var(--lamp-at) - 62px);
    }
  }
  @media ${stands} {
    /* Above all else of your side. */
    told-strip {
      top: 8px;
      right: 12px;
      translate: none;
      width: 220px;
    }
    .table {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) 0 344px;
    }
    .side {
      display: contents;
    }
    .side::after {
      display: none;
    }
  }
  @media ${low} {
    .table {
      grid-template-columns: minmax(0, 1fr) 0 minmax(272px, 37.5vw);
    }
  }
  @media ${low} {
    .table:not(.idle, .step, .over) told-strip {
      display: none;
    }
    .table:is(.idle, .step, .over) .side:has(told-strip) your-side {
      padding-top: 64px;
    }
  }
  /* Lines of points and their keys stand beside each other, and so do many numbers and words. */
  @media ${low} {
    .table:has(your-side:is([numbers], [deck])) {
      grid-template-columns: minmax(0, 41vw) 0 minmax(0, 1fr);
    }
    .table.account {
      grid-template-columns: minmax(0, 32vw) 0 minmax(0, 1fr);
    }
    .table:is(.choice:not(:has(your-side[deck])), .several, .tally:not(.account)) {
      grid-template-columns: minmax(0, 1fr) 0 max(37.5vw, 320px);
    }
  }
  @media ${wide} {
    .table {
      grid-template-columns: minmax(0, 1fr) 0 344px;
    }
    told-strip {
      top: 14px;
      right: 24px;
      width: 272px;
    }
    .side:has(told-strip) your-side {
      padding-top: 70px;
    }
  }
  @media ${widest} {
    .table {
      grid-template-columns: minmax(0, 1fr) 0 384px;
    }
    told-strip {
      width: 312px;
    }
  }
`;
