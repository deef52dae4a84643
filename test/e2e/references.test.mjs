/**
 * Prints against kept pictures. They were looked at; `npm run references` makes them anew after a wanted change.
 * A tolerance allows for other versions of poppler, but not for a card that is moved or an icon that is missing.
 */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { readPng } from '../tools/png.mjs';
import { coarse, needTools, tidy } from './paper.mjs';
import { difference, folder, paper, references } from './references.mjs';

/** In shades of 16. A place is 6 mm wide: a card that is moved by 1 mm shows nearly 2 shades there, a missing icon more. */
const most = { mean: 0.25, worst: 1.5 };

const isAlike = ({ mean, worst }) => mean <= most.mean && worst <= most.worst;
const told = ({ mean, worst }) => `${mean.toFixed(2)} on the whole, ${worst.toFixed(1)} in one place`;
const kept = ({ name }) => readPng(readFileSync(new URL(`${name}.png`, folder)));

const all = await references();
const named = (name) => all.find((one) => one.name === name);

before(needTools);
after(tidy);

describe('a print, beside the picture that was kept', () => {
  for (const reference of all)
    it(`is the same: ${reference.name}`, async () => {
      const far = difference(coarse(await paper(reference), reference.name), kept(reference));
      assert.ok(isAlike(far), told(far));
    });

  it('has no picture too many', () => {
    const names = all.map(({ name }) => `${name}.png`);
    assert.deepEqual(readdirSync(folder).sort(), names.sort());
  });
});

/** The last card of a page, a little beside its place. */
function moved({ shapes, ...page }) {
  const card = shapes.findLast(({ kind, transform }) => kind === 'group' && transform);
  const beside = { ...card, transform: { ...card.transform, x: card.transform.x + 1 } };
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
  const spoiled = [
    ['a card 1 mm beside its place', 'nautoma-deck-decisions', moved],
    ['a card 1 mm beside its place', 'terra-mystica-deck-landscape', moved],
    ['a back 1 mm beside its place', 'mautoma-backs', moved],
    ['a missing icon', 'mautoma-deck-actions', without],
    ['a missing icon', 'expeditions-deck-decisions', without],
    ['a missing icon', 'adam-sheet', without],
  ];
  for (const [what, name, change] of spoiled)
    it(`finds ${what}: ${name}`, async () => {
      const far = difference(coarse(await paper(named(name), change), `spoiled-${name}`), kept(named(name)));
      assert.ok(!isAlike(far), told(far));
    });

  it('allows for lines that are smoothed in another way', async () => {
    const name = 'mautoma-deck-actions';
    const other = coarse(await paper(named(name)), `other-${name}`, ['-thinlinemode', 'shape']);
    const far = difference(other, kept(named(name)));
    assert.ok(far.mean > 0 && isAlike(far), told(far));
  });
});
