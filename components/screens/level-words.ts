import type { Bot, Options } from '../../core/engine/bot.ts';
import { levelOption } from '../../core/engine/options.ts';
import type { Reader } from '../../core/engine/text.ts';

/** The level that a game has: by its number, or the names of the switches that are on. */
export function levelWords(text: Reader, bot: Bot, options: Options): string {
  const title = (name: string) => text.text({ say: `option-${name}`, with: {} });
  const name = levelOption(bot);
  const spec = name === undefined ? undefined : bot.options[name];
  if (name !== undefined && spec?.kind === 'choice') {
    const value = String(options[name] ?? spec.initial);
    return `${title(name)} ${spec.of.indexOf(value) + 1}`;
  }
  return Object.keys(bot.options)
    .filter((one) => bot.options[one]!.shown === 'level' && options[one] === true)
    .map(title)
    .join(', ');
}

/** The same, one level harder; undefined at the top. */
export function oneHarder(bot: Bot, options: Options): Options | undefined {
  const name = levelOption(bot);
  const spec = name === undefined ? undefined : bot.options[name];
  if (name === undefined || spec?.kind !== 'choice') return undefined;
  const next = spec.of[spec.of.indexOf(String(options[name] ?? spec.initial)) + 1];
  return next === undefined ? undefined : { ...options, [name]: next };
}
