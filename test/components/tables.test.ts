import { expect } from '@open-wc/testing';
import { csvOf } from '../../components/files/tables.ts';

type Row = Parameters<typeof csvOf>[0][number];

const row: Row = {
  ...{
    id: 'game-1',
    game: 'Harbour',
    bot: 'Gull',
    level: '2',
    began: '',
    ended: '',
    minutes: 48,
    over: true,
  },
  ...{ you: -3, against: null, won: false, result: '', note: '', place: '', expansions: '' },
};
const cells = (more: Partial<Row>): string => csvOf([{ ...row, ...more }]).split('\r\n')[1] ?? '';

describe('all games as a table', () => {
  it('has a line of names, one for each game, and what is not known is empty', () => {
    const [names, first, end] = csvOf([row]).split('\r\n');
    expect(names).to.equal(
      '\uFEFFid,game,bot,level,began,ended,minutes,over,you,against,won,result,note,place,expansions',
    );
    expect(first).to.equal('game-1,Harbour,Gull,2,,,48,true,-3,,false,,,,');
    expect(end).to.equal('');
  });

  it('keeps what a note holds in its cell', () => {
    expect(cells({ note: 'close, "again"; here' })).to.include(',"close, ""again""; here",');
    expect(csvOf([{ ...row, note: 'one\ntwo' }])).to.include(',"one\ntwo",');
  });

  it('has nothing that a spreadsheet takes for a formula; numbers stay numbers', () => {
    for (const note of ['=1+1', '+1', '-1', '@sum', '\tx', '\rx'])
      expect(cells({ note }).replaceAll('"', ''), note).to.include(`,'${note.split('\r')[0]}`);
    expect(cells({ you: -3 })).to.include(',-3,');
  });
});
