import { execFileSync, spawnSync } from 'node:child_process';

/** Programs that the tests of printing look at PDF files with, and the package that brings each. */
const needed = { pdftoppm: 'poppler-utils', pdffonts: 'poppler-utils', qpdf: 'qpdf' };

/** Installs what is missing, or says what it is. */
export function ensurePrograms() {
  const missing = packagesMissing();
  if (missing.length === 0 || (install(missing) && packagesMissing().length === 0)) return;
  throw new Error(`Missing: ${missing.join(', ')}. Install with your package manager and try again.`);
}

function packagesMissing() {
  const missing = Object.entries(needed).filter(([program]) => !isThere(program));
  return [...new Set(missing.map(([, name]) => name))];
}

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
