import { css } from 'lit';

export const supplyBoardStyles = css`
  :host {
    display: block;
  }
  svg {
    width: 100%;
    height: 100%;
  }
  .ground {
    fill: #fff;
  }
  .room {
    fill: transparent;
  }
  .open .ground,
  .target .ground {
    fill: var(--bright);
  }
  .target .ground {
    stroke: var(--bright);
    stroke-width: 5;
    stroke-linejoin: round;
  }
  text {
    font-weight: 700;
    text-anchor: middle;
    fill: #14181b;
  }
  .number {
    pointer-events: none;
  }
  .number text {
    font-size: 16.5px;
  }
  .number circle {
    fill: none;
  }
  /* The colour alone does not say it: the number of his field is inverted. */
  .tab circle,
  .target .number circle {
    fill: #14181b;
  }
  .tab text,
  .target .number text {
    fill: #fff;
    font-size: 15px;
  }
  .empty path {
    stroke: #6b7378;
    stroke-width: 2;
    stroke-dasharray: 4 4;
  }
  .press {
    cursor: pointer;
  }
  .press .empty path {
    stroke: #14181b;
    stroke-width: 2.5;
    stroke-dasharray: none;
  }
  .ask {
    font-size: 26px;
    pointer-events: none;
  }
  .press:focus {
    outline: none;
  }
  .press:focus-visible > .room,
  .press:focus-visible > .ground {
    stroke: #14181b;
    stroke-width: 4;
  }
`;
