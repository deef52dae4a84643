/** What the buttons of a headset or a car do at the table. */
export interface Buttons {
  next(): void;
  back(): void;
  repeat(): void;
}

export interface Headset {
  /** Inside a tap. False where the browser gives no such buttons to pages, or does not let it play. */
  start(title: string): Promise<boolean>;
  stop(): void;
}

/** Browsers give the buttons to whoever plays something, and not for a short sound: ten seconds of silence, again and again. */
const silence = { rate: 8000, seconds: 10, level: 128 } as const;

export function createHeadset({ next, back, repeat }: Buttons): Headset {
  let player: HTMLAudioElement | undefined;
  const handlers: readonly (readonly [MediaSessionAction, () => void])[] = [
    ['nexttrack', next],
    ['previoustrack', back],
    // Play and pause are one button on most headsets; it must not stop the silence.
    ['play', repeat],
    ['pause', repeat],
  ];
  return {
    async start(title) {
      if (!('mediaSession' in navigator)) return false;
      player ??= silentPlayer();
      try {
        await player.play();
      } catch {
        return false;
      }
      navigator.mediaSession.metadata = new MediaMetadata({ title, artist: 'Visavis' });
      for (const [action, handler] of handlers) navigator.mediaSession.setActionHandler(action, handler);
      navigator.mediaSession.playbackState = 'playing';
      return true;
    },
    stop() {
      if (!player) return;
      player.pause();
      URL.revokeObjectURL(player.src);
      player = undefined;
      for (const [action] of handlers) navigator.mediaSession.setActionHandler(action, null);
      navigator.mediaSession.playbackState = 'none';
    },
  };
}

function silentPlayer(): HTMLAudioElement {
  const player = new Audio(URL.createObjectURL(new Blob([wave()], { type: 'audio/wav' })));
  player.loop = true;
  return player;
}

/** A wave file, one byte a sample. */
function wave(): ArrayBuffer {
  const { rate, seconds, level } = silence;
  const samples = rate * seconds;
  const bytes = new Uint8Array(44 + samples).fill(level, 44);
  const view = new DataView(bytes.buffer);
  const word = (at: number, letters: string) =>
    [...letters].forEach((letter, n) => view.setUint8(at + n, letter.charCodeAt(0)));
  word(0, 'RIFF');
  view.setUint32(4, 36 + samples, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // plain samples
  view.setUint16(22, 1, true); // one channel
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true); // bits
  word(36, 'data');
  view.setUint32(40, samples, true);
  return bytes.buffer;
}
