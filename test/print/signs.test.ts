import { expect } from '@open-wc/testing';
import { poker } from '../../core/look/card.ts';
import { colourNames } from '../../core/look/colour-names.ts';
import { colourToken } from '../../core/look/colours.ts';
import { circle, inks } from '../../core/look/drawing.ts';
import { icon, icons, type IconName } from '../../core/look/icons.ts';
import { sign, signNames } from '../../core/look/signs.ts';
import { backDrawings } from '../../print/deck-pages.ts';
import { studio } from '../../print/jobs.ts';
import { games } from '../tools/games.ts';
import { orderOf } from '../tools/print-order.ts';
import { areTellable, expectTellable, signsOf } from '../tools/tellable.ts';

describe('signs, in every ink and for eyes that see fewer colours', () => {
  it('are told apart: icons', () => {
    expectTellable(
      signsOf(Object.keys(icons) as IconName[], 6, (name) => [icon(name, -6, -6, 12, inks.ink)]),
    );
  });

  it('are told apart: signs that the typeface lacks', () => {
    expectTellable(signsOf(signNames, 6, (name) => [sign(name, 0, 0, 12, inks.ink)]));
  });

  it('are told apart: colours', () => {
    expectTellable(signsOf(colourNames, 6, (name) => colourToken(name, 0, 0, 5)));
  });

  for (const { id, look } of games)
    it(`are told apart: the backs of the decks of ${id}`, async () => {
      const decks = (await studio(id, 'de')).decks();
      const backOf = backDrawings(look, orderOf([]), { card: poker, spill: 0 });
      expectTellable(new Map(decks.map((deck) => [deck.id, backOf(deck)] as const)), 0.005);
    });

  it('would not be told apart by a red and a green of one lightness', () => {
    const discs = signsOf(['#B4541E', '#6E7A1E'], 6, (fill) => [circle(0, 0, 5, { fill })]);
    expect(areTellable(discs)).to.equal(false);
  });
});
