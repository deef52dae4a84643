import { css } from 'lit';
import { low, narrow, short, small, stands, tablet, tall, wide, widest } from '../styles/rooms.ts';

export const botFieldStyles = css`
  :host {
    --margin: 16px;
    --instruction: 32px;
    --gap: 6px;
    --quiet: color-mix(in srgb, #fff 78%, var(--deep));
    --rule: color-mix(in srgb, var(--field) 65%, var(--bright));
    display: flex;
    flex-direction: column;
    gap: var(--gap);
    min-height: 0;
    container: field / inline-size;
    padding: 8px var(--margin) 28px;
    overflow: hidden;
    background: var(--field);
    color: #fff;
  }
  :focus-visible {
    outline-color: #fff;
  }
  @media (forced-colors: active) {
    :host {
      --quiet: CanvasText;
      --bright: CanvasText;
    }
  }
  header {
    display: flex;
    flex: none;
    align-items: center;
    margin-right: -8px;
  }
  header div {
    flex: 1;
    min-width: 0;
  }
  /* What has no room goes as a whole, the last part first. */
  header b,
  header .headline {
    display: flex;
    flex-wrap: wrap;
    overflow: hidden;
    white-space: nowrap;
  }
  header b {
    column-gap: 6px;
    align-items: baseline;
    height: 1.2em;
    font-size: 22px;
    font-weight: 700;
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  header small {
    font-size: 16px;
    font-weight: 500;
    letter-spacing: 0;
    color: var(--quiet);
  }
  /* What matters of her belongings, while their row has no room. */
  header .brief {
    display: none;
    align-items: center;
    gap: 3px;
    font-size: 18px;
    font-variant-numeric: tabular-nums;
    letter-spacing: 0;
    color: var(--bright);
  }
  :host(:is([bare], [data-gives~='belongings']):not([laying])) .brief {
    display: flex;
  }
  @media ${narrow} {
    :host([data-gives~='belongings']:not([laying])) header b {
      column-gap: 5px;
      font-size: 20px;
    }
    header .brief {
      font-size: 17px;
    }
  }
  @media (max-width: 340px) {
    :host([data-gives~='belongings']:not([laying])) header b {
      column-gap: 4px;
      font-size: 16px;
    }
    header .brief {
      gap: 2px;
      font-size: 16px;
    }
  }
  header .headline {
    column-gap: 5px;
    height: 20px;
    font-size: 16px;
    line-height: 20px;
    color: var(--quiet);
  }
  header button {
    display: grid;
    flex: none;
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
  .body {
    display: flex;
    flex-direction: column;
    flex: 1 1 0;
    gap: var(--gap);
    min-height: 0;
    margin-inline: calc(-1 * var(--margin));
    padding-inline: var(--margin);
    overflow: hidden;
  }
  .bar {
    display: flex;
    flex: none;
    gap: 6px;
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
    flex: none;
    justify-content: space-between;
    align-items: baseline;
    font-size: 20px;
    line-height: 1.2;
    color: var(--bright);
  }
  .title b {
    font-weight: 600;
  }
  .title span {
    color: var(--quiet);
    font-size: 17px;
  }
  h1 {
    flex: none;
    font-weight: 600;
    letter-spacing: -0.015em;
    hyphens: manual;
  }
  .full {
    font-size: calc(min(48px, 12.3vw) * var(--scale));
    line-height: 1.04;
  }
  .less {
    font-size: calc(min(42px, 10.8vw) * var(--scale));
    line-height: 1.06;
  }
  .least {
    font-size: calc(min(34px, 8.8vw) * var(--scale));
    line-height: 1.1;
  }
  .small {
    font-size: calc(26px * var(--scale));
    line-height: 1.15;
  }
  .instruction {
    display: flex;
    flex: none;
    align-items: center;
    gap: 12px;
  }
  .instruction h1,
  .on-board h1 {
    flex: 1;
    font-size: calc(var(--instruction) * var(--scale));
    font-weight: 700;
    line-height: 1.05;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  .instruction h1 {
    color: var(--bright);
  }
  .on-board :is(.less, .least, .small) {
    font-size: calc(var(--instruction) * 0.76 * var(--scale));
    line-height: 1.1;
  }
  .hint {
    flex: none;
    font-size: calc(19px * var(--scale));
    line-height: 1.2;
    color: var(--quiet);
  }
  .board.whole {
    flex: 1 1 0;
    min-height: min(34dvh, 190px);
    margin-inline: calc(4px - var(--margin));
  }
  /* What she has: always there. */
  ul {
    display: flex;
    flex: none;
    gap: 2px;
    margin: 0 calc(4px - var(--margin));
  }
  @media ${tablet} {
    ul {
      margin-inline: -6px;
    }
  }
  ul li {
    display: grid;
    flex: 1 0 auto;
    grid-template-columns: auto auto;
    justify-content: center;
    align-items: center;
    column-gap: 6px;
    padding: 3px 6px;
    border-radius: 12px;
    white-space: nowrap;
  }
  ul li[hidden] {
    display: none;
  }
  ul b {
    font-size: calc(30px * var(--scale));
    font-weight: 700;
    line-height: 1;
    font-variant-numeric: tabular-nums;
  }
  ul span {
    grid-column: 1 / 3;
    font-size: 16px;
    line-height: 1.15;
    text-align: center;
    color: var(--quiet);
  }
  ul .all {
    padding: 0;
  }
  ul .all button {
    min-width: 56px;
    min-height: 54px;
    padding: 2px 8px;
    border: 2px solid var(--rule);
    border-radius: 12px;
    text-align: center;
  }
  ul .all b {
    display: block;
    font-size: 24px;
  }
  /* Beside the keys of a map they take no height from it. */
  @media ${short} {
    .body:has(.map board-view[tools]) + ul {
      position: relative;
      margin: calc(-54px - var(--gap)) 216px 0 calc(4px - var(--margin));
    }
  }
  @media ${narrow} {
    .body:has(.map board-view[tools]) + ul {
      margin-right: 158px;
    }
  }
  @media (max-width: 340px) {
    ul .all button {
      min-width: 48px;
      padding-inline: 4px;
    }
  }
  /* Beside an account they are its lines; else they may be a list in your side. */
  :host(:is([account], [listed])) ul {
    display: none;
  }
  .changed {
    background: var(--lit);
    color: var(--bright);
  }
  .changed span {
    color: #fff;
  }
  @media ${narrow} {
    :host {
      --margin: 14px;
      --instruction: 28px;
    }
  }
  @media ${small} {
    :host {
      --instruction: 22px;
    }
  }
  @media ${tall} {
    :host {
      --gap: 8px;
    }
  }
  @media ${tablet} {
    :host {
      --margin: 28px;
      --instruction: 46px;
      --gap: 12px;
      padding-bottom: 36px;
    }
    header b {
      font-size: 28px;
    }
    header .headline {
      height: 24px;
      font-size: 19px;
      line-height: 24px;
    }
    ul b {
      font-size: calc(34px * var(--scale));
    }
    ul span {
      font-size: 18px;
    }
    .hint {
      font-size: calc(24px * var(--scale));
    }
    .small {
      font-size: calc(34px * var(--scale));
    }
  }
  @media ${stands} {
    :host {
      padding: 8px calc(var(--margin) + 24px) 10px var(--margin);
    }
    .full,
    .less {
      font-size: calc(min(46px, 5.4vw, 11dvh) * var(--scale));
    }
    .least {
      font-size: calc(min(36px, 4.4vw, 8.6dvh) * var(--scale));
    }
  }
  /* Her belongings stand in the first line, beside the name. */
  @media ${low} {
    :host {
      --margin: 20px;
      --instruction: 26px;
      --gap: 4px;
      display: grid;
      grid-template: auto minmax(0, 1fr) auto / fit-content(60%) minmax(0, 1fr) repeat(5, auto);
      gap: 2px 0;
      padding-top: 2px;
    }
    header {
      display: contents;
    }
    header > * {
      grid-row: 1;
    }
    header div {
      align-self: center;
    }
    header .plan {
      grid-column: 3;
      align-self: center;
    }
    #camera {
      grid-column: 4;
    }
    #mic {
      grid-column: 5;
    }
    #voice {
      grid-column: 6;
    }
    #menu,
    #leave {
      grid-column: 7;
    }
    ul {
      grid-row: 3;
      grid-column: 1 / -1;
      margin: 0;
    }
    ul li {
      flex: 0 1 auto;
      padding: 2px 5px;
    }
    .board.whole {
      min-height: 50dvh;
    }
    .body {
      grid-row: 2;
      grid-column: 1 / -1;
      margin-right: calc(-1 * var(--margin) - 24px);
      padding-right: calc(var(--margin) + 24px);
    }
    .hint {
      font-size: calc(18px * var(--scale));
    }
  }
  @media ${low} {
    @container field (min-width: 420px) {
      :host(:is([own], [data-gives~='place'])) header div {
        max-width: 17vw;
      }
      /* One of them stands beside the name. */
      :host([bare][own]) header div {
        max-width: max(17vw, 100cqi - 284px);
      }
      :host(:is([own], [data-gives~='place'])) header small {
        display: none;
      }
      :host(:is([own], [data-gives~='place'])) ul {
        grid-row: 1;
        grid-column: 2;
        justify-content: safe flex-end;
        margin-inline: 8px;
      }
    }
    /* The name leaves room for one of her belongings, and for the key of the board. */
    @container field (max-width: 340px) {
      header b {
        column-gap: 4px;
        font-size: 16px;
      }
      header .brief {
        gap: 2px;
        font-size: 16px;
      }
      header div ~ .plan {
        padding: 0 4px;
      }
    }
    /* The lines have his name. */
    @container field (max-width: 260px) {
      header div {
        display: none;
      }
    }
  }
  @media ${wide} {
    :host {
      --instruction: 40px;
      padding-top: 20px;
    }
  }
  @media ${widest} {
    :host {
      --instruction: 46px;
    }
  }
`;
