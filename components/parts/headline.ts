import { css, html, type TemplateResult } from 'lit';

/** How far a game is, in one line: what goes where the room is short stands last, and goes as a whole. */
export const headline = (words: string): TemplateResult[] =>
  words.split(' · ').map((part, n) => html`<span>${n > 0 ? ' · ' : ''}${part}</span>`);

/** Beside the heading of a turn in a list. */
export const headlineStyles = css`
  h3:has(.headline) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(56%);
    align-items: baseline;
    gap: 12px;
    line-height: 1.2;
  }
  h3 .headline {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    column-gap: 5px;
    height: 1.2em;
    overflow: hidden;
    white-space: nowrap;
    font-size: 16px;
    font-weight: 500;
    color: var(--ink2);
  }
`;
