import { css } from 'lit';
import { low, wide } from '../styles/rooms.ts';

/** What is looked at in the bot's field: the hero, the drawn card, boards. */
export const sceneStyles = css`
  /* The sentence first: the hero, the card and the board have the height that it leaves. */
  .scene {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    flex: 1 1 0;
    min-height: 0;
    container-type: size;
    --hero: min(100cqh / 0.84, var(--limit, 0px));
  }
  .scene.still {
    flex: none;
    container-type: normal;
  }
  .hero-1 {
    --limit: min(292px, 62cqw);
  }
  .hero-2 {
    --limit: min(230px, 50cqw);
  }
  .hero-3 {
    --limit: min(190px, 38cqw);
  }
  .hero-1.beside {
    --limit: min(236px, 42cqw);
  }
  .hero-2.beside {
    --limit: min(150px, 30cqw);
  }
  .hero-3.beside {
    --limit: min(104px, 22cqw);
  }
  card-face {
    flex: none;
    height: min(320px, 100cqh);
    max-width: 46cqw;
    margin-left: auto;
  }
  .spare {
    display: none; /* a phone has room for one of the two */
  }
  .board {
    display: grid;
    min-width: 0;
    min-height: 0;
  }
  .scene > .board {
    flex: 1 1 60%;
    align-self: stretch;
  }
  /* A map needs the whole width: the hero stands above it. */
  .scene:has(.map) {
    flex-direction: column;
    align-items: stretch;
    --limit: 26cqh;
  }
  .scene:has(.map) .map {
    flex: 1 1 0;
  }
  .scene:has(.map) :is(.spare, card-face) {
    display: none;
  }
  /* What lies on the table in the player's turn: all of it, as large as it can be. */
  .boards {
    display: flex;
    flex-direction: column;
    flex: 1 1 0;
    gap: 8px;
    min-height: 0;
    margin-inline: calc(4px - var(--margin));
  }
  .boards > .board {
    flex: 1 1 0;
  }
  .boards > .board.wide:not(:only-child) {
    flex: 0 0 30%;
  }
  .reminder {
    flex: 1 1 0;
    min-height: 0;
    container-type: size;
  }
  .reminder card-face {
    height: min(320px, 100cqh);
    max-width: 100cqw;
    margin: 0 auto;
  }
  @container (max-height: 119px) {
    .reminder card-face {
      display: none;
    }
  }
  @media ${low} {
    .boards {
      flex-direction: row;
    }
    .boards > .board.wide:not(:only-child) {
      flex: 0 0 46%;
    }
  }
  @media ${wide} {
    .boards {
      flex-direction: row;
      gap: 20px;
      margin-inline: 0;
    }
    .boards:has(.map) {
      margin-inline: calc(10px - var(--margin));
    }
    .boards > .board.wide:not(:only-child) {
      flex: 0 0 34%;
    }
    .spare {
      display: block;
      max-width: 30cqw;
    }
  }
`;
