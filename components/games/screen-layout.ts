import { css } from 'lit';
import { widest } from '../styles/rooms.ts';

export const screenLayout = css`
  main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 12px;
    flex: 1;
    max-width: 760px;
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  select {
    min-width: 0;
    min-height: 48px;
    font-size: calc(17px * var(--scale));
  }
  h1 {
    line-height: 1.1;
  }
  h2 {
    padding: 4px 0 6px;
    font-size: calc(19px * var(--scale));
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .choices .key {
    min-height: 48px;
    padding: 0 18px;
    border-radius: 24px;
    font-size: calc(18px * var(--scale));
    font-weight: 600;
  }
  .pair {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
  }
  .pair .key {
    gap: 10px;
    min-height: 56px;
    padding-block: 4px;
    font-size: calc(17px * var(--scale));
    cursor: pointer;
  }
  label.key:focus-within {
    outline: 4px solid var(--ink);
    outline-offset: 2px;
  }
  @media (min-width: 700px) and (min-height: 600px) {
    main {
      gap: 18px;
    }
  }
  @media ${widest} {
    main {
      max-width: 1240px;
    }
  }
`;
