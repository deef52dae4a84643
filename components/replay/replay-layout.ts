import { css } from 'lit';
import { low, wide } from '../styles/rooms.ts';

/** Your side of the table, where the game is only looked at. */
export const replayLayout = css`
  section {
    display: grid;
    align-content: center;
    gap: 8px;
    min-height: 0;
    padding: 28px 16px 16px;
    background: var(--ground);
    overflow: auto;
  }
  .where {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    font-size: calc(19px * var(--scale));
    line-height: 1.2;
  }
  .where span {
    flex: none;
    font-size: calc(16px * var(--scale));
    color: var(--ink2);
    font-variant-numeric: tabular-nums;
  }
  .answer {
    font-size: calc(19px * var(--scale));
    font-weight: 600;
  }
  input {
    width: 100%;
    height: 48px;
    margin: 0;
    accent-color: var(--main);
  }
  .steps {
    display: grid;
    grid-template-columns: 1fr 1.6fr 1fr;
    gap: 8px;
  }
  #run {
    border-color: var(--main);
    background: var(--main);
    color: var(--on-main);
  }
  .acts {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 8px;
  }
  .acts .key {
    gap: 10px;
    min-height: 52px;
    padding-inline: 10px;
    font-size: calc(18px * var(--scale));
  }
  .acts svg {
    flex: none;
  }
  @media ${wide} {
    section {
      padding: 28px 24px 16px 48px;
    }
    .acts {
      grid-template-columns: 1fr;
    }
  }
  @media ${low} {
    section {
      padding: 8px 16px 8px 40px;
    }
    .steps .key {
      min-height: 52px;
    }
    .acts {
      grid-template-columns: 1fr;
    }
  }
`;
