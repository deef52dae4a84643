import { expect } from '@open-wc/testing';
import { colours, type Colour } from '../cards.ts';
import { laidOut } from '../pieces.ts';
import { botPoints, type State } from '../state.ts';
import { below, seeded, shuffled, type HasRng } from '../../../engine/rng.ts';
import { heldOn, plainCard, plainTurn } from './plain.ts';
import { boardOf, bot, direct, lookedFor, open, supplyWith, table, type Asked } from './table.ts';

const { prophecies } = bot.cards.shipped;
const oneOf = <T>(dice: HasRng, of: readonly T[]): T => of[below(dice, of.length)]!;

/** Any cards of his, each with less than it needs; on some boards few colours, on some few pieces. */
function anyTable(seed: number) {
  const dice = { rng: seeded(seed) };
  const some = shuffled(dice, colours).slice(0, 1 + below(dice, 5));
  const piece = (): Colour => oneOf(dice, below(dice, 6) === 0 ? colours : some);
  const filled = 1 + below(dice, 4);
  const fields = Array.from({ length: 10 }, (_, at) =>
    Array.from({ length: below(dice, 4) < filled ? 1 + below(dice, at < 6 ? 2 : 1) : 0 }, piece),
  );
  if (fields.slice(0, 6).flat().length === 0) fields[below(dice, 6)] = [piece()];
  if (fields.slice(6).flat().length === 0) fields[6 + below(dice, 4)] = [piece()];
  const his = shuffled(dice, prophecies)
    .slice(0, 1 + below(dice, 4))
    .map((face) => {
      const needs = plainCard(face, []).slots.map(({ wish }) =>
        wish === 'any' ? oneOf(dice, colours) : wish,
      );
      const lacking = below(dice, 3) === 0 ? 1 + below(dice, needs.length) : 1 + below(dice, 2);
      return { face, held: shuffled(dice, needs).slice(lacking) };
    });
  return { fields, his };
}

const byCard = (cards: readonly { id: string; held: readonly Colour[] }[]) =>
  cards.map(({ id, held }) => [id, [...held].sort().join(' ')]);

describe('A.D.A.M., read a second time', () => {
  const turns = 3000;

  for (const way of ['mirror', 'ask'] as const)
    it(`does the same at ${turns} tables of any kind, way ${way}`, () => {
      let fulfilled = 0;
      for (let seed = 1; seed <= turns; seed++) {
        const { fields, his } = anyTable(seed);
        const count = (held: readonly Colour[]) =>
          Object.fromEntries(colours.map((one) => [one, held.filter((piece) => piece === one).length]));
        const s: State = table(
          { way, row: 'asked' },
          {
            open: his.map(({ face, held }) => open(face.id, count(held))),
            promos: true,
            ...(way === 'mirror' ? { supply: supplyWith(fields) } : {}),
          },
        );
        let field = 0;
        const answer = (asked: Asked) => {
          if (asked.expects.kind === 'tally') return lookedFor(asked, boardOf(fields));
          if (asked.expects.kind === 'choice') return 'none';
          return Object.fromEntries(
            'of' in asked.expects ? asked.expects.of.map((place) => [place, 'red']) : [],
          );
        };
        bot.scripts.turn(
          s,
          direct(answer, (say, values) => {
            if (say === 'take' || say === 'take-nothing') field = Number(values['field']);
          }),
        );
        const plain = plainTurn(
          his.map(({ face, held }) => plainCard(face, held)),
          fields,
        );
        const name = `seed ${seed}`;
        if (way === 'mirror') expect(field, name).to.equal(plain.field);
        expect(
          byCard(s.open.map(({ card, held }) => ({ id: card, held: laidOut(held) }))),
          name,
        ).to.deep.equal(byCard(plain.cards.map((card) => ({ id: card.id, held: heldOn(card) }))));
        expect(s.fulfilled, name).to.deep.equal(plain.fulfilled);
        expect(botPoints(s), name).to.equal(plain.points);
        expect(laidOut(s.discarded).sort(), name).to.deep.equal(plain.discarded);
        fulfilled += plain.fulfilled.length;
      }
      expect(fulfilled, 'many cards are fulfilled on the way').to.be.greaterThan(turns / 10);
    });
});
