import { FluentResource } from '@fluent/bundle';
import { expect } from '@open-wc/testing';
import { languages, type Texts } from '../../core/engine/text.ts';

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

/** The same messages, parts and variables; only the ear may need other words in one language. */
function comparable(source: string) {
  return messages(source)
    .map(({ id, attributes, variables }) => ({
      id,
      attributes: attributes.filter((name) => name !== 'spoken'),
      variables,
    }))
    .sort((one, other) => one.id.localeCompare(other.id));
}

/** Tests of texts that say the same in every language. */
export function describeAlike(files: Readonly<Record<string, Texts>>): void {
  for (const [name, texts] of Object.entries(files))
    describe(`words of ${name}`, () => {
      for (const language of languages)
        it(`${language}: every message written is understood, and only once`, () => {
          const ids = messages(texts[language]).map(({ id }) => id);
          expect(ids).to.deep.equal(writtenIds(texts[language]));
          expect(new Set(ids).size).to.equal(ids.length);
        });
      it('are the same messages, parts and variables in all languages', () => {
        for (const language of languages)
          expect(comparable(texts[language])).to.deep.equal(comparable(texts.de));
      });
    });
}
