import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Programs that the tests of printing look at PDF files with, and the package that brings each. */
const printPrograms = { pdftoppm: 'poppler-utils', pdffonts: 'poppler-utils', qpdf: 'qpdf' };

/** What the voice stage is built of. */
export const voicePrograms = {
  pulseaudio: 'pulseaudio',
  pactl: 'pulseaudio-utils',
  'speech-dispatcher': 'speech-dispatcher',
  'sd_espeak-ng': 'speech-dispatcher-espeak-ng',
  'spd_pulse.so': 'speech-dispatcher-audio-plugins',
  'espeak-ng': 'espeak-ng',
  flite: 'flite',
  sox: 'sox',
  'dbus-run-session': 'dbus',
};

/** Installs what is missing, or says what it is. */
export function ensurePrograms(needed = printPrograms) {
  const missing = packagesMissing(needed);
  if (missing.length === 0 || (install(missing) && packagesMissing(needed).length === 0)) return;
  throw new Error(`Missing: ${missing.join(', ')}. Install with your package manager and try again.`);
}

function packagesMissing(needed) {
  const missing = Object.entries(needed).filter(([program]) => !isThere(program) && !isModule(program));
  return [...new Set(missing.map(([, name]) => name))];
}

/** speech-dispatcher keeps its parts in folders that differ from system to system. */
function isModule(file) {
  return ['/usr/lib', '/usr/lib64', '/usr/libexec']
    .filter(existsSync)
    .flatMap((folder) => [folder, ...readdirSync(folder).map((name) => join(folder, name))])
    .some((folder) => moduleFolders.some((name) => existsSync(join(folder, name, file))));
}
const moduleFolders = ['speech-dispatcher', 'speech-dispatcher-modules'];

/** True if apt installed them: only as root, on Debian and its like. */
export function install(packages) {
  if (process.getuid?.() !== 0 || !isThere('apt-get')) return false;
  const apt = (...args) => runs('apt-get', ['-qq', '-y', ...args], { DEBIAN_FRONTEND: 'noninteractive' });
  return apt('install', ...packages) || (apt('update') && apt('install', ...packages));
}

function runs(program, args, env = {}) {
  try {
    execFileSync(program, args, { stdio: 'ignore', env: { ...process.env, ...env } });
    return true;
  } catch {
    return false;
  }
}

/** Some programs fail when asked for their version; that they answer is enough. */
function isThere(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined;
}
