import { group, path, type GroupShape } from './drawing.ts';

/**
 * The nouns of the games: solid, on a grid of 24, made of discs and half-discs, at most two cut-outs.
 * Cut-outs are even-odd; parts of an icon therefore never overlap, except where `joined`.
 */
export interface Icon {
  readonly d: string;
  readonly joined?: boolean;
}

export const iconNames = [
  'egg',
  'young',
  'school',
  'fish',
  'diver',
  'mech',
  'map',
  'corruption',
  'twenty',
  'star',
  'progress',
  'sweep',
  'coin',
  'house',
  'tower',
  'bolt',
  'tile',
  'figure',
  'cards',
  'artifact',
  'book',
  'switch',
  'arrows',
  'gear',
  'crystal',
  'hexagon',
  'body',
  'head',
  'tail',
  'prophecy',
  'points',
] as const;
export type IconName = (typeof iconNames)[number];

// prettier-ignore
export const icons: Readonly<Record<IconName, Icon>> = {
  egg:        { d: 'M12 2.2C8.2 2.2 5 8.6 5 14.2a7 7 0 0 0 14 0C19 8.6 15.8 2.2 12 2.2Z' },
  young:      { d: 'M2.5 12C5 7.6 8 6 11 6s5.2 1.8 7 4.6L21.5 7v10L18 13.4C16.2 16.2 14 18 11 18S5 16.4 2.5 12Zm5.6-2.6a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6Z' },
  school:     { d: 'M9.75 7.64c1.55-2.73 3.41-3.72 5.27-3.72s3.22 1.12 4.34 2.85l2.17-2.23v6.2l-2.17-2.23c-1.12 1.74-2.48 2.85-4.34 2.85s-3.72-.99-5.27-3.72ZM1.75 13.24c1.55-2.73 3.41-3.72 5.27-3.72s3.22 1.12 4.34 2.85l2.17-2.23v6.2l-2.17-2.23c-1.12 1.74-2.48 2.85-4.34 2.85s-3.72-.99-5.27-3.72ZM10.75 17.34c1.55-2.73 3.41-3.72 5.27-3.72s3.22 1.12 4.34 2.85l2.17-2.23v6.2l-2.17-2.23c-1.12 1.74-2.48 2.85-4.34 2.85s-3.72-.99-5.27-3.72Z', joined: true },
  fish:       { d: 'M1.5 12.4C4 7.8 7 5.9 9.2 5.4L14 2.6v3.2c2.6.9 3.8 3 4.6 4.6L22.6 6v12.6l-4-4.2C17 17.3 14 19.4 10 19.4S4 17 1.5 12.4Zm6-2.6a1.35 1.35 0 1 0 0 2.7 1.35 1.35 0 0 0 0-2.7ZM12 8.6c1.3 2.4 1.3 5.2 0 7.6l1.3.7c1.6-2.9 1.6-6.1 0-9Z' },
  diver:      { d: 'M12 1.6a7.4 7.4 0 0 0-7.4 7.4c0 2.5 1.2 4.6 3.1 6H16.3c1.9-1.4 3.1-3.5 3.1-6A7.4 7.4 0 0 0 12 1.6Zm0 3.3a4.1 4.1 0 1 1 0 8.2 4.1 4.1 0 0 1 0-8.2ZM2.5 22.4a9.5 5.9 0 0 1 19 0Z' },
  mech:       { d: 'M5.8 11.6a6.2 6.8 0 0 1 12.4 0Zm2.7-3.4v1.7h7V8.2ZM1.4 6.8h3v8.6l-1.5 2-1.5-2ZM22.6 6.8h-3v8.6l1.5 2 1.5-2ZM7.4 12.8h9.2v2.6H7.4ZM7.2 16.6h4l-1.3 3.3.9 2.6H4.2l1.6-2.6ZM16.8 16.6h-4l1.3 3.3-.9 2.6h6.6l-1.6-2.6Z' },
  map:        { d: 'M2 5.2 8.6 2.8l6.8 2.4L22 2.8v16L15.4 21.2 8.6 18.8 2 21.2ZM8 5.3v11.6l1.2.4V5.7Zm6.8 2v11.6l1.2-.4V6.9Z' },
  corruption: { d: 'M3 9a9 7.4 0 0 1 18 0v1.8c0 1.5-2.3 1.5-2.3 0 0-1-1.5-1-1.5 0v6.4c0 1.6-2.4 1.6-2.4 0v-4.4c0-1-1.4-1-1.4 0v8.2c0 1.6-2.6 1.6-2.6 0v-8.4c0-1-1.4-1-1.4 0v2.6c0 1.6-2.4 1.6-2.4 0v-4.4c0-1-1.6-1-1.6 0 0 1.5-2.4 1.5-2.4 0Z' },
  twenty:     { d: 'M2 10.6a10 9 0 0 1 20 0v11H2ZM4.6 11.9a3.3 3.3 0 0 1 6.6 0c0 1.4-.7 2.3-1.7 3.3L7.9 16.8h3.3v2H4.6v-1.8l3.3-3.3c.7-.7 1.1-1.2 1.1-1.8a1.1 1.1 0 0 0-2.2 0v.5H4.6ZM12.8 11.9a3.3 3.3 0 0 1 6.6 0v3.6a3.3 3.3 0 0 1-6.6 0ZM15 11.9v3.6a1.1 1.1 0 0 0 2.2 0v-3.6a1.1 1.1 0 0 0-2.2 0Z' },
  star:       { d: 'M12 1.8l3.05 6.7 7.25.85-5.37 4.97 1.44 7.18L12 17.9l-6.37 3.6 1.44-7.18L1.7 9.35l7.25-.85Z' },
  progress:   { d: 'M1.4 12a3.7 3.7 0 1 1 7.4 0 3.7 3.7 0 1 1-7.4 0ZM10.6 2.8h5.2L22.6 12l-6.8 9.2h-5.2L17.4 12Z' },
  sweep:      { d: 'M2.2 2.6h9.4v13.2H2.2ZM14 4h1.4a5.4 5.4 0 0 1 5.4 5.4v3.8h2.2l-3.5 4.6-3.5-4.6h2.2V9.4a2.8 2.8 0 0 0-2.8-2.8H14ZM11.4 19.4h11.2v3H11.4Z' },
  coin:       { d: 'M12 1.6a10.4 10.4 0 1 1 0 20.8 10.4 10.4 0 1 1 0-20.8ZM4.6 11.4a3.7 3.7 0 0 1 7.4 0ZM12 12.6a3.7 3.7 0 0 0 7.4 0Z' },
  house:      { d: 'M12 2.5 22 11h-2.6v10.5H4.6V11H2Z' },
  tower:      { d: 'M4 21.5V11h2.5V8a5.5 5.5 0 0 1 11 0v3H20v10.5h-6v-4.5a2 2 0 0 0-4 0v4.5Z' },
  bolt:       { d: 'M13.6 1.5 4.4 13.6h6.2L9.4 22.5l10-13h-6.8Z' },
  tile:       { d: 'M12 1.6 21.5 7v10.4L12 22.4 2.5 17.4V7Zm0 3L5 8.6v7.2l7 3.8Z' },
  figure:     { d: 'M12 1.8a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 1 1 0-9.2ZM3 22.4a9 10 0 0 1 18 0Z' },
  cards:      { d: 'M4 3.5h9v12H4ZM16 7.2l5.6 1.5-3 11.3-8.7-2.3.3-1H14.4a1.6 1.6 0 0 0 1.6-1.6Z' },
  artifact:   { d: 'M8 2h8v2.6h-1.4v2.6a7.6 7.6 0 0 1 1.9 13v1.3H7.5v-1.3A7.6 7.6 0 0 1 9.4 7.2V4.6H8ZM6.4 12.2v2.2h11.2v-2.2Z' },
  book:       { d: 'M12 5.2C9.6 3.4 6 2.8 2 3.2v15.8c4-.4 7.6.2 10 2 2.4-1.8 6-2.4 10-2V3.2c-4-.4-7.6.2-10 2Zm-.7 2.2h1.4v10.8h-1.4Z' },
  switch:     { d: 'M8 6h8a6 6 0 0 1 0 12H8A6 6 0 0 1 8 6Zm8 2.3a3.7 3.7 0 1 0 0 7.4 3.7 3.7 0 0 0 0-7.4Z' },
  arrows:     { d: 'M2 15.6h12.6v-3.2L22 17.6l-7.4 5.2v-3.2H2ZM5.3 11.2V5.8H3L6.5 1.4 10 5.8H7.7v5.4ZM14.3 11.2V5.8H12l3.5-4.4L19 5.8h-2.3v5.4Z' },
  gear:       { d: 'M10.1 4.23L10.17 1.36L13.83 1.36L13.9 4.23L16.15 5.16L18.23 3.18L20.82 5.77L18.84 7.85L19.77 10.1L22.64 10.17L22.64 13.83L19.77 13.9L18.84 16.15L20.82 18.23L18.23 20.82L16.15 18.84L13.9 19.77L13.83 22.64L10.17 22.64L10.1 19.77L7.85 18.84L5.77 20.82L3.18 18.23L5.16 16.15L4.23 13.9L1.36 13.83L1.36 10.17L4.23 10.1L5.16 7.85L3.18 5.77L5.77 3.18L7.85 5.16ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6Z' },
  crystal:    { d: 'M7 2.5h10l5 6.3L12 22 2 8.8ZM8.4 9.6h7.2L12 17.4Z' },
  hexagon:    { d: 'M12 1.6 21 6.8v10.4L12 22.4 3 17.2V6.8Z' },
  body:       { d: 'M1.8 18a10.2 12 0 0 1 20.4 0H16a4 4.6 0 0 0-8 0Z' },
  head:       { d: 'M2.4 11.4a9.6 9.2 0 0 1 19.2 0L16.8 21.6H7.2ZM12 7.4a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z' },
  tail:       { d: 'M2.4 8.8a9.6 7 0 0 1 19.2 0L12 22.4Z' },
  prophecy:   { d: 'M4.6 1.8h14.8v20.4H4.6ZM12 4.6a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4ZM12 13a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4Z' },
  points:     { d: 'M12 1.6a10.4 10.4 0 1 1 0 20.8 10.4 10.4 0 1 1 0-20.8ZM12 4.9L13.88 9.71L19.04 10.01L15.04 13.29L16.35 18.29L12 15.5L7.65 18.29L8.96 13.29L4.96 10.01L10.12 9.71Z' },
};

export function iconName(name: string): IconName {
  const known = iconNames.find((icon) => icon === name);
  if (!known) throw new Error(`No icon ${name}`);
  return known;
}

/** An icon in a square of the given size, its upper left corner at x, y. */
export function icon(name: IconName, x: number, y: number, size: number, fill: string): GroupShape {
  const { d, joined } = icons[name];
  return group([path(d, { fill, evenOdd: !joined })], {
    name: `icon-${name}-${fill}`,
    transform: { x, y, scale: size / 24 },
  });
}
