/** Metres per second squared, without gravity. Below `still` the device lies there; a knock on the table is over `strong`. */
const still = 0.6;
const strong = 1.6;
/** Milliseconds. A knock comes out of stillness, is over at once, and stillness follows. */
const calm = 350;
const longest = 140;

/** Tells knocks on the table from a hand that takes the device. Feed it with every measurement. */
export function createKnocks(onKnock: () => void): (acceleration: number, at: number) => void {
  let movedAt = -Infinity;
  let knockedAt: number | undefined;
  return (acceleration, at) => {
    if (knockedAt !== undefined) {
      if (acceleration > still && at - knockedAt > longest)
        knockedAt = undefined; // it goes on: no knock
      else if (at - knockedAt > calm) {
        knockedAt = undefined;
        onKnock();
      }
    } else if (acceleration > strong && at - movedAt > calm) knockedAt = at;
    if (acceleration > still) movedAt = at;
  };
}

/** iOS wants to be asked, inside a tap. */
interface Asking {
  requestPermission?(): Promise<'granted' | 'denied'>;
}

/** Milliseconds after which a device that measures anything has done so. */
const patience = 1000;

/** Listens for knocks until the returned function is called; undefined where the device cannot feel them. */
export async function feelKnocks(onKnock: () => void): Promise<(() => void) | undefined> {
  if (typeof DeviceMotionEvent === 'undefined') return undefined;
  const permission = await (DeviceMotionEvent as Asking).requestPermission?.().catch(() => 'denied');
  if (permission === 'denied') return undefined;
  const push = createKnocks(onKnock);
  const over = new AbortController();
  const feels = await new Promise<boolean>((resolve) => {
    const feel = ({ acceleration, timeStamp }: DeviceMotionEvent): void => {
      // A device without the sensor tells once that it has nothing to tell.
      if (typeof acceleration?.x !== 'number') return;
      resolve(true);
      push(Math.hypot(acceleration.x, acceleration.y ?? 0, acceleration.z ?? 0), timeStamp);
    };
    addEventListener('devicemotion', feel, { signal: over.signal });
    setTimeout(() => resolve(false), patience);
  });
  if (!feels) over.abort();
  return feels ? () => over.abort() : undefined;
}
