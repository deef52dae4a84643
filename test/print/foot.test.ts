import { expect } from '@open-wc/testing';
import { provenances } from '../../core/engine/bot.ts';
import { languages } from '../../core/engine/text.ts';
import { cardFace } from '../../core/look/card.ts';
import type { TextShape } from '../../core/look/drawing.ts';
import { textWidth } from '../../core/look/metrics.ts';
import { stamped } from '../../print/deck-pages.ts';
import { studio } from '../../print/jobs.ts';
import '../tools/games.ts';

const spanOf = (shape: TextShape): readonly [number, number] => {
  const width = textWidth(shape.content, shape);
  return shape.anchor === 'end' ? [shape.x - width, shape.x] : [shape.x, shape.x + width];
};

for (const language of languages)
  it(`three kinds of provenance stand beside code and version of a card (${language})`, async () => {
    const { game, reader } = await studio('template', language);
    const head = {
      look: game.look,
      name: '7',
      title: '',
      subtitle: '',
      code: 'ABC·D 7/8',
      from: provenances,
    };
    const words = stamped(cardFace(head, [], reader))
      .shapes.filter((shape): shape is TextShape => shape.kind === 'text')
      .filter(({ y, size }) => y > 84 && size <= 2.3)
      .sort((one, other) => spanOf(one)[0] - spanOf(other)[0]);
    expect(words).to.have.length(4);
    expect(words.filter(({ tooLong }) => tooLong)).to.deep.equal([]);
    for (const [i, word] of words.slice(1).entries())
      expect(spanOf(word)[0], word.content).to.be.greaterThan(spanOf(words[i]!)[1] + 0.8);
  });
