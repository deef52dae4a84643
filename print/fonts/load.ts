import type { FontFiles } from '../pdf.ts';

const urls = {
  500: new URL('./visavis-500.ttf', import.meta.url),
  600: new URL('./visavis-600.ttf', import.meta.url),
  700: new URL('./visavis-700.ttf', import.meta.url),
} as const;

export async function loadFonts(): Promise<FontFiles> {
  const [medium, semibold, bold] = await Promise.all([urls[500], urls[600], urls[700]].map(load));
  if (!medium || !semibold || !bold) throw new Error('fonts are missing');
  return { 500: medium, 600: semibold, 700: bold };
}

async function load(url: URL): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url.pathname}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
