import { css } from 'lit';

export const formLayout = css`
  :host,
  .more {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
  }
  h2,
  legend {
    margin-bottom: 6px;
    padding: 0;
    font-size: 18px;
    font-weight: 500;
    color: var(--ink2);
  }
  fieldset {
    min-width: 0;
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
  input[type='checkbox'] {
    flex: none;
    width: 28px;
    height: 28px;
    margin: 0;
    accent-color: var(--ink);
  }
  .choices {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(104px, 1fr));
    gap: 6px;
  }
  .key {
    min-height: 52px;
    padding: 6px 8px;
    border-radius: 14px;
    font-size: calc(17px * var(--scale));
    cursor: pointer;
  }
  .hint {
    margin-top: -10px;
    color: var(--ink2);
  }
  summary {
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details[open] summary {
    margin-bottom: 18px;
  }
  .numbers {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
    gap: 12px;
  }
  .number {
    display: grid;
    gap: 4px;
    align-content: space-between;
    font-weight: 500;
    color: var(--ink2);
  }
  .number input,
  .number select {
    width: 100%;
    min-height: 52px;
    padding: 0 12px;
    border: 2px solid var(--ctl);
    border-radius: 14px;
    background: var(--card);
    color: var(--ink);
    font: inherit;
    font-weight: 700;
  }
`;
