import { css } from 'lit';
import { tablet } from './rooms.ts';

/** What every component begins with. */
export const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure {
    margin: 0;
    padding: 0;
  }
  /* A phone at 200 %: a long word gives way rather than the page. */
  @media (max-width: 280px) {
    :host {
      overflow-wrap: anywhere;
    }
  }
  ul,
  ol {
    list-style: none;
  }
  svg {
    display: block;
  }
  button,
  a {
    font: inherit;
    color: inherit;
    text-decoration: none;
    border: 0;
    background: none;
    padding: 0;
    text-align: inherit;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
    touch-action: manipulation;
  }
  :focus-visible {
    outline: 4px solid var(--ink);
    outline-offset: 2px;
  }
  /* The system's colours know no ink: what is chosen has theirs. */
  @media (forced-colors: active) {
    :is([aria-pressed='true'], [aria-checked='true'], [aria-current='true']),
    :is([aria-pressed='true'], [aria-checked='true'], [aria-current='true']) * {
      forced-color-adjust: none;
      background: SelectedItem !important;
      color: SelectedItemText !important;
    }
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** A screen with the bar of areas below or beside it, and its title. */
export const screen = css`
  :host {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
    padding-left: var(--rail);
  }
  main {
    width: 100%;
    margin: 0 auto;
    padding: 16px 16px 28px;
  }
  @media ${tablet} {
    main {
      padding: 28px 32px;
    }
  }
  h1 {
    font-size: 34px;
    letter-spacing: -0.02em;
  }
`;

/** A key to press: bordered, large, the border thick when chosen. */
export const keys = css`
  .key {
    display: flex;
    align-items: center;
    justify-content: center;
    min-height: 64px;
    padding: 8px 16px;
    border: 2px solid var(--ctl);
    border-radius: 18px;
    background: var(--card);
    color: var(--ink);
    font-weight: 700;
    font-size: calc(22px * var(--scale));
    line-height: 1.1;
    text-align: center;
    text-wrap: balance;
  }
  .key svg {
    flex: none;
  }
  .key:is([aria-pressed='true'], [aria-checked='true'], .done) {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--on-ink);
  }
  .done {
    min-height: 60px;
    font-size: calc(28px * var(--scale));
  }
  .key:active {
    transform: translateY(1px);
  }
  .key[disabled] {
    opacity: 0.45;
    cursor: default;
  }
  .main {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-height: 96px;
    padding: 12px 20px;
    border-radius: 20px;
    background: var(--main, var(--ink));
    color: var(--on-main, var(--on-ink));
    text-align: center;
    text-wrap: balance;
  }
  .main b {
    font-size: calc(34px * var(--scale));
    font-weight: 700;
    line-height: 1;
    letter-spacing: -0.02em;
  }
  .main span {
    margin-top: 6px;
    font-size: 17px;
    line-height: 1.2;
  }
  .main[disabled] {
    opacity: 0.45;
  }
  @media (forced-colors: active) {
    .main {
      border: 2px solid;
    }
    .main,
    .key.done {
      color: ButtonText;
    }
  }
`;

/** What is typed into or chosen from. */
export const fields = css`
  select,
  input:not([type='range']) {
    min-height: 56px;
    padding: 0 14px;
    border: 2px solid var(--ctl);
    border-radius: 16px;
    background: var(--card);
    color: var(--ink);
    font: inherit;
  }
`;
