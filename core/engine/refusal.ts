import type { Phrase, Values } from './bot.ts';

/** Something that cannot be done as asked. It is a phrase: the player reads it in the language of the app. */
export class Refusal extends Error implements Phrase {
  readonly say: string;
  readonly with: Values;

  constructor(say: string, values: Values = {}) {
    super(`${say} ${JSON.stringify(values)}`);
    this.name = 'Refusal';
    this.say = say;
    this.with = values;
  }
}
