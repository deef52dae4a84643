import { expect } from '@open-wc/testing';
import appDe from '../../components/app/de.ftl';
import appEn from '../../components/app/en.ftl';
import gamesDe from '../../components/screens/games.de.ftl';
import gamesEn from '../../components/screens/games.en.ftl';
import resultDe from '../../components/screens/result.de.ftl';
import resultEn from '../../components/screens/result.en.ftl';
import storeDe from '../../core/store/de.ftl';
import storeEn from '../../core/store/en.ftl';
import { messages, writtenIds } from '../tools/messages.ts';

const files = [
  { name: 'the app', de: appDe, en: appEn },
  { name: 'the list of games', de: gamesDe, en: gamesEn },
  { name: 'the result', de: resultDe, en: resultEn },
  { name: 'the store', de: storeDe, en: storeEn },
];

for (const { name, de, en } of files)
  describe(`words of ${name}`, () => {
    it('are the same messages, parts and variables in both languages', () => {
      expect(messages(en)).to.deep.equal(messages(de));
    });
    it('are all understood', () => {
      for (const source of [de, en])
        expect(messages(source).map(({ id }) => id)).to.deep.equal(writtenIds(source));
    });
  });
