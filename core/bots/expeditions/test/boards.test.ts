import { expect } from '@open-wc/testing';
import type { BoardView } from '../../../../components/boards/board-view.ts';
import type { Marks } from '../../../engine/bot.ts';
import { placeName, type Board, type Lying, type Picture } from '../../../look/board.ts';
import boards from '../boards.ts';
import { markedBy } from '../location.ts';
import { places } from '../mirror.ts';
import { boardsIn } from '../../../../test/tools/boards.ts';
import { bot, english, german } from './table.ts';

const board: Board = boards.named['expedition-rows'];

const { picture, painted } = boardsIn(bot.texts, { places });

const drawn = (room: Lying['room'], marks: Marks = {}): Picture => picture(board, { marks, room });
const rows = (marks: Marks, choices: readonly string[] = [], width = 350, height = 256) =>
  painted(board, { marks, choices, room: { width, height } });

const all = (view: BoardView, selector: string) => [
  ...(view.shadowRoot?.querySelectorAll<SVGElement>(selector) ?? []),
];
const at = (view: BoardView, place: string) => all(view, `[data-place=${place}]`)[0]!;
const words = (view: BoardView, place: string) =>
  [...at(view, place).querySelectorAll('text')].map((word) => word.textContent).join(' ');

describe('a mark of a location', () => {
  const nothing = { who: 'none', map: false, count: 0, values: [], twenty: false, state: 'none' };
  for (const [mark, expected] of [
    ['', {}],
    ['map', { map: true }],
    ['stack:3', { count: 3 }],
    ['values:5,4,2', { count: 3, values: [5, 4, 2] }],
    ['stack-twenty', { count: Infinity, twenty: true }],
    ['values:5', { count: 1, values: [5] }],
    ['stack:2 twenty you skipped', { count: 2, twenty: true, who: 'you', state: 'skipped' }],
    ['twenty bot target', { twenty: true, who: 'bot', state: 'target' }],
  ] as const)
    it(`"${mark}"`, () => {
      expect(markedBy(mark)).to.deep.equal({ ...nothing, ...expected });
    });
});

describe('rows of locations', () => {
  it('have seven locations in the north and seven in the centre', async () => {
    const shown = await rows({});
    expect(all(shown, '[data-place]').map((place) => place.dataset['place'])).to.deep.equal(places);
    expect(places.map((place) => words(shown, place))).to.deep.equal([...'12345671234567']);
  });

  it('say what lies where', async () => {
    const shown = await rows({ n2: 'map', n5: 'values:4,2,1 bot', c1: 'stack:2 twenty', c6: 'twenty you' });
    expect(all(shown, 'svg')[0]?.getAttribute('aria-label')).to.equal(
      'Orte. Norden 2: Landkarte, verdeckt. Norden 5: 3 Verderbnismarker, oben 4. Automas Mech. ' +
        'Zentrum 1: 2 Verderbnismarker, darunter die 20. Zentrum 6: nur die 20. Dein Mech',
    );
    expect(all(shown, '[role=button]')).to.have.length(0);
    await expect(shown).to.be.accessible();
  });

  it('show numbers and words, not colours alone', async () => {
    const shown = await rows({ n1: 'stack:3', n2: 'values:5,4', n3: 'twenty', n4: 'you' });
    expect(['n1', 'n2', 'n3', 'n4', 'n5'].map((place) => words(shown, place))).to.deep.equal([
      '×3 1',
      '5 4 2',
      '20 3',
      'du 4',
      '5',
    ]);
  });

  it('point at the target and cross out what does not match, above them', () => {
    const signs = (state: string) => {
      const [shape] = drawn({ width: 350, height: 256 }, { n3: `map ${state}` }).places[2]!.shapes;
      return shape?.kind === 'group' ? shape.shapes.length : 0;
    };
    expect([signs(''), signs('skipped')]).to.deep.equal([3, 3]);
    expect([signs('passed'), signs('target')]).to.deep.equal([4, 4]);
  });

  it('show the ways of both mechs: eastward above, westward below', () => {
    const ways = drawn({ width: 350, height: 256 }).ground?.flatMap((shape) =>
      shape.kind === 'path' ? [/l(-?)/.exec(shape.d)?.[1]] : [],
    );
    expect(ways).to.deep.equal(['', '-']);
  });

  it('can be tapped where a choice is', async () => {
    const open = await rows({ n2: 'map', c1: 'bot', c7: 'stack:1' }, ['n2', 'c7']);
    const heard: string[] = [];
    open.addEventListener('place', ({ detail }) => heard.push(detail));
    for (const place of places)
      at(open, place)
        .querySelector('.outline')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(heard).to.deep.equal(['n2', 'c7']);
    const names = (role: string) =>
      all(open, `[data-place][role=${role}]`).map((place) => place.getAttribute('aria-label'));
    expect(names('button')).to.deep.equal([
      'Norden 2: Landkarte, verdeckt',
      'Zentrum 7: ein Verderbnismarker',
    ]);
    expect(names('img')).to.deep.equal(['Zentrum 1: nichts. Automas Mech']);
    // "×1" is drawn, and said in words.
    await expect(open).to.be.accessible({ ignoredRules: ['label-content-name-mismatch'] });
  });

  for (const [width, height] of [
    [350, 256],
    [328, 220],
    [280, 430],
  ] as const)
    it(`give every location a target of at least 44 pixels in ${width}`, async () => {
      const open = await rows({}, places, width, height);
      for (const place of places) {
        const box = at(open, place).querySelector('.outline')!.getBoundingClientRect();
        expect(Math.min(box.width, box.height), place).to.be.at.least(44);
      }
    });

  it('fill their room, be it low or high', () => {
    for (const width of [328, 358, 520, 712, 816])
      for (let height = width * 0.31; height < width * 0.85; height += 7) {
        const picture = drawn({ width, height }, { n1: 'bot target' });
        expect((picture.height * width) / picture.width / height, `${width} × ${height}`).to.be.closeTo(
          1,
          0.001,
        );
      }
  });

  it('leave nothing outside', async () => {
    const full = Object.fromEntries(places.map((place) => [place, 'values:5,4,3,2,1 twenty bot target']));
    for (const height of [80, 110, 160, 256, 400]) {
      const shown = await rows(full, [], 328, height);
      const room = shown.getBoundingClientRect();
      for (const drawn of all(shown, 'svg text, svg path')) {
        const box = drawn.getBoundingClientRect();
        expect(box.left, String(height)).to.be.at.least(room.left - 1);
        expect(box.right, String(height)).to.be.at.most(room.right + 1);
        expect(box.top, String(height)).to.be.at.least(room.top - 1);
        expect(box.bottom, String(height)).to.be.at.most(room.bottom + 1);
      }
    }
  });

  it('are named and said by row and number', () => {
    expect(placeName(boards, 'expedition-rows', 'c4', german)).to.equal('Zentrum 4');
    expect(placeName(boards, 'expedition-rows', 'n7', english)).to.equal('North 7');
    expect(places.map((place) => board.said?.(place).join(' '))).to.include.members(['north 1', 'central 7']);
  });
});
