/** `npm run references`: renews the pictures that prints are compared with. Look at them before you keep them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { coarse, tidy } from '../e2e/paper.mjs';
import { folder, paper, references } from '../e2e/references.mjs';
import { writePng } from './png.mjs';

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const reference of await references()) {
  const { name } = reference;
  writeFileSync(new URL(`${name}.png`, folder), writePng(coarse(await paper(reference), name)));
}
tidy();
