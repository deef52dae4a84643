import { css } from 'lit';

/** One big thing to press, in the thumb zone; what can happen above it, the tools below. */
export const yourSideStyles = css`
  :host {
    display: flex;
    flex-direction: column;
    gap: 10px;
    padding: 12px 16px 8px;
    background: var(--ground);
    color: var(--ink);
  }
  .label {
    min-height: 40px;
    max-width: calc(50% - 64px);
    padding-left: 4px;
    font-size: 17px;
    font-weight: 600;
    line-height: 1.15;
    text-wrap: balance;
  }
  .note {
    padding: 0 4px;
    font-size: 17px;
    line-height: 1.25;
    color: var(--ink2);
  }
  .main {
    flex: 1;
    min-height: 96px;
    max-height: 220px;
    margin-top: auto;
  }
  .main b {
    font-size: calc(46px * var(--scale));
  }
  #next {
    min-height: 104px;
  }
  #hold {
    min-height: 52px;
    margin-top: auto;
  }
  #hold + .main {
    margin-top: 0;
  }
  .event b {
    color: var(--ink2);
    font-weight: 600;
  }
  .yours {
    --main: var(--ink);
    --on-main: var(--on-ink);
  }
  .events {
    display: grid;
    gap: 8px;
  }
  .event {
    justify-content: space-between;
    min-height: 84px;
    text-align: left;
    gap: 12px;
  }
  /* Many events share two columns, and their hints stand below. */
  .many {
    grid-template-columns: 1fr 1fr;
  }
  .many .event {
    flex-direction: column;
    align-items: flex-start;
    justify-content: center;
    gap: 2px;
    min-height: 68px;
    padding: 6px 14px;
    font-size: calc(19px * var(--scale));
  }
  /* Beside a board there is no room for hints. */
  .brief.many .event {
    min-height: 54px;
    font-size: calc(17px * var(--scale));
  }
  .brief.many .event span:last-child {
    display: none;
  }
  /* Three fit in a row, without their hints; beside a board five and six, too. */
  .many:has(.event:nth-child(3):last-child),
  .brief.many:has(.event:nth-child(5)) {
    grid-template-columns: repeat(3, 1fr);
  }
  .brief.many:has(.event:nth-child(5)) .event {
    padding: 4px 6px;
  }
  .many:has(.event:nth-child(3):last-child) .event {
    padding: 6px 10px;
    font-size: calc(17px * var(--scale));
  }
  .many:has(.event:nth-child(3):last-child) .event span:last-child {
    display: none;
  }
  .many .event span:last-child {
    font-size: 16px;
    font-weight: 500;
    color: var(--ink2);
  }
  .place {
    flex: 1;
    display: grid;
    place-items: center;
    font-size: calc(24px * var(--scale));
    font-weight: 600;
    text-align: center;
  }
  ::slotted(*) {
    display: none;
  }
  @media (min-width: 900px) and (min-height: 600px) {
    ::slotted(*) {
      display: block;
    }
  }
  /* A short phone: what is read comes before what is pressed. */
  @media (max-height: 760px) and (orientation: portrait) {
    .label {
      min-height: 14px;
      max-height: 14px;
      font-size: 14px;
      white-space: nowrap;
    }
    .main {
      min-height: 72px;
    }
    #next {
      min-height: 80px;
    }
    nav button {
      height: 52px;
    }
  }
  @media (orientation: landscape) and (min-width: 700px) {
    :host {
      padding: 16px 20px 8px 48px;
    }
    .label {
      max-width: none;
    }
  }
  nav {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    margin: 0 -8px;
  }
  nav button {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 3px;
    height: 64px;
    border-radius: 14px;
  }
  nav button[disabled] {
    opacity: 0.4;
  }
  nav span {
    font-size: 16px;
    line-height: 1.1;
    color: var(--ink2);
  }
`;
