/** A film for Chromium's file camera, which it plays over and over. */
import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';

/** Frames in grey, as YUV4MPEG2. */
export function writeFilm(path, frames, { width, height, perSecond }) {
  const file = openSync(path, 'w');
  const colourless = new Uint8Array((width * height) / 2).fill(128);
  writeSync(file, `YUV4MPEG2 W${width} H${height} F${perSecond}:1 Ip A1:1 C420mpeg2\n`);
  for (const { data } of frames) {
    writeSync(file, 'FRAME\n');
    writeSync(file, data);
    writeSync(file, colourless);
  }
  closeSync(file);
}

/** What makes Chromium take the film for a camera, and allow it. */
export const filmArgs = (path) => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${path}`,
];

/** The same for the camera alone, the microphone stays what it is: only the process that looks for cameras is told so. */
export function cameraArgs(path) {
  const wrapper = `${path}.sh`;
  const lines = [
    '#!/bin/sh',
    `case "$*" in *video_capture*) set -- "$@" ${filmArgs(path).join(' ')} ;; esac`,
    'exec "$@"',
  ];
  writeFileSync(wrapper, lines.join('\n'), { mode: 0o755 });
  return [`--utility-cmd-prefix=${wrapper}`];
}
