import { css } from 'lit';

/**
 * The table: bot above, you below; the edge moves with the height your side wants. Lying phones and tablets
 * have the edge upright: bot left, you right.
 */
export const table = css`
  .table {
    position: relative;
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
    overflow-x: clip; /* the motif along the edge is longer than the edge */
    --yours: 244px;
  }
  bot-field {
    flex: 1 0 auto;
  }
  your-side,
  .elsewhere {
    min-height: min(var(--yours), 68dvh);
    transition: min-height var(--move);
  }
  .idle {
    --yours: 400px;
  }
  /* On a short screen the field scrolls behind what is to be pressed. */
  .step .side,
  .idle .side {
    position: sticky;
    bottom: 0;
  }
  .yes-no {
    --yours: 464px;
  }
  .count {
    --yours: 464px;
  }
  .choice {
    --yours: 360px;
  }
  .several {
    --yours: 440px;
  }
  .tally {
    --yours: 540px;
  }
  .place {
    --yours: 150px;
  }
  .marks {
    --yours: 240px;
  }
  /* The drawing is what the player looks at. */
  .idle.with-board,
  .yes-no.with-board {
    --yours: 250px;
  }
  @media (max-height: 760px) and (orientation: portrait) {
    .step {
      --yours: 168px;
    }
  }
  .elsewhere {
    display: grid;
    gap: 16px;
    align-content: center;
    padding: 24px 20px;
    font-size: 22px;
    font-weight: 600;
  }
  @media (orientation: landscape) and (min-width: 700px) {
    .table {
      display: grid;
      grid-template-columns: minmax(0, 63fr) 0 minmax(0, 37fr);
      overflow: clip; /* upright, the motif would lengthen the page */
    }
    .side {
      display: contents;
    }
    your-side,
    .elsewhere {
      min-height: 100dvh;
    }
    bot-field {
      min-height: 100dvh;
    }
  }
`;
