/** Colours of pieces. Each has a sign of its own, so that none is told by its colour alone. */
export const colourNames = [
  'white',
  'grey',
  'black',
  'brown',
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
] as const;
export type ColourName = (typeof colourNames)[number];
