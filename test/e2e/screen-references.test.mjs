/**
 * Screens against kept pictures. They were looked at; `npm run references -- screens` takes them anew after a wanted change.
 * A tolerance allows for another version of the browser, but not for a row that is moved or a motif that is missing.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readPng } from '../tools/png.mjs';
import { openForTests } from './app.mjs';
import { difference } from './references.mjs';
import { screenReferences, takeCoarse } from './screen-references.mjs';

/** In shades of 16; a place is 20 px wide. */
const most = { mean: 0.25, worst: 3 };
const isAlike = ({ mean, worst }) => mean <= most.mean && worst <= most.worst;
const told = ({ mean, worst }) => `${mean.toFixed(2)} on the whole, ${worst.toFixed(1)} in one place`;

const { server, page } = await openForTests({ pace: 'turn' });
const stage = { page, address: server.address, games: {} };
const all = await screenReferences();

for (const one of all)
  test(`is as it was kept: ${one.name}`, async () => {
    const file = new URL(`${one.name}.png`, one.folder);
    assert.ok(existsSync(file), 'npm run references -- screens takes its picture');
    const far = difference(await takeCoarse(stage, one), readPng(readFileSync(file)));
    assert.ok(isAlike(far), told(far));
  });

test('no picture too many', () => {
  const kept = [...new Set(all.map(({ folder }) => folder.href))].flatMap((folder) =>
    readdirSync(new URL(folder)),
  );
  assert.deepEqual(kept.sort(), all.map(({ name }) => `${name}.png`).sort());
});

test('a row moved by a finger is found', () => {
  const { folder, name } = all.find(({ look }) => look === 'light');
  const { width, height, data } = readPng(readFileSync(new URL(`${name}.png`, folder)));
  const moved = data.map((shade, n) => (n % (width * height) < 8 * width ? shade : data[n - 8 * width]));
  assert.ok(!isAlike(difference({ width, height, data: moved }, { width, height, data })));
});
