/**
 * Where a tap means something of its own: controls, the gaps between them, and drawings whose spaces can be tapped
 * or that can be moved.
 */
const meant = 'button, a, input, select, label, dialog, nav, [role=button], [tabindex], .events, .taps';

/** A tap on the bare table. */
export function isOnSurface(event: Event): boolean {
  return !event.composedPath().some((node) => node instanceof Element && node.matches(meant));
}
