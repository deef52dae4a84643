import { css } from 'lit';

/** The bot above the edge, you below it; then the account, and what comes next, always in view. */
export const layout = css`
  main {
    --pad: 16px;
    --hero: 92px;
    display: flex;
    flex-direction: column;
    gap: 12px;
    min-height: 100dvh;
  }
  header {
    position: relative;
    display: flex;
    align-items: flex-end;
    gap: 18px;
    min-height: 84px;
    padding: 20px var(--pad) 34px;
    overflow: hidden;
    border-bottom: 2px solid var(--bright);
    background: var(--field);
    color: #fff;
  }
  header p {
    flex: 1;
    padding-right: 40px;
    text-wrap: balance;
    line-height: 1.2;
  }
  header p b {
    display: block;
    font-size: calc(19px * var(--scale));
  }
  header span {
    font-size: calc(16px * var(--scale));
  }
  header s {
    display: none;
    text-decoration: none;
  }
  header .points {
    color: var(--bright);
  }
  header a {
    position: absolute;
    top: 8px;
    right: 8px;
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
  }
  .hem {
    position: absolute;
    bottom: 0;
    left: 50%;
    width: 1600px;
    height: 20px;
    translate: -50% 0;
    opacity: 0.75;
  }
  .points {
    font-size: var(--hero);
    font-weight: 700;
    line-height: 0.74;
    letter-spacing: -0.04em;
  }
  .you {
    display: flex;
    align-items: flex-end;
    gap: 16px;
    padding: 14px var(--pad) 4px;
  }
  .you .points {
    font-size: calc(var(--hero) * 1.08);
  }
  h1 {
    font-size: calc(30px * var(--scale));
    line-height: 1.05;
    letter-spacing: -0.01em;
  }
  .you p {
    font-size: calc(19px * var(--scale));
    line-height: 1.2;
    color: var(--ink2);
    text-wrap: balance;
  }
  .account {
    padding: 0 var(--pad) 8px;
  }
  points-plot {
    margin-top: 12px;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: calc(19px * var(--scale));
    font-variant-numeric: tabular-nums;
  }
  tbody tr {
    border-top: 2px solid var(--line);
  }
  th,
  td {
    padding: 5px 0;
    line-height: 1.15;
  }
  td,
  thead th {
    padding-left: 12px;
    text-align: right;
  }
  td {
    width: 3.2em;
    color: var(--ink2);
  }
  td:last-child {
    font-weight: 700;
    color: var(--ink);
  }
  thead th,
  h2 {
    font-size: calc(16px * var(--scale));
    font-weight: 500;
    color: var(--ink2);
  }
  th:first-child {
    padding-left: 0;
    text-align: left;
    font-weight: 500;
  }
  h2 {
    margin: 12px 0 4px;
    font-weight: 600;
  }
  .expected {
    margin-top: 10px;
    font-size: calc(17px * var(--scale));
    line-height: 1.25;
  }
  .expected small {
    display: block;
    font-size: calc(16px * var(--scale));
    color: var(--ink2);
  }
  .next {
    margin-top: 4px;
    font-size: calc(19px * var(--scale));
    color: var(--ink2);
  }
  li {
    display: grid;
    grid-template-columns: 32px 1fr auto;
    align-items: center;
    gap: 12px;
    padding: 7px 8px;
    border-top: 2px solid var(--line);
    font-size: calc(19px * var(--scale));
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
    position: sticky;
    bottom: 0;
    display: grid;
    gap: 8px;
    margin-top: auto;
    padding: 8px var(--pad) 12px;
    background: var(--ground);
  }
  /* What goes on below it fades out. */
  nav::before {
    content: '';
    position: absolute;
    inset: -20px 0 100%;
    background: linear-gradient(transparent, var(--ground));
    pointer-events: none;
  }
  nav .main {
    min-height: 76px;
    padding: 8px;
  }
  nav .main b {
    font-size: calc(30px * var(--scale));
  }
  nav .main span {
    font-size: calc(16px * var(--scale));
  }
  .keys {
    display: grid;
    grid-auto-flow: column;
    gap: 8px;
  }
  nav .key {
    min-height: 56px;
    padding: 4px 6px;
    font-size: calc(17px * var(--scale));
    font-weight: 600;
  }
  @media (max-width: 375px) {
    main {
      --pad: 14px;
      --hero: 78px;
    }
    h1,
    nav .main b {
      font-size: min(30px * var(--scale), 8vw);
    }
    table {
      font-size: min(19px * var(--scale), 5.4vw);
    }
    nav .key {
      padding: 4px 2px;
      font-size: 16px;
    }
  }
  @media (min-width: 700px) and (min-height: 600px) {
    main {
      --pad: 40px;
      --hero: 138px;
      gap: 20px;
    }
    header {
      padding-top: 32px;
      padding-bottom: 48px;
    }
    header s {
      display: inline;
    }
    header p b {
      font-size: calc(28px * var(--scale));
    }
    header span,
    .you p {
      font-size: calc(21px * var(--scale));
    }
    h1 {
      font-size: calc(38px * var(--scale));
    }
    table,
    li {
      font-size: calc(22px * var(--scale));
    }
    nav .main {
      min-height: 112px;
    }
    nav .main b {
      font-size: calc(42px * var(--scale));
    }
    nav .main span {
      font-size: calc(19px * var(--scale));
    }
    nav .key {
      min-height: 68px;
      font-size: calc(20px * var(--scale));
    }
  }

  /* Word and keys at the left, the account at the right. */
  @media (min-width: 900px) and (min-height: 600px), (max-height: 500px) and (min-width: 640px) {
    main {
      display: grid;
      grid-template: 'bot bot' auto 'you account' auto 'next account' 1fr / minmax(0, 448fr) minmax(0, 432fr);
      column-gap: 24px;
      max-width: none;
    }
    header {
      grid-area: bot;
    }
    .you {
      grid-area: you;
      padding-right: 0;
    }
    .account {
      grid-area: account;
      padding: 0 var(--pad) 16px 0;
    }
    nav::before {
      content: none;
    }
    nav {
      grid-area: next;
      align-self: end;
      padding-right: 0;
    }
  }
  @media (max-height: 500px) and (min-width: 640px) {
    main {
      --pad: 20px;
      --hero: 64px;
      gap: 8px 20px;
    }
    header {
      padding-top: 14px;
      padding-bottom: 32px;
    }
    nav .main {
      min-height: 64px;
    }
    nav .main b {
      font-size: min(30px * var(--scale), 3.6vw);
    }
    table {
      font-size: min(19px * var(--scale), 2.8vw);
    }
    nav .key {
      min-height: 52px;
      padding: 4px 2px;
      font-size: 16px;
    }
  }
`;
