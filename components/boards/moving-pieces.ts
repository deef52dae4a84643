import type { Picture, Point } from '../../core/look/board.ts';
import type { Shape } from '../../core/look/drawing.ts';
import { canGlide, glide } from '../parts/glide.ts';

/** On which places the pieces of a board lay when it was seen last; it outlives its drawing. */
export type Lain = Map<string, string>;

/** More new pieces than these: the board was laid anew. */
const mostAtOnce = 4;

/** A new piece comes from so far above. */
const above = 24;

const piecesIn = (shapes: readonly Shape[]): string[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'group' ? (shape.piece ? [shape.piece] : piecesIn(shape.shapes)) : [],
  );

/** Pieces that lie elsewhere than before move there, new ones are put down. */
export function movePieces(svg: SVGSVGElement, { places }: Picture, lain: Lain): void {
  const lie = places.flatMap((place) => piecesIn(place.shapes).map((piece) => ({ piece, place })));
  const isStill = lain.size === 0 || !canGlide();
  const fresh = lie.filter(({ piece }) => !lain.has(piece));
  const moved = lie.filter(({ piece, place }) => lain.has(piece) && lain.get(piece) !== place.id);
  for (const { piece, place } of isStill ? [] : moved) {
    const from = places.find(({ id }) => id === lain.get(piece))?.at;
    if (from) move(svg, piece, { x: from.x - place.at.x, y: from.y - place.at.y });
  }
  for (const { piece } of isStill || fresh.length > mostAtOnce ? [] : fresh) {
    const drawn = find(svg, piece);
    if (drawn) glide(drawn, { translate: `0 ${-above}px`, opacity: 0 });
  }
  lain.clear();
  for (const { piece, place } of lie) lain.set(piece, place.id);
}

const find = (svg: SVGSVGElement, piece: string): SVGGraphicsElement | null =>
  svg.querySelector(`[data-piece="${piece}"]`);

/** All that puts it where it is in the drawing: to measure that, the table would be laid out before its time. */
function transformsOf(drawn: Element | null, svg: SVGSVGElement): string {
  if (!drawn || drawn === svg) return '';
  return `${transformsOf(drawn.parentElement, svg)} ${drawn.getAttribute('transform') ?? ''}`.trim();
}

/** Over everything else: on its place it would pass below those that are drawn later. */
function move(svg: SVGSVGElement, piece: string, from: Point): void {
  const drawn = find(svg, piece);
  if (!drawn) return;
  const ghost = drawn.cloneNode(true) as SVGGraphicsElement;
  ghost.removeAttribute('data-piece');
  ghost.setAttribute('transform', transformsOf(drawn, svg));
  const motion = glide(svg.appendChild(ghost), { translate: `${from.x}px ${from.y}px` });
  const end = () => {
    ghost.remove();
    drawn.style.visibility = '';
  };
  drawn.style.visibility = 'hidden';
  void motion?.finished.then(end, end);
}
