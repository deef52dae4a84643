import { css } from 'lit';

/** Choices left, preview right; on a phone one above the other. */
export const layout = css`
  main {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }
  @media (min-width: 900px) {
    main {
      grid-template-columns: minmax(360px, 440px) 1fr;
    }
    .preview {
      position: sticky;
      top: 20px;
    }
  }
  .make {
    display: grid;
    gap: 10px;
    padding: 8px 0;
    background: var(--ground);
  }
  @media (min-width: 900px) and (min-height: 700px) {
    .make {
      position: sticky;
      bottom: 0;
      padding-bottom: 20px;
      border-top: 2px solid var(--line);
    }
  }
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
    align-content: start;
    align-self: start;
    min-width: 0;
  }
  h1 {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  p {
    color: var(--ink2);
  }
  p:empty {
    display: none;
  }
  .key {
    flex: 1;
    gap: 10px;
    min-height: 60px;
    font-size: calc(18px * var(--scale));
  }
  .ways {
    flex-wrap: wrap;
    display: flex;
    gap: 8px;
  }
`;
