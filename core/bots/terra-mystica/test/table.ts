import terraMystica from '../bot.ts';
import type { CardId } from '../cards.ts';
import type { Mirror } from '../mirror.ts';
import { noPieces, type Owner, type State } from '../state.ts';
import type { Building, RoundTile } from '../tiles.ts';
import type { Answer, Options, Prompt } from '../../../engine/bot.ts';
import { fittingOptions } from '../../../engine/options.ts';
import { seeded } from '../../../engine/rng.ts';
import { tableOf, type Played as PlayedWith } from '../../../../test/tools/table.ts';

export const bot = terraMystica;
const played = tableOf(bot);
export const { german, english } = played;

export function started(options: Options = {}, seed = 1): State {
  return bot.start(fittingOptions(bot, options), seeded(seed), bot.cards.shipped);
}

/** `bot dwelling marked`, as on a board. */
export function mirror(pieces: Readonly<Record<string, string>>, change: Partial<Mirror> = {}): Mirror {
  const words = Object.entries(pieces).map(([hex, text]) => {
    const [owner, kind, ...more] = text.split(' ');
    const piece = {
      owner: owner as Owner,
      kind: kind as Building,
      marked: more.includes('marked'),
      traded: more.includes('trade'),
    };
    return [hex, piece] as const;
  });
  return { ...noPieces(), ...change, pieces: Object.fromEntries(words) };
}

/** A table in the middle of a game: she is at home at the lakes, the player in the forest. */
export function table(options: Options = {}, change: Partial<State> = {}): State {
  const s = started(options);
  return {
    ...s,
    isSetUp: true,
    homes: { bot: 'lake', you: 'forest', other: 'desert' },
    supply: { ...s.supply, dwelling: 4 },
    board: s.board && mirror({ D2: 'bot dwelling', F2: 'you dwelling' }),
    ...change,
  };
}

/** These cards come next: the support card first, then action cards. */
export function stacked(s: State, ...cards: CardId[]): State {
  const below = (['card-1', 'card-2', 'card-3', 'card-5'] as const).filter((card) => !cards.includes(card));
  return { ...s, laid: [], deck: { known: [...cards, ...below], hidden: 0, pool: [] } };
}

export type Played = PlayedWith<State>;

/** Runs a script to its end; answers in their order, or one for each question. */
export const run = (
  s: State,
  script: string,
  answers: readonly Answer[] | ((prompt: Prompt) => Answer) = [],
): Played =>
  typeof answers === 'function' ? played.runWith(s, script, answers) : played.run(s, script, ...answers);

/** The step that says this, and its reasons in words; how we read the rules is tried elsewhere. */
export function told({ steps }: Played, say: string) {
  const step = steps.find((one) => one.say === say);
  if (!step) throw new Error(`${say} was not said, but ${steps.map((one) => one.say).join(', ')}`);
  const reasons = (step.because ?? []).filter(({ say: one }) => !one.startsWith('aid-reading-'));
  return { ...step, reasons: reasons.map((reason) => german.text(reason)) };
}

const tile = (change: Partial<RoundTile> = {}): RoundTile => ({
  id: 'merchants',
  cult: 'earth',
  points: 4,
  ...change,
});

/** The same scoring tile in every round. */
export const known = (change: Partial<RoundTile> = {}): (RoundTile | null)[] =>
  Array.from({ length: 6 }, () => tile(change));

/** From fire to air. */
export const levelsOf = (bot: number[], you: number[] = [], other: number[] = []): State['levels'] => {
  const at = (index: number) => ({ bot: bot[index] ?? 0, you: you[index] ?? 0, other: other[index] ?? 0 });
  return { fire: at(0), water: at(1), earth: at(2), air: at(3) };
};

export const at = (s: State): State['board'] & object => s.board!;

/** Her dwelling on D2 has no chip, the one on H2 has one; the player lives on F2. */
export const usual = { D2: 'bot dwelling', H2: 'bot dwelling marked', F2: 'you dwelling' };
