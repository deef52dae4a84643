import { keepsMarks } from '../../../../test/tools/marks.ts';
import paper from '../paper/index.ts';

describe('Mautoma: marks on printed cards', () => {
  keepsMarks(paper, {
    actions: {
      48: 'start-build',
      49: 'start-populate',
      50: 'explore',
      51: 'explore-populate',
      52: 'explore-build',
      53: 'explore-populate-far',
    },
  });
});
