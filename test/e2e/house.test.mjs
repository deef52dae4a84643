/** The house itself: a bot is one folder and one line, and nothing else names it. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import { openApp, openBrowser, startServer } from './app.mjs';
import { goOn, inFront, startGame } from './table.mjs';

const registry = 'core/bots/index.ts';
const line = (id) => `import './${id}/game.ts';\n`;
const bots = [...readFileSync(registry, 'utf8').matchAll(/^import '\.\/(.*)\/game\.ts';$/gm)].map(
  ([, id]) => id,
);
const git = (...words) => execFileSync('git', words, { encoding: 'utf8' });
const files = git('ls-files', '-co', '--exclude-standard').trim().split('\n');

/** A copy of the tree, to try things in. */
function copyOfTree() {
  const tree = mkdtempSync(join(tmpdir(), 'visavis-house-'));
  for (const file of files) cpSync(file, join(tree, file));
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  return {
    tree,
    path: (file) => join(tree, file),
    run: (command, ...words) =>
      execFileSync(command, words, { cwd: tree, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }),
    remove: () => rmSync(tree, { recursive: true, force: true }),
  };
}

test('no file but its own, the registry and tests names a bot', () => {
  const sources = files.filter(
    (file) =>
      /\.(ts|js|mjs|cjs|css|html|ftl|json|webmanifest)$/.test(file) && !/^test\/|package-lock/.test(file),
  );
  for (const id of bots) {
    const word = new RegExp(`(?<![\\w-])${id}(?![\\w-])`);
    const others = sources.filter((file) => !file.startsWith(`core/bots/${id}/`) && file !== registry);
    const naming = others.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, n) => (word.test(text) ? [`${file}:${n + 1} ${text.trim()}`] : [])),
    );
    assert.deepEqual(naming, [], id);
  }
});

test('any bot can be taken out with its line, and the rest builds', () => {
  for (const id of bots) {
    const { path, run, remove } = copyOfTree();
    try {
      rmSync(path(`core/bots/${id}`), { recursive: true });
      writeFileSync(path(registry), readFileSync(registry, 'utf8').replace(line(id), ''));
      run('npx', 'tsc', '--noEmit', '-p', '.');
      run('npx', 'vite', 'build', '--logLevel', 'error');
    } catch (error) {
      assert.fail(`without ${id}: ${error.stdout ?? error}`);
    } finally {
      remove();
    }
  }
});

test('a new bot is one folder and one line; it plays to its account', async () => {
  const { tree, run, path, remove } = copyOfTree();
  after(remove);
  run('node', 'core/cli/new-bot.mjs', 'harbour');
  assert.equal(
    readFileSync(path(registry), 'utf8'),
    readFileSync(registry, 'utf8').replace(/\n\n/, `\n${line('harbour')}\n`),
  );
  for (const file of files)
    if (file !== registry) assert.deepEqual(readFileSync(path(file)), readFileSync(file), file);
  assert.throws(() => run('node', 'core/cli/new-bot.mjs', 'harbour'), /already/);
  assert.throws(() => run('node', 'core/cli/new-bot.mjs', 'Great Harbour'), /small letters/);
  run('npx', 'tsc', '--noEmit', '-p', '.');
  run('npx', 'vite', 'build', '--logLevel', 'error');

  const server = await startServer('/', join(tree, 'dist'));
  const { page, problems, close } = await openBrowser();
  after(async () => {
    await close();
    await server.close();
  });
  await openApp(page, server.address);
  await page.locator('home-screen a.tile', { hasText: 'Harbour' }).waitFor();
  await startGame(page, server.address, 'harbour');
  for (let taps = 0; (await inFront(page)) !== 'count'; taps++) {
    assert.ok(taps < 300, 'the game does not end');
    await goOn(page);
  }
  assert.deepEqual(problems, []);
});
