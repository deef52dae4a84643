import { css } from 'lit';

/** What is looked at in the bot's field: the hero, the drawn card, boards. */
export const sceneStyles = css`
  .scene {
    display: flex;
    align-items: stretch;
    justify-content: space-between;
    gap: 12px;
    flex: 0 1 auto;
    min-height: 0;
    --card: min(195px, 23dvh);
    --board: min(195px, 23dvh);
    --hero: min(100cqh / 0.84, var(--limit));
  }
  .hero-1 {
    --limit: min(292px, 34.6dvh, 70vw);
  }
  .hero-2 {
    --limit: min(230px, 28dvh, 56vw);
  }
  .hero-3 {
    --limit: min(190px, 24dvh, 44vw);
  }
  .hero-1.beside {
    --limit: min(260px, 31dvh, 60vw);
  }
  .hero-2.beside {
    --limit: min(150px, 19dvh, 36vw);
  }
  .hero-3.beside {
    --limit: min(104px, 14dvh, 25vw);
  }
  /* The sentence first: the hero, the card and the board have the height that it leaves. */
  .flexible {
    flex: 1 1 0;
    min-height: 96px;
    max-height: max(var(--limit, 0px) * 0.84, var(--room, 0px));
    container-type: size;
  }
  .flexible.beside {
    --room: var(--card);
  }
  .flexible:has(.board) {
    --room: var(--board);
    min-height: 140px;
  }
  .boards {
    flex: 1 1 auto;
    justify-content: center;
  }
  .boards .board:not(.whole) {
    max-height: max(250px, 34dvh);
  }
  /* The circle has the height that the belongings and the player's keys leave. */
  .boards:has(.square) {
    flex: 1 1 0;
    min-height: 160px;
    max-height: max(250px, 34dvh);
  }
  /* More than a phone has room for: the next board shows its edge and can be drawn in. */
  .boards:has(.board:nth-child(2)) {
    justify-content: flex-start;
    overflow: auto hidden;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    margin-inline: -16px;
    padding-inline: 16px;
    scroll-padding-inline: 16px;
  }
  .boards .board:not(:only-child) {
    flex: 1 0 88%;
    scroll-snap-align: start;
    overflow: hidden auto;
  }
  card-face {
    flex: none;
    height: min(var(--card), 100cqh);
    margin-left: auto;
  }
  .spare {
    display: none; /* a phone has room for one of the two */
  }
  .board {
    flex: 1 1 60%;
    display: grid;
  }
  .board:not(.whole) {
    max-height: min(var(--board), 100cqh);
  }
  .board > * {
    min-height: 0;
    max-height: inherit;
  }
  @media (min-width: 900px) and (min-height: 600px) {
    .scene {
      --card: min(320px, 42dvh);
      --board: min(420px, 46dvh);
    }
    .spare {
      display: block;
    }
    /* Two rows of seven want the width that hero and card leave. */
    .scene:has(.wide):has(.spare) {
      --card: min(240px, 31dvh);
      --limit: min(150px, 20dvh);
    }
    .boards .board:not(:only-child) {
      flex: 1 1 0;
      max-height: 60dvh;
    }
    .boards:has(.square),
    .boards .square:not(.whole) {
      max-height: 60dvh;
    }
  }
  @media (max-height: 640px) {
    .scene {
      --board: 34dvh;
    }
    .flexible,
    .flexible:has(.board) {
      min-height: 64px;
    }
  }
  /* A map needs the whole width: the hero stands above it. */
  .scene:has(.map) {
    flex-direction: column;
    --limit: min(120px, 14dvh);
    --map: max(190px, 24dvh);
  }
  .flexible:has(.map) {
    max-height: calc(var(--limit) * 0.84 + 12px + var(--map));
    min-height: 240px;
    container-type: normal;
  }
  .scene:has(.map) .spare {
    display: none;
  }
  .scene .map:not(.whole) {
    flex: 1 1 0;
    min-height: 100px;
    max-height: none;
  }
  .boards .map:not(.whole) {
    flex: none;
    height: max(250px, 36dvh);
  }
  /* On a short phone sentence and hint come before the map, and its buttons stay above the edge. */
  @media (max-height: 760px) and (orientation: portrait) {
    .flexible:has(.map) {
      min-height: 196px;
    }
    .boards .map:not(.whole) {
      height: 28dvh;
    }
  }
  @media (min-width: 900px) and (min-height: 600px) {
    .scene:has(.map) {
      --map: 42dvh;
    }
    .boards .map:not(.whole) {
      height: 62dvh;
    }
  }
  /* What is left of the field beside a question: the board and the card, if they fit. */
  .rest {
    flex: 1 1 0;
    min-height: 0;
    container-type: size;
  }
  .rest .scene {
    display: none;
    height: 100%;
    align-items: center;
  }
  .rest .scene:has(.map) {
    align-items: stretch;
  }
  .rest .board:not(.whole) {
    height: 100%;
    max-height: min(420px, 100cqh);
  }
  @container (min-height: 120px) {
    .rest .scene {
      display: flex;
    }
    .rest card-face {
      display: block;
    }
  }
  @media (orientation: landscape) {
    .hero-1,
    .hero-1.beside {
      --limit: min(236px, 40dvh, 24vw);
    }
    .hero-2,
    .hero-3 {
      --limit: min(172px, 32dvh, 16vw);
    }
    .hero-2.beside,
    .hero-3.beside {
      --limit: min(150px, 30dvh, 14vw);
    }
  }
`;
