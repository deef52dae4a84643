import { expect } from '@open-wc/testing';
import { mapSpace, type Picture, type Place } from '../../../look/board.ts';
import type { PathShape, Shape } from '../../../look/drawing.ts';
import boards from '../boards.ts';
import { geometryOf } from '../geometry.ts';
import { look } from '../look.ts';
import { spaceOf, type Land } from '../map-drawing.ts';
import { terrains } from '../maps.ts';
import type { Marks } from '../../../engine/bot.ts';
import { boardsIn } from '../../../../test/tools/boards.ts';
import { bot, table } from './table.ts';

const { land } = geometryOf('base');
const board = boards.named['hex-map'];

const { picture } = boardsIn(bot.texts, { places: land, room: { width: 350, height: 352 } });
const drawn = (marks: Marks, choices: readonly string[] = []): Picture => picture(board, { marks, choices });

const at = ({ places }: Picture, id: string): Place => places.find((place) => place.id === id)!;

const paths = (shapes: readonly Shape[] = []): PathShape[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'path' ? [shape] : shape.kind === 'group' ? paths(shape.shapes) : [],
  );

const last = ({ shapes }: Place): PathShape | undefined => paths(shapes).at(-1);
const isRinged = (place: Place): boolean => last(place)?.stroke === look.pair.bright;
const isOutlined = (place: Place): boolean =>
  last(place)?.stroke === '#FFFFFF' && last(place)?.round === true && last(place)!.d.endsWith('Z');

describe('a mark of a space', () => {
  const hex: Land = { id: 'C2', terrain: 'mountains', row: 2, column: 4, x: 9, y: 2 };
  const bare = {
    terrain: 'mountains',
    laid: false,
    owner: 'none',
    building: 'none',
    marked: false,
    trade: false,
    taken: 'none',
    option: false,
    target: false,
    next: false,
  };
  for (const [mark, expected] of [
    ['', {}],
    ['lake target', { terrain: 'lake', laid: true, target: true }],
    ['bot dwelling marked', { owner: 'bot', building: 'dwelling', marked: true }],
    ['you trading-house trade', { owner: 'you', building: 'trading-house', trade: true }],
    ['other shipyard option', { owner: 'other', building: 'shipyard', option: true }],
    ['swamp hers', { terrain: 'swamp', laid: true, taken: 'hers' }],
    ['closed option', { taken: 'closed', option: true }],
    ['next', { next: true }],
  ] as const)
    it(`"${mark}"`, () => {
      expect(spaceOf(hex, mark)).to.deep.equal({ ...bare, ...expected });
    });
});

