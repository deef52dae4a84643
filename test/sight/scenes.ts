/** What is put before the camera: cards with marks in every light and place, and things that only look like marks. */
import { markRoom } from '../../core/sight/marks.ts';
import type { Grey } from '../../core/sight/picture.ts';
import { cue } from './cue.ts';
import {
  chance,
  createStudio,
  withMark,
  type Chance,
  type Hand,
  type Lying,
  type Texture,
  type View,
} from './frames.ts';

/** Pictures of printed pages. */
export interface Pages {
  readonly marks: readonly Texture[];
  readonly faces: readonly Texture[];
  readonly boards: readonly Texture[];
}

type Range = readonly [low: number, high: number];

export interface How {
  /** Millimetres and degrees. */
  readonly distance?: Range;
  readonly elevation?: Range;
  readonly blur?: Range;
  readonly light?: Range;
  readonly noise?: number;
  readonly roll?: number;
  readonly isMirrored?: boolean;
  readonly hasHand?: boolean;
  readonly cards?: number;
}

export interface Frame {
  readonly grey: Grey;
  /** The marks that are in it. */
  readonly marks: readonly number[];
}

/** An ordinary evening: a phone at the table's edge, a lamp above it. */
const usual = {
  distance: [300, 600],
  elevation: [40, 90],
  blur: [0.5, 0.9],
  light: [0.75, 1.05],
  noise: 1,
  roll: 0,
  cards: 1,
} as const satisfies How;

/** So many frames are taken before the camera is moved. */
const perView = 10;

/** Where on a face a mark may be, in millimetres. */
const places = [
  { x: 4, y: 18 },
  { x: 45, y: 18 },
  { x: 25, y: 44 },
  { x: 4, y: 68 },
  { x: 45, y: 68 },
];

/** Cards with marks on a table, frame after frame; the same ones for the same seed. */
export function* cardFrames(pages: Pages, how: How, count: number, seed: number): Generator<Frame> {
  const { distance, elevation, blur, light, noise, roll, cards } = { ...usual, ...how };
  const random = chance(seed);
  const studio = createStudio();
  const tables = [...pages.boards, ...plainTables];
  const spread = (range: Range): number => random.between(...range);
  let view: View | undefined;
  for (let n = 0; n < count; n++) {
    if (!view || n % perView === 0)
      view = {
        table: random.one(tables),
        distance: spread(distance),
        elevation: spread(elevation),
        roll: roll + random.between(-15, 15),
        at: { x: random.between(-400, 400), y: random.between(-150, 150) },
        blur: spread(blur),
      };
    const marks = Array.from({ length: cards }, () => random.whole(pages.marks.length));
    const laid = marks.map((number, i) => layCard(pages, number, random, i - (cards - 1) / 2));
    const hand = how.hasHand && laid[0] ? handOn(laid[0], random) : [];
    const shot = { view, cards: laid.map(({ card }) => card), hand, light: spread(light), noise };
    const grey = studio.take({ ...shot, isMirrored: how.isMirrored === true }, random.whole(2 ** 30));
    yield { grey, marks };
  }
}

interface Laid {
  readonly card: Lying;
  readonly place: { readonly x: number; readonly y: number };
}

/** Cards beside each other do not overlap. */
function layCard({ faces, marks }: Pages, number: number, random: Chance, column: number): Laid {
  const place = random.one(places);
  const texture = withMark(random.one(faces), marks[number]!, place);
  const [x, y] = [120 * column + random.between(-5, 5), random.between(-5, 5)];
  return { card: { texture, x, y, turn: random.between(0, 360) }, place };
}

