import { css } from 'lit';
import { low } from '../styles/rooms.ts';

/** A card beside its keys; on a phone above them, and always in view while it is corrected. */
export const cardStyles = css`
  .card {
    display: grid;
    gap: 16px;
  }
  figure {
    position: sticky;
    top: 56px;
    z-index: 1;
    justify-self: center;
    width: max(120px, min(100%, 34dvh, 71.4dvh - 286px));
    padding: 4px 0;
    background: var(--ground);
  }
  .wide figure {
    position: static;
    width: 100%;
  }
  .wide figure svg {
    width: auto;
    max-width: 100%;
    max-height: calc(100dvh - 150px);
    margin: auto;
  }
  .editing figure {
    width: min(100%, 22dvh);
  }
  .editing.wide figure {
    position: sticky;
    width: min(100%, 30dvh);
  }
  figure svg {
    width: 100%;
    border-radius: 4.7% / 3.4%;
    outline: 1px solid var(--line);
    background: #fff;
  }
  .keys {
    display: grid;
    gap: 12px;
    align-content: start;
  }
  .end {
    position: sticky;
    bottom: -1px;
    display: grid;
    grid-template-columns: 1fr 2fr;
    gap: 8px;
    padding: 10px 0;
    background: var(--ground);
  }
  .end p {
    grid-column: 1 / -1;
  }
  .end .main {
    min-height: 64px;
  }
  .question {
    font-size: calc(24px * var(--scale));
    font-weight: 700;
    text-align: center;
  }
  [role='alert'] {
    font-weight: 700;
  }
  [role='alert']:empty {
    display: none;
  }
  .key {
    gap: 10px;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 4px 16px;
    font-size: calc(17px * var(--scale));
  }
  dt {
    color: var(--ink2);
  }
  dd {
    font-weight: 600;
  }
  /* A board leaves its question in view; what it says in words stands below. */
  .wide:has(figure) dl {
    order: 1;
  }
  @media (max-width: 599px) {
    .wide:not(.editing) figure svg {
      max-height: min(50dvh, 100dvh - 400px * var(--scale));
    }
  }
  @media (min-width: 600px) {
    .card:not(.wide):has(figure) {
      grid-template-columns: auto 1fr;
      align-items: start;
    }
    .card:not(.wide) figure {
      width: min(240px, 71.4dvh - 93px);
    }
  }
  @media ${low} {
    .wide:has(figure) {
      grid-template: auto 1fr / minmax(0, 46%) minmax(0, 1fr);
    }
    .wide:not(.editing) figure {
      grid-row: 1 / -1;
    }
    .wide:not(.editing) figure svg {
      max-height: calc(100dvh - 126px);
    }
    .keys:has(.drawn) {
      grid-template: 'drawn title' auto 'drawn choices' auto 'drawn end' 1fr / auto minmax(0, 1fr);
    }
    .keys:has(.drawn) section {
      display: contents;
    }
    .keys:has(.drawn) h3 {
      grid-area: title;
    }
    .keys .drawn {
      grid-area: drawn;
      width: min(46vw, 100dvh - 116px);
    }
    .keys:has(.drawn) .choices {
      grid-area: choices;
    }
    .keys:has(.drawn) .end {
      grid-area: end;
      align-self: end;
    }
  }
`;
