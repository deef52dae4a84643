import { expect } from '@open-wc/testing';
import type { Expects } from '../../core/engine/expects.ts';
import { hexes } from '../../core/engine/hex.ts';
import { meaning, vocabulary, type Meaning, type Said } from '../../core/voice/grammar.ts';
import { commands, isWord, type Word } from '../../core/voice/words.ts';

const said = (text: string): Word[] => {
  const parts = text.split(' ').filter(Boolean);
  expect(parts.filter((part) => !isWord(part))).to.deep.equal([]);
  return parts as Word[];
};
const answer = (value: unknown): Meaning => ({ kind: 'answer', value }) as Meaning;
const command = (name: string): Meaning => ({ kind: 'command', command: name }) as Meaning;
const more: Meaning = { kind: 'more' };
const unknown: Meaning = { kind: 'unknown' };

const yesNo: Expects = { kind: 'yes-no' };
const few: Expects = { kind: 'count', min: 1, max: 12 };
const many: Expects = { kind: 'count', min: 0, max: 200 };
const colours: Expects = { kind: 'choice', of: ['red', 'blue', 'none'] };
const rows: Expects = { kind: 'choice', of: ['2', '5', 'none'] };
const deeds: Expects = { kind: 'choice', of: ['done', 'none'] };
const cards: Expects = { kind: 'choice', of: ['card-4m', 'card-9', 'card-11', 'mend'] };
const long: Expects = { kind: 'choice', of: Array.from({ length: 14 }, (_, n) => `card-${n + 1}`) };
const pieces: Expects = { kind: 'tally', of: ['red', 'blue', 'black'] };
const four: Expects = { kind: 'tally', of: ['red', 'blue'], total: 4 };
const wishes: Expects = { kind: 'tally', of: ['red', 'blue', 'any'] };
const strip: Expects = { kind: 'place', board: 'strip', of: hexes(9, 7) };
const wide: Expects = { kind: 'place', board: 'map', of: hexes(9, 13) };
const fields: Expects = { kind: 'place', board: 'supply', of: ['1a', '1b', '7', '10'] };
const regions: Expects = { kind: 'place', board: 'regions', of: ['coast', 'inland'] };
const spots: Expects = {
  kind: 'place',
  board: 'spots',
  of: ['body-top', 'head-left', 'tail-bottom'],
};
const rowsOf = (...rows: string[]) => rows.flatMap((row) => [...'1234567'].map((n) => row + n));
const locations: Expects = { kind: 'place', board: 'rows', of: rowsOf('n', 'c') };
const central: Expects = { kind: 'place', board: 'rows', of: rowsOf('c') };
const lying: Expects = {
  kind: 'marks',
  board: 'rows',
  of: rowsOf('n', 'c'),
  marks: ['map', 'stack'],
  min: 0,
};
/** Boards whose places have no names for ids. */
const boards: Readonly<Record<string, Said>> = {
  rows: (place) => [place.startsWith('n') ? 'north' : 'central', place.slice(1)],
  spots: (place) => [{ 'body-top': '1', 'head-left': '7', 'tail-bottom': '10' }[place] ?? ''],
};
const saidOn = (expects: Expects | undefined): Said =>
  expects && 'board' in expects ? boards[expects.board] : undefined;
const cults: Expects = { kind: 'tally', of: ['fire', 'water', 'earth', 'air'] };
const known: Expects = { ...cults, start: { fire: 1, water: 4, earth: 0, air: 2 } };
const shares: Expects = { kind: 'tally', of: ['mine', 'yours'], total: 5 };
const free: Expects = {
  kind: 'marks',
  board: 'strip',
  of: hexes(9, 7),
  marks: ['free', 'occupied'],
  min: 1,
};
const tiles: Expects = { kind: 'marks', board: 'strip', of: hexes(2, 2), marks: ['tile'], min: 2 };
const rewards: Expects = { kind: 'marks', board: 'strip', of: hexes(9, 7), marks: ['0', '1', '12'], min: 1 };
const supply: Expects = { kind: 'marks', board: 'supply', of: ['1a', '7'], marks: ['red', 'blue'], min: 2 };

