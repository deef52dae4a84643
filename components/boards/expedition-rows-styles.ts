import { css } from 'lit';

export const expeditionRowsStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 8px;
    container-type: inline-size;
  }
  .rows {
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-height: 0;
  }
  .strip {
    display: flex;
    flex-direction: column;
    gap: max(10px, 1.8cqi); /* pointers stand there */
    min-height: 0;
    flex: 0 1 auto;
  }
  .way {
    display: flex;
    flex: none;
    align-items: center;
    gap: 10px;
    height: 20px;
    overflow: hidden;
    font-size: 16px;
    font-weight: 600;
    line-height: 1;
    color: #fff;
  }
  .way svg {
    flex: none;
    height: 16px;
    fill: none;
    stroke: var(--bright);
    stroke-width: 3.5;
  }
  .places {
    display: grid;
    grid-template-columns: repeat(7, minmax(0, 1fr));
    grid-auto-rows: minmax(0, 1fr);
    aspect-ratio: 350 / 82;
    flex: 0 1 auto;
    min-height: 0;
  }
  /* Too narrow for seven fingertips side by side. */
  @container (max-width: 307px) {
    .open .places {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      aspect-ratio: 280 / 176;
      row-gap: 10px;
    }
  }
  .place {
    position: relative;
  }
  .place svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .ground {
    fill: #fff;
  }
  .empty .ground {
    fill: none;
    stroke: var(--bright);
    stroke-opacity: 0.6;
    stroke-width: 1.5;
  }
  .number {
    font-size: 20px;
    font-weight: 600;
    text-anchor: middle;
    fill: #fff;
    fill-opacity: 0.75;
  }
  /* Where something lies, its number stands on the shoulder: it is part of its name. */
  .tag {
    font-size: 13px;
    font-weight: 700;
    text-anchor: middle;
    fill: #fff;
  }
  .pointer {
    fill: #fff;
  }
  .target .ground {
    fill: var(--bright);
    stroke: #fff;
    stroke-opacity: 1;
    stroke-width: 4;
  }
  .next .ground {
    fill: var(--bright);
  }
  .next .number,
  .target .number {
    fill: #14181b;
    fill-opacity: 1;
  }
  .passed .ground,
  .skipped .ground {
    stroke: var(--bright);
    stroke-opacity: 1;
    stroke-width: 2.5;
  }
  .skipped .ground {
    fill-opacity: 0.6;
    stroke-dasharray: 5 4;
  }
  .cross {
    fill: none;
    stroke: #fff;
    stroke-width: 3;
    stroke-linecap: round;
  }
  .press {
    position: absolute;
    inset: 0;
  }
  .can .ground {
    stroke: var(--bright);
    stroke-opacity: 1;
    stroke-width: 3.5;
  }
  .can .number {
    fill-opacity: 1;
    font-size: 26px;
    font-weight: 700;
  }
  .open .place:not(.can) {
    opacity: 0.5;
  }
  .press:focus-visible {
    outline: none;
  }
  .place:has(:focus-visible) .ground {
    stroke: #fff;
    stroke-width: 6;
  }
`;
