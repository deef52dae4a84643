import { css } from 'lit';

export const botFieldStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: 10px;
    padding: 14px 20px 40px;
    background: var(--field);
    color: #fff;
  }
  header {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-right: -8px;
  }
  header div {
    flex: 1;
  }
  header b {
    display: block;
    font-size: 24px;
    font-weight: 700;
    line-height: 1.1;
    letter-spacing: -0.01em;
  }
  header span {
    font-size: 17px;
    line-height: 1.25;
    color: var(--bright);
  }
  header button {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border-radius: 24px;
  }
  header .listening {
    background: var(--bright);
    color: var(--field);
  }
  header .heard {
    background: #fff;
    color: var(--field);
  }
  :focus-visible {
    outline-color: #fff;
  }
  .bar {
    display: flex;
    gap: 6px;
    margin-top: 4px;
  }
  .bar i {
    flex: 0.45;
    height: 8px;
    border: 2px solid var(--bright);
    border-radius: 4px;
  }
  .bar .past,
  .bar .now {
    background: var(--bright);
  }
  .bar .now {
    flex: 2.2;
  }
  .title {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    font-size: 20px;
    color: var(--bright);
  }
  .title b {
    font-weight: 600;
  }
  .title span {
    color: #fff;
    opacity: 0.8;
    font-size: 18px;
  }
  /* A board to tap takes what is left of the field. */
  .whole {
    flex: 1 1 0;
    min-height: min(352px, 44dvh);
  }
  .whole:is(.map, .tall) {
    flex: 1 1 0;
    grid-template-rows: minmax(0, 1fr);
    min-height: clamp(240px, 36dvh, 300px);
  }
  /* Two rows know how high they are. */
  .whole.wide {
    flex: 1 0 auto;
    min-height: auto;
  }
  h1 {
    font-weight: 600;
    letter-spacing: -0.015em;
    text-wrap: pretty;
    hyphens: auto;
    overflow-wrap: anywhere;
  }
  .full {
    font-size: calc(min(48px, 12.3vw) * var(--scale));
    line-height: 1.04;
  }
  .small,
  .on-board h1 {
    font-size: calc(30px * var(--scale));
    line-height: 1.1;
  }
  .less {
    font-size: calc(min(42px, 10.8vw) * var(--scale));
    line-height: 1.06;
  }
  .least {
    font-size: calc(min(34px, 8.8vw) * var(--scale));
    line-height: 1.1;
  }
  .hint {
    font-size: calc(19px * var(--scale));
    line-height: 1.25;
    color: var(--bright);
  }
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(52px, 1fr));
    gap: 4px;
    margin: auto -10px 0;
  }
  li {
    display: grid;
    grid-template-columns: auto auto;
    justify-content: center;
    align-items: center;
    column-gap: 5px;
    padding: 5px 0 6px;
    border-radius: 12px;
  }
  li b {
    font-size: calc(28px * var(--scale));
    font-weight: 700;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  li span {
    grid-column: 1 / 3;
    font-size: 14.5px;
    line-height: 1.1;
    text-align: center;
    opacity: 0.85;
  }
  @media (orientation: landscape) and (min-width: 700px) {
    :host {
      padding: 14px 44px 16px 28px;
    }
    .whole {
      max-height: calc(100dvh - 150px);
    }
    .full,
    .less {
      font-size: calc(min(46px, 5.4vw, 11dvh) * var(--scale));
    }
    .least {
      font-size: calc(min(36px, 4.4vw, 8.6dvh) * var(--scale));
    }
  }
  @media (max-height: 640px) {
    ul {
      display: none; /* the sentence comes first */
    }
    .full,
    .less {
      font-size: calc(min(36px, 11.2vw) * var(--scale));
    }
  }
  @media (max-height: 760px) and (orientation: portrait) {
    :host {
      gap: 6px;
      padding: 8px 20px 26px;
    }
  }
  @media (max-height: 880px) and (orientation: portrait) {
    .asking ~ ul,
    .scene:not(.boards):has(.map) ~ ul {
      display: none; /* the answers need the room, or the map */
    }
  }
  /* Five or six share the row as their words need it. */
  @media (orientation: portrait) and (max-width: 600px) {
    ul:has(li:nth-child(5)) {
      grid: auto / auto-flow;
    }
    ul:has(li:nth-child(5)) b {
      font-size: calc(22px * var(--scale));
    }
  }
  /* More than six have two rows; beside a step only the first ones and what has just changed. */
  @media (orientation: portrait) and (max-width: 600px) {
    ul:has(li:nth-child(7)) {
      grid-template-columns: repeat(4, 1fr);
    }
    .brief:has(li:nth-child(7)) li:nth-child(n + 4):not(.changed) {
      display: none;
    }
  }
  /* Six and more are smaller. */
  ul:has(li:nth-child(6)) svg {
    width: 18px;
  }
  ul:has(li:nth-child(6)) b {
    font-size: calc(22px * var(--scale));
  }
  ul:has(li:nth-child(6)) span {
    font-size: 13.5px;
  }
  @media (orientation: landscape) and (min-width: 700px) {
    ul:has(li:nth-child(7)) {
      grid-template-columns: repeat(auto-fit, minmax(76px, 1fr));
    }
  }
  .changed {
    background: color-mix(in srgb, var(--bright) 22%, transparent);
    color: var(--bright);
  }
`;
