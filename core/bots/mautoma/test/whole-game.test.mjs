import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { openForTests } from '../../../../test/e2e/app.mjs';
import {
  enterCount,
  goOn,
  inFront,
  playUntil,
  sentence,
  setOption,
  tap,
} from '../../../../test/e2e/table.mjs';

const { server, browser, page } = await openForTests({ offline: true, acceptDownloads: true });

test('a game is set up by taps, in German', async () => {
  await page.locator('home-screen a.tile', { hasText: 'Revive' }).click();
  await setOption(page, 'artifacts', 'ask');
  await page.locator('#start').click();
  assert.equal(await inFront(page), 'step');
  assert.match(await sentence(page), /Baue das Spiel für zwei auf/);
  await playUntil(page, async () => (await page.locator('.unless').count()) > 0);
  assert.match(await sentence(page), /das Feld für den Energiemarker/);
  await tap(page, '.unless'); // another one
  assert.equal(await inFront(page), 'place');
  await goOn(page);
  assert.equal(await page.locator('hero-number b').innerText(), '1');
  await playUntil(page, async () => (await inFront(page)) === 'idle');
  assert.equal(await sentence(page), 'Du bist dran.');
});

test('the energy step shows its number huge, and its card on request', async () => {
  await tap(page, '#done');
  assert.match(await page.locator('hero-number b').innerText(), /^[12]$/);
  assert.match(await sentence(page), /^Feld(er)? weiter im Energiekreis\.$/);
  await page.locator('#why').click();
  assert.match(await page.locator('why-dialog card-face svg').textContent(), /Start/);
  await page.keyboard.press('Escape');
});

test('reloaded in the middle of a turn it is at the same place, without server and network', async () => {
  await goOn(page);
  const before = [await inFront(page), await sentence(page)];
  await server.close();
  await page.context().setOffline(true);
  await page.reload();
  assert.deepEqual([await inFront(page), await sentence(page)], before);
});

/** What was told was otherwise: it is put right, and the step is read with that. */
async function otherwise(option) {
  await tap(page, `your-side .unless[data-option=${option}]`);
  await page.locator('your-side .unless').first().waitFor({ state: 'detached' });
}

async function tapCandidates() {
  for (const place of ['D4', 'F5', 'F8']) await page.locator(`board-view [data-place=${place}]`).click();
}

test('candidates are tapped, and the place is named with its reasons', async () => {
  await otherwise('tied');
  assert.equal(await inFront(page), 'marks');
  await tapCandidates();
  await tap(page, 'answer-marks .done');
  assert.match(await page.locator('hero-number b').innerText(), /^(D4|F5|F8)$/);
  await page.locator('#why').click();
  assert.match(await page.locator('why-dialog reason-list ol').innerText(), /Kandidaten[\s\S]*Reihe [DF]/);
  await page.keyboard.press('Escape');
});

test('undo says what it takes back, and takes it back', async () => {
  const chosen = await page.locator('hero-number b').innerText();
  assert.match(await page.locator('#undo').getAttribute('aria-label'), /^Zurück: Antwort »D4/);
  await tap(page, '#undo');
  assert.equal(await inFront(page), 'marks');
  await tapCandidates();
  await tap(page, 'answer-marks .done');
  assert.equal(await page.locator('hero-number b').innerText(), chosen);
});

test('the language changes at the table without losing the place', async () => {
  await page.locator('#menu').click();
  await page.locator('#language').click();
  await page.getByRole('heading', { name: 'Help with your turn' }).waitFor();
  await page.keyboard.press('Escape');
  assert.match(await sentence(page), /stands there now/);
  await page.locator('#menu').click();
  await page.locator('#language').click();
  await page.getByRole('heading', { name: 'Hilfe zu deinem Zug' }).waitFor();
  await page.keyboard.press('Escape');
});

test('an older answer is corrected in the log', async () => {
  await playUntil(page, async () => (await inFront(page)) === 'idle');
  await goOn(page);
  await playUntil(page, async () => (await inFront(page)) === 'idle');
  await page.locator('#log').click();
  const otherwise = page.locator('log-dialog .told b', { hasText: 'Geht nicht' });
  assert.equal(await otherwise.count(), 0);
  await page.locator('log-dialog .told [data-option=none]').first().click();
  await page.locator('log-dialog [open]').waitFor({ state: 'detached' });
  await page.locator('#log').click();
  await otherwise.waitFor();
  await page.keyboard.press('Escape');
});

test('the game goes on to round 18, three hibernations on the way, and is rated', async () => {
  const seen = [];
  for (let taps = 0; (await inFront(page)) !== 'count'; taps++) {
    assert.ok(taps < 200, 'the game does not end');
    seen.push(await sentence(page));
    await goOn(page);
  }
  assert.equal(seen.filter((text) => text.includes('bilden den neuen Stapel')).length, 3);
  assert.equal(await sentence(page), 'Wie viele Punkte hast du?');
  await enterCount(page, 132);
  assert.equal(await page.locator('hero-number b').innerText(), '132');
  await tap(page, '#next');
  await page.locator('#result').click();
  assert.equal(await page.locator('result-screen h1').innerText(), 'Großer Sieg');
  assert.match(
    await page.locator('result-screen .next').innerText(),
    /Noch 18 Punkte bis »Überragender Sieg«/,
  );
});

test('the game is saved as a file, replayed without a browser, and fetched again', async () => {
  await page.goto(`${server.address}#/games`);
  await page.locator('games-screen .more').first().click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('games-screen #export').click(),
  ]);
  const path = await file.path();
  const replayed = JSON.parse(
    execFileSync('node', ['core/cli/run.mjs', 'core/cli/replay.ts', path], { encoding: 'utf8' }),
  );
  assert.equal(replayed.over, true);
  assert.equal(replayed.score.you, 132);
  await page.locator('games-screen input[type=file]').setInputFiles(path);
  await page.locator('games-screen li').nth(1).waitFor();
  assert.equal(JSON.parse(await readFile(path, 'utf8')).bot, 'mautoma');
});

test('a broken file is refused with a sentence, and nothing stored is touched', async () => {
  const input = page.locator('games-screen input[type=file]');
  await input.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"visavis":'),
  });
  const refusal = page.locator('visavis-app dialog[open] p');
  await refusal.waitFor();
  assert.ok((await refusal.innerText()).length > 20);
  await page.getByRole('button', { name: 'Verstanden' }).click();
  assert.equal(await page.locator('games-screen li').count(), 2);
});

test('cards, board and sheet are printed, still without a network', async () => {
  await page.goto(`${server.address}#/print/mautoma`);
  await page.locator('print-screen .main').click();
  const link = page.locator('print-screen a[download]');
  await link.waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const bytes = await readFile(await file.path());
  assert.equal(bytes.subarray(0, 5).toString(), '%PDF-');
  assert.match(file.suggestedFilename(), /mautoma.*\.pdf$/);
});

test('nothing went wrong on the way, and no request left the app', () => {
  assert.deepEqual(browser.problems, []);
  const foreign = browser.requests.filter(
    (url) => !/^(data|blob):/.test(url) && !url.startsWith(server.address),
  );
  assert.deepEqual(foreign, []);
});
