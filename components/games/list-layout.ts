import { css } from 'lit';
import { widest } from '../styles/rooms.ts';

export const listLayout = css`
  :host {
    display: block;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 48px;
    align-items: center;
    border-bottom: 2px solid var(--line);
    /* A row is laid out once, by itself: to watch which of thousands are in sight costs more than to have them. */
    contain: content;
  }
  .row {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    min-height: 66px;
    padding: 6px 0;
    line-height: 1.2;
  }
  .row i {
    width: 48px;
    height: 44px;
    border-radius: 10px;
    overflow: hidden;
    background: var(--ctl);
  }
  .row img {
    display: block;
    width: 100%;
    height: 100%;
  }
  .row b {
    display: block;
    font-size: calc(19px * var(--scale));
  }
  .row span {
    display: block;
    font-size: calc(16px * var(--scale));
    color: var(--ink2);
    text-wrap: balance;
  }
  .row .noted {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    font-style: italic;
  }
  .score {
    text-align: right;
    white-space: nowrap;
  }
  .score b {
    font-variant-numeric: tabular-nums;
  }
  .more {
    display: grid;
    place-items: center;
    height: 100%;
    min-height: 48px;
  }
  .more svg {
    stroke-width: 4;
  }
  .damaged {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding: 12px 0;
  }
  .actions {
    display: flex;
    gap: 8px;
  }
  .actions .key {
    min-height: 48px;
    font-size: calc(18px * var(--scale));
  }
  @media (min-width: 640px) {
    .row div:not(.score) > span:not(.noted) {
      display: inline;
    }
    .day::before {
      content: ' · ';
    }
  }
  @media (min-width: 700px) and (min-height: 600px) {
    .row {
      grid-template-columns: 64px minmax(0, 1fr) auto;
      min-height: 80px;
    }
    .row i {
      width: 64px;
      height: 58px;
    }
    .row b {
      font-size: calc(23px * var(--scale));
    }
    .row span {
      font-size: calc(19px * var(--scale));
    }
  }
  @media ${widest} {
    ul {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: 40px;
    }
  }
  /* A phone at 200 %. */
  @media (max-width: 280px) {
    .row {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .row i {
      display: none;
    }
  }
`;
