import { Refusal } from '../core/engine/refusal.ts';
import { presetFrom, type Preset } from './choices.ts';

const mark = 'visavis-print';
/** A preset has a few hundred letters. */
const longest = 20_000;

/** A way to print as a file for others. */
export const presetFile = (preset: Preset): File =>
  new File([JSON.stringify({ [mark]: 1, ...preset }, null, 2)], `visavis-${fileName(preset.name)}.json`, {
    type: 'application/json',
  });

const fileName = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();

/** Refuses what is no such file; what is odd in it counts as never chosen. */
export async function presetIn(file: Blob): Promise<Preset> {
  const refused = new Refusal('print-preset-refused');
  if (file.size > longest) throw refused;
  const preset = presetFrom(marked(await file.text()));
  if (!preset) throw refused;
  return preset;
}

function marked(content: string): unknown {
  try {
    const read = JSON.parse(content) as Record<string, unknown> | null;
    return read?.[mark] === 1 ? read : undefined;
  } catch {
    return undefined;
  }
}
