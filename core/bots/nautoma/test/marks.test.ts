import { keepsMarks } from '../../../../test/tools/marks.ts';
import paper from '../paper/index.ts';

describe('Nautoma: marks on printed cards', () => {
  keepsMarks(paper, {
    decisions: {
      32: 'card-1',
      33: 'card-2',
      34: 'card-3',
      35: 'card-4',
      36: 'card-5',
      37: 'card-6',
      38: 'card-7',
    },
    spick: { 40: 'spick-1', 41: 'spick-2', 42: 'spick-3', 43: 'spick-4', 44: 'spick-5', 45: 'spick-6' },
  });
});
