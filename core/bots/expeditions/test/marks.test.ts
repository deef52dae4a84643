import { keepsMarks } from '../../../../test/tools/marks.ts';
import paper from '../paper/index.ts';

describe('Expeditions: marks on printed cards', () => {
  keepsMarks(paper, {
    decisions: { first: 60, of: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14'] },
  });
});
