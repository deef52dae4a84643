import { expect } from '@open-wc/testing';
import { languages, reader } from '../../core/engine/text.ts';
import { spokenForms, wordsIn } from '../../core/voice/listen/recogniser.ts';
import { spoken, words } from '../../core/voice/words.ts';
import de from '../../core/voice/words.de.ftl';
import en from '../../core/voice/words.en.ftl';
import { messages, writtenIds } from '../tools/messages.ts';

const sources = { de, en };
const readers = { de: reader('de', [de]), en: reader('en', [en]) };

for (const language of languages)
  describe(`words that can be said, ${language}`, () => {
    it('are all there, and nothing else', () => {
      const ids = messages(sources[language]).map(({ id }) => id);
      expect(ids).to.deep.equal(writtenIds(sources[language]));
      expect(ids.sort()).to.deep.equal(words.map((word) => `word-${word}`).sort());
    });
    it('are told apart', () => {
      const all = words.flatMap((word) => {
        const { say, also } = spoken(word, readers[language]);
        return [...new Set([say, ...also].map((form) => form.toLowerCase()))];
      });
      expect(all.filter((form, n) => all.indexOf(form) !== n)).to.deep.equal([]);
    });
  });

describe('a transcript of the browser', () => {
  const rows: [language: 'de' | 'en', transcript: string, heard: string[]][] = [
    ['de', 'weiter', ['next']],
    ['de', 'Ich bin fertig.', ['done']],
    ['de', 'fertig', ['done']],
    ['de', 'noch mal', ['repeat']],
    ['de', '3', ['3']],
    ['de', 'drei rot, blau', ['3', 'red', 'blue']],
    ['de', 'Anton 12', ['A', '12']],
    ['de', 'ja gut', []],
    ['de', 'guten Morgen', []],
    ['de', '', []],
    ['en', "I'm done", ['done']],
    ['en', 'Charlie seven', ['C', '7']],
    ['en', 'tell me why', ['why']],
    ['en', 'why', ['why']],
    ['en', 'weiter', []],
  ];
  for (const [language, transcript, heard] of rows)
    it(`${language}: "${transcript}" is ${heard.join(', ') || 'nothing of ours'}`, () => {
      expect(wordsIn(transcript, spokenForms(readers[language]))).to.deep.equal(heard);
    });
});
