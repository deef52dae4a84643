import { css, unsafeCSS } from 'lit';

/** The compositions of the table are chosen by the room there is, never by the device. */

/** A phone that lies: the edge stands. */
export const low = unsafeCSS('(max-height: 599px) and (orientation: landscape)');
export const wide = unsafeCSS('(min-width: 900px) and (min-height: 600px)');
export const widest = unsafeCSS('(min-width: 1200px) and (min-height: 600px)');
/** Bot left, you right. */
export const stands = css`
  ${low}, ${wide}
`;
/** A phone that has height to spare. */
export const tall = unsafeCSS('(max-width: 699px) and (min-height: 780px)');
/** One that has none: what to do with the board stands in your side. */
export const short = unsafeCSS('(max-width: 699px) and (max-height: 779px) and (orientation: portrait)');
export const narrow = unsafeCSS('(max-width: 375px) and (orientation: portrait)');
/** The smallest phones. */
export const small = unsafeCSS('(max-height: 599px) and (orientation: portrait)');
/** Tablets and larger. */
export const tablet = unsafeCSS('(min-width: 700px) and (min-height: 600px)');
