import {
  n,
  rectPath,
  type GroupShape,
  type Ink,
  type PathShape,
  type Shape,
  type TextShape,
  type Transform,
  type Weight,
} from '../core/look/drawing.ts';
import { glyphs, textWidth, type Glyph } from '../core/look/metrics.ts';
import { pure, pureWords } from './black.ts';
import { outline } from './outline.ts';
import { element, type Element } from './pdf-tags.ts';

/** Keeps the content of a named group and gives the name under which it is placed. */
export type Keep = (name: string, content: () => string) => string;

/** Writes a page: what it shares with others, and what is heard of it. */
export interface Pen {
  readonly keep: Keep;
  /** Told which glyphs are written. */
  readonly used: (weight: Weight, ids: readonly number[]) => void;
  readonly page: number;
  /** The number of the next piece that is heard. */
  next: number;
  /** What texts and pictures become part of; nothing inside of a picture, or of what nobody reads. */
  within: Element | undefined;
}

/** Shapes as the operators of a PDF content stream, one shape a line. What is not read is marked as such. */
export function content(shapes: readonly Shape[], pen: Pen): string {
  if (!pen.within) return shapes.map((shape) => drawShape(shape, pen)).join('\n');
  const lines: string[] = [];
  let isArt = false;
  for (const run of runs(shapes)) {
    const isHeard = run.some(hasWords);
    if (isArt === isHeard) lines.push(isHeard ? 'EMC' : '/Artifact BMC');
    isArt = !isHeard;
    lines.push(isHeard ? heardRun(run, pen) : unheard(pen, () => content(run, pen)));
  }
  if (isArt) lines.push('EMC');
  return lines.join('\n');
}

type Run = readonly [Shape, ...TextShape[]];

/** A shape each, or the lines of a text. */
function runs(shapes: readonly Shape[]): Run[] {
  const found: [Shape, ...TextShape[]][] = [];
  for (const shape of shapes) {
    const last = found.at(-1);
    if (shape.kind === 'text' && shape.continues && last?.[0].kind === 'text') last.push(shape);
    else found.push([shape]);
  }
  return found;
}

function hasWords(shape: Shape): boolean {
  if (shape.kind !== 'group') return shape.kind === 'text';
  return !shape.isAside && (shape.alt !== undefined || (!shape.name && shape.shapes.some(hasWords)));
}

function inside<T>(pen: Pen, within: Element | undefined, work: () => T): T {
  const before = pen.within;
  pen.within = within;
  const done = work();
  pen.within = before;
  return done;
}

const unheard = (pen: Pen, work: () => string): string => inside(pen, undefined, work);

function drawShape(shape: Shape, pen: Pen): string {
  switch (shape.kind) {
    case 'path':
      return drawPath(shape);
    case 'text':
      return drawText(shape, pen);
    case 'group':
      return heardGroup(shape, pen);
  }
}

/** A numbered piece of an element. */
function heard(pen: Pen, to: Element, work: () => string): string {
  const id = pen.next++;
  to.children.push({ page: pen.page, id });
  return `/${to.kind} <</MCID ${id}>> BDC\n${unheard(pen, work)}\nEMC`;
}

/** These hold text themselves; in others it is a paragraph of its own. */
const leaves: readonly Element['kind'][] = ['H1', 'H2', 'P', 'TH', 'TD', 'Lbl', 'LBody'];

function heardRun(run: Run, pen: Pen): string {
  const [first, ...others] = run;
  if (first.kind !== 'text' || !pen.within) return drawShape(first, pen);
  return heard(pen, textElement(first, pen.within), () =>
    [first, ...others].map((line, i) => drawText(line, pen, i < others.length)).join('\n'),
  );
}

function textElement({ tag, continues }: TextShape, within: Element): Element {
  if (leaves.includes(within.kind)) return within;
  const last = within.children.at(-1);
  if (continues && last && 'kind' in last && leaves.includes(last.kind)) return last;
  return added(within, element(tag ?? 'P'));
}

function added(to: Element, one: Element): Element {
  to.children.push(one);
  return one;
}

/** Items stand in a list, which goes on as long as nothing else comes between them. */
function listIn(within: Element): Element {
  const last = within.children.at(-1);
  return last && 'kind' in last && last.kind === 'L' ? last : added(within, element('L'));
}

function heardGroup(shape: GroupShape, pen: Pen): string {
  const { within } = pen;
  const { alt, tag } = shape;
  if (within && alt !== undefined)
    return heard(pen, added(within, element('Figure', { alt })), () => drawGroup(shape, pen));
  if (!within || !tag) return drawGroup(shape, pen);
  const parent = tag === 'LI' ? listIn(within) : within;
  return inside(pen, added(parent, element(tag)), () => drawGroup(shape, pen));
}

