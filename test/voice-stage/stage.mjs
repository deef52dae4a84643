/** What tests may do on the voice stage: speak into the microphone, and listen to the loudspeaker. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openBrowser } from '../e2e/app.mjs';
import { chromiumArgs } from '../tools/chromium.mjs';

const stage = process.env.XDG_RUNTIME_DIR;
if (!process.env.PULSE_SERVER?.includes(stage)) throw new Error('Run it with npm run test:voice.');

/** The stage has few voices, for the browser; speakers are variants out of all of them. */
const allVoices = { ...process.env };
delete allVoices.ESPEAK_DATA_PATH;

export const speakers = [
  { voice: 'm2', pitch: 48, speed: 162 },
  { voice: 'm5', pitch: 42, speed: 162 },
  { voice: 'f3', pitch: 56, speed: 162 },
];
/** Nobody says a word twice in the same way. The first three are for training. */
export const takes = [
  { faster: 0, higher: 1 },
  { faster: -10, higher: -3 },
  { faster: 14, higher: 3 },
  { faster: -6, higher: 4 },
  { faster: 6, higher: -5 },
  { faster: -14, higher: 0 },
  { faster: 20, higher: 2 },
];

const folder = mkdtempSync(join(stage, 'takes-'));
const made = new Map();

/** Path of a sound file with these words. */
export function synthesise(
  text,
  language,
  { voice, pitch, speed } = speakers[0],
  { faster, higher } = takes[0],
) {
  const options = ['-v', `${language}+${voice}`, '-p', String(pitch + higher), '-s', String(speed + faster)];
  const key = [...options, text].join(' ');
  if (!made.has(key)) {
    const path = join(folder, `${made.size}.wav`);
    execFileSync('espeak-ng', [...options, '-w', path, text], { env: allVoices });
    made.set(key, path);
  }
  return made.get(key);
}

/** How a word is said in a language: from the words of the app. */
export function formOf(word, language) {
  const source = readFileSync(`core/voice/words.${language}.ftl`, 'utf8');
  const found = new RegExp(`^word-${word} = (.*)$`, 'm').exec(source);
  if (!found) throw new Error(`no word ${word}`);
  return found[1];
}

/** The microphone of the stage, as one speaks into it. */
const shared = 'mic';

/** Path of a sound file with a word of the app, and nothing around it. */
export const soundOf = (word, language, speaker, take) =>
  bare(synthesise(formOf(word, language), language, speaker, take));

/** Says a word of the app into a microphone; resolves when it is said. */
export async function say(word, language, speaker, take, microphone = shared) {
  await closed(player(soundOf(word, language, speaker, take), microphone));
}

/** Says words of the app in one breath, as one reads a row from the table. */
export async function sayInARow(words, language, speaker, take, microphone = shared) {
  const path = join(folder, `row-${words.join('-')}.wav`);
  const parts = words.map((word) => `|sox ${soundOf(word, language, speaker, take)} -p pad 0 ${breath}`);
  execFileSync('sox', [...parts, path]);
  await closed(player(path, microphone));
}
/** Seconds between its words. */
const breath = 0.04;

/** Without the silence that a synthesiser leaves around a word. */
function bare(path) {
  const target = path.replace('.wav', '-bare.wav');
  const silence = ['silence', '1', '0.01', '0.1%', 'reverse'];
  if (!existsSync(target)) execFileSync('sox', [path, target, ...silence, ...silence]);
  return target;
}

const player = (path, microphone) => spawn('paplay', ['-d', microphone, path], { stdio: 'ignore' });

/** What others say in the room. */
const talkers = {
  de: [
    'Gestern waren wir im Garten und haben den ganzen Nachmittag nur gelesen, bis es dunkel wurde.',
    'Hast du schon gehört, dass die beiden im Sommer ans Meer fahren wollen? Mit dem Zug dauert das ewig.',
  ],
  en: [
    'We went to the market yesterday and came home with far too many apples, so there will be cake.',
    'Did they tell you about the house by the lake? It has been for sale since the spring, I believe.',
  ],
};

/** Paths of sound files with talk, a voice each. */
export const talk = () =>
  Object.entries(talkers).flatMap(([language, sentences]) =>
    sentences.map((text, n) =>
      synthesise(text, language, { voice: `m${n + 6}`, pitch: 50 + 20 * n, speed: 170 }, takes[0]),
    ),
  );

/** Four who talk at a time, each beginning with something else. */
export function startTalk(below, speaker, microphone = shared) {
  const files = talk();
  const voices = files.map((_, n) => {
    const voice = join(folder, `talk-${n}.wav`);
    execFileSync('sox', [...files.slice(n), ...files.slice(0, n), voice]);
    return voice;
  });
  const raw = join(folder, 'talk.wav');
  execFileSync('sox', ['-m', ...voices, raw]);
  return startSound(raw, below, speaker, microphone);
}

/** Plucked chords. */
export function startMusic(below, speaker, microphone = shared) {
  const chords = ['G2 B2 D3 G3', 'E2 G2 B2 E3', 'C3 E3 G3 C4', 'D3 F#3 A3 D4'].map((notes, n) => {
    const file = join(folder, `chord-${n}.wav`);
    const voices = notes.split(' ').flatMap((note) => ['pluck', note]);
    execFileSync('sox', ['-n', '-r', '16000', file, 'synth', '2', ...voices, 'remix', '-', 'norm', '-3']);
    return file;
  });
  const raw = join(folder, 'chords.wav');
  execFileSync('sox', [...chords, raw]);
  return startSound(raw, below, speaker, microphone);
}

