import { css } from 'lit';

/** Choices left, preview right; on a phone one above the other. */
export const layout = css`
  :host {
    display: flex;
    flex-direction: column;
    min-height: 100dvh;
  }
  main {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
    gap: 28px;
    width: 100%;
    max-width: 1080px;
    margin: 0 auto;
    padding: 20px 20px 28px;
  }
  section {
    display: grid;
    gap: 18px;
    align-content: start;
  }
  h1 {
    display: flex;
    align-items: center;
    gap: 12px;
    font-size: 34px;
    font-weight: 700;
    letter-spacing: -0.02em;
  }
  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  nav a {
    display: grid;
    gap: 4px;
    padding: 6px;
    border: 4px solid transparent;
    border-radius: 14px;
    font-size: 16px;
    text-align: center;
  }
  nav a[aria-current='page'] {
    border-color: var(--ink);
    font-weight: 700;
  }
  nav svg {
    width: 64px;
    margin: auto;
    border-radius: 5px;
  }
  h2,
  legend {
    margin-bottom: 8px;
    padding: 0;
    font-size: 20px;
    font-weight: 700;
  }
  p {
    color: var(--ink2);
  }
  p:empty {
    display: none;
  }
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 52px;
    font-size: calc(18px * var(--scale));
    font-weight: 600;
    cursor: pointer;
  }
  input {
    flex: none;
    width: 28px;
    height: 28px;
    margin: 0;
    accent-color: var(--ink);
  }
  .choices {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px;
  }
  .key {
    gap: 10px;
    min-height: 60px;
    font-size: calc(18px * var(--scale));
  }
  .previews {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 18px;
  }
  figure {
    display: grid;
    gap: 8px;
    align-content: start;
  }
  figure svg {
    width: 100%;
    background: #fff;
    outline: 1px solid var(--line);
  }
  .face svg,
  .back svg {
    border-radius: 4.7% / 3.4%;
  }
  figcaption {
    font-size: 16px;
    color: var(--ink2);
  }
`;
