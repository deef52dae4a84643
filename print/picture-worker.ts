import { weights } from '../core/look/drawing.ts';
import { family } from './canvas.ts';
import { loadFonts } from './fonts/load.ts';
import { pictureOf } from './picture.ts';
import { serve } from './serve.ts';
import { zip, type Packed } from './zip.ts';

/** A worker has typefaces of its own. */
declare const self: { readonly fonts: FontFaceSet };

/** The same files that a PDF holds: pictures have the same letters. */
async function openFonts(): Promise<void> {
  const files = await loadFonts();
  await Promise.all(
    weights.map(async (weight) => {
      const face = new FontFace(family, new Uint8Array(files[weight]), { weight: String(weight) });
      self.fonts.add(await face.load());
    }),
  );
}

serve(async (pages, { dpi, beside }, tell) => {
  await openFonts();
  const files = new Map<string, Packed>();
  for (const [i, page] of pages.entries()) {
    const name = `${page.file ?? i + 1}.png`;
    if (!files.has(name)) files.set(name, { name, bytes: await pictureOf(page, dpi) });
    tell(i + 1, pages.length);
  }
  const written = beside.map(({ name, content }) => ({ name, bytes: new TextEncoder().encode(content) }));
  return zip([...files.values(), ...written]);
});