const table: readonly [what: string, expects: Expects | undefined, heard: string, means: Meaning][] = [
  ['nothing asked', undefined, 'next', command('next')],
  ['nothing said yet', many, 'next', command('next')],
  ['in one breath', many, '2 next', answer(2)],
  ['digits in one breath', many, '1 3 2 next', answer(132)],
  ['several in one breath', pieces, '2 red next', answer({ red: 2 })],
  ['nothing asked', undefined, 'done', command('done')],
  ['nothing asked', undefined, 'red', unknown],
  ['nothing asked', undefined, '', more],
  ['yes or no', yesNo, 'yes', answer(true)],
  ['yes or no', yesNo, 'no', answer(false)],
  ['yes or no', yesNo, 'why', command('why')],
  ['yes or no', yesNo, '3', unknown],
  ['yes or no', yesNo, 'done', unknown],
  ['up to twelve', few, '1', answer(1)],
  ['up to twelve', few, '12', answer(12)],
  ['up to twelve', few, '0', unknown],
  ['up to 200', many, '3', more],
  ['up to 200', many, '3 done', answer(3)],
  ['up to 200', many, '3 7', answer(37)],
  ['up to 200', many, '1 0', more],
  ['up to 200', many, '1 0 done', answer(10)],
  ['up to 200', many, '10', answer(10)],
  ['up to 200', many, '1 2 5', answer(125)],
  ['up to 200', many, '2 0 1', unknown],
  ['up to 200', many, '3 repeat', command('repeat')],
  ['a choice', colours, 'blue', answer('blue')],
  ['a choice', colours, '1', answer('red')],
  ['a choice', colours, '3', answer('none')],
  ['a choice', colours, '4', unknown],
  ['a choice of numbers: the name counts, not the place', rows, '2', answer('2')],
  ['a choice of numbers: the name counts, not the place', rows, '5', answer('5')],
  ['a choice of numbers: what is none keeps its place', rows, '3', answer('none')],
  ['a choice of numbers: the name counts, not the place', rows, '1', unknown],
  ['a choice called like a command', deeds, '1', answer('done')],
  ['a choice called like a command', deeds, 'done', unknown],
  ['a card by its number, not by its place', cards, '9', answer('card-9')],
  ['a card of the merchants by its number', cards, '4', answer('card-4m')],
  ['what is no card comes after the greatest', cards, '12', answer('mend')],
  ['no card has this number', cards, '2', unknown],
  ['a long choice', long, '9', answer('card-9')],
  ['a long choice', long, '1', more],
  ['a long choice', long, '1 done', answer('card-1')],
  ['a long choice', long, '1 4', answer('card-14')],
  ['so many of each', pieces, 'red', more],
  ['so many of each', pieces, 'red blue red done', answer({ red: 2, blue: 1 })],
  ['so many of each', pieces, '3 black red done', answer({ black: 3, red: 1 })],
  ['so many of each', pieces, '3', more],
  ['so many of each', pieces, '3 done', unknown],
  ['so many of each', pieces, 'done', answer({})],
  ['so many of each', pieces, 'green', unknown],
  ['so many of each', pieces, 'red undo', command('undo')],
  ['four together', four, 'red blue', more],
  ['four together', four, 'red blue done', unknown],
  ['four together', four, '3 red blue', answer({ red: 3, blue: 1 })],
  ['four together', four, '3 red 2 blue', unknown],
  ['names without a word go by number', wishes, '3 1 3 done', answer({ any: 2, red: 1 })],
  ['names without a word go by number', wishes, 'blue done', answer({ blue: 1 })],
  ['a hex', strip, 'C', more],
  ['a hex', strip, 'C 4', answer('C4')],
  ['a hex', strip, 'C 8', unknown],
  ['a hex', strip, '4', unknown],
  ['a hex of a wide map', wide, 'C 12', answer('C12')],
  ['a hex of a wide map', wide, 'C 1', more],
  ['a hex of a wide map', wide, 'C 1 done', answer('C1')],
  ['a hex of a wide map', wide, 'C 1 3', answer('C13')],
  ['a field', fields, '7', answer('7')],
  ['a field', fields, '1', more],
  ['a field', fields, '1 B', answer('1b')],
  ['a field', fields, '10', answer('10')],
  ['places without a name that can be said', regions, '2', answer('inland')],
  ['a field without a number yet keeps its place', spots, '1', answer('body-top')],
  ['a field without a number yet keeps its place', spots, '7', answer('head-left')],
  ['a field without a number yet keeps its place', spots, '2', unknown],
  ['a location', locations, 'north', more],
  ['a location', locations, 'north 3', answer('n3')],
  ['a location', locations, 'central 5', answer('c5')],
  ['a location', locations, 'north 8', unknown],
  ['a location of one row', central, 'central 7', answer('c7')],
  ['a location of one row', central, 'north 7', unknown],
  ['a location, counted', locations, '3', answer('n3')],
  ['a location, counted', locations, '12', answer('c5')],
  ['a location, counted', locations, '1 4', answer('c7')],
  ['a location of one row, counted', central, '5', answer('c5')],
  ['what lies at locations', lying, 'north 3 2 central 1 1 done', answer({ n3: 'stack', c1: 'map' })],
  ['what lies at locations: nothing', lying, 'done', answer({})],
  ['in order', cults, '3', more],
  ['in order', cults, '3 0 10 2', answer({ fire: 3, water: 0, earth: 10, air: 2 })],
  ['in order, the rest is none', cults, '3 0 done', answer({ fire: 3, water: 0 })],
  ['in order, the rest is as it was', known, '3 done', answer({ fire: 3, water: 4, earth: 0, air: 2 })],
  ['in order, all is as it was', known, 'done', answer({ fire: 1, water: 4, earth: 0, air: 2 })],
  ['in order, together five', shares, '6', unknown],
  ['in order, together five', shares, '2 done', unknown],
  ['in order, together five', shares, '2 3', answer({ mine: 2, yours: 3 })],
  ['marks', free, 'A 3', more],
  ['marks', free, 'A 3 1', more],
  ['marks', free, 'A 3 1 done', answer({ A3: 'free' })],
  ['what lies there', { ...free, start: { A3: 'free', A4: 'free' } }, 'A 3 no done', answer({ A4: 'free' })],
  ['marks', free, 'A 3 1 B 4 2 done', answer({ A3: 'free', B4: 'occupied' })],
  ['marks', free, 'A 3 1 A 3 2 done', answer({ A3: 'occupied' })],
  ['marks', free, 'A 3 done', unknown],
  ['marks', free, 'done', unknown],
  ['marks of one kind', tiles, 'A 1 B 2 done', answer({ A1: 'tile', B2: 'tile' })],
  ['marks of one kind', tiles, 'A 1 done', unknown],
  [
    'marks of one kind, all',
    tiles,
    'A 1 A 2 B 1 B 2',
    answer({ A1: 'tile', A2: 'tile', B1: 'tile', B2: 'tile' }),
  ],
  ['marks that are numbers', rewards, 'I 7 12 done', answer({ I7: '12' })],
  ['marks that are colours', supply, '1 A red 7 blue', answer({ '1a': 'red', '7': 'blue' })],
];

