import { keepsMarks } from '../../../../test/tools/marks.ts';
import paper from '../paper/index.ts';

describe('Mautoma: marks on printed cards', () => {
  keepsMarks(paper, {
    actions: {
      first: 48,
      of: [
        'start-build',
        'start-populate',
        'explore',
        'explore-populate',
        'explore-build',
        'explore-populate-far',
      ],
    },
  });
});
