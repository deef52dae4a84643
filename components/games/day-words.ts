import type { Language } from '../../core/engine/text.ts';

const day = 86_400_000;

/** In the time of this place. */
const startOfDay = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** When it was, as one says it: today, yesterday, 14 Nov. */
export function dayWords(language: Language, time: number): string {
  const days = Math.round((startOfDay(Date.now()) - startOfDay(time)) / day);
  if (Math.abs(days) < 2) return relative(language).format(-days, 'day');
  const isThisYear = new Date(time).getFullYear() === new Date().getFullYear();
  return dated(language, isThisYear).format(time);
}

/** Slow to make, and asked for by every row. */
const made = new Map<string, Intl.DateTimeFormat>();

function dated(language: Language, isThisYear: boolean): Intl.DateTimeFormat {
  const key = `${language} ${isThisYear}`;
  const year = isThisYear ? {} : { year: 'numeric' as const };
  const format =
    made.get(key) ?? new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', ...year });
  made.set(key, format);
  return format;
}

const relative = (language: Language): Intl.RelativeTimeFormat =>
  new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
