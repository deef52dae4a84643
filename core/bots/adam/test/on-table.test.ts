import { expect } from '@open-wc/testing';
import type { Answer, BaseState, Prompt } from '../../../engine/bot.ts';
import { below, seeded, type HasRng } from '../../../engine/rng.ts';
import { begin } from '../../../engine/session.ts';
import { drive } from '../../../../test/tools/driver.ts';
import { randomAnswer } from '../../../../test/tools/random-answers.ts';
import { randomStart } from '../../../../test/tools/random-game.ts';
import bot from '../bot.ts';

/** The row of prophecies lies on the table in any case: mirrored he takes the card himself, asked it is named. */
describe('A.D.A.M. on the table', () => {
  it('takes the same cards whether the row is mirrored or he asks for them', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const start = randomStart(bot, seed, { way: 'mirror', bags: 'you', row: 'mirrored', 'level-2': false });
      const mirrored = begin(bot, start).state;
      const asked = begin(bot, { ...start, options: { ...start.options, row: 'asked' } }).state;
      const dice = { rng: seeded(seed + 1) };
      while (bot.next(mirrored).length > 0) {
        const [main = '', ...all] = bot.next(mirrored);
        const events = all.filter((script) => script !== 'put-right');
        const script = below(dice, 4) === 0 ? (events[below(dice, events.length || 1)] ?? main) : main;
        const answers: [string, Answer][] = [];
        const before = lying(mirrored).length;
        const steps = drive(bot, mirrored, script, (prompt) => {
          const value = namedAnswer(prompt, dice);
          if (prompt.say !== 'which-card') answers.push([prompt.say, value]);
          return value;
        });
        if (script === 'your-card') continue; // without a mirrored row there is nothing to tell
        const drawn = steps.filter(({ say }) => say === 'draw').map((step) => step.with['card'] as string);
        const taken = before === 0 ? lying(mirrored) : drawn;
        drive(bot, asked, script, ({ say }) =>
          say === 'which-card' ? (taken.shift() ?? 'none') : answers.shift()![1],
        );
      }
      expect(bot.next(asked), `seed ${seed}`).to.deep.equal([]);
      expect(bot.shows(asked).trackers).to.deep.equal(bot.shows(mirrored).trackers);
      expect(bot.scoring.score(asked)).to.deep.equal(bot.scoring.score(mirrored));
    }
  });

  const lying = (state: BaseState): string[] =>
    (state as unknown as { open: { card: string }[] }).open.map(({ card }) => card);

  /** A printed card: one that is described freely, or none, has no name to say again. */
  function namedAnswer({ say, expects }: Prompt, dice: HasRng): Answer {
    if (say !== 'which-card' || expects.kind !== 'choice') return randomAnswer(expects, dice);
    const printed = expects.of.filter((one) => one !== 'own' && one !== 'none');
    return printed.length === 0 ? 'none' : randomAnswer({ ...expects, of: printed }, dice);
  }
});
