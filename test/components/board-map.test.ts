import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '../../components/boards/board-view.ts';
import type { BoardView } from '../../components/boards/board-view.ts';
import type { Marks } from '../../core/engine/bot.ts';
import { reader } from '../../core/engine/text.ts';
import { mapSpace, nameable, type Board, type Place } from '../../core/look/board.ts';
import { rect, rectPath, text } from '../../core/look/drawing.ts';
import { waitUntil } from '../tools/wait-until.ts';

const columns = Array.from({ length: 13 }, (_, column) => column);
const rows = [...'ABCDEFGHI'];
const land = rows.flatMap((row) => columns.map((column) => `${row}${column + 1}`));

/** Nine rows of thirteen squares. A mark is what lies there; `here` is what matters. */
const squares: Board = {
  shape: 'map',
  draw: ({ marks, choices, isNear }) => ({
    width: columns.length * mapSpace,
    height: rows.length * mapSpace,
    label: isNear ? 'squares with names' : 'squares',
    told: Object.entries(marks).map((mark) => mark.join(': ')),
    places: rows.flatMap((row, y) =>
      columns.map((x): Place => {
        const id = `${row}${x + 1}`;
        const box = { x: x * mapSpace, y: y * mapSpace, width: mapSpace, height: mapSpace };
        const at = { x: box.x + mapSpace / 2, y: box.y + mapSpace / 2 };
        const name = [id, marks[id]].filter(Boolean).join(': ');
        return {
          id,
          name,
          shapes: [
            rect(box, { fill: '#444' }),
            text(at.x, at.y, name, { size: 8, weight: 600, fill: '#fff', anchor: 'middle' }),
          ],
          outline: rectPath(box),
          at,
          isOpen: choices.includes(id),
        };
      }),
    ),
    focus: Object.keys(marks).some((id) => marks[id] === 'here')
      ? Object.keys(marks).filter((id) => marks[id] === 'here')
      : choices,
  }),
};

const words = reader('en', ['map-closer = Closer\nmap-farther = Farther\nmap-whole = Whole\n']);

const lying = (marks: Marks, choices: readonly string[] = []) => ({
  marks,
  choices,
  places: [],
  text: words,
  strip: () => undefined,
});

async function map(marks: Marks, choices: readonly string[] = [], width = 350, height = 352) {
  const place = await fixture<HTMLElement>(
    html`<div style="width: ${width}px; height: ${height}px">
      <board-view tools .board=${squares} .lying=${lying(marks, choices)}></board-view>
    </div>`,
  );
  const element = place.querySelector('board-view')!;
  await settled();
  return element;
}

async function laid(element: BoardView, marks: Marks, choices: readonly string[] = []): Promise<void> {
  element.lying = lying(marks, choices);
  await settled();
}

/** The observer of sizes has spoken, and the frame after it is drawn. */
async function settled(): Promise<void> {
  await nextFrame();
  await nextFrame();
  await nextFrame();
}

const all = (element: BoardView, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const one = (element: BoardView, selector: string) => all(element, selector)[0]!;
const at = (element: BoardView, place: string) => one(element, `[data-place="${place}"]`);
const width = (element: BoardView) => at(element, 'A1').getBoundingClientRect().width;

/** The whole space lies in the port. */
function isSeen(element: BoardView, place: string): boolean {
  const space = at(element, place).getBoundingClientRect();
  const port = one(element, '.port').getBoundingClientRect();
  return (
    space.left >= port.left - 0.1 &&
    space.right <= port.right + 0.1 &&
    space.top >= port.top - 0.1 &&
    space.bottom <= port.bottom + 0.1
  );
}

const middle = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
};

function heard(element: BoardView): string[] {
  const places: string[] = [];
  element.addEventListener('place', ({ detail }) => places.push(detail));
  return places;
}

function finger(element: BoardView, type: string, pointerId: number, x: number, y: number): void {
  const { left, top } = one(element, '.port').getBoundingClientRect();
  const where = { pointerId, clientX: left + x, clientY: top + y, bubbles: true, composed: true };
  one(element, '.port').dispatchEvent(new PointerEvent(type, where));
}

const press = (key: string) => {
  const keydown = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  deepActive()?.dispatchEvent(keydown);
};
const deepActive = () => document.activeElement?.shadowRoot?.activeElement as SVGElement | null | undefined;

