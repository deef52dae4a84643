/**
 * Prints against kept pictures. They were looked at; `npm run references` makes them anew after a wanted change.
 * A tolerance allows for other versions of poppler, but not for a card that is moved or an icon that is missing.
 */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { readPng } from '../tools/png.mjs';
import { needTools, tidy } from './paper.mjs';
import { difference, references, taken } from './references.mjs';

/** In shades of 16. A place is 6 mm wide: a card that is moved by 1 mm shows nearly 2 shades there, a missing icon more. */
const most = { mean: 0.25, worst: 1.5 };

const isAlike = ({ mean, worst }) => mean <= most.mean && worst <= most.worst;
const told = ({ mean, worst, at }) => `${mean.toFixed(2)} on the whole, ${worst.toFixed(1)} at ${at}`;
const all = await references();
const kept = (folder, { name }) => readPng(readFileSync(new URL(`${name}.png`, folder)));

/** A new bot has no pictures yet. */
const isMissing = (folder) => !existsSync(folder) && 'npm run references makes its pictures';

before(needTools);
after(tidy);

for (const { of, folder, pages } of all)
  describe(`a print beside the picture that was kept: ${of}`, { skip: isMissing(folder) }, () => {
    for (const page of pages)
      it(`is the same: ${page.name}`, async () => {
        const far = difference(await taken(page), kept(folder, page));
        assert.ok(isAlike(far), told(far));
      });

    it('has no picture too many', () => {
      assert.deepEqual(readdirSync(folder).sort(), pages.map(({ name }) => `${name}.png`).sort());
    });
  });

/** The last card of a page, a little beside its place. */
function moved({ shapes, ...page }) {
  const card = shapes.findLast(({ kind, clip }) => kind === 'group' && clip);
  const beside = { kind: 'group', shapes: [card], transform: { x: 1 } };
  return { ...page, shapes: shapes.map((shape) => (shape === card ? beside : shape)) };
}

/** Without the first icon that is drawn. */
function without({ shapes, ...page }) {
  let isGone = false;
  const rest = (some) =>
    some.flatMap((shape) => {
      if (isGone || shape.kind !== 'group') return [shape];
      isGone = shape.name?.startsWith('icon-') === true;
      return isGone ? [] : [{ ...shape, shapes: rest(shape.shapes) }];
    });
  const left = rest(shapes);
  assert.ok(isGone, 'there is an icon');
  return { ...page, shapes: left };
}

describe('the comparison', () => {
  const { folder, pages } = all.at(-1);
  const named = (wanted) => pages.find(({ name }) => name === wanted);
  const spoiled = [
    ['a card 1 mm beside its place', 'way-lines', moved],
    ['a card 1 mm beside its place', 'way-letter-en', moved],
    ['a missing icon', 'way-large', without],
    ['a missing icon', 'ink-grey', without],
    ['a missing icon', 'ink-lines', without],
    ['a missing icon', 'way-large-sheet', without],
  ];
  for (const [what, name, change] of spoiled)
    it(`finds ${what}: ${name}`, async () => {
      const page = named(name);
      const far = difference(await taken(page, change), kept(folder, page));
      assert.ok(!isAlike(far), told(far));
    });

  it('allows for lines that are smoothed in another way', async () => {
    const page = named('way-lines');
    const other = await taken(page, undefined, ['-thinlinemode', 'shape']);
    const far = difference(other, kept(folder, page));
    assert.ok(far.mean > 0 && isAlike(far), told(far));
  });
});
