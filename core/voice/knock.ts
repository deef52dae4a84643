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

/** Listens for knocks until the returned function is called; undefined where the device cannot feel them. */
export async function feelKnocks(onKnock: () => void): Promise<(() => void) | undefined> {
  if (typeof DeviceMotionEvent === 'undefined') return undefined;
  const permission = await (DeviceMotionEvent as Asking).requestPermission?.().catch(() => 'denied');
  if (permission === 'denied') return undefined;
  const push = createKnocks(onKnock);
  const feel = ({ acceleration, timeStamp }: DeviceMotionEvent): void => {
    const { x, y, z } = acceleration ?? {};
    push(Math.hypot(x ?? 0, y ?? 0, z ?? 0), timeStamp);
  };
  addEventListener('devicemotion', feel);
  return () => removeEventListener('devicemotion', feel);
}
