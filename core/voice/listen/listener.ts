import { isWord } from '../words.ts';
import type { Utterance } from './activity.ts';
import type { Ears, Listener, Spoken, State } from './listening.ts';
import { withLesson, type Lesson } from './learn.ts';
import type { Found, Takes } from './match.ts';
import type { Expected } from './train.ts';
import type { News, Sent } from './worker.ts';

export interface TrainedListener extends Listener {
  /** The words to compare with, all of a player's: those that are not expected tell what a word is not. */
  learn(takes: Takes): void;
  /** The next word that is said, for training. The signal ends the waiting: then it rejects. */
  record(signal: AbortSignal, expected: Expected): Promise<Utterance>;
}

/** As the microphone gives it: what browsers do for phone calls takes away what tells words apart. */
const constraints: MediaStreamConstraints = {
  audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false },
};

interface Line {
  readonly context: AudioContext;
  readonly stream: MediaStream;
}

/** Listens for trained words. The sound goes from a worklet to a worker: the page only hears of words. */
export function createListener({
  onState,
  onWords,
  onUnsure,
  onLearned,
  onLevel,
  onInterrupted,
}: Ears): TrainedListener {
  let worker: Worker | undefined;
  let line: Promise<Line> | undefined;
  let state: State = 'off';
  let onTake: ((utterance: Utterance) => void) | undefined;
  let known: Takes = {};
  /** What was understood last, until it is known whether that was right. */
  let lesson: Lesson | undefined;

  const become = (next: State): State => {
    if (next !== state) onState?.(next);
    return (state = next);
  };

  const hearNews = ({ data }: MessageEvent<News>): void => {
    if (state === 'off') return;
    switch (data.kind) {
      case 'voice':
        become(data.isSpeaking ? 'heard' : 'listening');
        return;
      case 'level':
        onLevel?.(data.level);
        return;
      case 'interrupted':
        onInterrupted?.();
        return;
      case 'take':
        onTake?.(data.utterance);
        return;
      case 'unsure':
        onUnsure();
        return;
      case 'words':
        onWords(data.words.filter(isSpoken));
        lesson = data.lesson;
        return;
      case 'room':
        return;
    }
  };

  const order = (what: Sent, transfer: Transferable[] = []): void => {
    if (!worker) {
      worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', hearNews);
    }
    worker.postMessage(what, transfer);
  };

  const learn = (takes: Takes): void => {
    known = { ...known, ...takes };
    order({ kind: 'learn', takes });
  };

  const quit = (): void => {
    line = undefined;
    worker?.terminate();
    worker = undefined;
  };

  const stop = (): void => {
    void line?.then(close, () => undefined);
    quit();
    become('off');
  };

  return {
    stop,
    async start() {
      line ??= open((rate, sound) =>
        order({ kind: 'open', rate, sound, tellsLevel: onLevel !== undefined }, [sound]),
      );
      const mine = line;
      try {
        const { stream } = await mine;
        if (line !== mine) return state; // stopped meanwhile
        const ifMine = (act: () => void) => () => {
          if (line === mine) act();
        };
        for (const track of stream.getTracks()) {
          track.onmute = ifMine(() => become('muted'));
          track.onunmute = ifMine(() => become('listening'));
          track.onended = ifMine(
            () =>
              void whyEnded().then((why) => {
                if (line !== mine) return;
                stop();
                become(why);
              }),
          );
        }
        return state === 'off' ? become('listening') : state;
      } catch (error) {
        if (line !== mine) return state;
        quit();
        return become(
          error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing',
        );
      }
    },
    expect: (words) => order({ kind: 'expect', words }),
    deafen: () => order({ kind: 'deafen' }),
    hear: () => order({ kind: 'hear' }),
    learn,
    judge(isRight) {
      const { word = '' } = lesson ?? {};
      if (lesson && isRight && isWord(word)) {
        const takes = withLesson(known[word] ?? [], lesson);
        learn({ [word]: takes });
        onLearned?.(word, takes);
      }
      lesson = undefined;
    },
    record: (signal, expected) =>
      new Promise((resolve, reject) => {
        const over = (): void => {
          signal.removeEventListener('abort', abandon);
          onTake = undefined;
          worker?.postMessage({ kind: 'record', expected: undefined } satisfies Sent);
        };
        const abandon = (): void => {
          over();
          reject(signal.reason as Error);
        };
        onTake = (utterance) => {
          over();
          resolve(utterance);
        };
        signal.addEventListener('abort', abandon);
        order({ kind: 'record', expected });
      }),
  };
}

const isSpoken = (found: Found): found is Found & Spoken => isWord(found.word);

async function open(connect: (rate: number, sound: MessagePort) => void): Promise<Line> {
  // Inside the tap, before anything is waited for: otherwise it stays silent.
  const context = new AudioContext();
  let stream: MediaStream | undefined;
  try {
    stream = await navigator.mediaDevices.getUserMedia(constraints);
    await context.audioWorklet.addModule(new URL('./worklet.js', import.meta.url));
    const microphone = new AudioWorkletNode(context, 'microphone');
    const { port1, port2 } = new MessageChannel();
    connect(context.sampleRate, port2);
    microphone.port.postMessage(port1, [port1]);
    // Its output is silence; but what leads nowhere is not asked for sound.
    context.createMediaStreamSource(stream).connect(microphone).connect(context.destination);
    await context.resume();
    return { context, stream };
  } catch (error) {
    await close({ context, stream });
    throw error;
  }
}

/** It was unplugged, or may not be heard any more. Where the browser does not tell, the former. */
async function whyEnded(): Promise<State> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' });
    return state === 'granted' ? 'missing' : 'refused';
  } catch {
    return 'missing';
  }
}

async function close({
  context,
  stream,
}: {
  context: AudioContext;
  stream: MediaStream | undefined;
}): Promise<void> {
  for (const track of stream?.getTracks() ?? []) track.stop();
  await context.close();
}
