import { expect } from '@open-wc/testing';
import { languages } from '../../../engine/text.ts';
import type { PrintedCard } from '../../../look/paper.ts';
import { sidesOf } from '../../../look/paper.ts';
import { studio, type Studio } from '../../../../print/jobs.ts';
import { textBoxes } from '../../../../test/print/boxes.ts';
import { expectTellable, signsOf } from '../../../../test/tools/tellable.ts';
import { cards, isUnnamed } from '../cards.ts';
import edits from '../edits.ts';
import { achievementSign } from '../paper/week.ts';
import { toldOnPaper } from '../../../../test/print/on-paper.ts';

const weeksOf = (made: Studio): PrintedCard[] =>
  made
    .decks()
    .find(({ id }) => id === 'weeks')!
    .cards.flatMap(sidesOf);

const { shipped } = cards;
const unnamed = shipped.achievements.filter(({ id }) => isUnnamed(id));

describe('the week cards', () => {
  for (const language of languages)
    it(`refer to no row of themselves: what nobody knows is a line to write on, ${language}`, async () => {
      const made = await studio('nautoma', language);
      expect(unnamed).to.have.length.above(0);
      for (const { id } of unnamed) {
        const own = made.reader.text({ say: 'achievement-name', with: { achievement: id } });
        for (const card of weeksOf(made))
          expect(
            textBoxes(card.face())
              .map(({ content }) => content)
              .join(' '),
            card.id,
          ).not.to.contain(own);
      }
    });

  for (const language of languages)
    it(`have the name that the player gave it, ${language}`, async () => {
      const [{ id, week }] = [unnamed[0]!];
      const field = edits
        .decks(shipped)
        .flatMap((deck) => deck.cards)
        .filter((card) => card.id.startsWith(`week-${week}-`))
        .flatMap(({ fields }) => fields)
        .find(({ name }) => name === 'called')!;
      if (field.kind !== 'choice') throw new Error('no choice');
      const made = await studio('nautoma', language, field.put('school'));
      const name = made.reader.text({ say: 'achievement-name', with: { achievement: 'school' } });
      const named = weeksOf(made).filter((card) =>
        textBoxes(card.face()).some(({ content }) => content === name),
      );
      expect(
        named.map((card) => card.id),
        id,
      ).to.include.members([`week-${week}-calm`, `week-${week}-stormy`]);
    });

  for (const week of new Set(shipped.achievements.map((one) => one.week)))
    it(`tell what they count by signs that differ: week ${week}`, () => {
      const ids = shipped.achievements.filter((one) => one.week === week).map(({ id }) => id);
      expectTellable(signsOf(ids, 6, (id) => achievementSign(id, -3, -3, 6)));
    });
});

toldOnPaper('nautoma', {
  de: ['nie unter 0: notieren', '3 Jungfische werden 1 Schwarm, einmal.', 'Ohne Wochenerfolge für sie'],
  en: ['never below 0: note them', '3 young become 1 school, once.', 'No achievements for her'],
});
