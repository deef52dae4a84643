import { languages, type Language } from '../core/engine/text.ts';
import {
  cardSizeNames,
  guideNames,
  paperNames,
  plainSetup,
  sheetSizeNames,
  sidesNames,
  type PageSetup,
  type Place,
} from './geometry.ts';
import { inkNames, type InkName } from './ink.ts';
import { formatNames, isAsked, type FormatName, type Item } from './order.ts';
import type { Versions } from '../core/look/version.ts';

export const languageChoices = [...languages, 'both'] as const;

/** What a player chose in the studio, kept for the next time. */
export interface Choices {
  /** The app's, until another is chosen. */
  readonly language?: (typeof languageChoices)[number];
  readonly setup: PageSetup;
  readonly copies: number;
  readonly ink: InkName;
  readonly format: FormatName;
  readonly presets: readonly Preset[];
  /** Items that are not wanted, with the bot before them: what is new is printed. */
  readonly without: readonly string[];
  /** Items that are in the box of the game, or serve any game, and are wanted. */
  readonly also: readonly string[];
  /** Single cards that are not wanted, with bot and deck before them. */
  readonly leftOut: readonly string[];
  /** Leaves out what is the same as at the last print. */
  readonly onlyChanged: boolean;
  readonly printers: readonly Printer[];
  /** The name of one of them; otherwise backs are not moved. */
  readonly printer: string;
}

/** How a player prints, under a name: what is printed, and with which printer, is not part of it. */
export interface Preset extends Pick<Choices, 'language' | 'setup' | 'copies' | 'ink' | 'format'> {
  readonly name: string;
}

/** How far a printer needs its backs moved. */
export interface Printer extends Place {
  readonly name: string;
  /** The correction that its last test page was printed with. */
  readonly tested?: Place;
}

/** Backs are moved by no more than this. */
export const mostShift = 10;

/** Nothing, if no printer is chosen or what was typed is no length. */
export function shiftOf({ printers, printer }: Choices): Place {
  const { x = 0, y = 0 } = printers.find(({ name }) => name === printer) ?? {};
  const within = (value: number) => Math.max(-mostShift, Math.min(mostShift, value || 0));
  return { x: within(x), y: within(y) };
}

export const languagesOf = ({ language }: Choices, app: Language): readonly Language[] =>
  language === 'both' ? languages : [language ?? app];

type Stored = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const record = (value: unknown): Stored => (isRecord(value) ? value : {});
const oneOf = <T extends string>(of: readonly T[], value: unknown, initial: T): T =>
  of.find((one) => one === value) ?? initial;
const numberOf = (value: unknown, initial: number): number => (typeof value === 'number' ? value : initial);
const stringsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
const numbersOf = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one): one is number => Number.isInteger(one) && one > 0) : [];
const onOff = (value: unknown, initial: boolean): boolean => (typeof value === 'boolean' ? value : initial);

/** What is unknown or damaged counts as never chosen. */
export function choicesFrom(stored: unknown): Choices {
  const { without, also, leftOut, onlyChanged, printers, printer, presets } = record(stored);
  return {
    ...mannerFrom(record(stored)),
    presets: Array.isArray(presets) ? presets.flatMap((one) => presetFrom(one) ?? []) : [],
    without: stringsOf(without),
    also: stringsOf(also),
    leftOut: stringsOf(leftOut),
    onlyChanged: onOff(onlyChanged, false),
    printers: Array.isArray(printers) ? printers.map(record).map(printerFrom) : [],
    printer: typeof printer === 'string' ? printer : '',
  };
}

/** How is printed. */
function mannerFrom({ language, setup, copies, ink, format }: Stored): Omit<Preset, 'name'> {
  const chosen = languageChoices.find((one) => one === language);
  return {
    ...(chosen ? { language: chosen } : {}),
    setup: setupFrom(record(setup)),
    copies: numberOf(copies, 1),
    ink: oneOf(inkNames, ink, 'colour'),
    format: oneOf(formatNames, format, 'pdf'),
  };
}

export const longestName = 40;

/** Nothing, if it has no name or is something else. */
export function presetFrom(stored: unknown): Preset | undefined {
  const { name, setup } = record(stored);
  if (typeof name !== 'string' || name.trim() === '' || !isRecord(setup)) return undefined;
  return { ...mannerFrom(record(stored)), name: name.trim().slice(0, longestName) };
}

/** What is chosen now, under a name; another of that name is replaced. */
export function withPreset(choices: Choices, preset: Preset): Choices {
  const others = choices.presets.filter(({ name }) => name !== preset.name);
  return { ...choices, presets: [...others, preset] };
}

export const presetOf = ({ language, setup, copies, ink, format }: Choices, name: string): Preset => ({
  name,
  setup,
  copies,
  ink,
  format,
  ...(language ? { language } : {}),
});

/** Prints in this way from now on. */
export function inManner({ language: _, ...rest }: Choices, { name: __, ...manner }: Preset): Choices {
  return { ...rest, ...manner };
}

const printerFrom = ({ name, x, y, tested }: Stored): Printer => ({
  name: typeof name === 'string' ? name : '',
  x: numberOf(x, 0),
  y: numberOf(y, 0),
  ...(tested ? { tested: { x: numberOf(record(tested).x, 0), y: numberOf(record(tested).y, 0) } } : {}),
});

/** An item is printed unless it was put aside; some only if they were asked for. */
export function isWanted({ without, also }: Choices, bot: string, item: Item): boolean {
  const key = `${bot}/${item.id}`;
  return isAsked(item) ? also.includes(key) : !without.includes(key);
}

/** Versions of what was printed before, as the store gives them back. */
export function versionsFrom(stored: unknown): Versions {
  const entries = Object.entries(record(stored));
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function setupFrom(stored: Stored): PageSetup {
  const custom = record(stored.custom);
  return {
    paper: oneOf(paperNames, stored.paper, plainSetup.paper),
    size: oneOf(cardSizeNames, stored.size, plainSetup.size),
    custom: {
      width: numberOf(custom.width, plainSetup.custom.width),
      height: numberOf(custom.height, plainSetup.custom.height),
    },
    sheet: oneOf(sheetSizeNames, stored.sheet, plainSetup.sheet),
    sides: oneOf(sidesNames, stored.sides, plainSetup.sides),
    margin: numberOf(stored.margin, plainSetup.margin),
    bleed: numberOf(stored.bleed, plainSetup.bleed),
    gap: numberOf(stored.gap, plainSetup.gap),
    skip: numbersOf(stored.skip),
    guides: oneOf(guideNames, stored.guides, plainSetup.guides),
    register: onOff(stored.register, plainSetup.register),
    corners: onOff(stored.corners, plainSetup.corners),
    ruler: onOff(stored.ruler, plainSetup.ruler),
    sight: onOff(stored.sight, true),
  };
}
