import { inks } from '../core/look/drawing.ts';

/** Our inks on paper are pure black and greys of it: a printer mixes no colours for them. From 0, black, to 1, white. */
const shares: Readonly<Record<string, number>> = {
  [inks.ink]: 0,
  [inks.ink2]: 0.27,
  [inks.rule]: 0.57,
  [inks.grey]: 0.945,
};

/** How light an ink of ours is; of other colours nothing. */
export const pure = (colour: string): number | undefined => shares[colour];

/** Words are black: small grey letters are only dots. */
export const pureWords = (colour: string): string => (colour === inks.ink2 ? inks.ink : colour);
