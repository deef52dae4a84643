import { expect } from '@open-wc/testing';
import {
  circle,
  group,
  inks,
  rect,
  text,
  type Drawing,
  type GroupShape,
  type Shape,
} from '../../core/look/drawing.ts';
import { back } from '../../core/look/motifs.ts';
import { sidesOf } from '../../core/look/paper.ts';
import { inked, inkNames, type InkName } from '../../print/ink.ts';
import { studio } from '../../print/jobs.ts';
import { outline } from '../../print/outline.ts';
import { games } from '../tools/games.ts';
import { orderOf } from '../tools/print-order.ts';

const deep = '#003E58';
const of = (...shapes: Shape[]): Drawing => ({ width: 60, height: 90, shapes });
const lines = (...shapes: Shape[]): readonly Shape[] => inked(of(...shapes), 'lines').shapes;
const field = rect({ x: 0, y: 0, width: 60, height: 16 }, { fill: deep });

describe('line art', () => {
  it('makes a field an outline', () => {
    expect(lines(field)[0]).to.include({ fill: inks.paper, stroke: inks.ink, strokeWidth: 0.4 });
  });

  it('makes all words ink', () => {
    const style = { size: 4, weight: 700 } as const;
    const [, white, dark] = lines(
      field,
      text(5, 8, 'Start', { ...style, fill: inks.paper }),
      text(5, 30, 'Ende', { ...style, fill: deep }),
    );
    expect(white).to.have.property('fill', inks.ink);
    expect(dark).to.have.property('fill', inks.ink);
  });

  it('outlines a white sign on a colour, and leaves white on white', () => {
    const [, , sign, ground] = lines(
      field,
      circle(30, 8, 5, { fill: '#C5341F' }),
      circle(30, 8, 2, { fill: inks.paper }),
      circle(30, 50, 2, { fill: inks.paper }),
    );
    expect(sign).to.include({ stroke: inks.ink });
    expect(ground).to.include({ fill: inks.paper }).and.not.have.property('stroke');
  });

  it('keeps small marks solid, and thins thick lines, however they are scaled', () => {
    const [mark, inside] = lines(
      circle(5, 50, 1, { fill: inks.ink }),
      group([rect({ x: 0, y: 30, width: 5, height: 5 }, { stroke: '#C5341F', strokeWidth: 1 })], {
        transform: { scale: 2 },
      }),
    );
    expect(mark).to.include({ fill: inks.ink }).and.not.have.property('stroke');
    expect(inside?.kind === 'group' && inside.shapes[0]).to.include({ stroke: inks.ink, strokeWidth: 0.25 });
  });
});

/** Sizes of all fields that are not white, at the scale of the drawing. */
function fields(shapes: readonly Shape[], scale: number): number[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'text') return [];
    const inner = scale * (shape.transform?.scale ?? 1);
    if (shape.kind === 'group') return fields(shape.shapes, inner);
    if (!shape.fill || shape.fill === inks.paper) return [];
    const points = outline(shape.d).flatMap((segment) => (segment.kind === 'close' ? [] : [segment.to]));
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    return [inner * Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))];
  });
}

describe('with little ink', () => {
  for (const { id } of games)
    it(`no field of ${id} is larger than a mark`, async () => {
      const made = await studio(id, 'de');
      const faces = made.decks().flatMap(({ cards }) => cards.flatMap(sidesOf).map((card) => card.face()));
      for (const drawing of [...faces, ...made.boards().map((board) => board.drawing)])
        expect(Math.max(0, ...fields(inked(drawing, 'lines').shapes, 1))).to.be.lessThan(4.5);
    });

  for (const { id, look } of games)
    it(`the back of ${id} has no field at all`, () => {
      expect(Math.max(0, ...fields(inked(back(look), 'lines').shapes, 1))).to.be.lessThan(2.7);
    });
});

/** What is not black, white or grey. */
function hues(shapes: readonly Shape[]): string[] {
  const isGrey = (colour: string) =>
    colour.slice(1, 3) === colour.slice(3, 5) && colour.slice(3, 5) === colour.slice(5);
  const own: readonly string[] = Object.values(inks);
  return shapes.flatMap((shape) =>
    shape.kind === 'group'
      ? hues(shape.shapes)
      : [shape.fill, shape.kind === 'path' ? shape.stroke : undefined].filter(
          (colour): colour is string => colour !== undefined && !isGrey(colour) && !own.includes(colour),
        ),
  );
}

/** Lines that nobody sees: white ones on paper, unless a black one of the same way lies on them. */
function unseen(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((shape, i) => {
    if (shape.kind === 'group') return unseen(shape.shapes);
    if (shape.kind === 'text' || shape.fill || shape.stroke !== inks.paper) return [];
    const next = shapes[i + 1];
    return next?.kind === 'path' && next.d === shape.d ? [] : [shape];
  });
}

const namedGroups = (shapes: readonly Shape[]): GroupShape[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'group' ? [...(shape.name ? [shape] : []), ...namedGroups(shape.shapes)] : [],
  );

async function everythingOf(id: string, ink: InkName): Promise<readonly Shape[]> {
  const made = await studio(id, 'de');
  const all = made.items().map((item) => item.id);
  return made.pages({ ...orderOf(all), ink }).flatMap((page) => page.draw().shapes);
}

for (const ink of ['grey', 'lines'] as const)
  for (const { id } of games)
    it(`nothing of ${id} has a hue in ${ink}`, async () => {
      expect(hues(await everythingOf(id, ink))).to.deep.equal([]);
    });

for (const { id } of games)
  it(`no line of ${id} is lost with little ink`, async () => {
    expect(unseen(await everythingOf(id, 'lines'))).to.deep.equal([]);
  });

for (const ink of inkNames)
  for (const { id } of games)
    it(`what the file of ${id} holds once is the same everywhere in ${ink}`, async () => {
      const groups = namedGroups(await everythingOf(id, ink));
      const drawn = new Map(groups.map(({ name, shapes }) => [name, JSON.stringify(shapes)]));
      for (const { name, shapes } of groups) expect(JSON.stringify(shapes), name).to.equal(drawn.get(name));
    });

describe('grey', () => {
  it('has no hue, and keeps dark dark', () => {
    const [shape] = inked(of(field), 'grey').shapes;
    expect(shape).to.have.property('fill', '#333333');
  });
});
