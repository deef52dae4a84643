import { expect } from '@open-wc/testing';
import { provenances } from '../../core/engine/bot.ts';
import { languages } from '../../core/engine/text.ts';
import { cardFace, frameOf } from '../../core/look/card.ts';
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
  for (const count of [1, 2, 3])
    it(`${count} kinds of provenance stand beside code and version of a card (${language})`, async () => {
      const { game, reader } = await studio('template', language);
      const marked = provenances.filter((one) => one !== 'rulebook').slice(0, count);
      const head = { look: game.look, name: '7', title: '', subtitle: '', code: 'ABC·D 7/8', from: marked };
      const at = frameOf();
      const { shapes } = stamped(cardFace(head, at, [], reader), at);
      const words = shapes
        .filter((shape): shape is TextShape => shape.kind === 'text' && shape.y === at.footLine)
        .sort((one, other) => spanOf(one)[0] - spanOf(other)[0]);
      const told = shapes.flatMap((shape) => (shape.kind === 'group' && shape.alt ? [shape.alt] : []));
      // Where there is no room for all words, the marks alone are there, and are told.
      expect([...words.slice(1).map(({ content }) => content), ...told].sort()).to.deep.equal(
        marked.map((one) => reader.text({ say: `paper-${one}`, with: {} })).sort(),
      );
      for (const [i, word] of words.slice(1).entries())
        expect(spanOf(word)[0], word.content).to.be.greaterThan(spanOf(words[i]!)[1] + 0.8);
    });
