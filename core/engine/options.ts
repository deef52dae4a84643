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
