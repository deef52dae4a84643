import type { Pace } from '../engine/session.ts';
import { languages, type Language } from '../engine/text.ts';
import { read, write, type Database } from './database.ts';

export const languageChoices = ['auto', ...languages] as const;
export const themes = ['auto', 'light', 'dark', 'black'] as const;
export const typeSizes = ['normal', 'large'] as const;
export const paces = ['turn', 'step'] as const satisfies readonly Pace[];
export const countdowns = ['off', '5', '10', '20'] as const;
export const rates = { min: 0.7, max: 1.5 } as const;

export interface Settings {
  readonly language: (typeof languageChoices)[number];
  readonly theme: (typeof themes)[number];
  readonly typeSize: (typeof typeSizes)[number];
  /** How a turn is shown. */
  readonly pace: Pace;
  readonly voice: boolean;
  /** The voice chosen for a language; none: the best one the device has. */
  readonly voiceNames: Readonly<Partial<Record<Language, string>>>;
  readonly rate: number;
  readonly sounds: boolean;
  /** Off until the player switches it on. */
  readonly microphone: boolean;
  /** The same. */
  readonly camera: boolean;
  /** Whose trained words are listened for. */
  readonly player: string;
  readonly headset: boolean;
  /** Keys of presenters and page turners, besides those of a keyboard. */
  readonly presenter: boolean;
  readonly tapAnywhere: boolean;
  readonly knock: boolean;
  /** Seconds until a step that was read aloud goes on by itself. */
  readonly countdown: (typeof countdowns)[number];
  /** The home screen offers to install the app, until it was taken or declined. */
  readonly installOffer: boolean;
  /** The table says that this device has no voice, until it was said: then it stands in the settings. */
  readonly voiceNotice: boolean;
}

type Spec<T> = { readonly initial: T; readonly accepts: (value: unknown) => boolean };

const oneOf = <T extends string>(of: readonly T[], initial: T): Spec<T> => ({
  initial,
  accepts: (value) => of.some((one) => one === value),
});
const onOff = (initial: boolean): Spec<boolean> => ({
  initial,
  accepts: (value) => typeof value === 'boolean',
});
const between = (min: number, max: number, initial: number): Spec<number> => ({
  initial,
  accepts: (value) => typeof value === 'number' && value >= min && value <= max,
});
const namesByLanguage: Spec<Settings['voiceNames']> = {
  initial: {},
  accepts: (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([language, name]) => languages.some((one) => one === language) && typeof name === 'string',
    ),
};

const specs: { readonly [N in keyof Settings]: Spec<Settings[N]> } = {
  language: oneOf(languageChoices, 'auto'),
  theme: oneOf(themes, 'auto'),
  typeSize: oneOf(typeSizes, 'normal'),
  pace: oneOf(paces, 'turn'),
  voice: onOff(true),
  voiceNames: namesByLanguage,
  rate: between(rates.min, rates.max, 1),
  sounds: onOff(true),
  microphone: onOff(false),
  camera: onOff(false),
  player: { initial: '', accepts: (value) => typeof value === 'string' && value.length <= 40 },
  headset: onOff(false),
  // A tap and a plugged-in presenter ask for nothing and disturb nobody.
  presenter: onOff(true),
  tapAnywhere: onOff(true),
  knock: onOff(false),
  countdown: oneOf(countdowns, 'off'),
  installOffer: onOff(true),
  voiceNotice: onOff(true),
};

/** Also what the app runs with where nothing can be stored. */
export const defaultSettings: Settings = settingsFrom(new Map());

export async function readSettings(db: Database): Promise<Settings> {
  const stored = await read(() => db.getAll('settings'));
  return settingsFrom(new Map(stored.map(({ name, value }) => [name, value])));
}

export async function writeSetting<N extends keyof Settings>(
  db: Database,
  name: N,
  value: Settings[N],
): Promise<void> {
  await write(db, ['settings'], (transaction) => transaction.objectStore('settings').put({ name, value }));
}

/** What is unknown or damaged counts as never set: a bad value must not keep the app from starting. */
function settingsFrom(stored: ReadonlyMap<string, unknown>): Settings {
  const entries = Object.entries(specs).map(([name, spec]: [string, Spec<unknown>]) => {
    const value = stored.get(name);
    return [name, spec.accepts(value) ? value : spec.initial];
  });
  return Object.fromEntries(entries) as Settings;
}
