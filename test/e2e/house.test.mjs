/** The house itself: a bot is one folder and one line, and nothing else names it. */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it, test } from 'node:test';
import { bots, openApp, openBrowser, startServer } from './app.mjs';
import { accounts, inFront, playUntil, startGame, tap, tapBoard } from './table.mjs';
import { standIns } from './voice.mjs';

const registry = 'core/bots/index.ts';
const line = (id) => `import './${id}/game.ts';\n`;
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter(existsSync);

/** A copy of the tree, to try things in. */
function copyOfTree() {
  const tree = mkdtempSync(join(tmpdir(), 'visavis-house-'));
  for (const file of files) cpSync(file, join(tree, file));
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
  const path = (file) => join(tree, file);
  /** What a command that fails has to say is why the test fails. */
  const run = (...words) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: tree, encoding: 'utf8' });
    assert.equal(status, 0, `${words.join(' ')}\n${stdout}${stderr}`);
  };
  return {
    path,
    run,
    runTool: (name, ...words) => run(path(`node_modules/.bin/${name}`), ...words),
    checkTypes: () => run(path('node_modules/typescript-7/bin/tsc'), '--singleThreaded'),
    remove: () => rmSync(tree, { recursive: true, force: true }),
  };
}

const copy = copyOfTree();
const { path, run, runTool, checkTypes } = copy;
after(copy.remove);

test('no file but its own and the registry names a bot, tests neither', () => {
  const sources = files.filter((file) => /\.(ts|js|mjs|cjs|css|html|json|webmanifest)$/.test(file));
  for (const id of bots) {
    // A string, a path or a key: in a sentence it may be any word.
    const word = new RegExp(`(?<=['"\`/.])${id}(?![\\w-])|(?<![\\w-])${id}(?=['"\`/:])`);
    const others = sources.filter((file) => !file.startsWith(`core/bots/${id}/`) && file !== registry);
    const naming = others.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((text, n) => (word.test(text) ? [`${file}:${n + 1} ${text.trim()}`] : [])),
    );
    assert.deepEqual(naming, [], id);
  }
});

describe('without a bot', () => {
  for (const id of bots)
    it(`${id}, its folder and its line, the rest builds, and has nothing left over`, () => {
      const folder = path(`core/bots/${id}`);
      rmSync(folder, { recursive: true });
      writeFileSync(path(registry), readFileSync(registry, 'utf8').replace(line(id), ''));
      checkTypes();
      runTool('knip', '--no-config-hints');
      runTool('vite', 'build', '--logLevel', 'error');
      cpSync(`core/bots/${id}`, folder, { recursive: true });
      cpSync(registry, path(registry));
    });
});

const id = 'trial-harbour';

describe('a new bot', () => {
  let server;
  let browser;
  let page;

  before(async () => {
    run('core/cli/new-bot.mjs', id);
    runTool('vite', 'build', '--logLevel', 'error');
    server = await startServer('/', path('dist'));
    browser = await openBrowser({ acceptDownloads: true });
    ({ page } = browser);
    await page.addInitScript(standIns);
    await openApp(page, server.address);
  });
  after(async () => {
    await browser?.close();
    await server?.close();
  });

  it('is one folder and one line', () => {
    const made = readFileSync(path(registry), 'utf8');
    assert.equal(made.replace(line(id), ''), readFileSync(registry, 'utf8'));
    for (const file of files.filter((one) => one !== registry))
      assert.deepEqual(readFileSync(path(file)), readFileSync(file), file);
  });

  it('has a name that no other has', () => {
    for (const [name, why] of [
      [id, /already/],
      ['template', /already/],
      ['Great Harbour', /small letters/],
    ])
      assert.throws(() => run('core/cli/new-bot.mjs', name), why);
  });

  it('passes the checks', () => {
    checkTypes();
    runTool('eslint', `core/bots/${id}`);
    runTool('prettier', '--check', `core/bots/${id}`);
    runTool('depcruise', '--output-type', 'err', '.');
    runTool('knip', '--no-config-hints');
  });

  it('passes its own tests and those of every bot, also as the only one', () => {
    const all = readFileSync(path(registry), 'utf8');
    writeFileSync(
      path(registry),
      bots.reduce((text, other) => text.replace(line(other), ''), all),
    );
    runTool('wtr', '--files', `core/bots/${id}/test/*.test.ts`, 'test/bots/*.test.ts');
    writeFileSync(path(registry), all);
  });

  it('plays, speaks and listens', async () => {
    await page.locator('home-screen a.tile', { hasText: 'Trial Harbour' }).waitFor();
    await startGame(page, server.address, id);
    await playUntil(page, async () => (await inFront(page)) === 'idle');
    await page.locator('bot-field .plan').first().click(); // the list of the set-up makes room
    await tapBoard(page, () => page.locator('bot-field [data-place=berth-1]').click());
    await tap(page, '#done');
    await page.locator('bot-field :text("hier legt ihr Schiff an.")').waitFor();
    await playUntil(page, async () => (await inFront(page)) === 'several');
    await page.locator('#mic').click();
    for (const word of ['zwei', 'drei', 'fertig']) {
      await page.waitForFunction(() => window.hear);
      await page.evaluate((one) => window.hear(one), word);
    }
    await page.locator('bot-field :text("Punkte für Automa.")').waitFor();
    const { log } = await page.locator('table-screen').evaluate(({ state }) => ({ log: state.game.log }));
    assert.deepEqual(log.at(-1), { type: 'answered', to: 'market', value: ['salt', 'wool'] });
    await playUntil(page, async () => (await inFront(page)) === 'over');
    const { bot, you, sums } = await accounts(page);
    assert.deepEqual([bot, you], [sums.bot, sums.you]);
    const said = (await page.evaluate(() => window.said)).join(' ');
    assert.match(said, /Liegeplätze hat der Kai.*Ihr Schiff legt an Platz \d an/);
  });

  it('has cards that can be entered, and prints them', async () => {
    await page.goto(`${server.address}#/cards/${id}`);
    await page.locator('[data-card=card-1]').click();
    await page.locator('card-sheet #correct').click();
    await page.locator('card-sheet [data-field=end] [data-value=right]').click();
    await page.locator('card-sheet #done').click();
    await page.locator('[data-card=card-1] .from', { hasText: 'deine' }).waitFor();
    await page.goto(`${server.address}#/print/${id}`);
    await page.locator('print-screen button.main').click();
    const [pdf] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('print-screen a.main[download]').click(),
    ]);
    const paper = execFileSync('pdftotext', [await pdf.path(), '-'], { encoding: 'utf8' });
    const times = (words) => paper.split(words).length - 1;
    assert.deepEqual([times('deine Karte'), times('Erster freier')], [1, 8], paper);
    assert.ok(times('Trial Harbour · Kai') === 1 && times('Das nächste Schiff') === 1, paper);
  });

  it('does nothing wrong on the way', () => assert.deepEqual(browser.problems, []));
});
