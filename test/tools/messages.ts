import { FluentResource } from '@fluent/bundle';
import { expect } from '@open-wc/testing';
import type { Language } from '../../core/engine/text.ts';

export interface Message {
  readonly id: string;
  readonly attributes: readonly string[];
  /** Names of the variables in its sentence and parts, and of the messages it refers to. */
  readonly variables: readonly string[];
  readonly refersTo: readonly string[];
}

export function messages(source: string): Message[] {
  return new FluentResource(source).body.map(({ id, value, attributes }) => ({
    id,
    attributes: Object.keys(attributes).sort(),
    variables: named('var', [value, attributes]),
    refersTo: named('mesg', [value, attributes]),
  }));
}

/** What the file looks like, found without the parser: it drops what it cannot parse, and says nothing. */
export function writtenIds(source: string): string[] {
  return [...source.matchAll(/^([a-z][\w-]*) *=/gim)].map(([, id]) => id ?? '');
}

function named(type: string, part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'type' in part && part.type === type && 'name' in part ? [String(part.name)] : [];
  return [...new Set([...own, ...Object.values(part).flatMap((inside) => named(type, inside))])].sort();
}

/** Tests of files that say the same in every language. */
export function describeAlike(files: Readonly<Record<string, Readonly<Record<Language, string>>>>): void {
  for (const [name, { de, en }] of Object.entries(files))
    describe(`words of ${name}`, () => {
      it('are the same messages, parts and variables in both languages', () => {
        expect(messages(en)).to.deep.equal(messages(de));
      });
      it('are all understood', () => {
        for (const source of [de, en])
          expect(messages(source).map(({ id }) => id)).to.deep.equal(writtenIds(source));
      });
    });
}
