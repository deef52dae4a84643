/**
 * Plays at the table of the built app by cards alone. What is laid down is painted into the file that Chromium takes
 * for a camera: it reads it over and over, so whatever is in it now is seen.
 */
import assert from 'node:assert/strict';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { after } from 'node:test';
import { openForTests } from '../e2e/app.mjs';
import { print, work } from '../e2e/paper.mjs';
import { inFront, logLength, playUntil, setOption } from '../e2e/table.mjs';
import { bundled } from '../tools/bundled.mjs';
import { chromiumArgs } from '../tools/chromium.mjs';
import { filmArgs, writeFilm } from './film.mjs';
import { pictures } from './pages.mjs';

const { chance, createStudio, frameSize, plainTables } = await bundled(
  'test/sight/frames.ts',
  'test/sight/scenes.ts',
);

/** As a phone at the table's edge sees it. */
const view = { table: plainTables[0], distance: 400, elevation: 50, roll: 4, at: { x: 0, y: 0 }, blur: 0.7 };

/** The printed cards of a bot and those that answer, by deck and id; and a camera above the table they are laid on. */
export async function createTable(bot) {
  const path = join(work, `${bot}.y4m`);
  const made = await print.studio(bot, 'de');
  const decks = made.decks().filter(({ marks }) => marks);
  const cards = decks.flatMap((deck) => print.marked(deck).cards.map((card) => ({ deck: deck.id, ...card })));
  const drawn = await pictures(
    `seen-${bot}`,
    cards.map((card) => card.face()),
    8,
  );
  const studio = createStudio();
  const random = chance(7);
  const shot = (laid) => studio.take({ view, cards: laid, light: 0.9, noise: 1 }, random.whole(2 ** 30));
  writeFilm(path, [shot([])], { ...frameSize, perSecond: 10 });
  const length = frameSize.width * frameSize.height;
  const file = openSync(path, 'r+');
  after(() => closeSync(file));
  const first = `YUV4MPEG2 W${frameSize.width} H${frameSize.height} F10:1 Ip A1:1 C420mpeg2\nFRAME\n`.length;
  let nudge = 0;
  return {
    path,
    cards,
    /** Cards beside each other, a little elsewhere every time. */
    lay(...ids) {
      nudge = (nudge + 35) % 122;
      const laid = ids.map((id, i) => ({
        texture: drawn[cards.findIndex((card) => card.id === id)],
        x: 100 * (i - (ids.length - 1) / 2) + nudge - 35,
        y: 0,
        turn: 20 + nudge,
      }));
      writeSync(file, shot(laid).data, 0, length, first);
    },
  };
}

const tableOf = (page) => page.locator('table-screen');

/** What the table has last said besides the step. */
export const note = (page) => tableOf(page).evaluate(({ state }) => state.note.at(-1)?.say);

export const turnsOf = (page) => tableOf(page).evaluate(({ state }) => state.game.session.turns.length);

/** Until the table says so. */
export const says = (page, say) =>
  page.waitForFunction(
    (wanted) =>
      document
        .querySelector('visavis-app')
        .shadowRoot.querySelector('table-screen')
        .state.note.some((phrase) => phrase.say === wanted),
    say,
  );

export const looks = (page) =>
  page.waitForFunction(
    () =>
      document.querySelector('visavis-app').shadowRoot.querySelector('table-screen')?.state.camera ===
      'looking',
  );

const grown = (page, length, timeout) =>
  page
    .waitForFunction(
      (before) => {
        const table = document.querySelector('visavis-app').shadowRoot.querySelector('table-screen');
        return table.state.game.log.length > before && !table.isUpdatePending;
      },
      length,
      { timeout },
    )
    .then(
      () => true,
      () => false,
    );

/** Counts the frames running in which the app sees nothing. */
export const countEmptyFrames = (page) =>
  page.evaluate(() => {
    globalThis.emptyFrames = 0;
    globalThis.Worker = class extends Worker {
      constructor(...how) {
        super(...how);
        this.addEventListener('message', ({ data: { sightings } }) => {
          if (sightings) globalThis.emptyFrames = sightings.length > 0 ? 0 : globalThis.emptyFrames + 1;
        });
      }
    };
  });

/** Takes all cards away until the app has noticed: only what was away can come back. */
export async function lifted(page, table) {
  table.lay();
  await page.waitForFunction(() => globalThis.emptyFrames >= 6);
}

/** Lays a card down until it counts; who is not seen lifts it and lays it down again. */
export async function laid(page, table, id, tries = 4) {
  const before = await logLength(page);
  for (let n = 0; n < tries; n++) {
    table.lay(id);
    if (await grown(page, before, 12_000)) return true;
    await lifted(page, table);
  }
  return false;
}

/** What the player has to know: what is asked, and which cards are in the pile. */
const asked = (page) =>
  tableOf(page).evaluate(({ state }) => {
    const { bot, state: now, prompt } = state.game.session;
    return {
      expects: prompt?.expects,
      turned: prompt?.turned,
      pile: bot.deck?.pile(now).possible ?? [],
    };
  });

/** The card that is laid down now. */
async function next(page, table, last) {
  const { expects, turned, pile } = await asked(page);
  const named = (names) =>
    table.cards.find(({ id, kind }) => id !== last && (names.includes(id) || names.includes(kind)))?.id;
  if (turned) return named(expects.of);
  switch (expects?.kind ?? (await inFront(page))) {
    case 'idle':
      return named(pile) ?? 'done';
    case 'yes-no':
      return 'no';
    case 'count':
      return String(expects.min);
    case 'choice':
      return '1';
    default:
      return 'done';
  }
}

/** By cards alone, until `isThere`. */
export async function playByCards(page, table, isThere) {
  let last;
  for (let cards = 0; !(await isThere()); cards++) {
    assert.ok(cards < 200, 'not reached');
    const id = await next(page, table, last);
    if (id === last) await lifted(page, table);
    const isTurned = await laid(page, table, id, id === 'done' ? 4 : 2);
    // Between the bot's turns there may be something else to be done.
    if (!isTurned) assert.ok(await laid(page, table, 'done'), `${id}: ${await note(page)}`);
    last = isTurned ? id : 'done';
  }
}

/** A game with real cards that are seen; `choice`: else the app would draw them. */
export async function startSeen(page, address, bot, choice = true) {
  await page.goto(`${address}#/setup/${bot}`);
  if (choice) await setOption(page, 'deck', 'on-table');
  await page.locator('#row-seen').click();
  await page.locator('#row-seen[aria-checked=true]').waitFor();
  await page.locator('#start').click();
  await looks(page);
}

/** Set up by taps until the player's first turn. */
export async function sitDownSeen(page, address, bot) {
  await startSeen(page, address, bot);
  await playUntil(page, async () => (await inFront(page)) === 'idle');
}

/** The table of a bot, and a browser of its own that looks at it, without voice. */
export async function openCamera(bot) {
  const table = await createTable(bot);
  const opened = await openForTests({ pace: 'turn', args: [...chromiumArgs, ...filmArgs(table.path)] });
  const { server, page } = opened;
  await countEmptyFrames(page);
  // Without a voice the app says so, in the place where it says what it saw.
  await page.goto(`${server.address}#/settings`);
  await page.locator('#voice [data-value=false]').click();
  return { ...opened, table };
}

/** The same, at the player's first turn. */
export async function openSeen(bot) {
  const opened = await openCamera(bot);
  await sitDownSeen(opened.page, opened.server.address, bot);
  return opened;
}
