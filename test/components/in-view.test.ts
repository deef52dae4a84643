import { expect } from '@open-wc/testing';
import { phrasesInView } from '../../components/table/in-view.ts';
import type { Prompt, Step } from '../../core/engine/bot.ts';
import type { Session, View } from '../../core/engine/session.ts';
import type { Reader } from '../../core/engine/text.ts';

const step = (say: string) => ({ say, with: {} }) as Step;
const text: Pick<Reader, 'part' | 'has'> = {
  part: ({ say }, part) => (say === 'rests' && part === 'quiet' ? 'no post' : undefined),
  has: () => false,
};

const heard = (seen: View, ...steps: readonly string[]) =>
  phrasesInView(
    { turns: [{ steps: steps.map(step) }], read: 0 } as unknown as Session,
    seen,
    text as Reader,
    { named: {} },
  ).map(({ phrase }) => phrase.say);

describe('What is heard of a turn', () => {
  const asked: View = { kind: 'prompt', prompt: step('how-far') as Prompt };
  const idle: View = { kind: 'idle', next: ['turn'] };

  it('is what changes something, and then the question', () => {
    expect(heard(asked, 'swoops', 'rests')).to.deep.equal(['swoops', 'how-far']);
    expect(heard(asked, 'rests')).to.deep.equal(['how-far']);
  });

  it('is what changes nothing, if that is all', () => {
    expect(heard(idle, 'swoops', 'rests')).to.deep.equal(['swoops']);
    expect(heard(idle, 'rests')).to.deep.equal(['rests']);
  });
});
