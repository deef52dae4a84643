import { expect } from '@open-wc/testing';
import type { TextShape } from '../../core/look/drawing.ts';
import { textWidth } from '../../core/look/metrics.ts';
import nautoma from '../../core/bots/nautoma/bot.ts';
import { languages } from '../../core/engine/text.ts';
import { stamped } from '../../core/look/card.ts';
import { studio } from '../../print/jobs.ts';

/** Every other value is the player's: the stormy sides of the week cards have three kinds of provenance. */
const mixed = {
  ...nautoma.cards.shipped,
  achievements: nautoma.cards.shipped.achievements.map((one, i) =>
    i % 2 ? one : { ...one, calm: 3, calmFrom: 'owner', points: 3, pointsFrom: 'owner' },
  ),
};

const spanOf = (shape: TextShape): readonly [number, number] => {
  const width = textWidth(shape.content, shape);
  return shape.anchor === 'end' ? [shape.x - width, shape.x] : [shape.x, shape.x + width];
};

for (const language of languages)
  it(`three kinds of provenance stand beside code and version of a card (${language})`, async () => {
    const made = await studio('nautoma', language, mixed);
    const [week] = made.decks().find(({ id }) => id === 'weeks')?.cards ?? [];
    const words = stamped(week!.reverse!.face())
      .shapes.filter((shape): shape is TextShape => shape.kind === 'text')
      .filter(({ y, size }) => y > 84 && size <= 2.3)
      .sort((one, other) => spanOf(one)[0] - spanOf(other)[0]);
    expect(words).to.have.length(4);
    expect(words.filter(({ tooLong }) => tooLong)).to.deep.equal([]);
    for (const [i, word] of words.slice(1).entries())
      expect(spanOf(word)[0], word.content).to.be.greaterThan(spanOf(words[i]!)[1] + 0.8);
  });
