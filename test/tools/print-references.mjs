/** `npm run references`: renews the pictures that prints are compared with. Look at them before you keep them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { coarse, tidy } from '../e2e/paper.mjs';
import { paper, references } from '../e2e/references.mjs';
import { writePng } from './png.mjs';

for (const { folder, pages } of await references()) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const page of pages)
    writeFileSync(new URL(`${page.name}.png`, folder), writePng(coarse(await paper(page), page.name)));
}
tidy();
