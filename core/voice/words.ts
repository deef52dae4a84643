import type { Reader } from '../engine/text.ts';
import { colourNames } from '../look/colour-names.ts';

/** Words that can be trained and heard. A colour, number or letter is named as prompts name it. */
export const commands = ['next', 'repeat', 'why', 'undo', 'stop', 'done'] as const;
export type Command = (typeof commands)[number];

export const numbers = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;
export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export const rows = ['north', 'central'] as const;

export const words = [...commands, 'yes', 'no', ...numbers, ...colourNames, ...letters, ...rows] as const;
export type Word = (typeof words)[number];

export function isWord(name: string): name is Word {
  return words.some((word) => word === name);
}

export function isCommand(word: Word): word is Command {
  return commands.some((command) => command === word);
}

/** How a word is said: what the player is asked to train, and what else the browser's recognition may write down. */
export function spoken(word: Word, text: Reader): { readonly say: string; readonly also: readonly string[] } {
  const phrase = { say: `word-${word}`, with: {} };
  const also = text.part(phrase, 'also')?.split(', ') ?? [];
  return { say: text.text(phrase), also: [...also, ...(isCommand(word) ? [] : [word])] };
}
