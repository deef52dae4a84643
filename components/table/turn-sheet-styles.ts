import { css } from 'lit';
import { low, narrow, short, tablet, tall, wide, widest } from '../styles/rooms.ts';

/** The measures are those of the composition that the room allows; see `give`. */
export const turnStyles = css`
  :host {
    --hero-size: 88px;
    --hero-room: 100px;
    --words: 42px;
    --details: 19px;
    --row: 7px;
  }
  .turn {
    flex: none;
    margin: 0 calc(-1 * var(--margin));
  }
  /* What the hero counts stands above it in one word. */
  .turn:has(.hero span),
  .asks:has(.hero span) {
    --least: 88px;
  }
  .row {
    --column: max(var(--least, 0px), var(--hero-room) * var(--scale) * var(--fit, 1));
    position: relative;
    display: grid;
    grid-template-columns: var(--column) minmax(0, 1fr);
    align-items: center;
    padding: var(--row) 8px var(--row) 0;
    transition:
      background-color var(--band),
      opacity var(--fade);
    @starting-style {
      opacity: 0;
    }
  }
  .row.bare {
    grid-template-columns: minmax(0, 1fr);
    padding: max(5px, var(--row)) 8px max(5px, var(--row)) var(--margin);
  }
  /* In line with the words of the others. */
  .in-line > .bare {
    padding-left: var(--column);
  }
  .row + .row::after {
    content: '';
    position: absolute;
    inset: 0 var(--margin) auto;
    border-top: 2px solid var(--rule);
  }
  .row.on::after,
  .on + .row::after {
    border: 0;
  }
  /* What is asked stays as large as a long sentence, however small what was told becomes. */
  .asks {
    --floor: calc(24px * var(--scale));
    flex: none;
    margin: 0 calc(-1 * var(--margin));
  }
  .hero {
    --glyph: var(--hero-size) * var(--scale) * var(--fit, 1);
    padding-left: 8px;
    text-align: center;
    color: var(--bright);
    font-size: calc(var(--glyph));
    line-height: 0.74;
    letter-spacing: -0.05em;
  }
  .hero b {
    font-weight: 700;
  }
  .hero span {
    display: block;
    margin-bottom: 9px;
    font-size: 16px;
    font-weight: 600;
    line-height: 1.1;
    letter-spacing: 0;
    white-space: nowrap;
    color: var(--quiet);
  }
  .long-2 {
    font-size: max(20px, 0.78 * var(--glyph));
  }
  .long-3 {
    font-size: max(20px, 0.56 * var(--glyph));
  }
  .long-4 {
    font-size: max(20px, 0.42 * var(--glyph));
  }
  .words {
    padding: 0 0 0.06em 4px;
    font-size: max(var(--floor, 18px), var(--words) * var(--scale) * var(--fit, 1));
    font-weight: 600;
    line-height: 1;
    letter-spacing: -0.02em;
    text-wrap: balance;
    hyphens: manual;
  }
  .less .words {
    font-size: max(var(--floor, 18px), var(--words) * 0.74 * var(--scale) * var(--fit, 1));
    line-height: 1.06;
  }
  .least .words {
    font-size: max(var(--floor, 18px), var(--words) * 0.56 * var(--scale) * var(--fit, 1));
    line-height: 1.12;
    letter-spacing: -0.01em;
  }
  .detail {
    margin-top: 5px;
    padding-left: 4px;
    font-size: calc(var(--details) * var(--scale));
    line-height: 1.2;
  }
  .on {
    background: var(--lit);
  }
  .on::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 6px;
    background: var(--bright);
  }
  .done :is(.hero, .words, .detail) {
    color: var(--quiet);
    font-weight: 500;
  }
  .done .detail::before {
    content: '✓ ';
  }
  /* Keys stand beside the words where they have room, else below them. */
  .said {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  .said > div {
    flex: 9999 1 auto;
    min-width: 0;
  }
  /* Two stand beside each other, their words rather on two lines. */
  .otherwise {
    flex: 1 1 auto;
    display: flex;
    gap: 6px 8px;
    min-width: 0;
    margin: 3px calc(var(--margin) - 8px) 3px 4px;
  }
  /* Many of them: below the words as long as they have room there, else from the margin on. */
  .row > .otherwise {
    grid-column: 1 / -1;
    margin: 3px calc(var(--margin) - 8px) 3px var(--margin);
  }
  .bare > .otherwise {
    margin-left: 0;
  }
  .row > .otherwise:has(.unless:nth-child(4)) {
    flex-wrap: wrap;
  }
  .row:not(.bare) > .otherwise:not(:has(.unless:nth-child(4)))::before {
    content: '';
    flex: 0 9999 calc(var(--column) - var(--margin) - 4px);
  }
  .unless {
    min-width: min-content;
    min-height: 48px;
    padding: 0 12px;
    border: 2px solid var(--rule);
    border-radius: 14px;
    font-size: 17px;
    font-weight: 600;
    line-height: 1.1;
    text-wrap: balance;
  }
  /* Empty it takes no gap. */
  .below {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 12px;
    margin-top: calc(-1 * var(--gap));
  }
  .below > * {
    margin-top: var(--gap);
  }
  .folded {
    flex: 1 1 50%;
    padding: 4px 0;
    font-size: calc(17px * var(--scale));
    line-height: 1.2;
    color: var(--quiet);
  }
  .folded::before {
    content: '– ';
  }
  .told {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 0 14px;
    font-size: calc(17px * var(--scale));
    line-height: 1.3;
    color: var(--quiet);
  }
  .told b {
    color: var(--bright);
  }
  .plan {
    flex: none;
    align-self: flex-start;
    min-height: 48px;
    padding: 0 18px;
    border: 2px solid var(--rule);
    border-radius: 14px;
    font-weight: 600;
  }
  .plan.back {
    margin-bottom: -4px;
  }
  header .plan {
    width: auto;
    min-width: 48px;
    align-self: center;
    margin: 0 4px 0 0;
    padding: 0 10px;
    border-radius: 14px;
  }
  @media ${narrow} {
    header .plan {
      margin: 0;
      padding: 0 6px;
    }
  }
  @media ${narrow} {
    .unless {
      padding: 2px 8px;
    }
  }
  @media (max-width: 340px) {
    header .plan {
      padding: 0 4px;
    }
    header b {
      column-gap: 5px;
      font-size: 17px;
    }
  }
  /* What the player does with the board below. */
  .tap {
    flex: none;
    font-size: calc(20px * var(--scale));
    font-weight: 700;
    line-height: 1.1;
    letter-spacing: -0.01em;
    color: var(--bright);
  }
  @media ${short} {
    .tap {
      display: none;
    }
  }
  .map-below {
    flex: 1 1 0;
    min-height: 112px;
    display: flex;
    gap: 12px;
  }
  .map-below .board {
    flex: 1 1 0;
  }
  /* Its spaces can be told from each other. */
  :host(:not([data-gives~='room'])) .map-below:has(.map) {
    min-height: min(57vw, 220px);
  }
  /* Nothing in a drawing depends on them: it need not be looked at when they change. */
  .board {
    --fit: 1;
    --hero-size: 0;
    --hero-room: 0;
    --words: 0;
    --row: 0;
  }
  @media ${tall} {
    :host {
      --hero-size: 96px;
      --hero-room: 102px;
      --words: 42px;
      --details: 20px;
      --row: 14px;
    }
  }
  @media ${narrow} {
    :host {
      --hero-size: 78px;
      --hero-room: 88px;
      --words: 38px;
      --details: 18px;
      --row: 8px;
    }
  }
  @media ${low} {
    :host {
      --hero-size: 80px;
      --hero-room: 104px;
      --words: 36px;
      --details: 18px;
      --row: 6px;
    }
  }
  @media ${low} {
    .map-below {
      min-height: 108px;
    }
    :host(:not([data-gives~='room'])) .map-below:has(.map) {
      min-height: 50dvh;
    }
  }
  @media ${tablet} {
    .tap {
      font-size: calc(26px * var(--scale));
    }
    .below:has(.tap) + .map-below:not(:has(.wide)) {
      min-height: 176px;
    }
    :host(:not([data-gives~='room'])) .below:has(.tap) + .map-below:not(:has(.wide)) {
      min-height: 232px;
    }
    :host(:not([data-gives~='room'])) .map-below:has(.map) {
      min-height: 250px;
    }
    :host {
      --hero-size: 116px;
      --hero-room: 156px;
      --words: 54px;
      --details: 24px;
      --row: 16px;
    }
    .turn:has(.hero span),
    .asks:has(.hero span) {
      --least: 112px;
    }
    .asks {
      --floor: calc(30px * var(--scale));
    }
    .hero span {
      font-size: 20px;
      margin-bottom: 12px;
    }
    .folded,
    .told {
      font-size: 20px;
    }
  }
  @media ${wide} {
    :host {
      --hero-size: 100px;
      --hero-room: 140px;
      --words: 48px;
      --details: 22px;
      --row: 10px;
    }
  }
  @media ${widest} {
    :host {
      --hero-size: 108px;
      --hero-room: 156px;
      --words: 52px;
      --details: 23px;
      --row: 10px;
    }
  }
  /* A few rows without a board below them take its room. */
  @media ${tablet} and (min-height: 740px) {
    .body:not(:has(.map-below, .asks)) > .turn:not(:has(.row:nth-child(3))) {
      --hero-size: 140px;
      --hero-room: 176px;
      --words: 64px;
      --details: 27px;
      --row: 20px;
    }
  }
  @media ${widest} and (min-height: 740px) {
    .body:not(:has(.map-below, .asks)) > .turn:not(:has(.row:nth-child(4))) {
      --hero-size: 132px;
      --hero-room: 172px;
      --words: 64px;
      --details: 27px;
      --row: 18px;
    }
  }
  @media (min-width: 1600px) and (min-height: 860px) {
    :host {
      --hero-size: 140px;
      --hero-room: 190px;
      --words: 68px;
      --details: 29px;
      --row: 16px;
    }
  }
  /* So does a question that has the field for itself. */
  @media ${wide} {
    :host([data-gives~='rows']) .asks {
      --words: 64px;
    }
  }
  /* Rows stand side by side above a board that is wide. */
  @media ${widest} {
    .turn.beside {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      column-gap: 10px;
      --hero-size: 92px;
      --hero-room: 116px;
      --words: 40px;
    }
    .beside .row::after {
      border: 0;
    }
    /* They begin at one height, however much each of them says. */
    .turn.beside > .row {
      align-items: start;
    }
    .beside .hero {
      margin-top: 7px;
    }
    .beside .hero:has(span) {
      margin-top: 0;
    }
    .turn.beside.many {
      grid-auto-flow: row;
      grid-template-columns: 1fr 1fr;
    }
    .turn.beside.three {
      --hero-size: 80px;
      --hero-room: 100px;
      --least: 100px;
      --words: 35px;
    }
    .three .hero span {
      font-size: 17px;
    }
    /* Two keys stand below each other rather than beyond their column. */
    .three .otherwise {
      flex-wrap: wrap;
      margin-right: 0;
    }
  }
  @media ${low} {
    @container field (min-width: 420px) {
      .turn.beside:not(.three):has(.row + .row) {
        display: grid;
        grid-template-columns: 1fr 1fr;
        --hero-size: 64px;
        --hero-room: calc(84px / var(--scale));
        --words: calc(32px / var(--scale));
      }
      .beside:not(.three, .many) .row::after,
      .beside.many .row:nth-child(2)::after {
        border: 0;
      }
    }
  }
  /* Without a board the rows share the height that is left. */
  @media ${low}, (max-width: 699px) {
    :host(:not([data-gives~='list'])) .body:has(.below:last-child) > .turn {
      display: flex;
      flex: 1 1 auto;
      flex-direction: column;
      overflow-y: clip;
    }
    .body:has(.below) > .turn > .row {
      flex: 1 1 auto;
    }
    :host(:not([data-gives~='list'])) .body:has(.below:last-child) > .turn::after {
      content: '';
      flex: 1;
    }
  }
  @media (max-width: 699px) and (orientation: portrait) {
    :host([data-gives~='board']:not([data-gives~='list'])) .body:has(.below) > .turn {
      display: flex;
      flex: 1 1 auto;
      flex-direction: column;
      overflow-y: clip;
    }
    :host([data-gives~='board']) .body:has(.below) > .turn::after {
      content: '';
      flex: 1;
    }
  }
  /* One board that is neither a row nor a map stands beside the rows: a phone that lies has width to spare. */
  @media ${low} {
    @container field (min-width: 420px) {
      :host(:not([data-gives~='board'], [data-gives~='list']))
        .body:has(.below):has(.board:only-child:not(.wide, .map)) {
        display: grid;
        grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) 46%;
        column-gap: 8px;
      }
      :host(:not([data-gives~='board'], [data-gives~='list']))
        .body:has(.below):has(.board:only-child:not(.wide, .map))
        > .turn {
        display: block;
        margin-right: 0;
        --hero-size: 64px;
        --hero-room: calc(72px / var(--scale));
        --least: 76px;
        --words: calc(30px / var(--scale));
      }
      :host(:not([data-gives~='board']))
        .body:has(.below):has(.board:only-child:not(.wide, .map))
        > .map-below {
        grid-area: 1 / 2 / -1;
        min-height: 0;
      }
    }
  }
  /* Where two sheets are needed, it stands beside the key of the other one. */
  @media ${short} {
    :host(:is([data-gives~='first'], [data-gives~='second']):not([data-gives~='board']))
      .body:has(.below):has(.board:only-child:not(.wide, .map)) {
      display: grid;
      grid-template: auto minmax(112px, 1fr) / minmax(0, 1fr) auto;
    }
    :host(:is([data-gives~='first'], [data-gives~='second']))
      .body:has(.below):has(.board:only-child:not(.wide, .map))
      > .turn {
      grid-column: 1 / -1;
    }
    :host(:is([data-gives~='first'], [data-gives~='second']))
      .body:has(.below):has(.board:only-child:not(.wide, .map))
      > .below {
      grid-area: 2 / 2;
      align-content: center;
      max-width: 116px;
    }
    :host(:is([data-gives~='first'], [data-gives~='second']))
      .body:has(.below):has(.board:only-child:not(.wide, .map))
      > .map-below {
      grid-area: 2 / 1;
    }
  }
  /* What is given up where the room is short, in this order; the words come last. */
  :host([data-gives~='folded']) .folded,
  :host([data-gives~='board']) :is(.map-below, .tap),
  :host([data-gives~='tap']) .tap,
  :host([data-gives~='past']) .done .detail,
  :host([data-gives~='details']) .detail,
  .plan.there {
    display: none;
  }
  .plan.there.always,
  :host([data-gives~='board']) .plan.there {
    display: block;
  }
  .plan.turns {
    display: none;
    margin-left: auto;
  }
  :host(:is([data-gives~='first'], [data-gives~='second'])) .plan.turns {
    display: block;
  }
  :host([data-gives~='first']) .second,
  :host([data-gives~='second']) .first {
    display: none;
  }
  :host([data-gives~='size']) {
    --hero-size: 72px;
    --words: 36px;
    --row: 2px;
  }
  @media (max-width: 699px) {
    :host([data-gives~='size']:not([data-gives~='list'])) .turn > .row:not(.terse, .less, .least) .words {
      font-size: max(18px, var(--words) * 0.88 * var(--scale) * var(--fit, 1));
    }
  }
  @media ${tablet} {
    .turn:has(.hero) > .bare:not(.less, .least) {
      padding-left: var(--column);
    }
    :host([data-gives~='size']) {
      --hero-size: 78px;
      --words: 40px;
      --row: 4px;
    }
  }
  /* More rows than there is room for stand in two columns. */
  :host([data-gives~='list']) .turn {
    display: block;
    columns: 2;
    column-gap: 0;
    --hero-size: 56px;
    --hero-room: 52px;
    --least: 54px;
    --words: 36px;
    --row: 4px;
  }
  :host([data-gives~='list']) .turn:not(:has(.row + .row)) {
    columns: 1;
  }
  /* No column is narrower than its words. */
  @container field (max-width: 240px) {
    :host([data-gives~='list']) .turn {
      columns: 1;
    }
  }
  :host([data-gives~='list']) .hero span {
    display: none;
  }
  :host([data-gives~='list']) :is(.less, .least) .words {
    font-size: max(var(--floor, 16px), var(--words) * 0.56 * var(--scale) * var(--fit, 1));
  }
  @container field (max-width: 380px) {
    :host([data-gives~='list']) .turn > .row:not(.less, .least) .words {
      font-size: max(18px, var(--words) * 0.72 * var(--scale) * var(--fit, 1));
    }
  }
  @container field (max-width: 340px) {
    :host([data-gives~='list']) .turn:not(:has(.row:nth-child(5))) {
      columns: 1;
      --hero-size: 44px;
      --row: 2px;
      --words: 44px;
    }
    :host([data-gives~='list']) .turn > .row:not(.less, .least) .words {
      font-size: max(18px, var(--words) * 0.5 * var(--scale) * var(--fit, 1));
    }
  }
  :host([data-gives~='list']) .row.bare {
    padding-left: 12px;
  }
  :host([data-gives~='list']) .row {
    break-inside: avoid;
    border-top: 2px solid var(--rule);
  }
  :host([data-gives~='list']) .row::after {
    border: 0;
  }
  /* Where even that is too much, nothing is cut off for good. */
  :host([data-gives~='list'][data-gives~='belongings']) .body {
    overflow-y: auto;
  }
  /* At last what was told before a question; the question itself stays. */
  :host([data-gives~='rows']) :is(.turn, .told),
  :host([data-gives~='belongings']) ul,
  :host([data-gives~='labels']) :is(ul span, ul .all),
  :host([data-gives~='hints']) :is(.title, .hint) {
    display: none;
  }
  :host([data-gives~='labels']) ul {
    margin-block: -4px;
  }
  :host([data-gives~='labels']) ul li {
    flex: 0 0 auto;
    padding: 0 8px;
  }
  :host([data-gives~='labels']) ul b {
    font-size: calc(24px * var(--scale));
  }
  :host([data-gives~='hints']) .asks {
    --floor: 20px;
  }
  :host([data-gives~='hints']) .body > h1 {
    font-size: max(20px, min(44px, 12.3vw) * var(--scale) * var(--fit, 1));
    line-height: 1.06;
  }
`;