describe('a board that is a map', () => {
  it('is told as a whole where nothing can be tapped, and by its spaces where something can', async () => {
    const shown = await map({ A1: 'tree', C3: 'fox' });
    const drawing = () => one(shown, '.sheet svg');
    expect(drawing().getAttribute('role')).to.equal('img');
    expect(drawing().getAttribute('aria-label')).to.equal('squares. A1: tree. C3: fox');
    await expect(shown).to.be.accessible();
    await laid(shown, { A1: 'tree' }, ['B2']);
    expect(drawing().getAttribute('role')).to.equal('group');
    expect(drawing().getAttribute('aria-label')).to.equal('squares');
    expect(at(shown, 'B2').getAttribute('role')).to.equal('button');
    expect(at(shown, 'A1').getAttribute('aria-label')).to.equal('A1: tree');
    await expect(shown).to.be.accessible();
  });

  it('can be tapped where a choice is', async () => {
    const open = await map({}, ['C2', 'D3']);
    const places = heard(open);
    await sendMouse({ type: 'click', position: middle(at(open, 'C2')) });
    await sendMouse({ type: 'click', position: middle(at(open, 'C1')) });
    expect(places).to.deep.equal(['C2']);
  });

  it('is whole, and no button lies on it', async () => {
    const shown = await map({}, land);
    for (const corner of ['A1', 'A13', 'I1', 'I13']) expect(isSeen(shown, corner), corner).to.equal(true);
    const [port, tools] = ['.port', '.tools'].map((part) => one(shown, part).getBoundingClientRect());
    expect(tools!.top).to.be.at.least(port!.bottom);
  });

  it('says where spaces lie closer than a finger is wide, and takes the nearest', async () => {
    const close: boolean[] = [];
    const tapped = async (element: BoardView, [x, y]: readonly [number, number]) => {
      element.addEventListener('place', ({ isClose }) => close.push(isClose), { once: true });
      const places = heard(element);
      await sendMouse({ type: 'click', position: [x, y] });
      return places;
    };
    const small = await map({}, land);
    expect(await tapped(small, middle(at(small, 'C2')))).to.deep.equal(['C2']);
    const large = await map({}, land, 800, 700);
    expect(await tapped(large, middle(at(large, 'C2')))).to.deep.equal(['C2']);
    expect(close).to.deep.equal([true, false]);
    const edge = at(large, 'A3').getBoundingClientRect();
    const above = [Math.round(edge.left + edge.width / 2), Math.round(edge.top) - 6] as const;
    expect(await tapped(large, above)).to.deep.equal(['A3']);
  });

  it('shows a space and its neighbours under a loupe, as large as a finger needs them', async () => {
    const shown = await map({}, land);
    shown.around = 'C2';
    await settled();
    expect(width(shown)).to.be.at.least(48);
    expect(one(shown, '.met').dataset['place']).to.equal('C2');
    const places = heard(shown);
    await sendMouse({ type: 'click', position: middle(at(shown, 'C3')) });
    expect(places).to.deep.equal(['C3']);
  });

  it('has names under a loupe, and where one came so close that they can be read', async () => {
    const shown = await map({}, land);
    const hasNames = () => one(shown, 'svg[aria-label]').getAttribute('aria-label') === 'squares with names';
    expect(hasNames(), 'whole').to.equal(false);
    one(shown, '#plus').click();
    one(shown, '#plus').click();
    await waitUntil(hasNames);
    expect(width(shown)).to.be.at.least(nameable);
    one(shown, '#whole').click();
    await waitUntil(() => !hasNames());
    shown.around = 'C2';
    await waitUntil(hasNames);
  });

  it('does not say "next" to the field around it', async () => {
    const shown = await map({});
    let clicks = 0;
    shown.addEventListener('click', () => clicks++);
    await sendMouse({ type: 'click', position: middle(at(shown, 'E6')) });
    one(shown, '#plus').click();
    expect(clicks).to.equal(0);
  });

  it('moves with a drag, which is no tap', async () => {
    const open = await map({}, land);
    const places = heard(open);
    one(open, '#plus').click();
    one(open, '#plus').click();
    await settled();
    const start = middle(at(open, 'E6'));
    await sendMouse({ type: 'move', position: start });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [start[0] - 60, start[1] - 20] });
    await sendMouse({ type: 'up' });
    await settled();
    expect(places).to.deep.equal([]);
    expect(middle(at(open, 'E6'))[0]).to.be.closeTo(start[0] - 60, 2);
    await sendMouse({ type: 'click', position: middle(at(open, 'E6')) });
    expect(places).to.deep.equal(['E6']);
  });

  it('zooms with wheel, buttons, two fingers and a double tap', async () => {
    const shown = await map({});
    const widths = [width(shown)];
    const next = async (act: () => void) => {
      act();
      await settled();
      widths.push(width(shown));
    };
    const fromWhole = (act: () => void) =>
      next(() => {
        one(shown, '#whole').click();
        act();
      });
    await fromWhole(() => one(shown, '#plus').click());
    await fromWhole(() =>
      one(shown, '.port').dispatchEvent(new WheelEvent('wheel', { deltaY: -300, bubbles: true })),
    );
    await fromWhole(() => {
      finger(shown, 'pointerdown', 1, 150, 150);
      finger(shown, 'pointerdown', 2, 200, 150);
      finger(shown, 'pointermove', 2, 250, 150);
      finger(shown, 'pointerup', 1, 150, 150);
      finger(shown, 'pointerup', 2, 250, 150);
    });
    await fromWhole(() => {
      at(shown, 'E6').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
      at(shown, 'E6').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    });
    const [whole = 0, ...closer] = widths.map((now) => now / widths[0]!);
    expect(whole).to.equal(1);
    for (const [index, factor] of [1.6, Math.exp(0.75), 2, 2].entries())
      expect(closer[index]).to.be.closeTo(factor, 0.02);
    await next(() => one(shown, '#minus').click());
    expect(widths.at(-1)).to.be.below(widths.at(-2)!);
  });

  it('stays in its port', async () => {
    const shown = await map({});
    for (let tap = 0; tap < 9; tap++) one(shown, '#plus').click();
    finger(shown, 'pointerdown', 1, 10, 10);
    finger(shown, 'pointermove', 1, 5000, 5000);
    finger(shown, 'pointerup', 1, 5000, 5000);
    await settled();
    expect(isSeen(shown, 'A1')).to.equal(true);
  });

  it('is not drawn anew while it moves', async () => {
    const shown = await map({}, land);
    let [changes, drawn] = [0, 0];
    shown.board = { ...squares, draw: (now) => (drawn++, squares.draw(now)) };
    await settled();
    const observer = new MutationObserver((records) => (changes += records.length));
    observer.observe(one(shown, '.sheet svg'), { subtree: true, childList: true, characterData: true });
    one(shown, '#plus').click();
    await settled();
    finger(shown, 'pointerdown', 1, 100, 100);
    for (let step = 1; step < 20; step++) finger(shown, 'pointermove', 1, 100 - 4 * step, 100);
    finger(shown, 'pointerup', 1, 20, 100);
    await settled();
    at(shown, 'E6').focus();
    press('ArrowRight');
    await settled();
    observer.disconnect();
    expect(changes).to.equal(0);
    expect(drawn).to.equal(1);
  });

  for (const target of ['A1', 'A13', 'E6', 'I1', 'I12'])
    for (const [wide, high] of [
      [350, 110],
      [200, 190],
      [350, 352],
      [600, 400],
    ] as const)
      it(`shows what matters, ${target}, in ${wide} × ${high}`, async () => {
        expect(isSeen(await map({ [target]: 'here' }, [], wide, high), target)).to.equal(true);
      });

  it('goes to what matters next, wherever one has moved it', async () => {
    const shown = await map({ A1: 'here' }, [], 200, 190);
    for (let tap = 0; tap < 4; tap++) one(shown, '#plus').click();
    await laid(shown, { I12: 'here' });
    expect(isSeen(shown, 'I12')).to.equal(true);
    expect(isSeen(shown, 'A1')).to.equal(false);
  });

  it('stays where it was moved when something else changes', async () => {
    const shown = await map({ A1: 'here' }, [], 200, 190);
    one(shown, '#plus').click();
    await settled();
    const before = width(shown);
    await laid(shown, { A1: 'here', B1: 'tree' });
    expect(width(shown)).to.equal(before);
    expect(at(shown, 'B1').textContent.trim()).to.equal('B1: tree');
  });

  it('fills other room', async () => {
    const shown = await map({ I12: 'here' }, [], 350, 352);
    Object.assign(shown.parentElement!.style, { width: '200px', height: '190px' });
    await settled();
    expect(isSeen(shown, 'I12')).to.equal(true);
  });

  it('is walked with the arrow keys and pressed with Enter', async () => {
    const open = await map({}, ['A1', 'A13', 'D1', 'I12']);
    const places = heard(open);
    expect(all(open, '[tabindex="0"]')).to.have.length(1);
    at(open, 'A1').focus();
    for (const [key, place] of [
      ['ArrowRight', 'A13'],
      ['ArrowDown', 'I12'],
      ['ArrowLeft', 'D1'],
      ['ArrowUp', 'A1'],
      ['ArrowUp', 'A1'],
    ] as const) {
      press(key);
      await settled();
      expect(deepActive()?.dataset['place']).to.equal(place);
      expect(isSeen(open, place), place).to.equal(true);
      press('Enter');
    }
    expect(places).to.deep.equal(['A13', 'I12', 'D1', 'A1', 'A1']);
    expect(all(open, '[tabindex="0"]').map(({ dataset }) => dataset['place'])).to.deep.equal(['A1']);
  });
});
