import { keepsMarks } from '../../../../test/tools/marks.ts';
import paper from '../paper/index.ts';

describe('Terra Mystica: marks on printed cards', () => {
  keepsMarks(paper, {
    automa: {
      first: 80,
      of: [
        'card-1',
        'card-2',
        'card-3',
        'card-4',
        'card-5',
        'card-6',
        'card-7',
        'card-8',
        'card-9',
        'card-10',
        'card-11',
        'card-12',
        'card-13',
        'card-2m',
        'card-4m',
        'card-extra',
      ],
    },
  });
});
