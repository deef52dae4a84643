/** Sizes and looks in which screens are shown to a test or a camera. */
import { records } from '../e2e/records.mjs';

export const allSizes = [
  '360x640',
  '390x664',
  '390x844',
  '844x390',
  '768x1024',
  '1024x768',
  '1280x800',
  '1440x900',
];

/** A look is told as `dark-large-en`: what is not named is light, normal, German; `auto` follows the system. */
function settingsOf(look) {
  const words = look.split('-');
  return Object.entries({
    theme: ['dark', 'black', 'auto'].find((theme) => words.includes(theme)) ?? 'light',
    typeSize: words.includes('large') ? 'large' : 'normal',
    language: words.includes('en') ? 'en' : 'de',
    voice: false,
  });
}

/** The app begins in this look. */
export async function dress(page, address, look) {
  await page.goto(address);
  await records(
    page,
    'settings',
    settingsOf(look).map(([name, value]) => ({ name, value })),
  );
  await page.reload();
}

/** The look of what is open changes, as by the settings. */
export function change(page, look) {
  return page.evaluate(async (settings) => {
    for (const [name, value] of settings)
      await document.querySelector('visavis-app').context.set(name, value);
  }, settingsOf(look));
}

/** Our type is there, however late it came, and nothing has changed its place for two frames. */
export async function settled(page) {
  await page.evaluate(async () => {
    // Once a page: with every face that is added, all is laid out anew.
    globalThis.typeIsThere ??= (async () => {
      const { href } = document.querySelector('link[as=font]');
      const type = new FontFace('Atkinson Hyperlegible Next', `url(${href})`, { weight: '500 700' });
      document.fonts.add(await type.load());
    })();
    await globalThis.typeIsThere;
    const frame = () => new Promise(requestAnimationFrame);
    const boxes = () => {
      const all = (root) =>
        [...root.querySelectorAll('*')].flatMap((element) => [
          element,
          ...(element.shadowRoot ? all(element.shadowRoot) : []),
        ]);
      return all(document)
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join();
        })
        .join(' ');
    };
    for (let before, tries = 0; before !== (before = boxes()) && tries < 60; tries++) {
      await frame();
      await frame();
    }
  });
}
