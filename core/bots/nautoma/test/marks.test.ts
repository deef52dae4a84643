import { keepsMarks } from '../../../../test/tools/marks.ts';
import paper from '../paper/index.ts';

describe('Nautoma: marks on printed cards', () => {
  keepsMarks(paper, {
    decisions: { first: 32, of: ['card-1', 'card-2', 'card-3', 'card-4', 'card-5', 'card-6', 'card-7'] },
    spick: { first: 40, of: ['spick-1', 'spick-2', 'spick-3', 'spick-4', 'spick-5', 'spick-6'] },
  });
});
