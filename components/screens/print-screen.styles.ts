import { css } from 'lit';

export const styles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 26rem) minmax(0, 1fr);
    background: var(--ground, #e6e8e4);
    color: var(--ink, #14181b);
    line-height: 1.3;
  }
  @media (max-width: 55rem) {
    :host {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  section {
    padding: 20px;
    display: grid;
    gap: 18px;
    align-content: start;
  }
  .choices {
    background: var(--card, #fff);
  }
  h1 {
    display: flex;
    align-items: center;
    gap: 12px;
    margin: 0;
    font-size: 34px;
    font-weight: 700;
    letter-spacing: -0.025em;
  }
  h2 {
    margin: 0;
    font-size: 20px;
    font-weight: 700;
  }
  p {
    margin: 0;
    font-size: 17px;
    color: var(--ink2, #40474c);
  }
  fieldset {
    display: grid;
    gap: 6px;
    margin: 0;
    padding: 0;
    border: 0;
    min-width: 0;
  }
  legend {
    padding: 0 0 4px;
    font-size: 17px;
    color: var(--ink2, #40474c);
  }
  .segments {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    border: 2px solid var(--ctl, #6b7378);
    border-radius: 18px;
    overflow: hidden;
  }
  .segments label {
    display: grid;
    place-items: center;
    min-height: 48px;
    font-size: 18px;
    font-weight: 600;
    cursor: pointer;
  }
  .segments label + label {
    border-left: 2px solid var(--ctl, #6b7378);
  }
  .segments input {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  .segments label:has(:checked) {
    background: var(--ink, #14181b);
    color: var(--card, #fff);
  }
  .segments label:has(:focus-visible) {
    outline: 3px solid var(--ink, #14181b);
    outline-offset: -7px;
    outline-color: currentColor;
  }
  .check {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    font-size: 18px;
    font-weight: 600;
    cursor: pointer;
  }
  .check input {
    width: 28px;
    height: 28px;
    margin: 0;
    accent-color: var(--ink, #14181b);
  }
  button,
  a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 10px;
    box-sizing: border-box;
    min-height: 64px;
    padding: 8px 16px;
    border: 2px solid var(--ctl, #6b7378);
    border-radius: 20px;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 20px;
    font-weight: 700;
    text-decoration: none;
    cursor: pointer;
  }
  .main {
    flex-direction: column;
    gap: 2px;
    min-height: 96px;
    border: 0;
    background: var(--deep, #14181b);
    color: #fff;
    font-size: 30px;
    letter-spacing: -0.015em;
  }
  .main span {
    font-size: 18px;
    font-weight: 500;
    letter-spacing: 0;
    color: var(--bright, #fff);
  }
  .main[disabled] {
    background: var(--ctl, #6b7378);
    cursor: default;
  }
  .main[disabled] span {
    color: #fff;
  }
  .files {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 10px;
  }
  .status:empty {
    display: none;
  }
  .previews {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    gap: 18px;
    align-items: end;
  }
  figure {
    display: grid;
    gap: 8px;
    margin: 0;
  }
  figure svg {
    display: block;
    width: 100%;
    background: #fff;
    outline: 1px solid var(--line, #b4b9b4);
  }
  .card svg {
    border-radius: 4.7% / 3.4%;
  }
  figcaption {
    font-size: 16px;
    color: var(--ink2, #40474c);
  }
`;
