import { keepsMarks } from '../../../../test/tools/marks.ts';
import paper from '../paper/index.ts';

describe('Terra Mystica: marks on printed cards', () => {
  keepsMarks(paper, {
    automa: {
      80: 'card-1',
      81: 'card-2',
      82: 'card-3',
      83: 'card-4',
      84: 'card-5',
      85: 'card-6',
      86: 'card-7',
      87: 'card-8',
      88: 'card-9',
      89: 'card-10',
      90: 'card-11',
      91: 'card-12',
      92: 'card-13',
      93: 'card-2m',
      94: 'card-4m',
      95: 'card-extra',
    },
  });
});
