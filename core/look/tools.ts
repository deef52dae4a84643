import { path, type PathShape } from './drawing.ts';

export const toolStroke = 2.2;

/** Tools are strokes of 2.2 on a grid of 24, round; on the screen a word always stands beside them. */
// prettier-ignore
export const tools = {
  repeat:      'M19.5 12a7.5 7.5 0 1 1-2.4-5.5M19.8 2.8v4.4h-4.4',
  why:         'M8 8.4a4.1 4.1 0 1 1 6.2 3.5C12.7 12.8 12 13.6 12 15.2M12 20v.01',
  undo:        'M8.5 4 4 8.5 8.5 13M4.5 8.5H14a5.7 5.7 0 0 1 0 11.5H9',
  log:         'M4 6h2M10 6h10M4 12h2M10 12h10M4 18h2M10 18h10',
  menu:        'M4 7h16M4 12h16M4 17h16',
  close:       'M6 6l12 12M18 6 6 18',
  back:        'M15 4.5 7.5 12 15 19.5',
  play:        'M7 4.5v15L19 12Z',
  pause:       'M8 5v14M16 5v14',
  next:        'M9 4.5 16.5 12 9 19.5',
  printer:     'M7 8V3h10v5M7 17H4V8.5h16V17h-3M7 14h10v7H7Z',
  download:    'M12 4v12M7 11.5l5 5 5-5M5 20.5h14',
  share:       'M12 15V3.5M8 7.5l4-4 4 4M5 12.5V20h14v-7.5',
  card:        'M8.5 3h7A2.5 2.5 0 0 1 18 5.5v13a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 6 18.500v-13A2.5 2.5 0 0 1 8.5 3Z',
  clock:       'M12 3.5a8.5 8.5 0 1 0 .01 0M12 7.5V12l3.5 2.5',
  options:     'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  'voice-on':  'M4 9.500v5h3.500L12 18.500v-13L7.5 9.500ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6a8.4 8.4 0 0 1 0 12',
  'voice-off': 'M4 9.500v5h3.500L12 18.500v-13L7.5 9.500ZM15.5 9.500l5 5M20.5 9.500l-5 5',
  'mic-on':    'M12 3.500a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3ZM5.500 11a6.500 6.500 0 0 0 13 0M12 17.500v3.500',
  'mic-off':   'M9 9v2.500a3 3 0 0 0 4.500 2.600M15 11V6.500a3 3 0 0 0-5.600-1.500M5.500 11a6.500 6.500 0 0 0 10 5.500M18.300 12.500q.2-.7.2-1.500M12 17.500v3.500M4 3.500l16 17',
  'eye-on':    'M2.5 12Q12 1.500 21.5 12Q12 22.500 2.500 12ZM12 9.200a2.800 2.800 0 1 0 .010 0',
  'eye-off':   'M2.5 12Q12 1.500 21.5 12Q12 22.500 2.500 12ZM4 20 20 4',
  check:       'M4.5 12.5 10 18 20 6.5',
  plus:        'M12 5v14M5 12h14',
  minus:       'M5 12h14',
  chevron:     'M4.5 8.5 12 16 19.5 8.5',
  trash:       'M4.5 6.500h15M9 6.500V3.500h6v3M6.5 6.500l.8 14h9.4l.8-14M10.2 10.500v6M13.8 10.500v6',
  help:        'M12 3a9 9 0 1 0 .01 0M9.3 9.600a2.8 2.8 0 1 1 4.2 2.400c-1 .6-1.5 1.1-1.5 2.100M12 17.200v.01',
  whole:       'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  language:    'M12 3a9 9 0 1 0 .01 0M3.500 9h17M3.500 15h17M12 3c-4.700 5-4.700 13 0 18M12 3c4.700 5 4.700 13 0 18',
  more:        'M12 5v.01M12 12v.01M12 19v.01',
  search:      'M10.500 4a6.500 6.500 0 1 0 .01 0M15.500 15.500l5 5',
} satisfies Record<string, string>;
export type ToolName = keyof typeof tools;

/** Signs that the typeface lacks, centred on 0, 0 and drawn in a square from −12 to 12. */
export const signNames = ['infinity', 'arrow', 'star', 'check', 'at-least', 'open-infinity'] as const;
export type SignName = (typeof signNames)[number];

interface Sign {
  readonly d: string;
  /** Width of the stroke; 0 is a solid sign. */
  readonly stroke: number;
}

// prettier-ignore
export const signs: Readonly<Record<SignName, Sign>> = {
  infinity:   { d: 'M0 0c-4.33-5.4-10-4.33-10 0s5.67 5.4 10 0c4.33-5.4 10-4.33 10 0s-5.67 5.4-10 0Z', stroke: 2.6 },
  arrow:      { d: 'M-9 0H8.500M2.5-6.5 9 0 2.5 6.5', stroke: 2.6 },
  star:       { d: 'M0-10.2l3.05 6.7 7.25.85-5.37 4.97 1.44 7.18L0 5.9l-6.37 3.6 1.44-7.18L-10.3-2.65l7.25-.85Z', stroke: 0 },
  check:      { d: 'M-7.5.5-2 6 8-5.5', stroke: 2.6 },
  'at-least': { d: 'M-6-8 7-2.5-6 3M-6 8.500H7', stroke: 2.6 },
  'open-infinity': { d: 'M0-1.6c-4.4-6-11.6-4.6-11.6 1.6s7.2 7.600 11.6 1.600c4.4 6 11.6 4.600 11.6-1.600S4.4-7.600 0-1.600ZM-8.600 0c0-2.600 3.800-3 6.600 0-2.800 3-6.600 2.600-6.600 0ZM8.600 0c0-2.600-3.800-3-6.600 0 2.800 3 6.600 2.600 6.600 0Z', stroke: 1 },
};

/** A sign with its middle at x, y; `size` is the side of its square. */
export function sign(name: SignName, x: number, y: number, size: number, colour: string): PathShape {
  const { d, stroke } = signs[name];
  const ink = stroke > 0 ? { stroke: colour, strokeWidth: stroke } : { fill: colour };
  return path(d, ink, { x, y, scale: size / 24 });
}
