import { css } from 'lit';

/** A column to read, the picture as large as the screen allows. */
export const layout = css`
  main {
    display: grid;
    gap: 12px;
    align-content: start;
    max-width: 620px;
    min-height: 100dvh;
    margin: 0 auto;
    padding: 4px 16px 12px;
    font-size: calc(18px * var(--scale));
    line-height: 1.3;
  }
  header {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  header a {
    display: grid;
    flex: none;
    place-items: center;
    width: 48px;
    height: 48px;
    margin-left: -12px;
  }
  h1 {
    font-size: calc(26px * var(--scale));
    line-height: 1.1;
  }
  .choices {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  .choices .key {
    min-height: 56px;
    padding: 4px 8px;
    border-radius: 18px 0 0 18px;
    font-size: calc(19px * var(--scale));
  }
  .choices .key + .key {
    border-left: 0;
    border-radius: 0 18px 18px 0;
  }
  figure {
    justify-self: center;
    width: min(100%, calc(100dvh - 356px));
    min-width: min(100%, 280px);
    overflow: hidden;
    border-radius: 16px;
    background: #fff;
  }
  figure svg,
  video {
    display: block;
    width: 100%;
  }
  small {
    font-size: calc(16px * var(--scale));
    color: var(--ink2);
  }
  .keys {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: 8px;
  }
  .keys .key {
    min-height: 56px;
    gap: 10px;
    padding-inline: 10px;
    font-size: calc(19px * var(--scale));
  }
  .keys svg {
    flex: none;
  }
  .game {
    display: grid;
    gap: 4px;
    padding: 16px;
    border-left: 16px solid var(--deep, var(--ctl));
    border-radius: 16px;
    background: var(--card);
  }
  .game h2 {
    font-size: calc(26px * var(--scale));
    line-height: 1.1;
  }
  .main {
    width: 100%;
    min-height: 84px;
  }
  .main b {
    font-size: calc(28px * var(--scale));
  }
  @media (max-height: 500px) and (min-width: 640px) {
    main {
      gap: 8px;
    }
    .game {
      padding-block: 10px;
    }
    .main {
      min-height: 64px;
    }
    main.shown {
      grid-template: auto auto auto 1fr / minmax(0, 1fr) auto;
      grid-auto-flow: dense;
      max-width: none;
    }
    main.shown > * {
      grid-column: 1;
    }
    main.shown .keys {
      align-self: end;
    }
    main.shown figure {
      grid-area: 1 / 2 / span 5;
      width: calc(100dvh - 24px);
      min-width: 0;
    }
  }
`;
