import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import '../../components/table/told-strip.ts';
import type { ToldStrip } from '../../components/table/told-strip.ts';
import { waitUntil } from '../tools/wait-until.ts';

const told = ['one', 'two', 'three', 'four'].map((label, at) => ({
  told: `told ${label}`,
  label,
  at,
  value: true,
}));

/** A strip, and how often it was moved back. */
async function strip() {
  const element = await fixture<ToldStrip>(
    html`<told-strip style="display: block; width: 240px" .of=${() => told} .since=${1}></told-strip>`,
  );
  const port = element.renderRoot.querySelector('.strip')!;
  const back: unknown[] = [];
  port.scrollTo = (...to: unknown[]) => {
    back.push(to);
    port.scrollLeft = 0;
  };
  const keys = () => element.renderRoot.querySelectorAll('.earlier').length;
  return { element, port, back, keys };
}

describe('the strip of what was told', () => {
  it('has the latest in view again when the game goes on, where it was pushed', async () => {
    const { element, port, back, keys } = await strip();
    expect(keys()).to.equal(2);
    port.scrollLeft = 200;
    await waitUntil(() => keys() === told.length);
    expect(port.scrollLeft).to.be.above(100);
    element.since = 2;
    await element.updateComplete;
    expect(back).to.have.length(1);
    expect(port.scrollLeft).to.equal(0);
  });

  it('is not moved where it was not: that lays all out', async () => {
    const { element, back, keys } = await strip();
    element.since = 2;
    await element.updateComplete;
    expect(back).to.deep.equal([]);
    expect(keys()).to.equal(2);
  });

  it('says which way is meant', async () => {
    const { element } = await strip();
    setTimeout(() => element.renderRoot.querySelectorAll<HTMLElement>('.earlier')[1]!.click());
    const otherwise: CustomEvent<unknown> = await oneEvent(element, 'otherwise');
    expect(otherwise.detail).to.deep.equal(told[1]);
  });
});
