import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '../../components/boards/hex-map.ts';
import type { HexMap } from '../../components/boards/hex-map.ts';
import { geometryOf } from '../../core/bots/index.ts';
import type { Marks } from '../../core/engine/bot.ts';
import { reader } from '../../core/engine/text.ts';
import { spaceOf, type Land } from '../../core/look/hex-map.ts';

const messages = `
map-label = Landkarte
map-hex = { $hex }, { $terrain ->
    [desert] Wüste
    [plains] Ebene
    [swamp] Sumpf
    [lake] See
    [forest] Wald
    [mountains] Gebirge
    [wasteland] Ödland
   *[river] Fluss
  }{ $owner ->
    [bot] , Automa
    [you] , du
    [other] , jemand anders
   *[none] { "" }
  }{ $building ->
    [dwelling] : Wohnhaus
    [trading-house] : Handelshaus
    [temple] : Tempel
    [stronghold] : Festung
    [sanctuary] : Heiligtum
    [shipyard] : Werft
   *[none] { "" }
  }{ $marked ->
    [yes] , markiert
   *[no] { "" }
  }{ $target ->
    [yes] . Ziel
   *[no] { "" }
  }
map-closer = Näher
map-farther = Weiter weg
map-whole = Ganze Karte
`;
const text = reader('de', [messages]);
const { hexes, land } = geometryOf('base');

async function map(marks: Marks, choices: readonly string[] = [], width = 350, height = 352) {
  const place = await fixture<HTMLElement>(
    html`<div>
      <hex-map .text=${text} .hexes=${hexes} .marks=${marks} .choices=${choices}></hex-map>
    </div>`,
  );
  Object.assign(place.style, { width: `${width}px`, height: `${height}px` });
  const element = place.querySelector('hex-map')!;
  await settled();
  return element;
}

/** The observer of sizes has spoken, and the frame after it is drawn. */
async function settled(): Promise<void> {
  await nextFrame();
  await nextFrame();
  await nextFrame();
}

const all = (element: HexMap, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const one = (element: HexMap, selector: string) => all(element, selector)[0]!;
const at = (element: HexMap, place: string) => one(element, `[data-place="${place}"]`);
const words = (element: HexMap, place: string) =>
  [...at(element, place).querySelectorAll('text')].map((word) => word.textContent).join(' ');
const hexWidth = (element: HexMap) => at(element, 'A1').getBoundingClientRect().width;

/** The whole space lies in the port, and no button covers it. */
function isSeen(element: HexMap, place: string): boolean {
  const space = at(element, place).getBoundingClientRect();
  const port = one(element, '.port').getBoundingClientRect();
  const tools = one(element, '.tools').getBoundingClientRect();
  const inPort =
    space.left >= port.left &&
    space.right <= port.right &&
    space.top >= port.top &&
    space.bottom <= port.bottom;
  return inPort && (space.right <= tools.left || space.bottom <= tools.top);
}

const middle = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

function heard(element: HexMap): string[] {
  const places: string[] = [];
  element.addEventListener('place', ({ detail }) => places.push(detail));
  return places;
}

function finger(element: HexMap, type: string, pointerId: number, x: number, y: number): void {
  const { left, top } = one(element, '.port').getBoundingClientRect();
  const where = { pointerId, clientX: left + x, clientY: top + y, bubbles: true, composed: true };
  one(element, '.port').dispatchEvent(new PointerEvent(type, where));
}

const press = (key: string) => {
  const keydown = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  deepActive()?.dispatchEvent(keydown);
};
const deepActive = () => document.activeElement?.shadowRoot?.activeElement as SVGElement | null | undefined;

describe('a mark of a space', () => {
  const hex: Land = { id: 'C2', terrain: 'mountains', x: 9, y: 2 };
  const bare = {
    terrain: 'mountains',
    laid: false,
    owner: 'none',
    building: 'none',
    marked: false,
    trade: false,
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
  ] as const)
    it(`"${mark}"`, () => {
      expect(spaceOf(hex, mark)).to.deep.equal({ ...bare, ...expected });
    });
});

describe('map of hexes', () => {
  it('names every land, and no river', async () => {
    const shown = await map({});
    expect(all(shown, 'text').map((name) => name.textContent)).to.deep.equal([...land]);
    expect(all(shown, '[data-place]')).to.have.length(land.length);
  });

  it('says what stands where', async () => {
    const shown = await map({ map: 'base', A4: 'bot dwelling marked', E3: 'forest you stronghold' });
    expect(one(shown, '.sheet svg').getAttribute('aria-label')).to.equal(
      'Landkarte. A4, See, Automa: Wohnhaus, markiert. E3, Wald, du: Festung',
    );
    await expect(shown).to.be.accessible();
  });

  it('tells owners and buildings by their forms', async () => {
    const marks = { A1: 'bot dwelling', A2: 'you dwelling', A3: 'other dwelling', A4: 'you temple' };
    const shown = await map(marks);
    const forms = Object.keys(marks).map((place) => {
      const [plate, building] = [...at(shown, place).querySelectorAll('path')].slice(-2);
      return {
        plate: plate?.getAttribute('d')?.replace(/[\d. -]+/g, ''),
        building: building?.getAttribute('d'),
      };
    });
    expect(new Set(forms.slice(0, 3).map(({ plate }) => plate)).size).to.equal(3);
    expect(new Set(forms.slice(0, 3).map(({ building }) => building)).size).to.equal(1);
    expect(forms[3]?.building).not.to.equal(forms[1]?.building);
  });

  it('draws bridges between their banks', async () => {
    const shown = await map({ 'bridge:F4-G3': 'you', 'bridge:B2-C2': 'bot' });
    expect(all(shown, '.bridge')).to.have.length(2);
    const [x, y] = middle(one(shown, '.bridge'));
    const [[x1, y1], [x2, y2]] = [middle(at(shown, 'F4')), middle(at(shown, 'G3'))];
    expect(Math.hypot(x - (x1 + x2) / 2, y - (y1 + y2) / 2)).to.be.below(3);
  });

  it('can be tapped where a choice is', async () => {
    const open = await map({}, ['C2', 'D3']);
    const places = heard(open);
    await sendMouse({ type: 'click', position: middle(at(open, 'C2')) });
    await sendMouse({ type: 'click', position: middle(at(open, 'C1')) });
    expect(places).to.deep.equal(['C2']);
    expect(at(open, 'D3').getAttribute('aria-label')).to.equal('D3, Wüste');
    await expect(open).to.be.accessible();
  });

  it('gives spaces to tap at least 44 pixels on a phone', async () => {
    const open = await map({}, land);
    expect(hexWidth(open)).to.be.at.least(44);
  });

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

  it('does not say "next" to the field around it', async () => {
    const shown = await map({});
    let clicks = 0;
    shown.addEventListener('click', () => clicks++);
    await sendMouse({ type: 'click', position: middle(at(shown, 'E6')) });
    one(shown, '#plus').click();
    expect(clicks).to.equal(0);
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
