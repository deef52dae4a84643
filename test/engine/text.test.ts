import { expect } from '@open-wc/testing';
import { titleOf } from '../../core/engine/rule.ts';
import { MissingText, reader } from '../../core/engine/text.ts';
import { words } from '../../core/engine/words.ts';
import { describeAlike, messages } from '../tools/messages.ts';

describe('a reader', () => {
  const read = reader('de', [
    'a = { $n } Eier\n    .spoken = { $n } weiße Eier\n    .title = Titel\nb = Felder { $list }\nc =\n    .part = nur ein Teil',
    'd = eins',
    'd = zwei',
    'names =\n    .red = rot\ne = { NAME($colour) }\n    .blue = blaue\nrule-bauen = Bauen\n    .title = Bau',
  ]);
  it('reads, speaks and finds parts', () => {
    expect(read.text({ say: 'a', with: { n: 3 } })).to.equal('3 Eier');
    expect(read.spoken({ say: 'a', with: { n: 3 } })).to.equal('3 weiße Eier');
    expect(read.part({ say: 'a', with: { n: 3 } }, 'title')).to.equal('Titel');
    expect(read.part({ say: 'a', with: { n: 3 } }, 'hint')).to.equal(undefined);
    expect(read.spoken({ say: 'b', with: { list: [1, 2, 5] } })).to.equal('Felder 1, 2 und 5');
  });
  it('shares names between answers and sentences', () => {
    const say = (colour: string) => ({ say: 'e', with: { colour } });
    expect(read.text(say('red'))).to.equal('rot');
    expect(() => read.text(say('green'))).to.throw(MissingText);
    expect(['red', 'blue', '3'].map((value) => read.label(say('red'), value))).to.deep.equal([
      'rot',
      'blaue',
      '3',
    ]);
  });
  it('has the title of its heading above a step without one', () => {
    const step = (say: string, section: string) => titleOf(read, { say, with: { n: 3 }, rule: { section } });
    expect(step('a', 'Bauen')).to.equal('Titel');
    expect(step('b', 'Bauen')).to.equal('Bau');
    expect(step('b', 'Handeln')).to.equal(undefined);
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

describeAlike({ 'the engine': words });

describe('words of the engine', () => {
  it('hold every refusal that is thrown', async () => {
    const sources = await Promise.all(
      ['session', 'file'].map(async (name) => (await fetch(`/core/engine/${name}.ts`)).text()),
    );
    const thrown = [...sources.join('\n').matchAll(/new Refusal\(["']([\w-]+)/g)].map(([, key]) => key);
    expect(thrown.length).to.be.above(10);
    expect(messages(words.de).map(({ id }) => id)).to.include.members(thrown);
  });
});