/** Fingers on the card, from the side that the mark is not on. */
function handOn({ card, place }: Laid, random: Chance): Hand {
  const { texture, x, y } = card;
  const angle = (card.turn * Math.PI) / 180;
  const onTable = (u: number, v: number) => {
    const [right, down] = [u - texture.width / 2 / texture.perMm, v - texture.height / 2 / texture.perMm];
    return {
      x: x + right * Math.cos(angle) - down * Math.sin(angle),
      y: y - right * Math.sin(angle) - down * Math.cos(angle),
    };
  };
  const mark = onTable(place.x + markRoom / 2, place.y + markRoom / 2);
  const away = Math.atan2(y - mark.y, x - mark.x);
  return [-20, 0, 20].map((beside) => {
    const radius = random.between(7, 9);
    const far = markRoom * Math.SQRT1_2 + radius + random.between(2, 8);
    const at = (along: number) => ({
      x: mark.x + Math.cos(away) * along - Math.sin(away) * beside,
      y: mark.y + Math.sin(away) * along + Math.cos(away) * beside,
    });
    return { from: at(far), to: at(far + 120), radius };
  });
}

/** A texture made point by point; what it is given are millimetres. */
function woven(
  width: number,
  height: number,
  perMm: number,
  shade: (x: number, y: number) => number,
): Texture {
  const [w, h] = [Math.round(width * perMm), Math.round(height * perMm)];
  const data = Uint8Array.from({ length: w * h }, (_, i) =>
    Math.max(0, Math.min(255, shade((i % w) / perMm, Math.floor(i / w) / perMm))),
  );
  return { width: w, height: h, data, perMm };
}

/** Tables without anything on them: wood, felt, cloth with checks, white. */
export const plainTables: readonly Texture[] = ((): Texture[] => {
  const random = chance(5);
  const grain = Array.from({ length: 600 }, () => random.between(-25, 25));
  const noise = Array.from({ length: 1 << 16 }, () => random.between(-1, 1));
  const fleck = (x: number, y: number) =>
    noise[(Math.floor(2 * x) * 251 + Math.floor(2 * y) * 8191) & 0xffff]!;
  return [
    woven(
      256,
      256,
      2,
      (x, y) => 120 + grain[Math.floor(y * 2 + 3 * Math.sin(x / 40)) & 511]! + 6 * fleck(x, y),
    ),
    woven(256, 256, 2, (x, y) => 60 + 18 * fleck(x, y)),
    woven(
      240,
      240,
      2,
      (x, y) => ((Math.floor(x / 15) + Math.floor(y / 15)) % 2 === 0 ? 90 : 190) + 8 * fleck(x, y),
    ),
    woven(256, 256, 2, (x, y) => 235 + 4 * fleck(x, y)),
  ];
})();

/** A square of black and white cells with white around. */
function grid(size: number, count: number, isWhite: (x: number, y: number) => boolean): Texture {
  const cell = size / (count + 2);
  return woven(size, size, 8, (x, y) => {
    const [u, v] = [Math.floor(x / cell) - 1, Math.floor(y / cell) - 1];
    return u < 0 || v < 0 || u >= count || v >= count || isWhite(u, v) ? 255 : 0;
  });
}

/** As many modules as such codes have, an eye in three corners. */
function codeLikeQr(random: Chance): Texture {
  const count = random.one([21, 25, 29, 33]);
  const bits = Array.from({ length: count * count }, () => random.whole(2) === 1);
  return grid(random.between(15, 70), count, (x, y) => {
    const [u, v] = [Math.min(x, count - 1 - x), Math.min(y, count - 1 - y)];
    const isEye = u < 8 && v < 8 && !(x > count / 2 && y > count / 2);
    if (!isEye) return bits[y * count + x]!;
    const ring = Math.max(Math.abs(u - 3), Math.abs(v - 3));
    return ring === 2 || ring === 4;
  });
}

/** Of three to ten fields a side, some of them in a black frame as a mark has. */
function chessboard(random: Chance): Texture {
  const count = 3 + random.whole(8);
  const isFramed = random.whole(2) === 1;
  const odd = random.whole(2);
  return grid(random.between(12, 80), count + 2, (x, y) => {
    const isFrame = x === 0 || y === 0 || x > count || y > count;
    return isFrame ? !isFramed : (x + y) % 2 === odd;
  });
}

/** Cells of chance in a frame: marks of some other kind, and what a damaged print could look like. */
function strangeMark(random: Chance): Texture {
  const count = random.one([4, 5, 6, 6, 6, 7]);
  const bits = Array.from({ length: 100 }, () => random.whole(2) === 1);
  return grid(random.between(11, 30), count + 2, (x, y) => {
    const isFrame = x === 0 || y === 0 || x > count || y > count;
    return !isFrame && bits[y * 10 + x]!;
  });
}

