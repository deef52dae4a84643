import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import {
  all,
  at,
  deepActive,
  finger,
  heard,
  hexWidth,
  isSeen,
  land,
  map,
  middle,
  one,
  press,
  settled,
  words,
} from './hex-map.ts';

describe('a map that is moved', () => {
  it('moves with a drag, which is no tap', async () => {
    const open = await map({}, land);
    const places = heard(open);
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
    const widths = [hexWidth(shown)];
    const next = async (act: () => void) => {
      act();
      await settled();
      widths.push(hexWidth(shown));
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
    const [whole = 0, ...closer] = widths.map((width) => width / widths[0]!);
    expect(whole).to.equal(1);
    for (const [index, factor] of [1.6, Math.exp(0.75), 2, 2].entries())
      expect(closer[index]).to.be.closeTo(factor, 0.02);
    await next(() => one(shown, '#minus').click());
    expect(widths.at(-1)).to.be.below(widths.at(-2)!);
  });

  it('keeps the map in its port', async () => {
    const shown = await map({});
    for (let tap = 0; tap < 9; tap++) one(shown, '#plus').click();
    finger(shown, 'pointerdown', 1, 10, 10);
    finger(shown, 'pointermove', 1, 5000, 5000);
    finger(shown, 'pointerup', 1, 5000, 5000);
    await settled();
    expect(isSeen(shown, 'A1')).to.equal(true);
  });

  it('draws nothing anew while it moves', async () => {
    const shown = await map({});
    let changes = 0;
    const observer = new MutationObserver((records) => (changes += records.length));
    observer.observe(one(shown, '.sheet svg'), { subtree: true, childList: true, characterData: true });
    one(shown, '#plus').click();
    await settled();
    finger(shown, 'pointerdown', 1, 100, 100);
    for (let step = 1; step < 20; step++) finger(shown, 'pointermove', 1, 100 - 4 * step, 100);
    finger(shown, 'pointerup', 1, 20, 100);
    await settled();
    observer.disconnect();
    expect(changes).to.equal(0);
  });

  for (const target of ['A1', 'A13', 'E6', 'I1', 'I12'])
    for (const [width, height] of [
      [350, 110],
      [200, 190],
      [350, 352],
      [600, 400],
    ] as const)
      it(`shows the target ${target} in ${width} × ${height}`, async () => {
        const shown = await map({ [target]: 'target lake' }, [], width, height);
        expect(isSeen(shown, target)).to.equal(true);
        expect(at(shown, target).querySelectorAll('.ring')).to.have.length(1);
        expect(words(shown, target)).to.equal(target);
      });

  it('has no buttons where it is low, and hexes that can be read', async () => {
    const shown = await map({ I5: 'target' }, [], 350, 110);
    expect(getComputedStyle(one(shown, '.tools')).display).to.equal('none');
    expect(hexWidth(shown)).to.be.at.least(36);
  });

  it('goes to a new target, wherever one has moved it', async () => {
    const shown = await map({ A1: 'target' }, [], 200, 190);
    for (let tap = 0; tap < 4; tap++) one(shown, '#plus').click();
    shown.marks = { I12: 'target' };
    await shown.updateComplete;
    await settled();
    expect(isSeen(shown, 'I12')).to.equal(true);
    expect(isSeen(shown, 'A1')).to.equal(false);
  });

  it('rings the space that is to be filled in next', async () => {
    const open = await map({ A1: 'next' }, land);
    expect(isSeen(open, 'A1')).to.equal(true);
    open.marks = { A1: 'bot dwelling', A13: 'next' };
    await open.updateComplete;
    await settled();
    expect(isSeen(open, 'A13')).to.equal(true);
    expect(all(open, '.ring')).to.have.length(1);
  });

  it('stays where it was moved when something else changes', async () => {
    const shown = await map({ A1: 'target' }, [], 200, 190);
    one(shown, '#whole').click();
    await settled();
    const before = hexWidth(shown);
    shown.marks = { A1: 'target', B1: 'bot dwelling' };
    await shown.updateComplete;
    await settled();
    expect(hexWidth(shown)).to.equal(before);
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
