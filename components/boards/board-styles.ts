import { css } from 'lit';

export const boardStyles = css`
  :host {
    position: relative;
    display: block;
    min-width: 0;
    min-height: 0;
    height: 100%;
  }
  .still,
  .frame {
    position: absolute;
    inset: 0;
  }
  .still svg {
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
  .frame {
    container-type: size;
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
    position: absolute;
    right: 4px;
    bottom: 4px;
    display: flex;
    gap: 4px;
  }
  .tools button {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px;
    min-width: 44px;
    height: 44px;
    padding: 0 9px;
    border: 2px solid var(--bright);
    border-radius: 14px;
    background: var(--field);
    color: #fff;
    font-size: 16px;
    font-weight: 600;
  }
  .tools :focus-visible {
    outline-color: #fff;
  }
  @container (max-width: 299px) or (max-height: 259px) {
    .tools span,
    #minus {
      display: none;
    }
  }
  /* Low, the map is only looked at: it needs all of its height. */
  @container (max-height: 179px) {
    .tools {
      display: none;
    }
  }
`;
