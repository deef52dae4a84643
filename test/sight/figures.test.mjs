/**
 * How well marks are read on frames made from our own printed pages: each figure beside its target. A twentieth of the
 * frames is taken unless `FRAMES=all`, which takes all that the targets speak of.
 */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { needTools, tidy } from '../e2e/paper.mjs';
import { bundled } from '../tools/bundled.mjs';
import { boardPictures, facePictures, markPictures } from './pages.mjs';

const part = process.env.FRAMES === 'all' ? 1 : 0.05;
const normal = { distance: [300, 600] };

/** `least`: percent read, where there is a target. In no set may a mark be taken for another. */
const sets = [
  { name: 'normal light, 0.3 to 0.6 m', frames: 4000, least: 99, how: normal },
  { name: 'upside down', frames: 500, least: 99, how: { ...normal, roll: 180 } },
  { name: 'mirrored', frames: 500, least: 99, how: { ...normal, isMirrored: true } },
  { name: 'a hand on the card', frames: 500, least: 99, how: { ...normal, hasHand: true } },
  { name: 'two cards', frames: 500, least: 99, how: { ...normal, cards: 2 } },
  {
    name: 'flat, 25 to 35° above the table, 0.3 to 0.45 m',
    frames: 500,
    how: { distance: [300, 450], elevation: [25, 35] },
  },
  { name: 'far, 0.6 to 0.8 m', frames: 500, how: { distance: [600, 800] } },
  { name: 'very far, 0.8 to 1.0 m', frames: 500, how: { distance: [800, 1000] } },
  { name: 'dim, 45 % of the light', frames: 500, how: { light: [0.4, 0.5], noise: 2 } },
  { name: 'dark, 20 % of the light', frames: 500, how: { light: [0.15, 0.25], noise: 2.5 } },
  { name: 'blurred by 1.5 points', frames: 500, how: { blur: [1.5, 1.5] } },
  { name: 'blurred by 2 points', frames: 500, how: { blur: [2, 2] } },
  { name: 'blurred by 3 points, 0.3 to 0.4 m', frames: 250, how: { distance: [300, 400], blur: [3, 3] } },
  {
    name: 'blurred and dim, 0.3 to 0.4 m',
    frames: 250,
    how: { distance: [300, 400], blur: [1.5, 1.5], light: [0.4, 0.5], noise: 2 },
  },
];
const nothingFrames = 400;

const sight = await bundled('core/sight/marks.ts', 'core/sight/detector.ts', 'test/sight/scenes.ts');
const detector = sight.createDetector();
let pages;
const found = { frames: 0, wrong: 0, empty: 0, falses: 0 };

before(async () => {
  needTools();
  pages = {
    marks: await markPictures(sight),
    faces: await facePictures(),
    boards: await boardPictures(),
  };
});
after(tidy);

sets.forEach(({ name, frames, least, how }, seed) =>
  test(`${name}: ${least ? `at least ${least} % read, ` : ''}none wrong`, () => {
    const figures = { cards: 0, read: 0, wrong: 0 };
    for (const { grey, marks } of sight.cardFrames(pages, how, Math.ceil(frames * part), seed + 1)) {
      const seen = detector.detect(grey).map(({ mark }) => mark);
      figures.cards += marks.length;
      figures.read += marks.filter((mark) => seen.includes(mark)).length;
      figures.wrong += Number(seen.some((mark) => !marks.includes(mark)));
      found.frames += 1;
    }
    found.wrong += figures.wrong;
    const percent = Math.round((1000 * figures.read) / figures.cards) / 10;
    const target = least ? ` (target ${least} %)` : '';
    console.log(
      `figure: ${name}: ${percent} % of ${figures.cards} read${target}, ${figures.wrong} wrong (target 0)`,
    );
    assert.equal(figures.wrong, 0);
    if (least) assert.ok(percent >= least);
  }),
);

for (const what of sight.nothings)
  test(`${what}: nothing is seen`, () => {
    let falses = 0;
    for (const grey of sight.emptyFrames(pages, what, nothingFrames * part, 77)) {
      falses += Number(detector.detect(grey).length > 0);
      found.empty += 1;
    }
    found.falses += falses;
    console.log(`figure: ${what}: ${falses} false sights in ${nothingFrames * part} frames (target 0)`);
    assert.equal(falses, 0);
  });

test('in all: none wrong, none false', () => {
  console.log(`figure: in all: ${found.wrong} of ${found.frames} frames wrong (target 0 of 10000)`);
  console.log(
    `figure: in all: ${found.falses} of ${found.empty} frames without marks with a sight (target 0 of 2000)`,
  );
  assert.equal(found.wrong + found.falses, 0);
});
