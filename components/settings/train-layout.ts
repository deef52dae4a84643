import { css } from 'lit';

/** The wizard: one word at a time, huge; before and after it, what is known. */
export const training = css`
  main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    max-width: 720px;
    margin: 0 auto;
    padding: 16px 16px 28px;
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
    font-size: 34px;
    letter-spacing: -0.02em;
  }
  h2 {
    font-size: 20px;
  }
  label {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    font-weight: 600;
  }
  .key {
    gap: 10px;
    font-size: calc(19px * var(--scale));
  }
  .key[data-group] {
    justify-content: space-between;
    text-align: left;
  }
  .key span {
    flex: none;
    max-width: 45%;
    font-weight: 500;
    color: var(--ink2);
    text-align: right;
  }
  .word {
    padding: 40px 8px;
    border: 4px solid var(--ctl);
    border-radius: 24px;
    font-size: calc(min(64px, 15vw) * var(--scale));
    font-weight: 700;
    line-height: 1.05;
    text-align: center;
    overflow-wrap: anywhere;
  }
  .word.heard {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--on-ink);
  }
  progress {
    width: 100%;
    height: 14px;
    accent-color: var(--ink);
  }
  .level {
    height: 20px;
  }
  .flaw {
    min-height: 1.3em;
    font-weight: 700;
  }
  .result {
    font-size: calc(26px * var(--scale));
    font-weight: 700;
  }
  .words {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .words .key {
    min-height: 48px;
    padding: 6px 14px;
  }
  .missed {
    border-width: 4px;
    border-style: dashed;
  }
`;