/** Stripes, checks, flecks and letters of chance, coarse and fine. */
function busyTable(random: Chance): Texture {
  const bits = Array.from({ length: 1 << 14 }, () => random.between(0, 255));
  const size = random.between(0.8, 12);
  const slant = random.between(-1, 1);
  const kind = random.whole(4);
  return woven(256, 256, 2, (x, y) => {
    const [u, v] = [Math.floor((x + slant * y) / size), Math.floor(y / size)];
    const value = bits[(u * 131 + v * 8209) & 0x3fff]!;
    switch (kind) {
      case 0:
        return value;
      case 1:
        return value > 128 ? 230 : 20;
      case 2:
        return (u % 2 === 0 ? 40 : 210) + value / 10;
      default:
        return u % 7 === 0 || v % 9 === 0 ? 15 : value > 100 ? 240 : 60;
    }
  });
}

const strange = { codes: codeLikeQr, chessboards: chessboard, 'other marks': strangeMark } as const;
export const nothings = [
  'cards without marks',
  'busy tables',
  'codes',
  'chessboards',
  'other marks',
] as const;
export type Nothing = (typeof nothings)[number];

/** Frames in which there is no mark of ours. */
export function* emptyFrames(pages: Pages, what: Nothing, count: number, seed: number): Generator<Grey> {
  const random = chance(seed);
  const studio = createStudio();
  for (let n = 0; n < count; n++) {
    const view = {
      table: what === 'busy tables' ? busyTable(random) : random.one([...pages.boards, ...plainTables]),
      distance: random.between(250, 700),
      elevation: random.between(40, 90),
      roll: random.between(-180, 180),
      at: { x: random.between(-200, 200), y: random.between(-100, 100) },
      blur: random.between(0.4, 1.2),
    };
    const textures = Array.from({ length: what === 'busy tables' ? 0 : 4 }, () =>
      what in strange ? strange[what as keyof typeof strange](random) : random.one(pages.faces),
    );
    const cards = textures.map((texture, i) => ({
      texture,
      x: 100 * ((i % 2) - 0.5) + random.between(-5, 5),
      y: 100 * (Math.floor(i / 2) - 0.5) + random.between(-5, 5),
      turn: random.between(0, 360),
    }));
    yield studio.take({ view, cards, light: random.between(0.4, 1.05), noise: random.between(0.8, 2) }, n);
  }
}

/** A scene of a film: for how long which marks lie where, in millimetres from the middle. */
export interface Scene {
  readonly seconds: number;
  readonly cards: readonly { readonly mark: number; readonly x: number }[];
  readonly hasHand?: boolean;
}

/** Scene after scene from one place, as a phone at the table's edge sees them. */
export function* filmed(pages: Pages, scenes: readonly Scene[], perSecond: number): Generator<Grey> {
  const random = chance(11);
  const studio = createStudio();
  const view: View = {
    table: plainTables[0]!,
    distance: 450,
    elevation: 50,
    roll: 4,
    at: { x: 0, y: 0 },
    blur: 0.7,
  };
  for (const [n, { seconds, cards, hasHand }] of scenes.entries()) {
    const laid = cards.map(({ mark, x }) => {
      const { place } = layCard(pages, mark, chance(mark), 0);
      const texture = withMark(pages.faces[mark % pages.faces.length]!, pages.marks[mark]!, place);
      return { place, card: { texture, x, y: 0, turn: 20 + x } };
    });
    const hand = hasHand && laid[0] ? handOn(laid[0], chance(3)) : [];
    const shot = { view, cards: laid.map(({ card }) => card), hand, light: 0.9, noise: 1 };
    for (let frame = 0; frame < seconds * perSecond; frame++) {
      const grey = studio.take(shot, random.whole(2 ** 30));
      const corner = new Uint8Array(cue.size).fill(n % 2 === 0 ? 20 : 235);
      for (let y = 0; y < cue.size; y++) grey.data.set(corner, (cue.y / 2 + y) * grey.width + cue.x / 2);
      yield grey;
    }
  }
}
