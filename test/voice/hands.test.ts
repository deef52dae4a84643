import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { actOf } from '../../components/table/inputs.ts';
import { keepAwake } from '../../core/voice/awake.ts';
import { countDown } from '../../core/voice/countdown.ts';
import { createHeadset } from '../../core/voice/headset.ts';
import { createKnocks, feelKnocks } from '../../core/voice/knock.ts';
import { waitUntil } from '../tools/wait-until.ts';

/** Measurements every 16 ms: stillness, with these accelerations at their times. */
function knocksIn(length: number, moves: Readonly<Record<number, number>>): number {
  let knocks = 0;
  const push = createKnocks(() => (knocks += 1));
  for (let at = 0; at < length; at += 16) push(moves[at] ?? 0.1, at);
  return knocks;
}

const between = (from: number, to: number, value: number): Record<number, number> =>
  Object.fromEntries(Array.from({ length: (to - from) / 16 }, (_, n) => [from + 16 * n, value]));

describe('knocks', () => {
  const cases: [name: string, moves: Record<number, number>, knocks: number][] = [
    ['a knock out of stillness', { 800: 3, 816: 1.2 }, 1],
    ['two knocks, one after the other', { 800: 3, 1600: 2.5 }, 2],
    ['stillness', {}, 0],
    ['a light touch', { 800: 1.2 }, 0],
    ['a hand that takes the device', between(800, 1600, 2.4), 0],
    ['the second of two quick knocks is not counted again', { 800: 3, 960: 3 }, 0],
  ];
  for (const [name, moves, knocks] of cases)
    it(`${name}: ${knocks}`, () => {
      expect(knocksIn(3200, moves)).to.equal(knocks);
    });

  it('are felt through the events of the device', async () => {
    let knocks = 0;
    const move = (z: number) =>
      dispatchEvent(new DeviceMotionEvent('devicemotion', { acceleration: { x: 0, y: 0, z } }));
    const still = setInterval(() => move(0.1), 20);
    const stop = await feelKnocks(() => (knocks += 1));
    expect(stop).to.not.equal(undefined);
    move(3);
    await waitUntil(() => knocks === 1);
    clearInterval(still);
    stop?.();
  });

  it('are not waited for where the device measures nothing', async () => {
    const felt = feelKnocks(() => undefined);
    dispatchEvent(new DeviceMotionEvent('devicemotion'));
    expect(await felt).to.equal(undefined);
  });
});

describe('a countdown', () => {
  it('tells the seconds that are left, down to none', async () => {
    const left: number[] = [];
    countDown(2, (seconds) => left.push(seconds));
    expect(left).to.deep.equal([2]);
    await waitUntil(() => left.at(-1) === 0);
    expect(left).to.deep.equal([2, 1, 0]);
  });

  it('can be stopped', async () => {
    const left: number[] = [];
    const stop = countDown(2, (seconds) => left.push(seconds));
    stop();
    await new Promise<void>((over) => countDown(1, (seconds) => seconds === 0 && over()));
    expect(left).to.deep.equal([2]);
  });
});

describe('keys', () => {
  const rows: [key: string, always: string | undefined, withPresenter: string | undefined][] = [
    [' ', 'main', 'main'],
    ['Enter', 'main', 'main'],
    ['ArrowRight', 'main', 'main'],
    ['ArrowLeft', 'undo', 'undo'],
    ['Backspace', 'undo', 'undo'],
    ['r', 'repeat', 'repeat'],
    ['w', 'why', 'why'],
    ['PageDown', undefined, 'main'],
    ['PageUp', undefined, 'undo'],
    ['ArrowDown', undefined, 'main'],
    ['ArrowUp', undefined, 'undo'],
    ['.', undefined, 'repeat'],
    ['x', undefined, undefined],
  ];
  for (const [key, always, withPresenter] of rows)
    it(`${JSON.stringify(key)}: ${always ?? 'nothing'}, of a presenter: ${withPresenter ?? 'nothing'}`, () => {
      expect([actOf(key, false), actOf(key, true)]).to.deep.equal([always, withPresenter]);
    });
});

describe('headset', () => {
  it('takes the buttons while it plays its silence, and gives them back', async () => {
    const headset = createHeadset({ next: () => undefined, back: () => undefined, repeat: () => undefined });
    let started: boolean | undefined;
    const start = async () => (started = await headset.start('Gull'));
    addEventListener('click', () => void start(), { once: true });
    await sendMouse({ type: 'click', position: [5, 5] });
    await waitUntil(() => started !== undefined);
    expect(started).to.equal(true);
    expect(navigator.mediaSession.playbackState).to.equal('playing');
    expect(navigator.mediaSession.metadata?.title).to.equal('Gull');
    headset.stop();
    expect(navigator.mediaSession.playbackState).to.equal('none');
  });
});

describe('the screen', () => {
  it('is kept on, and let go', async () => {
    const locks: WakeLockSentinel[] = [];
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type);
      locks.push(lock);
      return lock;
    };
    const release = keepAwake();
    await waitUntil(() => locks.length === 1, 'no wake lock');
    expect(locks[0]?.released).to.equal(false);
    release();
    await waitUntil(() => locks[0]?.released);
    navigator.wakeLock.request = request;
  });
});
