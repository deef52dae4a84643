import { expect } from '@open-wc/testing';
import { games } from '../../core/bots/index.ts';
import type { Bot } from '../../core/engine/bot.ts';
import de from '../../core/engine/de.ftl';
import en from '../../core/engine/en.ftl';
import { languages, MissingText, reader } from '../../core/engine/text.ts';
import { readerOf } from '../../core/engine/words.ts';
import { messages, writtenIds } from '../tools/messages.ts';

/** What the app looks up besides the phrases of the scripts. */
const lookedUp =
  /^(bot-name|game-name|unofficial|setup-note|verdict|(option|script|waiting|tracker|score|deck|card|action|board|map|rows|sheet)-.+)$/;

describe('a reader', () => {
  const read = reader('de', [
    'a = { $n } Eier\n    .spoken = { $n } weiße Eier\n    .title = Titel\nb = Felder { $list }\nc =\n    .part = nur ein Teil',
    'd = eins',
    'd = zwei',
  ]);
  it('reads, speaks and finds parts', () => {
    expect(read.text({ say: 'a', with: { n: 3 } })).to.equal('3 Eier');
    expect(read.spoken({ say: 'a', with: { n: 3 } })).to.equal('3 weiße Eier');
    expect(read.part({ say: 'a', with: { n: 3 } }, 'title')).to.equal('Titel');
    expect(read.part({ say: 'a', with: { n: 3 } }, 'hint')).to.equal(undefined);
    expect(read.spoken({ say: 'b', with: { list: [1, 2, 5] } })).to.equal('Felder 1, 2 und 5');
  });
  it('takes the later source, and puts no invisible marks in', () => {
    expect(read.text({ say: 'd', with: {} })).to.equal('zwei');
    expect(read.text({ say: 'a', with: { n: 'x' } })).to.match(/^[\x20-\x7e]+$/);
  });
  it('fails aloud where a message, a value or a sentence is missing', () => {
    expect(() => read.text({ say: 'z', with: {} })).to.throw(MissingText);
    expect(() => read.text({ say: 'a', with: {} })).to.throw(MissingText);
    expect(() => read.text({ say: 'c', with: {} })).to.throw(MissingText);
    expect(read.has('c')).to.equal(true);
    expect(read.has('z')).to.equal(false);
  });
});

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

function areAlike(texts: Bot['texts']): void {
  for (const language of languages)
    it(`${language}: every message written is understood, and only once`, () => {
      const ids = messages(texts[language]).map(({ id }) => id);
      expect(ids).to.deep.equal(writtenIds(texts[language]));
      expect(new Set(ids).size).to.equal(ids.length);
    });
  it('has the same messages, parts and variables in all languages', () => {
    for (const language of languages) expect(comparable(texts[language])).to.deep.equal(comparable(texts.de));
  });
}

describe('the words of the engine', () => {
  areAlike({ de, en });
  it('hold every refusal that is thrown', async () => {
    const sources = await Promise.all(
      ['session', 'file'].map(async (name) => (await fetch(`/core/engine/${name}.ts`)).text()),
    );
    const thrown = [...sources.join('\n').matchAll(/new Refusal\(["']([\w-]+)/g)].map(([, key]) => key);
    expect(thrown.length).to.be.above(10);
    expect(messages(de).map(({ id }) => id)).to.include.members(thrown);
  });
});

for (const { id, rules } of games) {
  const bot = await rules();
  describe(`the words of ${id}`, () => {
    areAlike(bot.texts);
    const known = new Map(messages(bot.texts.de).map((message) => [message.id, message.attributes]));

    it('hold every phrase of the rules', () => {
      expect([...known.keys()]).to.include.members(Object.keys(bot.phrases));
    });
    it('hold nothing that nobody says', () => {
      const referred = new Set(messages(bot.texts.de).flatMap(({ refersTo }) => refersTo));
      const idle = [...known.keys()].filter(
        (key) => !Object.hasOwn(bot.phrases, key) && !lookedUp.test(key) && !referred.has(key),
      );
      expect(idle).to.deep.equal([]);
    });
    it('name options, scripts, decks and the sheet', () => {
      for (const [option, spec] of Object.entries(bot.options))
        expect(known.get(`option-${option}`), option).to.include.members(
          spec.kind === 'yes-no' ? ['yes', 'no'] : [...spec.of],
        );
      for (const script of Object.keys(bot.scripts))
        expect(known.get(`script-${script}`), script).to.include('action');
      const items = bot.sheet.flatMap((section) => section.items);
      const needed = [
        'bot-name',
        'game-name',
        ...bot.aids,
        ...bot.decks.map((deck) => `deck-${deck.id}`),
        ...bot.sheet.map((section) => section.heading),
        ...items.flatMap(({ title, text }) => (text ? [title, text.say] : [title])),
      ];
      expect([...known.keys()]).to.include.members(needed);
      for (const language of languages) {
        const read = readerOf(language, bot.texts);
        for (const { text } of items) if (text) expect(read.text(text)).to.match(/\S/);
      }
    });
  });
}
