import { css } from 'lit';
import { low, narrow, short, small, stands, tablet, tall, wide, widest } from '../styles/rooms.ts';

/** One big thing to press, in the thumb zone; what can happen above it, the tools below. */
export const yourSideStyles = css`
  :host {
    --pad: 16px;
    --main-high: 88px;
    --main-type: 38px;
    --tool: 56px;
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-height: 0;
    padding: 34px var(--pad) 4px;
    overflow: hidden auto;
    background: var(--ground);
    color: var(--ink);
  }
  .label {
    position: absolute;
    left: var(--pad);
    top: 9px;
    max-width: calc(var(--lamp-at, 50%) - 34px);
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    font-size: 16px;
    font-weight: 600;
    line-height: 1.2;
  }
  .tap {
    display: none;
  }
  @media ${short} {
    :host(:not([tap=''])) {
      padding-block: 38px 0;
    }
    .tap {
      display: var(--tap, block);
      top: 1px;
      max-width: calc(var(--lamp-at, 50%) - 42px - var(--pad));
      white-space: normal;
      text-wrap: balance;
      font-weight: 700;
      line-height: 1;
    }
  }
  @media (max-width: 340px) {
    .tap {
      display: none;
    }
  }
  .note {
    flex: none;
    font-size: 17px;
    line-height: 1.2;
    color: var(--ink2);
  }
  .main {
    flex: none;
    min-height: var(--main-high);
    padding: 6px 12px;
  }
  .main b {
    font-size: min(var(--main-most, 100px), var(--main-type) * var(--scale));
  }
  #hold {
    min-height: 52px;
  }
  #ends input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--ink);
  }
  #mend,
  #ends {
    flex: none;
    gap: 8px;
    min-height: 48px;
    padding: 4px 12px;
    font-size: 17px;
    font-weight: 600;
    color: var(--ink2);
  }
  .yours {
    --main: var(--ink);
    --on-main: var(--on-ink);
  }
  .happens {
    display: none;
  }
  .events {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 8px;
  }
  .events.all {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  .event {
    flex: 1 1 0;
    gap: 4px;
    min-width: min-content;
    min-height: 52px;
    padding: 2px 8px;
    font-size: calc(17px * var(--scale));
    font-weight: 600;
  }
  .event:only-child {
    grid-column: 1 / -1;
  }
  .event b {
    color: var(--ink2);
    font-weight: 600;
  }
  .place {
    padding: 6px 0 10px;
    font-size: calc(24px * var(--scale));
    line-height: 1.15;
    font-weight: 600;
    text-align: center;
    text-wrap: balance;
  }
  ::slotted(:not([slot])) {
    display: none;
  }
  /* In view whatever else must scroll. */
  nav {
    position: sticky;
    bottom: -4px;
    display: grid;
    flex: none;
    grid-template-columns: repeat(4, auto);
    margin: 0 -8px;
    background: var(--ground);
  }
  :host([guided='closely']) nav {
    display: none;
  }
  :host([guided='closely']) .main {
    margin-bottom: 8px;
  }
  nav button {
    display: grid;
    justify-items: center;
    align-content: center;
    gap: 2px;
    height: var(--tool);
    border-radius: 14px;
  }
  nav button[disabled] {
    opacity: 0.4;
  }
  nav span {
    font-size: 16px;
    line-height: 1.1;
    white-space: nowrap;
    color: var(--ink2);
  }
  @media ${narrow} {
    :host {
      --pad: 14px;
      --main-high: 80px;
      --main-type: 34px;
    }
    .events {
      gap: 6px;
    }
    .event {
      padding-inline: 4px;
    }
  }
  @media ${small} {
    :host {
      --tool: 48px;
      gap: 6px;
    }
  }
  @media ${tall} {
    :host {
      --main-high: 104px;
      --main-type: 44px;
      --tool: 64px;
    }
  }
  @media ${tablet} {
    :host {
      --pad: 28px;
      --main-high: 116px;
      --main-type: 52px;
      --tool: 72px;
      gap: 12px;
      padding-top: 44px;
    }
    .label {
      font-size: 19px;
      max-width: calc(var(--lamp-at, 50%) - 88px);
    }
    .event {
      min-height: 64px;
      font-size: calc(21px * var(--scale));
    }
    nav span {
      font-size: 18px;
    }
  }
  /* The edge stands: what is said comes first, what is pressed last. */
  @media ${stands} {
    .label {
      position: static;
      max-width: none;
      min-height: 20px;
    }
    .main,
    .place,
    nav {
      margin-top: auto;
    }
    :is(.main, .place) ~ nav {
      margin-top: 0;
    }
  }
  @media ${low} {
    :host {
      --main-high: 112px;
      --main-type: min(34px, 4.2vw);
      gap: 6px;
      padding: 8px 12px 2px 40px;
    }
    :host([asks]) .label {
      display: none;
    }
    .events {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    .event {
      min-height: 50px;
    }
    .label:empty {
      display: none;
    }
    .note {
      font-size: 16px;
    }
    nav {
      margin-inline: -10px;
    }
  }
  @media (max-height: 375px) and (orientation: landscape) {
    :host {
      --tool: 48px;
      gap: 4px;
      padding-block: 4px 0;
    }
  }
  @media ${wide} {
    :host {
      --pad: 24px;
      --main-high: 124px;
      --main-type: 38px;
      --main-most: 42px;
      padding: 28px 24px 12px 48px;
    }
    .happens {
      display: block;
      flex: none;
      font-size: 21px;
      font-weight: 700;
    }
    .events,
    .events.all {
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    .event {
      min-height: 60px;
      font-size: calc(19px * var(--scale));
    }
    ::slotted(:not([slot])) {
      display: block;
      flex: 0 1 auto;
      min-height: 0;
    }
    ::slotted(card-face) {
      align-self: center;
      flex: 0 1 300px;
    }
    .belongings {
      flex: none;
    }
    .two {
      column-gap: 10px;
    }
    .two li {
      grid-template-columns: 22px minmax(0, 1fr) auto;
      gap: 5px;
      font-size: 16px;
    }
    /* Many belongings above it. */
    :host([listed]) .main {
      flex: 0 1 var(--main-high);
      min-height: 88px;
    }
    nav {
      margin-inline: -16px;
    }
    nav span {
      font-size: 17px;
    }
  }
  @media ${widest} {
    :host {
      --main-type: 44px;
      --main-most: 48px;
    }
  }
`;
