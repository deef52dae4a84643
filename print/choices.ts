import { languages, type Language } from '../core/engine/text.ts';
import { cardSizeNames, guideNames, paperNames, plainSetup, sidesNames, type PageSetup } from './geometry.ts';
import { inkNames, type InkName } from './ink.ts';

export const languageChoices = [...languages, 'both'] as const;

/** What a player chose in the studio, kept for the next time. */
export interface Choices {
  /** The app's, until another is chosen. */
  readonly language?: (typeof languageChoices)[number];
  readonly setup: PageSetup;
  readonly copies: number;
  readonly ink: InkName;
  /** Items that are not wanted, with the bot before them: what is new is printed. */
  readonly without: readonly string[];
}

export const languagesOf = ({ language }: Choices, app: Language): readonly Language[] =>
  language === 'both' ? languages : [language ?? app];

type Stored = Readonly<Record<string, unknown>>;

const record = (value: unknown): Stored =>
  typeof value === 'object' && value !== null ? (value as Stored) : {};
const oneOf = <T extends string>(of: readonly T[], value: unknown, initial: T): T =>
  of.find((one) => one === value) ?? initial;
const numberOf = (value: unknown, initial: number): number => (typeof value === 'number' ? value : initial);
const onOff = (value: unknown, initial: boolean): boolean => (typeof value === 'boolean' ? value : initial);

/** What is unknown or damaged counts as never chosen. */
export function choicesFrom(stored: unknown): Choices {
  const { language, setup, copies, ink, without } = record(stored);
  const chosen = languageChoices.find((one) => one === language);
  return {
    ...(chosen ? { language: chosen } : {}),
    setup: setupFrom(record(setup)),
    copies: numberOf(copies, 1),
    ink: oneOf(inkNames, ink, 'colour'),
    without: Array.isArray(without) ? without.filter((one) => typeof one === 'string') : [],
  };
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
    sides: oneOf(sidesNames, stored.sides, plainSetup.sides),
    margin: numberOf(stored.margin, plainSetup.margin),
    bleed: numberOf(stored.bleed, plainSetup.bleed),
    guides: oneOf(guideNames, stored.guides, plainSetup.guides),
    corners: onOff(stored.corners, plainSetup.corners),
    ruler: onOff(stored.ruler, plainSetup.ruler),
  };
}
