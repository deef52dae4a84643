import type { Sighting } from './detector.ts';
import type { News, Order } from './worker.ts';

/**
 * `asking`: the browser asks the player. `refused`: the player or the browser does not allow the camera. `missing`:
 * there is none. `taken`: another app has it; when it lets go of it while ours is on, it looks again. `lost`: it was
 * unplugged. `dark`: it looks, but there is too little light, or something lies on the lens.
 */
export type State = 'off' | 'asking' | 'looking' | 'refused' | 'missing' | 'taken' | 'lost' | 'dark';

/** Why nothing is seen, for which there is a sentence each. */
const losses = ['refused', 'missing', 'taken', 'lost', 'dark'] as const satisfies readonly State[];
export const isLoss = (state: State): state is (typeof losses)[number] =>
  losses.some((loss) => loss === state);

/** The camera behind the screen, or the one above it. */
export type Facing = 'environment' | 'user';

export interface Eyes {
  readonly onState?: (state: State) => void;
  /** After every frame, also when nothing is in it. */
  readonly onSeen: (sightings: readonly Sighting[], frame: Omit<News, 'sightings'>) => void;
  /** Who is shown the frames, if it is not marks that are looked for. */
  readonly worker?: () => Worker;
}

export interface Camera {
  /** Inside a tap: the browser asks for the camera. */
  start(facing?: Facing): Promise<State>;
  stop(): void;
  /** What the camera shows, for a preview. */
  readonly stream: MediaStream | undefined;
}

/** Milliseconds between two frames. */
const pace = 250;
/** Darker than this on the whole, from 0 to 255, nothing can be told apart; lighter than that, it can again. */
const [darkest, lightEnough] = [14, 20];
/** So many dark frames are no shadow that passes. */
const darkFrames = 4;

const constraints = (facingMode: Facing): MediaStreamConstraints => ({
  video: {
    facingMode: { ideal: facingMode },
    width: { ideal: 1280 },
    height: { ideal: 720 },
    frameRate: { ideal: 15 },
  },
});

interface Line {
  readonly stream: MediaStream;
  readonly video: HTMLVideoElement;
}

const marksWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Looks for marks. Frames go to a worker as they are: the page only hears of what is in them. */
export function createCamera({ onState, onSeen, worker: hire = marksWorker }: Eyes): Camera {
  let worker: Worker | undefined;
  let line: Promise<Line> | undefined;
  let stream: MediaStream | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let state: State = 'off';
  let isBusy = false;
  let dark = 0;

  const become = (next: State): State => {
    const isNew = next !== state;
    state = next;
    if (isNew) onState?.(next);
    return state;
  };

  const hear = ({ data }: MessageEvent<News>): void => {
    isBusy = false;
    const { sightings, ...frame } = data;
    const { light } = frame;
    dark = light < darkest ? dark + 1 : 0;
    if (state === 'looking' && dark >= darkFrames) become('dark');
    if (state === 'dark' && light >= lightEnough) become('looking');
    if (state === 'looking' || state === 'dark') onSeen(sightings, frame);
  };

  /** One frame at a time: a slow device sees fewer. */
  const show = async (video: HTMLVideoElement): Promise<void> => {
    const isShown = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    if (isBusy || !isShown || state === 'taken') return;
    isBusy = true;
    try {
      const frame = await createImageBitmap(video);
      if (worker) worker.postMessage({ frame } satisfies Order, [frame]);
      else frame.close();
    } catch {
      isBusy = false; // between two frames, or while the size changes
    }
  };

  const quit = (): void => {
    clearInterval(timer);
    worker?.terminate();
    worker = stream = line = undefined;
    isBusy = false;
    dark = 0;
  };

  const stop = (): void => {
    void line?.then(close, () => undefined);
    quit();
    become('off');
  };

  return {
    stop,
    get stream() {
      return stream;
    },
    async start(facing = 'environment') {
      if (!line) become('asking');
      line ??= open(facing);
      const mine = line;
      try {
        const opened = await mine;
        if (line !== mine || worker) return state; // stopped meanwhile, or started twice
        stream = opened.stream;
        worker = hire();
        worker.addEventListener('message', hear);
        timer = setInterval(() => void show(opened.video), pace);
        for (const track of stream.getTracks()) {
          track.onmute = () => line === mine && become('taken');
          track.onunmute = () => line === mine && become('looking');
          track.onended = () => {
            if (line !== mine) return;
            stop();
            become('lost');
          };
        }
        return become('looking');
      } catch (error) {
        if (line !== mine) return state;
        quit();
        return become(lossOf(error));
      }
    },
  };
}

async function open(facing: Facing): Promise<Line> {
  const stream = await navigator.mediaDevices.getUserMedia(constraints(facing));
  const video = document.createElement('video');
  try {
    video.muted = true;
    video.playsInline = true;
    video.srcObject = stream;
    await video.play();
    return { stream, video };
  } catch (error) {
    close({ stream, video });
    throw error;
  }
}

function close({ stream, video }: Line): void {
  for (const track of stream.getTracks()) track.stop();
  video.srcObject = null;
}

const lossNames: Readonly<Record<string, State>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotReadableError: 'taken',
  AbortError: 'taken',
};

function lossOf(error: unknown): State {
  return (error instanceof DOMException && lossNames[error.name]) || 'missing';
}