describe('the map of Terra Mystica', () => {
  const written = (shapes: readonly Shape[] = []) =>
    shapes.flatMap((shape) => (shape.kind === 'text' ? shape.content : [])).join();

  for (const [where, shown] of [
    ['there is room', { room: { width: 640, height: 500 } }],
    ['one came closer', { isNear: true }],
  ] as const)
    it(`names every land, and no river, where ${where}`, () => {
      const { places, ground } = picture(board, { choices: land, ...shown });
      expect(places.map(({ id }) => id)).to.deep.equal(land);
      expect(places.map(({ shapes }) => written(shapes))).to.deep.equal(land);
      expect(written(ground)).to.equal('');
    });

  it('has the letters of its rows where names would be too small, and nothing lies on them', () => {
    const { places, ground } = drawn({ A1: 'bot dwelling', D4: 'you temple' }, land);
    expect(written(ground)).to.equal('A,B,C,D,E,F,G,H,I');
    expect(places.map(({ shapes }) => written(shapes)).join('')).to.equal('');
    expect(Math.min(...places.map(({ at }) => at.x)) - mapSpace / 2).to.be.above(18);
  });

  it('is the one that is played on', () => {
    const other = picture(board, { state: table({ map: 'fjords' }) });
    expect(other.places.map(({ id }) => id)).to.deep.equal(geometryOf('fjords').land);
  });

  it('says what stands where', () => {
    const marks = { A4: 'bot dwelling marked', E3: 'forest you stronghold' };
    expect(drawn(marks).told).to.deep.equal([
      'A4, See, Automa: Wohnhaus, mit Machtchip',
      'E3, Wald, du: Festung',
    ]);
    expect(drawn({ ...marks, D3: 'lake target' }).told).to.deep.equal(['D3, See. Das ist es']);
    const open = drawn(marks, ['D3']);
    expect(['A4', 'D3', 'D2'].map((id) => at(open, id).name)).to.deep.equal([
      'A4, See, Automa: Wohnhaus, mit Machtchip',
      'D3, Wüste',
      '',
    ]);
  });

  it('tells owners and buildings by their forms', () => {
    const marks = { A1: 'bot dwelling', A2: 'you dwelling', A3: 'other dwelling', A4: 'you temple' };
    const picture = drawn(marks);
    const forms = Object.keys(marks).map((id) => {
      const [plate, building] = paths(at(picture, id).shapes).slice(-2);
      return { plate: plate?.d.replace(/[\d. -]+/g, ''), building: building?.d };
    });
    expect(new Set(forms.slice(0, 3).map(({ plate }) => plate)).size).to.equal(3);
    expect(new Set(forms.slice(0, 3).map(({ building }) => building)).size).to.equal(1);
    expect(forms[3]?.building).not.to.equal(forms[1]?.building);
  });

  it('draws bridges between their banks', () => {
    const picture = drawn({ 'bridge:F4-G3': 'you', 'bridge:B2-C2': 'bot' });
    const [first] = paths(picture.over);
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = first!.d.match(/[\d.]+/g)!.map(Number);
    const [one, other] = [at(picture, 'F4').at, at(picture, 'G3').at];
    expect(x1 + x2).to.be.closeTo(one.x + other.x, 0.1);
    expect(y1 + y2).to.be.closeTo(one.y + other.y, 0.1);
    const ofYours = paths(drawn({ 'bridge:F4-G3': 'you' }).over).length;
    const ofHers = paths(drawn({ 'bridge:B2-C2': 'bot' }).over).length;
    expect(paths(picture.over)).to.have.length(ofYours + ofHers);
  });

  it('rings a building that is her target', () => {
    const picture = drawn({ D3: 'bot dwelling target', C1: 'bot dwelling' });
    expect(picture.places.filter(isRinged).map(({ id }) => id)).to.deep.equal(['D3']);
  });

  it('draws an empty target larger than its neighbours and above them, and looks there first', () => {
    const picture = drawn({ C1: 'option', D3: 'option target' });
    const width = (id: string) => {
      const xs = paths(at(picture, id).shapes)[0]!
        .d.match(/[\d.]+(?= )/g)!
        .map(Number);
      return Math.max(...xs) - Math.min(...xs);
    };
    expect(width('D3')).to.be.above(width('C1') * 1.25);
    expect(picture.places.filter(isOutlined).map(({ id }) => id)).to.deep.equal(['C1']);
    expect(picture.places.at(-1)?.id).to.equal('D3');
    expect(picture.focus).to.deep.equal(['D3']);
    expect(drawn({ C1: 'option', D1: 'option' }).focus).to.deep.equal(['C1', 'D1']);
  });

  it('rings the space that is to be filled in next', () => {
    const open = drawn({ A1: 'bot dwelling', A13: 'next' }, land);
    expect(open.places.filter(isRinged).map(({ id }) => id)).to.deep.equal(['A13']);
    expect(open.focus).to.deep.equal(['A13']);
  });

  it('outlines nothing where all land can be tapped', () => {
    expect(drawn({}, land).places.filter(isOutlined)).to.deep.equal([]);
  });

  it('outlines what can be tapped, and dims what is neither that nor built on', () => {
    const open = drawn({ A1: 'bot dwelling' }, ['C2', 'D3']);
    expect(open.places.filter(({ isOpen }) => isOpen).map(({ id }) => id)).to.deep.equal(['C2', 'D3']);
    expect(open.places.filter(isOutlined).map(({ id }) => id)).to.deep.equal(['C2', 'D3']);
    expect(open.places.filter(({ isDim }) => !isDim).map(({ id }) => id)).to.deep.equal(['A1', 'C2', 'D3']);
    expect(open.focus).to.deep.equal(['C2', 'D3']);
    expect(drawn({}).places.some(({ isDim }) => isDim)).to.equal(false);
  });

  it('has a sign for every terrain that is an answer', () => {
    const signs = terrains.map((terrain) => JSON.stringify(boards.sign(terrain)));
    expect(new Set(signs).size).to.equal(terrains.length);
    expect(boards.sign('bridge')).to.equal(undefined);
  });
});
