import { expect } from '@open-wc/testing';
import { isGuided } from '../../components/parts/marking.ts';
import { games } from '../../core/bots/index.ts';
import type { Bot, Prompt } from '../../core/engine/bot.ts';
import { fits } from '../../core/engine/expects.ts';
import { below, seeded, type HasRng } from '../../core/engine/rng.ts';
import { meaning, vocabulary } from '../../core/voice/grammar.ts';
import { isCommand, isWord, type Word } from '../../core/voice/words.ts';
import { randomGame } from '../tools/random-game.ts';

/** Says words that make sense until they are an answer; undefined when it never comes to one. */
function talk({ expects }: Prompt, dice: HasRng): unknown {
  const heard: Word[] = [];
  for (let words = 0; words < 200; words++) {
    const sensible = vocabulary(expects, heard);
    const answering = sensible.filter((word) => !isCommand(word));
    // Enough is enough: an answer that can be ended is ended sooner or later.
    const isEnding = sensible.includes('done') && (answering.length === 0 || below(dice, 3) === 0);
    const word = isEnding ? 'done' : answering[below(dice, answering.length)];
    if (word === undefined) return undefined;
    heard.push(word);
    const said = meaning(heard, expects);
    if (said.kind === 'answer') return said.value;
    if (said.kind !== 'more') return undefined;
  }
  return undefined;
}

for (const { id, load } of games)
  describe(`${id}: by voice`, () => {
    let bot: Bot;
    before(async () => {
      if (!load) throw new Error(`${id} is not there`);
      bot = await load();
    });

    it('every question can be answered', () => {
      const dice = { rng: seeded(5) };
      const asked = new Map<string, Prompt>();
      for (let seed = 0; seed < 40; seed++)
        for (const { answers } of randomGame(bot, seed).session.turns)
          for (const { prompt } of answers)
            asked.set(`${prompt.say} ${JSON.stringify(prompt.expects)}`, prompt);
      expect(asked.size).to.be.greaterThan(5);
      for (const prompt of asked.values()) {
        const { expects } = prompt;
        // Filled place by place: what lies there is a word.
        if (expects.kind === 'marks' && isGuided(expects)) expect(expects.marks.every(isWord)).to.equal(true);
        else expect(fits(expects, talk(prompt, dice)), JSON.stringify(prompt)).to.equal(true);
      }
    });
  });
