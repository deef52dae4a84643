import { keepsMarks } from '../../../../test/tools/marks.ts';
import paper from '../paper/index.ts';

describe('Expeditions: marks on printed cards', () => {
  keepsMarks(paper, {
    decisions: {
      60: '1',
      61: '2',
      62: '3',
      63: '4',
      64: '5',
      65: '6',
      66: '7',
      67: '8',
      68: '9',
      69: '10',
      70: '11',
      71: '12',
      72: '13',
      73: '14',
    },
  });
});
