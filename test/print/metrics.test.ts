import { expect } from '@open-wc/testing';
import { weights } from '../../core/look/drawing.ts';
import { characters, faces } from '../../core/look/glyphs.ts';
import {
  canWrite,
  glyphs,
  measured,
  MissingGlyph,
  textWidth,
  wordsOf,
  wrap,
  wrapEvenly,
} from '../../core/look/metrics.ts';

const style = { size: 10, weight: 500 } as const;

describe('metrics of the typeface', () => {
  it('knows all German and English signs', () => {
    const wanted = 'ÄÖÜäöüß»«„“‚‘’”–—…·×−±áéíóú0123456789%&()[]{}!?';
    for (const weight of weights) expect(glyphs(wanted, weight)).to.have.length(Array.from(wanted).length);
  });

  it('has an id of its own for every character', () => {
    for (const weight of weights) {
      expect(new Set(faces[weight].ids).size, `${weight}`).to.equal(Array.from(characters).length);
      expect(faces[weight].ids, 'glyph 0 is the missing one').not.to.include(0);
    }
  });

  it('refuses to paint characters without a glyph, and measures them as wide as they are high', () => {
    expect(() => glyphs('Gebäude → 3', 500)).to.throw(MissingGlyph, '→');
    expect(canWrite('Gebäude → 3')).to.equal(false);
    expect(textWidth('→', style)).to.equal(style.size);
    expect(textWidth('🎲', style), 'of two halves').to.equal(style.size);
  });

  it('kerns', () => {
    const single = textWidth('T', style) + textWidth('a', style);
    expect(textWidth('Ta', style)).to.be.lessThan(single);
  });

  it('wraps without losing a word', () => {
    const words = 'Ein verdecktes Gebiet am Abgrund oder neben einem offenen.';
    const text = measured(words, style);
    for (const width of [2, 6, 10, 40]) {
      const [full, even] = [wrap(text, width), wrapEvenly(text, width)];
      for (const lines of [full, even])
        expect(lines.map((line) => wordsOf(text, line)).join(' ')).to.equal(words);
      expect(even).to.have.length(full.length);
    }
  });
});
