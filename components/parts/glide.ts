const wanted = matchMedia('(prefers-reduced-motion: no-preference)');
const how: KeyframeAnimationOptions = { duration: 240, easing: 'cubic-bezier(0.2, 0, 0, 1)' };

export const canGlide = (): boolean => wanted.matches;

/** From where it was to where it is; where motion is not wanted, it is there at once. */
export function glide(element: Element, from: Keyframe): Animation | undefined {
  return canGlide() ? element.animate([from, { translate: '0 0' }], how) : undefined;
}
