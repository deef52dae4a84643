/** The player's own cards, from the box into the app, onto the table and the paper, into a file and back. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { after, before, it } from 'node:test';
import { openApp, openBrowser, startServer } from '../../../../test/e2e/app.mjs';
import { goOn, startGame } from '../../../../test/e2e/table.mjs';

/** What the seven cards of the box show; none of them is as shipped. */
const box = [
  { marker: 'none', action: 'dive', steps: ['eggs'] },
  { marker: 'place', action: 'dive', steps: ['hatch', 'eggs'] },
  { marker: 'place', action: 'fish' },
  { marker: 'remove', action: 'dive', steps: ['hatch'] },
  { marker: 'place', action: 'fish' },
  { marker: 'none', action: 'dive', steps: ['school', 'hatch'] },
  { marker: 'remove', action: 'fish' },
];
const steps = ['school', 'hatch', 'eggs'];

let server;
let app;

before(async () => {
  server = await startServer();
  app = await openBrowser({ acceptDownloads: true });
  await openApp(app.page, server.address);
});

after(async () => {
  await app.close();
  await server.close();
});

const shown = async (page) => {
  const opened = await page.locator('cards-screen').evaluate((screen) => screen.opened.cards.decisions);
  return opened.map(({ marker, action, provenance }) => ({
    marker,
    action: action.kind,
    ...(action.kind === 'dive' ? { steps: action.steps } : {}),
    provenance,
  }));
};
const own = box.map((card) => ({ ...card, provenance: 'owner' }));
const words = (page) => page.locator('#deck-decisions .words').innerText();
const status = (page, text) => page.locator('cards-screen [role=status]', { hasText: text }).waitFor();
const done = (page, text) => page.locator('visavis-app #done [role=status]', { hasText: text }).waitFor();
const wordsAre = (page, text) => page.locator('#deck-decisions .words', { hasText: text }).waitFor();

/** Corrects the card in front, as a player taps it. */
async function enter(page, card) {
  await page.locator('card-sheet #correct').click();
  const key = (field, value) => page.locator(`card-sheet [data-field=${field}] [data-value=${value}]`);
  await key('marker', card.marker).click();
  await key('action', card.action).click();
  for (const step of card.steps ? steps : []) {
    const isOn = (await key('steps', step).getAttribute('aria-pressed')) === 'true';
    if (isOn !== card.steps.includes(step)) await key('steps', step).click();
  }
  await page.locator('card-sheet #done').click();
}

it('the seven Nautoma cards of the box: entered, played, printed, saved, deleted, fetched', async () => {
  const { page, problems } = app;
  await page.goto(`${server.address}#/setup/nautoma`);
  await page.locator('setup-screen .note').click();
  await page.locator('setup-screen .cards[href^="#/cards"]').click();
  const shipped = await words(page);

  await page.locator('#deck-decisions .compare').click();
  for (const card of box) await enter(page, card);
  await status(page, 'fertig verglichen');
  await page.locator('#deck-decisions .words').filter({ hasNotText: shipped }).waitFor();
  const check = await words(page);
  assert.deepEqual(await shown(page), own);

  await startGame(page, server.address, 'nautoma');
  const state = () => page.locator('table-screen').evaluate((table) => table.state.game.session.state);
  const seen = [];
  while ((await state()).week === 1) {
    await goOn(page);
    const { card } = await state();
    if (card !== null && seen.at(-1) !== card) seen.push(card);
  }
  assert.equal(new Set(seen).size, 6, 'six of the seven cards in a week');
  const played = await state();
  assert.deepEqual(
    played.cards.decisions.map(({ action }) => action.kind),
    box.map(({ action }) => action),
  );

  await page.goto(`${server.address}#/print/nautoma`);
  await page.locator('print-screen button.main').click();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('print-screen a.main[download]').click(),
  ]);
  const paper = execFileSync('pdftotext', ['-l', '1', await pdf.path(), '-'], { encoding: 'utf8' });
  assert.equal(paper.match(/deine Karte/g)?.length, 7, paper);

  await page.goto(`${server.address}#/cards/nautoma`);
  await page.locator('#export').waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#export').click()]);
  assert.equal(download.suggestedFilename(), 'visavis-cards-nautoma.json');
  const file = await download.path();

  await page.locator('#forget').dblclick();
  await done(page, 'mitgelieferten');
  await page.locator('recard-dialog #keep').click(); // the game that was just played keeps its cards
  await wordsAre(page, shipped);
  await page.locator('visavis-app #done .key').first().click();
  await wordsAre(page, check);
  await page.locator('#forget').click();
  await page.locator('recard-dialog #keep').click();
  await wordsAre(page, shipped);
  assert.ok((await shown(page)).every(({ provenance }) => provenance === 'house'));

  await page.locator('cards-screen input[type=file]').setInputFiles(file);
  await done(page, 'Die Karten sind da');
  await wordsAre(page, check);
  assert.deepEqual(await shown(page), own);
  assert.deepEqual(problems, []);
});

it('a game that is running keeps the cards it began with, until it is told to take the changed ones', async () => {
  const { page } = app;
  await startGame(page, server.address, 'nautoma');
  const address = page.url();
  const state = () => page.locator('table-screen').evaluate((table) => table.state.game.session.state);
  const begun = (await state()).cards.decisions;
  // Six of them are left, nobody knows which.
  await page.locator('#menu').click();
  await page.locator('menu-dialog .pile:has(li:nth-child(7):last-child)').waitFor();
  await page.goto(`${server.address}#/cards/nautoma`);
  await page.locator('#forget').click();
  await page.locator('recard-dialog #recard').click();
  await status(page, 'Ab dem nächsten Mischen');
  await page.goto(address);
  await page.locator('table-screen main').waitFor();
  while ((await state()).week === 1) {
    const { cards, turn } = await state();
    if (turn <= 6) assert.deepEqual(cards.decisions, begun); // then the week is scored, and she shuffles
    await goOn(page);
  }
  const { cards } = await state();
  assert.ok(cards.decisions.every(({ provenance }) => provenance === 'house'));
  await page.locator('#log').click();
  await page.locator('log-dialog .changed').first().waitFor();
});

it('after an update says which cards have changed, from what to what', async () => {
  const { page, problems } = app;
  // As an app of yesterday has left it.
  await page.locator('visavis-app').evaluate(async ({ context: { database } }) => {
    const { name, value } = await database.get('settings', 'shipped-nautoma');
    const decisions = value.cards.decisions.map((card) => ({ ...card, marker: 'none' }));
    const versions = { ...value.versions, decisions: 0 };
    await database.put('settings', { name, value: { versions, cards: { ...value.cards, decisions } } });
  });
  await page.goto(`${server.address}#/`);
  await page.locator('home-screen .news').click();
  const told = await page.locator('cards-screen #changed').innerText();
  assert.match(told, /Karte 1[^]*Nichts → Taucher aufs Tableau/);
  await page.locator('cards-screen #changed .key').click();
  await page.locator('cards-screen #changed').waitFor({ state: 'detached' });
  await page.goto(`${server.address}#/`);
  await page.locator('home-screen h2').first().waitFor();
  assert.equal(await page.locator('home-screen .news').count(), 0);
  assert.deepEqual(problems, []);
});
