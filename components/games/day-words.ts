import type { Language } from '../../core/engine/text.ts';
import { latest } from '../../core/look/once.ts';

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

/** Slow to make, and asked for by every row: the last one is kept. */
const dated = latest((language: Language, isThisYear: boolean) => {
  const year = isThisYear ? {} : { year: 'numeric' as const };
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', ...year });
});

const relative = latest((language: Language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }));
