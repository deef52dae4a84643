import { expect } from '@open-wc/testing';
import type { BaseState, Bot, Options, Step } from '../../core/engine/bot.ts';
import { seeded } from '../../core/engine/rng.ts';
import { begin } from '../../core/engine/session.ts';
import { drive } from './driver.ts';
import { randomAnswer } from './random-answers.ts';

/** A table where cards were forgotten: a game with real cards after its set-up; what is not about cards is answered at random. */
export function forgetful<S extends BaseState>(bot: Bot<S>, chosen: Options = {}) {
  const initial = Object.entries(bot.options).map(([name, { initial: value }]) => [name, value]);
  const options = { ...Object.fromEntries(initial), deck: 'on-table', ...chosen } as Options;
  const s = begin(bot, { bot: bot.id, rules: bot.rules, options, seed: 1, cards: bot.cards.shipped }).state;
  const dice = { rng: seeded(5) };
  const turn = (...cards: string[]): readonly Step[] => {
    const steps = drive(bot, s, bot.next(s)[0]!, ({ say, expects }) =>
      say === 'which-card' ? cards.shift()! : randomAnswer(expects, dice),
    );
    expect(cards, 'all cards were asked for').to.deep.equal([]);
    return steps;
  };
  turn(); // the set-up
  return { s, turn, pile: () => bot.deck!.pile(s) };
}

export const said = (steps: readonly Step[]): string[] => steps.map(({ say }) => say);
