import { css } from 'lit';

/** Decks one below the other, their cards side by side. */
export const layout = css`
  main {
    display: grid;
    gap: 20px;
    max-width: 1080px;
  }
  h1 {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 4px 12px;
    font-size: 24px;
  }
  h2 span {
    font-size: 17px;
    font-weight: 500;
    color: var(--ink2);
  }
  p {
    font-size: calc(17px * var(--scale));
    color: var(--ink2);
  }
  p:empty {
    display: none;
  }
  [role='status'] {
    position: sticky;
    top: 0;
    z-index: 1;
    padding: 10px 0;
    background: var(--ground);
    color: var(--ink);
    font-weight: 700;
  }
  aside li {
    display: grid;
    gap: 2px;
    padding: 8px 0;
    border-top: 2px solid var(--line);
  }
  aside {
    display: grid;
    gap: 12px;
    padding: 14px 16px;
    border: 2px solid var(--ink);
    border-radius: 16px;
  }
  section {
    display: grid;
    gap: 12px;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .key {
    gap: 10px;
    min-height: 56px;
    font-size: calc(18px * var(--scale));
  }
  .choices .key {
    flex: 1 1 auto;
    min-height: 48px;
    padding: 4px 12px;
    font-size: calc(17px * var(--scale));
  }
  .board {
    max-width: 560px;
    background: #fff;
    outline: 1px solid var(--line);
  }
  ul.faces {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
    gap: 16px;
  }
  ul.names {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
    gap: 8px;
  }
  li button {
    display: grid;
    gap: 6px;
    width: 100%;
    height: 100%;
    align-content: start;
  }
  .faces li button > svg {
    width: 100%;
    border-radius: 4.7% / 3.4%;
    outline: 1px solid var(--line);
  }
  .names li button {
    padding: 12px 14px;
    border: 2px solid var(--ctl);
    border-radius: 16px;
    background: var(--card);
  }
  .names b {
    font-size: calc(19px * var(--scale));
  }
  li span {
    font-size: calc(16px * var(--scale));
    color: var(--ink2);
  }
  .from {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
  }
  .from i {
    display: flex;
    align-items: center;
    gap: 6px;
    font-style: normal;
  }
  .from svg {
    width: 12px;
    height: 12px;
  }
  .deeds {
    grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  }
  label.key {
    cursor: pointer;
  }
  label.key:focus-within {
    outline: 4px solid var(--ink);
    outline-offset: 2px;
  }
`;
