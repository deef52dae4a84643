import { expect } from '@open-wc/testing';
import screenDe from '../../components/screens/print.de.ftl';
import screenEn from '../../components/screens/print.en.ftl';
import adamDe from '../../print/adam.de.ftl';
import adamEn from '../../print/adam.en.ftl';
import expeditionsDe from '../../print/expeditions.de.ftl';
import expeditionsEn from '../../print/expeditions.en.ftl';
import paperDe from '../../print/de.ftl';
import paperEn from '../../print/en.ftl';
import terraDe from '../../print/terra-mystica.de.ftl';
import terraEn from '../../print/terra-mystica.en.ftl';
import { messages, writtenIds } from '../tools/messages.ts';

const files = [
  { name: 'the print screen', de: screenDe, en: screenEn },
  { name: 'paper', de: paperDe, en: paperEn },
  { name: 'A.D.A.M. on paper', de: adamDe, en: adamEn },
  { name: 'Expeditions on paper', de: expeditionsDe, en: expeditionsEn },
  { name: 'Terra Mystica on paper', de: terraDe, en: terraEn },
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