function drawGroup({ shapes, transform, clip, name }: GroupShape, pen: Pen): string {
  const drawn = () => `${clip ? `${pathData(rectPath(clip))} W n\n` : ''}${content(shapes, pen)}`;
  const placed = () => (name ? `/${pen.keep(name, () => unheard(pen, drawn))} Do` : drawn());
  return transform || clip || name ? `q ${matrix(transform)}${placed()} Q` : drawn();
}

function drawPath(shape: PathShape): string {
  return `q ${matrix(shape.transform)}${ink(shape)}${pathData(shape.d)} ${paintOperator(shape)} Q`;
}

function matrix(transform: Transform | undefined): string {
  if (!transform) return '';
  const { x = 0, y = 0, scale = 1, turn = 0 } = transform;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  // Factors need more digits than lengths.
  const factors = [cos, sin, -sin, cos].map((value) => Number(value.toFixed(6)) || 0);
  return `${factors.join(' ')} ${n(x)} ${n(y)} cm `;
}

/** A hundredth of a millimetre: no printer has finer dots. */
const fine = (value: number): string => String(Math.round(value * 100) / 100 || 0);

function pathData(d: string): string {
  return outline(d)
    .map((segment) => {
      switch (segment.kind) {
        case 'move':
          return `${segment.to.map(fine).join(' ')} m`;
        case 'line':
          return `${segment.to.map(fine).join(' ')} l`;
        case 'curve':
          return `${[...segment.a, ...segment.b, ...segment.to].map(fine).join(' ')} c`;
        case 'close':
          return 'h';
      }
    })
    .join(' ');
}

function ink({ fill, stroke, strokeWidth = 1, dash, round }: Ink): string {
  return [
    fill && `${colour(fill, 'g', 'rg')} `,
    stroke && `${colour(stroke, 'G', 'RG')} ${n(strokeWidth)} w `,
    round && '1 J 1 j ',
    dash && `[${dash.map(n).join(' ')}] 0 d `,
  ]
    .filter(Boolean)
    .join('');
}

function paintOperator({ fill, stroke, evenOdd }: Ink): string {
  if (fill) return (stroke ? 'B' : 'f') + (evenOdd ? '*' : '');
  return stroke ? 'S' : 'n';
}

/** A line that goes on ends with the space between its last word and the next, unless a word was broken. */
function drawText(
  { x, y, size, weight, anchor, fill, tracking = 0, content: words }: TextShape,
  { used }: Pen,
  goesOn = false,
): string {
  const width = textWidth(words, { size, weight, tracking });
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  const written = glyphs(goesOn && !words.endsWith('-') ? `${words} ` : words, weight);
  used(
    weight,
    written.map(({ id }) => id),
  );
  // The page is upside down for the drawing's sake; letters are turned back.
  const place = `1 0 0 -1 ${fine(left)} ${fine(y)} Tm`;
  const spaced = tracking === 0 ? '' : `${n(tracking * size)} Tc `;
  const painted = `BT ${colour(pureWords(fill), 'g', 'rg')} /F${weight} ${n(size)} Tf ${spaced}${place} ${glyphRuns(written)} TJ ET`;
  return spaced ? `q ${painted} Q` : painted;
}

/** Glyph ids in runs, two bytes each, with the kerning between them: [(..) 62 (..)]. */
function glyphRuns(written: readonly Glyph[]): string {
  const runs = written.map(({ id, kern }) =>
    kern === 0 ? twoBytes(id) : `${twoBytes(id)}) ${Math.round(-1000 * kern)} (`,
  );
  return `[(${runs.join('')})]`;
}

const twoBytes = (id: number): string => literal(id >> 8) + literal(id & 0xff);

/** A byte inside of brackets: these, and what would be taken for the end of a line, have a name. */
function literal(byte: number): string {
  const character = String.fromCharCode(byte);
  if (character === '\r') return '\\r';
  return '()\\'.includes(character) ? `\\${character}` : character;
}

export const hex4 = (value: number): string => value.toString(16).padStart(4, '0');

function colour(hex: string, grey: string, rgb: string): string {
  const black = pure(hex);
  if (black !== undefined) return `${black} ${grey}`;
  const parts = [1, 3, 5].map((i) => n(parseInt(hex.slice(i, i + 2), 16) / 255));
  return new Set(parts).size === 1 ? `${parts[0]} ${grey}` : `${parts.join(' ')} ${rgb}`;
}
