import { expect } from '@open-wc/testing';
import type { Bot } from '../../core/engine/bot.ts';
import { readGameFile } from '../../core/engine/file.ts';
import { view } from '../../core/engine/session.ts';
import { rulesOf } from '../../core/store/games.ts';
import { resume } from '../../core/store/resume.ts';

/** A game as an earlier version of the app wrote it, and what that version made of it. */
export interface Kept {
  readonly game: unknown;
  /** Without the cards. */
  readonly state: unknown;
  readonly view: string;
  readonly score: unknown;
}

/**
 * Games of earlier versions open. Under the same rules they stand as they stood; under newer ones they go on from their
 * last finished turn, and a turn that was not read to its end is asked again.
 */
export function opensKept(bot: Bot, kept: Readonly<Record<string, Kept>>): void {
  for (const [name, { game, state, view: seen, score }] of Object.entries(kept))
    it(`opens ${name}`, () => {
      const { start, log, snapshot } = readGameFile(game, () => bot);
      const { kind, session } = resume(bot, { start, rules: rulesOf(start.rules, log) }, log, snapshot);
      const keepsScore = () => expect(bot.scoring.score(session.state) ?? null).to.deep.equal(score);
      if (start.rules < bot.rules) {
        expect(kind).to.equal('changed');
        const { state: before, version = 1 } = snapshot!;
        expect(session.state).to.deep.equal(bot.saved.read(before, version));
        if (!snapshot!.open) keepsScore();
        return;
      }
      const { cards, ...now } = session.state;
      expect(bot.cards.accepts(cards)).to.equal(true);
      expect(now).to.deep.equal(state);
      expect(view(session).kind).to.equal(seen);
      keepsScore();
    });
}
