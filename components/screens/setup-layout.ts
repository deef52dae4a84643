import { css } from 'lit';

/**
 * The bot's head above, or at the left where there is room; below it level, way and rows, and the start key always in
 * view. `--k` is how large everything is: tablets lie farther away. `--high` is how high keys are: on phones large type
 * takes no more of the height than it needs.
 */
export const layout = css`
  .page {
    --k: var(--scale);
    --high: 1;
    --pad: 16px;
    --note: 16px;
    --tint: color-mix(in srgb, var(--bright) 22%, var(--card));
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
    height: 100dvh;
  }
  .light {
    --tint: color-mix(in srgb, var(--bright) 42%, var(--card));
  }
  header {
    position: relative;
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 84px;
    padding: 4px var(--pad) 24px 4px;
    overflow: hidden;
    background: var(--field);
    color: #fff;
  }
  header a {
    flex: none;
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
  }
  h1 {
    font-size: 26px;
    line-height: 1.1;
    letter-spacing: -0.01em;
  }
  header span {
    font-size: 16px;
    line-height: 1.2;
    color: var(--bright);
  }
  @media (forced-colors: active) {
    header span {
      color: CanvasText;
    }
  }
  header p,
  .motif {
    display: none;
  }
  .hem {
    position: absolute;
    bottom: 0;
    left: 50%;
    width: 1040px;
    height: 22px;
    translate: -50% 0;
    opacity: 0.75;
  }
  main {
    display: flex;
    flex-direction: column;
    gap: calc(10px * var(--k));
    width: 100%;
    max-width: 760px;
    margin: 0 auto;
    padding: 10px var(--pad) 0;
    overflow-y: auto;
  }
  h2 {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 12px;
    margin-bottom: 6px;
    font-size: calc(19px * var(--k));
    line-height: 1.2;
  }
  h2 span {
    font-size: calc(16px * var(--k));
    font-weight: 500;
    color: var(--ink2);
  }
  .top .choices {
    display: grid;
    grid-auto-columns: minmax(min-content, 1fr);
    grid-auto-flow: column;
    gap: 8px;
  }
  .top .key {
    position: relative;
    min-height: calc(64px * var(--high));
    padding: 0 4px;
    font-size: calc(25px * var(--k));
  }
  .top .word {
    font-size: calc(18px * var(--k));
  }
  .top .key[aria-checked='true'] {
    --tint: color-mix(in srgb, var(--on-main) 18%, var(--main));
    background-color: var(--main);
    border-color: var(--main);
    color: var(--on-main);
  }
  .top .key svg {
    position: absolute;
    top: 4px;
    right: 4px;
  }
  /* Height says hard, without a colour. */
  .harder .key {
    background-image: linear-gradient(to top, var(--tint) var(--full), transparent var(--full));
    --full: 76%;
  }
  .harder .key:nth-child(1) {
    --full: 13%;
  }
  .harder .key:nth-child(2) {
    --full: 29%;
  }
  .harder .key:nth-child(3) {
    --full: 45%;
  }
  .harder .key:nth-child(4) {
    --full: 61%;
  }
  .top p {
    min-height: 2.5em;
    margin-top: 6px;
    font-size: calc(17px * var(--k));
    line-height: 1.25;
    text-wrap: balance;
  }
  .top p:has(.forecast) {
    min-height: 3.75em;
  }
  .forecast {
    color: var(--ink2);
  }
  .harder .key {
    flex-direction: column;
    gap: 0;
  }
  .way .choices {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
  .way .key {
    flex-direction: column;
    gap: 2px;
    min-height: calc(60px * var(--high));
    padding: 4px 6px;
    border-radius: 0;
    font-size: calc(19px * var(--k));
  }
  .way .key:first-child {
    border-radius: 18px 0 0 18px;
  }
  .way .key:last-child {
    border-radius: 0 18px 18px 0;
  }
  .way .key + .key {
    border-left: 0;
  }
  .way .key:focus-visible {
    z-index: 1;
  }
  small {
    font-size: calc(16px * var(--k));
    font-weight: 500;
    line-height: 1.1;
  }
  .rows {
    border: 2px solid var(--ctl);
    border-radius: 18px;
    background: var(--card);
  }
  .rows button {
    display: flex;
    align-items: center;
    gap: 10px;
    width: 100%;
    min-height: calc(52px * var(--high));
    padding: 4px 12px 4px 16px;
    border-radius: 16px;
    line-height: 1.1;
  }
  .rows button + button {
    border-top: 2px solid var(--line);
    border-radius: 0 0 16px 16px;
  }
  .rows button:not(:last-child) {
    border-bottom-left-radius: 0;
    border-bottom-right-radius: 0;
  }
  .rows span {
    font-size: calc(17px * var(--k));
    color: var(--ink2);
  }
  .rows b {
    flex: 1 1 0;
    font-size: calc(19px * var(--k));
    font-weight: 700;
    text-align: right;
    text-wrap: balance;
  }
  .rows svg {
    flex: none;
  }
  footer {
    position: sticky;
    bottom: 0;
    display: grid;
    margin-top: auto;
    padding-bottom: 12px;
    background: var(--ground);
  }
  .line {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  .line:has(.seen) {
    padding-bottom: 6px;
  }
  .seen {
    gap: 8px;
    min-height: 48px;
    padding: 4px 14px 4px 12px;
    border-radius: 14px;
    font-size: calc(17px * var(--k));
  }
  .seen span {
    font-weight: 500;
  }
  .note {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 48px;
    font-size: calc(var(--note) * var(--scale));
    line-height: 1.2;
    color: var(--ink2);
  }
  .note svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  u {
    text-underline-offset: 3px;
  }
  footer .main {
    min-height: calc(84px * var(--high));
  }
  footer .main b {
    font-size: calc(33px * var(--k));
  }
  footer .main span {
    font-size: calc(16px * var(--k));
  }
  .details {
    display: grid;
    gap: 6px;
    font-size: calc(18px * var(--scale));
    line-height: 1.3;
  }
  .details h3 {
    margin-top: 8px;
    font-size: calc(20px * var(--scale));
  }
  .cards {
    justify-content: flex-start;
    gap: 12px;
    margin-top: 12px;
    font-size: calc(19px * var(--scale));
    text-align: left;
  }
  @media (max-width: 375px) {
    .page {
      --pad: 14px;
    }
  }
  @media (max-width: 699px) and (max-height: 659px) {
    header {
      min-height: 80px;
    }
    main {
      gap: 8px;
      padding-top: 8px;
    }
    footer {
      padding-bottom: 8px;
    }
    footer .main {
      min-height: 80px;
    }
  }
  @media (min-height: 780px) {
    .page {
      --k: calc(1.08 * var(--scale));
      --high: var(--k);
    }
  }
  @media (min-width: 700px) and (min-height: 600px) {
    .page {
      --k: calc(1.28 * var(--scale));
      --high: var(--k);
      --note: 19px;
      --pad: 28px;
    }
    h1 {
      font-size: 34px;
    }
    header {
      min-height: 104px;
    }
    header span {
      font-size: 19px;
    }
  }
  /* Large type is as large as leaves all rows in view. */
  @media (min-width: 700px) and (min-height: 600px) and (max-height: 860px) {
    .page {
      --k: min(1.28 * var(--scale), 1.3);
    }
  }

  /* The head stands at the left: with the motif where there is height for it. */
  @media (max-height: 500px) and (min-width: 780px), (min-width: 900px) and (min-height: 600px) {
    .page {
      grid-template: minmax(0, 1fr) / var(--head) minmax(0, 1fr);
      --head: 200px;
    }
    header {
      flex-direction: column;
      align-items: flex-start;
      padding: 8px 30px 16px 12px;
    }
    header > div {
      padding-left: 8px;
    }
    .hem {
      bottom: 50%;
      left: auto;
      right: 0;
      translate: calc(50% - 11px) 50%;
      rotate: -90deg;
    }
  }
  @media (max-height: 500px) and (min-width: 640px) {
    header {
      min-height: 0;
      padding-block: 0 20px;
    }
    main {
      display: grid;
      grid-template: 'top rows' auto 'way rows' 1fr 'note start' auto / minmax(0, 1fr) minmax(0, 1fr);
      gap: 8px 16px;
      max-width: none;
      padding-block: 6px 8px;
    }
    .top .key,
    .way .key {
      min-height: 52px;
    }
    /* Three digits in a fifth of half the width. */
    .harder small {
      font-size: 16px;
    }
    .rows button {
      min-height: 48px;
    }
    .top {
      grid-area: top;
    }
    .way {
      grid-area: way;
    }
    .rows {
      grid-area: rows;
      align-self: start;
    }
    footer {
      display: contents;
    }
    .line {
      grid-area: note;
    }
    #start {
      grid-area: start;
      position: sticky;
      bottom: 0;
      min-height: 60px;
    }
    #start b {
      font-size: calc(26px * var(--k));
    }
    h1 {
      font-size: 22px;
    }
    .top .word {
      font-size: calc(16px * var(--k));
    }
  }
  @media (min-width: 900px) and (min-height: 600px) {
    .page {
      --head: 360px;
    }
    header {
      padding: 28px 44px 28px 20px;
    }
    main {
      padding: 28px 40px 0;
    }
    h1 {
      font-size: 46px;
      line-height: 1.05;
      letter-spacing: -0.02em;
    }
    header span {
      display: block;
      margin: 6px 0 20px;
    }
    header p {
      display: block;
      font-size: 21px;
      line-height: 1.35;
    }
    .motif {
      display: block;
      width: 100%;
      margin-top: auto;
      padding-left: 8px;
    }
    footer {
      padding-bottom: 28px;
    }
  }
`;