/** Over and over, so many decibels below a speaker's words. Returns what ends it. */
function startSound(raw, below, speaker, microphone) {
  const path = raw.replace('.wav', `-${microphone}.wav`);
  const words = rmsOf(synthesise(formOf('next', 'de'), 'de', speaker));
  const volume = (words / rmsOf(raw)) * 10 ** (-below / 20);
  execFileSync('sox', [raw, path, 'repeat', '60', 'vol', String(volume)]);
  const ending = new AbortController();
  const playing = repeat(path, microphone, ending.signal);
  return async () => {
    ending.abort();
    await playing;
  };
}

/** A file after the other: a game may take longer than any of them. */
async function repeat(path, microphone, signal) {
  while (!signal.aborted) {
    const playing = player(path, microphone);
    const end = () => playing.kill();
    signal.addEventListener('abort', end);
    await closed(playing);
    signal.removeEventListener('abort', end);
  }
}

/** What the loudspeaker says comes back into the microphone, so many milliseconds later and so many decibels lower. */
export async function withLoop(late, volume, act) {
  const wire = ['source=tts.monitor', `sink=${shared}`, `latency_msec=${late}`];
  const pactl = (...args) => execFileSync('pactl', args).toString().trim();
  const loop = pactl('load-module', 'module-loopback', ...wire);
  try {
    const inputs = pactl('list', 'short', 'sink-inputs').split('\n');
    const input = inputs.find((line) => line.includes('module-loopback')).split('\t')[0];
    pactl('set-sink-input-volume', input, `${-volume}dB`);
    await act();
  } finally {
    pactl('unload-module', loop);
  }
}

function rmsOf(path) {
  const { stderr } = spawnSync('sox', [path, '-n', 'stat'], { encoding: 'utf8' });
  return Number(/RMS\s+amplitude:\s+([\d.]+)/.exec(stderr)[1]);
}

const rate = 16_000;
/** Louder than this is sound; within a word it is quieter for less than that. */
const threshold = 0.01;
const pause = 0.05 * rate;

/** Records what the app says. `stop()` tells how many seconds of it were sound. */
export async function record() {
  const args = [
    '-d',
    'tts.monitor',
    '--raw',
    '--format=s16le',
    `--rate=${rate}`,
    '--channels=1',
    '--latency-msec=20',
  ];
  const recorder = spawn('parec', args);
  const parts = [];
  recorder.stdout.on('data', (part) => parts.push(part));
  await new Promise((resolve) => recorder.stdout.once('data', resolve));
  return {
    async stop() {
      await wait(300);
      recorder.kill();
      await closed(recorder);
      return described(Buffer.concat(parts));
    },
  };
}

function described(bytes) {
  const samples = Float32Array.from(
    { length: bytes.length >> 1 },
    (_, n) => bytes.readInt16LE(2 * n) / 32_768,
  );
  let sounding = 0;
  let last = -Infinity;
  samples.forEach((sample, n) => {
    if (Math.abs(sample) < threshold) return;
    sounding += n - last > pause ? 1 : n - last;
    last = n;
  });
  return { sound: sounding / rate, seconds: samples.length / rate };
}

function closed(child) {
  return new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
}

/** A browser with voices, sound and an allowed microphone. */
export const voiceBrowser = {
  args: [...chromiumArgs, '--enable-speech-dispatcher', '--autoplay-policy=no-user-gesture-required'],
  ignoreDefaultArgs: ['--mute-audio'],
  permissions: ['microphone'],
};
export const openVoiceBrowser = (options = {}, profile = undefined) =>
  openBrowser({ ...voiceBrowser, ...options }, profile);

/** Words a minute: in a whole game the app speaks in haste. */
const haste = 900;

/** A seat of its own on the stage: a microphone that only this browser hears, a voice that waits for no other, and a loudspeaker. */
export async function openSeat(name, profile) {
  const microphone = `mic-${name}`;
  const pactl = (...args) => execFileSync('pactl', ['load-module', ...args]);
  pactl('module-null-sink', `sink_name=${microphone}`);
  pactl('module-null-sink', `sink_name=mouth-${name}`);
  pactl('module-remap-source', `master=${microphone}.monitor`, `source_name=ear-${name}`);
  const sound = { ...process.env, PULSE_SOURCE: `ear-${name}`, PULSE_SINK: `mouth-${name}` };
  const socket = join(stage, `voice-${name}`);
  const voice = await startHastyVoice(socket, sound);
  const env = { ...sound, SPEECHD_ADDRESS: `unix_socket:${socket}` };
  const own = mkdtempSync(join(stage, 'profile-'));
  cpSync(profile, own, { recursive: true });
  const browser = await openVoiceBrowser({ env }, own);
  const close = async () => {
    await browser.close();
    voice.kill();
    await closed(voice);
  };
  return { ...browser, microphone, close };
}

async function startHastyVoice(socket, env) {
  const settings = `${socket}-settings`;
  cpSync(join(stage, 'speech-dispatcher-settings'), settings, { recursive: true });
  const file = join(settings, 'modules/espeak-ng.conf');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^(Espeak(?:Normal|Max)Rate) .*$/gm, `$1 ${haste}`));
  const args = [
    '-s',
    '-C',
    settings,
    '-S',
    socket,
    '-P',
    `${socket}.pid`,
    '-L',
    join(stage, 'log'),
    '-t',
    '0',
  ];
  const voice = spawn('speech-dispatcher', args, { env, stdio: 'ignore' });
  while (!existsSync(socket)) await wait(50);
  return voice;
}
