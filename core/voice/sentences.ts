import type { Language } from '../engine/text.ts';

/**
 * A point after these ends no sentence; nor does one after a single letter ("z. B.", "A.D.A.M."). In doubt two
 * sentences stay one: that is heard as a short pause, a wrong cut as a mistake.
 */
const abbreviations: Readonly<Record<Language, readonly string[]>> = {
  de: ['bzw', 'ca', 'evtl', 'ggf', 'inkl', 'max', 'min', 'nr', 'sog', 'vgl'],
  en: ['approx', 'cf', 'fig', 'incl', 'max', 'min', 'vs'],
};

/** "die 3. Runde" goes on, "Du hast 3. Dann …" does not: what stands before the number tells them apart. */
const beforeOrdinal = new Set(
  'der die das dem den des im am zum zur vom beim jede jeder jedes jedem jeden ihr ihre ihrem ihren dein deine deinem deinen'.split(
    ' ',
  ),
);

/** Not every voice reads these. */
const signs: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: { '−': 'minus', '+': 'plus', '×': 'mal', '=': 'gleich', '%': 'Prozent', '∞': 'Unendlich' },
  en: { '−': 'minus', '+': 'plus', '×': 'times', '=': 'equals', '%': 'percent', '∞': 'infinity' },
};

const end = /[.!?…]+[)\]’']*(?=\s)/gu;

/** One sentence an utterance: long ones are cut off by some voices, and a repeat need not start from the top. */
export function sentences(text: string, language: Language): string[] {
  const plain = forTheEar(text.replace(/[−+×=%∞]/gu, (sign) => ` ${signs[language][sign] ?? ''} `));
  const found: string[] = [];
  let from = 0;
  for (const match of plain.matchAll(end)) {
    const until = match.index + match[0].length;
    if (goesOn(plain.slice(from, match.index), match[0], plain.slice(until).trimStart(), language)) continue;
    found.push(plain.slice(from, until).trim());
    from = until;
  }
  found.push(plain.slice(from).trim());
  return found.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function goesOn(before: string, mark: string, after: string, language: Language): boolean {
  // A sentence begins with a capital letter or a number.
  if (!/^[\p{P}\p{S}]*[\p{Lu}\p{N}]/u.test(after)) return true;
  if (!mark.startsWith('.') || mark.startsWith('..')) return false;
  const words = before.toLowerCase().split(/[\s(]+/u);
  const last = words.at(-1) ?? '';
  if (/(^|[^\p{L}\p{N}])\p{L}$/u.test(last) || abbreviations[language].includes(last)) return true;
  return language === 'de' && /^\d{1,2}$/.test(last) && beforeOrdinal.has(words.at(-2) ?? '');
}

/**
 * The same words without what a voice would spell out or stumble over: pictures, arrows, quotation marks,
 * invisible characters.
 */
export function forTheEar(text: string): string {
  return text
    .replace(/[\u00AD\u200B-\u200F\u2060-\u2069\uFEFF\uFE0F]/gu, '')
    .replace(/\s+[–—→·•|]\s+/gu, ', ')
    .replace(/[\p{So}\p{Co}←-⇿•·*_#|«»‹›„“”"]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/ ([,.;:!?])/gu, '$1')
    .trim();
}
