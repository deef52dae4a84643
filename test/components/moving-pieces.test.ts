import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import '../../components/boards/board-view.ts';
import type { BoardView } from '../../components/boards/board-view.ts';
import { reader } from '../../core/engine/text.ts';
import type { Marks } from '../../core/engine/bot.ts';
import type { Board, Place } from '../../core/look/board.ts';
import { circle, group, rect, rectPath } from '../../core/look/drawing.ts';

/** Five squares in a row; a mark is the piece that lies there. */
const row: Board = {
  shape: 'wide',
  draw: ({ marks }) => ({
    width: 250,
    height: 50,
    label: 'row',
    places: Array.from({ length: 5 }, (_, n): Place => {
      const box = { x: n * 50, y: 0, width: 50, height: 50 };
      const piece = marks[String(n)];
      const disc = circle(25, 25, 20, { fill: '#fff' });
      return {
        id: String(n),
        name: '',
        shapes: [
          rect(box, { fill: '#444' }),
          ...(piece ? [group([disc], { transform: { x: box.x }, piece })] : []),
        ],
        outline: rectPath(box),
        at: { x: box.x + 25, y: 25 },
        isOpen: false,
      };
    }),
  }),
};

const lying = (marks: Marks) => ({
  marks,
  choices: [],
  places: [],
  text: reader('en', ['']),
  strip: () => undefined,
});

async function laid(marks: Marks): Promise<BoardView> {
  const place = await fixture<HTMLElement>(
    html`<div style="width: 500px; height: 100px">
      <board-view .board=${row} .lying=${lying(marks)}></board-view>
    </div>`,
  );
  await nextFrame();
  await nextFrame();
  return place.querySelector('board-view')!;
}

const motions = (board: BoardView) =>
  [...board.renderRoot.querySelectorAll<SVGElement>('svg g')].flatMap((drawn) => drawn.getAnimations());
const starts = (board: BoardView) =>
  motions(board).map(({ effect }) => (effect as KeyframeEffect).getKeyframes()[0]!['translate']);

async function lay(board: BoardView, marks: Marks): Promise<void> {
  board.lying = lying(marks);
  await board.updateComplete;
}

describe('pieces on a board', () => {
  it('move from where they lay, over everything else, and are one again', async () => {
    const board = await laid({ 0: 'mech', 4: 'other' });
    expect(motions(board)).to.have.length(0);
    await lay(board, { 3: 'mech', 4: 'other' });
    expect(starts(board)).to.deep.equal(['-150px']);
    await Promise.all(motions(board).map(({ finished }) => finished));
    expect(board.renderRoot.querySelectorAll('circle, path[fill="#fff"]')).to.have.length(2);
    expect(board.renderRoot.querySelector<SVGElement>('[data-piece=mech]')!.style.visibility).to.equal('');
  });

  it('are put down where they are new, and stay where nothing changed', async () => {
    const board = await laid({ 0: 'mech' });
    await lay(board, { 0: 'mech', 2: 'house' });
    expect(starts(board)).to.deep.equal(['0px -24px']);
    await Promise.all(motions(board).map(({ finished }) => finished));
    await lay(board, { 0: 'mech', 2: 'house' });
    expect(motions(board)).to.have.length(0);
  });

  it('are known to the next drawing of the same board', async () => {
    const before = await laid({ 1: 'mech' });
    const after = await laid({});
    after.lain = before.lain;
    await lay(after, { 2: 'mech' });
    expect(starts(after)).to.deep.equal(['-50px']);
  });
});
