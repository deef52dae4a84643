/**
 * `node test/tools/voice-stage.mjs COMMAND…` runs a command on a stage of its own: German and English voices for
 * the browser, a loudspeaker that can be recorded (`tts.monitor`) and a microphone that can be spoken into (`mic`).
 * Everything lies in a temporary folder, and all that was started ends with the command.
 */
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findChromium } from './chromium.mjs';
import { ensurePrograms, voicePrograms } from './system.mjs';

if (process.env.VOICE === 'skip') {
  console.log('voice: skipped, as VOICE=skip asks');
  process.exit(0);
}
ensurePrograms(voicePrograms);

const stage = mkdtempSync(join(tmpdir(), 'visavis-voice-'));
chmodSync(stage, 0o700);
const env = {
  ...process.env,
  CHROME_PATH: findChromium(), // before the home folder is another
  HOME: stage,
  XDG_RUNTIME_DIR: stage,
  PULSE_SERVER: `unix:${stage}/pulse/native`,
  ESPEAK_DATA_PATH: stage,
};
const started = [];
try {
  await startSound();
  prepareVoices();
  await startVoices();
  process.exitCode = await ended(
    spawn('dbus-run-session', ['--', ...process.argv.slice(2)], { env, stdio: 'inherit' }),
  );
} finally {
  for (const child of started.reverse()) {
    child.kill();
    await ended(child);
  }
  rmSync(stage, { recursive: true, force: true, maxRetries: 5 });
}

function start(program, args) {
  const child = spawn(program, args, { env, stdio: 'ignore' });
  started.push(child);
}

function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode ?? 1;
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

async function until(isReady, what) {
  for (let n = 0; n < 100; n++) {
    if (isReady()) return;
    await wait(100);
  }
  throw new Error(`${what} does not start`);
}

async function startSound() {
  const modules = [
    'module-native-protocol-unix auth-anonymous=1',
    'module-null-sink sink_name=tts',
    'module-null-sink sink_name=mic',
    'module-remap-source master=mic.monitor source_name=vmic',
  ];
  // What is played has the volume that it is given, whatever else is played.
  mkdirSync(join(stage, '.config/pulse'), { recursive: true });
  writeFileSync(join(stage, '.config/pulse/daemon.conf'), 'flat-volumes = no\n');
  start('pulseaudio', [
    '-n',
    '--daemonize=no',
    '--exit-idle-time=-1',
    '--disallow-exit=true',
    ...modules.flatMap((module) => ['-L', module]),
  ]);
  const pactl = (...args) => spawnSync('pactl', args, { env, stdio: 'ignore' }).status === 0;
  await until(() => pactl('info'), 'pulseaudio');
  if (!pactl('set-default-sink', 'tts') || !pactl('set-default-source', 'vmic'))
    throw new Error('pulseaudio has no loudspeaker or no microphone');
}

/** German and English only: to list all voices that espeak-ng has takes seconds. */
function prepareVoices() {
  const data = join(stage, 'espeak-ng-data');
  const { stdout } = spawnSync('espeak-ng', ['--version'], { encoding: 'utf8' });
  cpSync(/Data at: (\S+)/.exec(stdout)[1], data, { recursive: true });
  for (const folder of ['voices/!v', 'voices/mb'])
    rmSync(join(data, folder), { recursive: true, force: true });
  const files = (folder) => readdirSync(join(data, folder), { recursive: true, withFileTypes: true });
  for (const file of files('lang'))
    if (file.isFile() && !/^(de|en.*)$/.test(file.name))
      rmSync(join(file.parentPath ?? file.path, file.name));
  for (const file of files('.'))
    if (/_dict$/.test(file.name) && !/^(de|en)_/.test(file.name)) rmSync(join(data, file.name));
}

async function startVoices() {
  const settings = join(stage, 'speech-dispatcher-settings');
  cpSync('/etc/speech-dispatcher', settings, { recursive: true });
  mkdirSync(join(stage, 'log'));
  writeFileSync(
    join(settings, 'speechd.conf'),
    [
      `LogDir "${stage}/log"`,
      'AudioOutputMethod "pulse"',
      'AddModule "espeak-ng" "sd_espeak-ng" "espeak-ng.conf"',
      'DefaultModule espeak-ng',
      'DefaultLanguage "en"',
    ].join('\n'),
  );
  start('speech-dispatcher', ['-s', '-C', settings, '-L', join(stage, 'log'), '-t', '0']);
  await until(() => existsSync(join(stage, 'speech-dispatcher/speechd.sock')), 'speech-dispatcher');
}
