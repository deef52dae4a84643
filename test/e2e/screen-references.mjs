/** Screens whose pictures are kept: every composition, every bot, every look. A bot's pictures are in its own folder. */
import { bots } from './app.mjs';
import { dress, settled } from '../tools/looks.mjs';
import { screens } from '../tools/screens.mjs';

const at = (what, size, look, some = bots) =>
  some.map((bot) => ({ bot, screen: `${bot}-${what}`, size, look }));

/** Two bots have no board that is tapped in the player's turn. */
const [without, mirrored] = [bots.slice(0, 2), bots.slice(2)];

/** A bot that scores is set up beside its forecast, whose numbers change for a while. */
const unforeseen = bots[1];

const wanted = [
  { screen: 'home', size: '390x844', look: 'light' },
  { screen: 'train', size: '844x390', look: 'light' },
  { bot: unforeseen, screen: `setup-${unforeseen}`, size: '390x664', look: 'light' },
  { bot: unforeseen, screen: `setup-${unforeseen}`, size: '1024x768', look: 'dark-en' },
  { bot: bots[0], screen: `help-${bots[0]}`, size: '1280x800', look: 'dark-en' },
  { bot: bots[0], screen: `cards-${bots[0]}`, size: '768x1024', look: 'light' },
  { bot: unforeseen, screen: `${unforeseen}-over-result`, size: '390x844', look: 'light' },
  { bot: unforeseen, screen: `${unforeseen}-over-replay`, size: '844x390', look: 'en' },
  ...at('turn', '390x664', 'light'),
  ...at('turn-long', '360x640', 'en'),
  ...at('turn', '1024x768', 'dark-en'),
  ...at('own', '390x844', 'dark', mirrored),
  ...at('own', '1280x800', 'light', mirrored.slice(1)),
  ...at('turn', '844x390', 'large', without),
];

/** What is kept, each with the folder it is in and how to get there. */
export async function screenReferences() {
  const all = await screens();
  return wanted.map(({ bot, screen, size, look }) => ({
    name: `${screen}.${size}.${look}`,
    folder: new URL(bot ? `../../core/bots/${bot}/test/screens/` : '../pictures/screens/', import.meta.url),
    size,
    look,
    go: all.find(({ name }) => name === screen).go,
  }));
}

/** A screen in grey, half as large, in 16 shades: coarse enough to be kept. */
export async function takeCoarse({ page, address, games }, { size, look, go }) {
  const [width, height] = size.split('x').map(Number);
  await dress(page, address, look);
  await page.setViewportSize({ width, height });
  await go({ page, address, games });
  await settled(page);
  const taken = (await page.screenshot()).toString('base64');
  const picture = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const [w, h] = [bitmap.width >> 1, bitmap.height >> 1];
    const canvas = new OffscreenCanvas(w, h).getContext('2d');
    canvas.imageSmoothingQuality = 'high';
    canvas.drawImage(bitmap, 0, 0, w, h);
    const { data } = canvas.getImageData(0, 0, w, h);
    const grey = (at) => 0.299 * data[at] + 0.587 * data[at + 1] + 0.114 * data[at + 2];
    const shades = Uint8Array.from({ length: w * h }, (_, n) => Math.round(grey(4 * n) / 17));
    return { width: w, height: h, data: shades.toBase64() };
  }, taken);
  return { ...picture, data: new Uint8Array(Buffer.from(picture.data, 'base64')) };
}