describe('what was said means', () => {
  for (const [what, expects, heard, means] of table)
    it(`${what}: "${heard}" is ${JSON.stringify(means)}`, () => {
      expect(meaning(said(heard), expects, saidOn(expects))).to.deep.equal(means);
    });
});

const always = commands.filter((name) => name !== 'done');
const words = (expects: Expects | undefined, heard = ''): string[] =>
  [...vocabulary(expects, said(heard), saidOn(expects))].sort();
const and = (...more: string[]): string[] => [...always, ...more].sort();

describe('what can be said', () => {
  it('is the commands between prompts', () => {
    expect(words(undefined)).to.deep.equal([...commands].sort());
  });
  it('follows the prompt', () => {
    expect(words(yesNo)).to.deep.equal(and('yes', 'no'));
    expect(words({ kind: 'count', min: 2, max: 4 })).to.deep.equal(and('2', '3', '4'));
    expect(words(colours)).to.deep.equal(and('red', 'blue', '1', '2', '3'));
    expect(words(strip)).to.deep.equal(and(...'ABCDEFGHI'));
    expect(words(regions)).to.deep.equal(and('1', '2'));
  });
  it('goes on where the answer does', () => {
    expect(words(strip, 'B')).to.deep.equal(and(...'1234567'));
    expect(words(fields, '1')).to.deep.equal(and('A', 'B'));
    expect(words(locations, 'central')).to.deep.equal(and(...'1234567'));
    expect(words(shares, '3')).to.deep.equal(and('0', '1', '2'));
    expect(words(long, '1')).to.deep.equal(and('0', '1', '2', '3', '4', 'done'));
    expect(words(free, 'A 3')).to.deep.equal(and('1', '2'));
  });
  it('has an end where the answer could end', () => {
    expect(words(pieces, '2')).to.deep.equal(and('red', 'blue', 'black'));
    expect(words(pieces, '2 red')).to.include('done');
    expect(words(four, 'red')).not.to.include('done');
    expect(words(free, 'A 3 1')).to.include('done');
  });
});
