import { css } from 'lit';
import { low, narrow } from '../styles/rooms.ts';

export const boardStyles = css`
  :host {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    min-width: 0;
    min-height: 0;
    height: 100%;
  }
  .canvas {
    position: relative;
    min-width: 0;
    min-height: 0;
  }
  .still svg {
    position: absolute;
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .outline {
    fill: transparent;
    stroke: none;
    stroke-linejoin: round;
  }
  .dim {
    opacity: 0.5;
  }
  .over {
    pointer-events: none;
  }
  .open {
    cursor: pointer;
  }
  .met .outline {
    stroke: var(--bright);
    stroke-width: 7;
  }
  :host(:not([around=''])) svg {
    overflow: hidden;
  }
  .open:focus {
    outline: none;
  }
  /* Dark within light: seen on any ground. */
  .open:focus-visible .outline {
    stroke: #14181b;
    stroke-width: 4;
    filter: drop-shadow(0 0 1.5px #fff) drop-shadow(0 0 1.5px #fff);
  }
  /* Spaces of a map that can be tapped have white lines. */
  .port .open:focus-visible .outline {
    stroke: var(--bright);
    stroke-width: 7;
  }
  .port {
    position: absolute;
    inset: 0;
    overflow: hidden;
    border-radius: 12px;
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
    cursor: grab;
  }
  /* Not the drawing itself: moved, it would lay out all its names again. */
  .sheet {
    position: absolute;
    transform-origin: 0 0;
  }
  .sheet svg {
    width: 100%;
    height: 100%;
    text-rendering: geometricPrecision;
  }
  .glide .sheet {
    transition: transform var(--move);
  }
  .tools {
    display: flex;
    justify-content: flex-end;
    gap: 8px;
    padding: 4px 8px 2px;
  }
  .tools button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-width: 48px;
    height: 48px;
    padding: 0 11px;
    border: 2px solid var(--rule, var(--bright));
    border-radius: 14px;
    color: #fff;
    font-size: 16px;
    font-weight: 600;
  }
  .tools :focus-visible {
    outline-color: #fff;
  }
  @media ${narrow} {
    .tools span {
      display: none;
    }
  }
  @media ${low} {
    :host {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto;
    }
    .tools {
      flex-direction: column;
      justify-content: center;
      padding: 0 0 0 8px;
    }
    .tools span {
      display: none;
    }
  }
`;
