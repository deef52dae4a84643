import { css } from 'lit';

/** The bot's points above the edge, yours below, and the account under them. */
export const layout = css`
  main {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
    overflow-x: clip;
  }
  .field {
    padding: 14px 20px 40px;
    background: var(--field);
    color: #fff;
  }
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    font-size: 18px;
    color: var(--bright);
  }
  header button {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    margin-right: -10px;
    color: #fff;
  }
  h1 {
    font-size: calc(min(48px, 12.3vw) * var(--scale));
    font-weight: 600;
    line-height: 1.05;
    letter-spacing: -0.02em;
  }
  .yours {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 12px;
    width: 100%;
    max-width: 720px;
    margin: 0 auto;
    padding: 36px 20px 16px;
  }
  .points {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    gap: 16px;
    font-size: calc(min(26px, 6.4vw) * var(--scale));
    font-weight: 600;
    line-height: 1.15;
    text-align: right;
  }
  .points b {
    font-size: min(140px, 33vw);
    font-weight: 700;
    line-height: 0.76;
    letter-spacing: -0.04em;
  }
  .bot b {
    color: var(--bright);
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: calc(21px * var(--scale));
    font-variant-numeric: tabular-nums;
  }
  tbody tr {
    border-top: 2px solid var(--line);
  }
  th,
  td {
    padding: 7px 0;
    text-align: right;
    font-weight: 700;
  }
  /* Two numbers beside each other are two, not one. */
  td,
  thead th {
    width: 4.2em;
    padding-left: 12px;
  }
  thead td {
    width: auto;
  }
  thead th {
    font-size: 17px;
    font-weight: 500;
    color: var(--ink2);
  }
  tbody th {
    text-align: left;
    font-weight: 500;
  }
  .next {
    margin-top: 12px;
    font-size: calc(19px * var(--scale));
    color: var(--ink2);
  }
  li {
    display: grid;
    grid-template-columns: 32px 1fr auto;
    align-items: center;
    gap: 12px;
    padding: 8px 8px;
    border-top: 2px solid var(--line);
    font-size: calc(20px * var(--scale));
    color: var(--ink2);
  }
  li svg {
    width: 24px;
    fill: none;
    stroke: var(--ctl);
    stroke-width: 2;
  }
  .reached svg,
  .here svg {
    fill: currentColor;
    stroke: currentColor;
  }
  .here {
    border-radius: 12px;
    border-top-color: transparent;
    background: var(--ink);
    color: var(--on-ink);
    font-weight: 700;
  }
  li b {
    font-variant-numeric: tabular-nums;
  }
  nav {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 8px;
    margin-top: auto;
    padding-top: 16px;
  }
  nav .main {
    grid-column: 1 / -1;
    min-height: 80px;
    padding: 8px;
  }
  nav .main b {
    font-size: 25px;
  }
  nav .key {
    flex-direction: column;
    gap: 4px;
    padding: 4px;
    font-size: 16px;
    font-weight: 500;
  }
`;
