import { expect, fixture, html, nextFrame } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import '../../components/settings/hands-settings.ts';
import type { Settings } from '../../core/store/settings.ts';
import { find, testContext } from './fixtures.ts';
import { waitUntil } from '../tools/wait-until.ts';

const all: Partial<Settings> = {
  countdown: '5',
  tapAnywhere: true,
  presenter: true,
  headset: true,
  knock: true,
};
const none: Partial<Settings> = {
  countdown: 'off',
  tapAnywhere: false,
  presenter: false,
  headset: false,
  knock: false,
};

async function opened(settings: Partial<Settings>) {
  const context = await testContext('de', settings);
  const part = await fixture(html`<hands-settings .context=${context}></hands-settings>`);
  const button = (name: string) => find(part, `[data-trial=${name}]`);
  return {
    part,
    names: () =>
      [...(part.shadowRoot?.querySelectorAll<HTMLElement>('[data-trial]') ?? [])].map(
        ({ dataset }) => dataset['trial'],
      ),
    press: (name: string) => button(name)?.click(),
    button,
    outcome: (name: string) => button(name)?.nextElementSibling?.textContent.trim(),
  };
}

const key = (name: string) => dispatchEvent(new KeyboardEvent('keydown', { key: name }));

describe('ways to play without a voice', () => {
  it('can each be switched on and tried', async () => {
    const { part, names } = await opened(all);
    expect(names()).to.deep.equal(['countdown', 'tap', 'presenter', 'headset', 'knock']);
    await expect(part).to.be.accessible();
    expect((await opened(none)).names()).to.deep.equal([]);
  });

  it('a countdown runs, and can be stopped', async () => {
    const { press, button, outcome } = await opened(all);
    press('countdown');
    await waitUntil(() => outcome('countdown') === 'weiter in 5 s');
    await waitUntil(() => outcome('countdown') === 'weiter in 4 s');
    expect(button('countdown')?.textContent.trim()).to.equal('Anhalten');
    press('countdown');
    await waitUntil(() => outcome('countdown') === 'Angehalten.');
    expect(button('countdown')?.textContent.trim()).to.equal('Ausprobieren');
  });

  it('a countdown runs out', async () => {
    const { press, outcome } = await opened(all);
    press('countdown');
    await waitUntil(() => outcome('countdown')?.startsWith('Abgelaufen.'));
  });

  it('a tap beside the buttons arrives, one on a button does not', async () => {
    const { part, press, outcome } = await opened(all);
    press('tap');
    await waitUntil(() => outcome('tap') === 'Tipp neben die Knöpfe.');
    find(part, '#knock [data-value=true]')?.click();
    await nextFrame();
    expect(outcome('tap')).to.equal('Tipp neben die Knöpfe.');
    find(part, 'h2')?.click();
    await waitUntil(() => outcome('tap') === 'Angekommen.');
  });

  it('the keys of a presenter arrive, and others are named', async () => {
    const { press, outcome } = await opened(all);
    press('presenter');
    await waitUntil(() => outcome('presenter') === 'Drück eine Taste am Gerät.');
    key('F5');
    await waitUntil(() => outcome('presenter')?.startsWith('Die Taste »F5« kommt an'));
    key('PageDown');
    await waitUntil(() => outcome('presenter') === 'Angekommen.');
    key('F5');
    await nextFrame();
    expect(outcome('presenter')).to.equal('Angekommen.');
  });

  it('the buttons of a headset are waited for, and given back', async () => {
    const { press, button, outcome } = await opened(all);
    button('headset')?.scrollIntoView({ block: 'center' });
    const { x = 0, y = 0 } = button('headset')?.getBoundingClientRect() ?? {};
    await sendMouse({ type: 'click', position: [Math.round(x) + 20, Math.round(y) + 20] });
    await waitUntil(() => outcome('headset') === 'Drück einen Knopf am Kopfhörer.');
    await waitUntil(() => navigator.mediaSession.playbackState === 'playing');
    press('headset');
    await waitUntil(() => outcome('headset') === 'Angehalten.');
    expect(navigator.mediaSession.playbackState).to.equal('none');
  });

  it('a knock arrives, and a device that feels none says so', async () => {
    const { press, outcome } = await opened(all);
    press('knock');
    await waitUntil(() => outcome('knock') === 'Das geht auf diesem Gerät nicht.');
    const move = (z: number) =>
      dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration: { x: 0, y: 0, z } }));
    const still = setInterval(() => move(0.1), 20);
    press('knock');
    await waitUntil(() => outcome('knock')?.startsWith('Leg das Gerät hin'));
    // It has to lie still for a while before a knock counts.
    const knocks = setInterval(() => move(3), 600);
    await waitUntil(() => outcome('knock') === 'Angekommen.');
    for (const moving of [still, knocks]) clearInterval(moving);
  });

  it('what is tried ends when something else is tried', async () => {
    const { press, outcome } = await opened(all);
    press('presenter');
    await waitUntil(() => outcome('presenter') === 'Drück eine Taste am Gerät.');
    press('countdown');
    key('PageDown');
    await nextFrame();
    expect(outcome('presenter')).to.equal('Drück eine Taste am Gerät.');
    press('countdown');
  });
});
