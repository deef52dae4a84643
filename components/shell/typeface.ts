import { once } from '../../core/look/once.ts';

const typeface = 'Atkinson Hyperlegible Next';

function isWorn(): boolean {
  const pen = new OffscreenCanvas(1, 1).getContext('2d')!;
  const widthIn = (family: string): number => {
    pen.font = `500 99px ${family}`;
    return pen.measureText(typeface).width;
  };
  return widthIn(`'${typeface}', monospace`) !== widthIn('monospace');
}

/** A typeface that came too late for home is worn from the next screen on: while one is looked at, nothing on it moves. Tells whether all is of another width then. */
export const wearTypeface = once(async (): Promise<boolean> => {
  const file = document.querySelector<HTMLLinkElement>('link[as=font]');
  try {
    if (!file || isWorn()) return false;
    document.fonts.add(await new FontFace(typeface, `url(${file.href})`, { weight: '500 700' }).load());
    return true;
  } catch {
    return false; // without a network, or where it cannot be measured, it is as it was
  }
});
