import type { Bot, Options, OptionSpec } from './bot.ts';

export const fits = (spec: OptionSpec, value: unknown): value is string | boolean =>
  spec.kind === 'yes-no' ? typeof value === 'boolean' : spec.of.includes(value as string);

/** The options as a bot offers them, but for those given that it still has. */
export const fittingOptions = ({ options }: Bot, given: Readonly<Record<string, unknown>>): Options =>
  Object.fromEntries(
    Object.entries(options).map(([name, spec]) => {
      const value = given[name];
      return [name, fits(spec, value) ? value : spec.initial];
    }),
  );

/** The option that makes the bot harder from value to value; none where levels are switches, or there are none. */
export function levelOption({ options }: Bot): string | undefined {
  return Object.keys(options).find((name) => {
    const spec = options[name];
    return spec?.shown === 'level' && spec.kind === 'choice';
  });
}

/** Every level by its name, with these options otherwise; of switches none, each alone, and all. */
export function levelsOf(bot: Bot, options: Options): readonly (readonly [name: string, options: Options])[] {
  const name = levelOption(bot);
  const spec = name === undefined ? undefined : bot.options[name];
  if (name !== undefined && spec?.kind === 'choice')
    return spec.of.map((value) => [value, { ...options, [name]: value }]);
  const switches = Object.keys(bot.options).filter((one) => bot.options[one]?.shown === 'level');
  const on = (names: readonly string[]): Options => ({
    ...options,
    ...Object.fromEntries(switches.map((one) => [one, names.includes(one)])),
  });
  if (switches.length === 0) return [['all', options]];
  return [['none', on([])], ...switches.map((one) => [one, on([one])] as const), ['all', on(switches)]];
}
