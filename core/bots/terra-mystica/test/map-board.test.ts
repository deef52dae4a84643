import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { spaceOf, type Land } from '../map-drawing.ts';
import { all, at, heard, hexWidth, land, map, middle, one } from './hex-map.ts';

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

  it('does not say "next" to the field around it', async () => {
    const shown = await map({});
    let clicks = 0;
    shown.addEventListener('click', () => clicks++);
    await sendMouse({ type: 'click', position: middle(at(shown, 'E6')) });
    one(shown, '#plus').click();
    expect(clicks).to.equal(0);
  });
});
