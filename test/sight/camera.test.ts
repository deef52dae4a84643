import { expect } from '@open-wc/testing';
import { createCamera, isLoss, type State } from '../../core/sight/camera.ts';
import { markRoom, markShape } from '../../core/sight/marks.ts';
import { waitUntil } from '../tools/wait-until.ts';

/** A canvas for a camera: what is drawn on it is seen. */
function stage() {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 640, height: 360 });
  const context = canvas.getContext('2d')!;
  let draw = (): void => undefined;
  // A stream of a canvas has frames only while it is drawn on.
  const timer = setInterval(() => draw(), 50);
  const show = (number: number | undefined, ground = '#c8b890'): void => {
    draw = () => {
      context.resetTransform();
      context.fillStyle = ground;
      context.fillRect(0, 0, 640, 360);
      if (number === undefined) return;
      context.translate(200, 100);
      context.scale(60 / markRoom, 60 / markRoom);
      for (const shape of markShape(number).shapes)
        if (shape.kind === 'path') {
          context.fillStyle = shape.fill ?? '';
          context.fill(new Path2D(shape.d));
        }
    };
    draw();
  };
  show(undefined);
  return { show, stream: canvas.captureStream(20), close: () => clearInterval(timer) };
}

const devices = navigator.mediaDevices;
const original = devices.getUserMedia;
const give = (answer: () => Promise<MediaStream>): void => {
  devices.getUserMedia = answer;
};
const fail = (name: string) => () => Promise.reject(new DOMException('no', name));

describe('the camera', () => {
  let scene: ReturnType<typeof stage>;
  let states: State[];
  let seen: number[][];
  const create = () =>
    createCamera({
      onState: (state) => states.push(state),
      onSeen: (sightings) => seen.push(sightings.map(({ mark }) => mark)),
    });

  beforeEach(() => {
    scene = stage();
    states = [];
    seen = [];
    give(() => Promise.resolve(scene.stream));
  });
  afterEach(() => {
    scene.close();
    devices.getUserMedia = original;
  });

  it('tells the mark that it sees, from its worker', async () => {
    scene.show(12);
    const camera = create();
    expect(await camera.start()).to.equal('looking');
    await waitUntil(() => seen.some((marks) => marks.includes(12)), 'it sees nothing');
    camera.stop();
    expect(states).to.deep.equal(['asking', 'looking', 'off']);
    await waitUntil(() => scene.stream.getTracks().every((track) => track.readyState === 'ended'));
  });

  it('says that it is dark, and looks on', async () => {
    scene.show(undefined, '#050505');
    const camera = create();
    await camera.start();
    await waitUntil(() => states.includes('dark'), 'it is not dark');
    scene.show(5);
    await waitUntil(() => seen.some((marks) => marks.includes(5)), 'it sees nothing');
    expect(states.at(-1)).to.equal('looking');
    camera.stop();
  });

  it('says why there is no camera', async () => {
    for (const [name, state] of [
      ['NotAllowedError', 'refused'],
      ['NotFoundError', 'missing'],
      ['OverconstrainedError', 'missing'],
      ['NotReadableError', 'taken'],
    ] as const) {
      give(fail(name));
      const camera = create();
      expect(await camera.start(), name).to.equal(state);
      expect(isLoss(state)).to.equal(true);
      expect(camera.stream).to.equal(undefined);
    }
  });

  it('can be asked for again after it was refused', async () => {
    give(fail('NotAllowedError'));
    const camera = create();
    await camera.start();
    give(() => Promise.resolve(scene.stream));
    expect(await camera.start()).to.equal('looking');
    camera.stop();
  });

  it('says that it was unplugged', async () => {
    const camera = create();
    await camera.start();
    for (const track of scene.stream.getTracks()) track.dispatchEvent(new Event('ended'));
    expect(states.at(-1)).to.equal('lost');
  });

  it('waits while another app has it', async () => {
    const camera = create();
    await camera.start();
    const [track] = scene.stream.getTracks();
    track!.dispatchEvent(new Event('mute'));
    expect(states.at(-1)).to.equal('taken');
    track!.dispatchEvent(new Event('unmute'));
    expect(states.at(-1)).to.equal('looking');
    camera.stop();
  });

  it('that is stopped while the browser asks stays off', async () => {
    let answer: (stream: MediaStream) => void = () => undefined;
    give(() => new Promise((resolve) => (answer = resolve)));
    const camera = create();
    const started = camera.start();
    camera.stop();
    answer(scene.stream);
    expect(await started).to.equal('off');
    await waitUntil(() => scene.stream.getTracks().every((track) => track.readyState === 'ended'));
  });
});
