/** `npm run -s replay -- game.json`: plays a game file again and prints what was said, as JSON. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gameOf } from '../bots/index.ts';
import type { Phrase, Prompt, Step } from '../engine/bot.ts';
import { botOfGameFile, readGameFile } from '../engine/file.ts';
import { Refusal } from '../engine/refusal.ts';
import { replay } from '../engine/session.ts';
import { languages, type Texts } from '../engine/text.ts';
import { readerOf } from '../engine/words.ts';

const sentences = (...texts: readonly Texts[]) => {
  const readers = languages.map((language) => readerOf(language, ...texts));
  return (phrase: Phrase) => Object.fromEntries(readers.map((read) => [read.language, read.text(phrase)]));
};

function readText(file: string | undefined): string {
  if (file === undefined) throw new Refusal('refused-file-missing', { file: 'none' });
  try {
    // npm runs scripts in the project's folder; the player named the file from another one, perhaps.
    return readFileSync(resolve(process.env['INIT_CWD'] ?? '.', file), 'utf8');
  } catch {
    throw new Refusal('refused-file-missing', { file });
  }
}

async function replayed(text: string): Promise<unknown> {
  const id = botOfGameFile(text);
  const loaded = await gameOf(id)?.rules();
  const { bot, start, log } = readGameFile(text, () => loaded);
  const { state, turns, prompt } = replay(bot, start, log);
  const inAllLanguages = sentences(bot.texts);
  const said = (step: Step) => ({ say: step.say, with: step.with, rule: step.rule, ...inAllLanguages(step) });
  const asked = (open: Prompt) => ({ ...said(open), expects: open.expects });
  return {
    bot: bot.id,
    state,
    transcript: turns.map(({ script, steps, answers }) => ({
      script,
      steps: steps.map(said),
      answers: answers.map(({ to, value }) => ({ to, value })),
    })),
    prompt: prompt ? asked(prompt) : null,
    score: bot.scoring.score(state) ?? null,
    over: !prompt && bot.next(state).length === 0,
  };
}

function refused(thrown: unknown): unknown {
  if (!(thrown instanceof Refusal)) throw thrown;
  process.exitCode = 1;
  return { error: { say: thrown.say, with: thrown.with, ...sentences()(thrown) } };
}

const result = await Promise.resolve(process.argv[2]).then(readText).then(replayed).catch(refused);
console.log(JSON.stringify(result, null, 2));
