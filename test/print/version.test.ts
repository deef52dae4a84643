import { expect } from '@open-wc/testing';
import { cards } from '../../core/cli/template/cards.ts';
import { withItem } from '../../core/engine/edits.ts';
import { text } from '../../core/look/drawing.ts';
import { onlyChanged, pagesOf, proofOf, studio, type Studio } from '../../print/jobs.ts';
import type { PrintOrder } from '../../print/order.ts';
import { versionOf, type Versions } from '../../core/look/version.ts';
import '../tools/games.ts';
import { orderOf } from '../tools/print-order.ts';
import { textBoxes } from './boxes.ts';

const order = (made: Studio): PrintOrder => orderOf(made.items().map(({ id }) => id));

const changed = async (studios: readonly [Studio, ...Studio[]], known: Versions): Promise<PrintOrder> => {
  const all = order(studios[0]);
  return onlyChanged(all, (await proofOf(studios, all)).versions, known);
};

/** The first card has other points than before. */
const corrected = (): unknown => ({ ships: withItem(cards.shipped.ships, 'card-1', { points: 6 }) });

describe('the version of a drawing', () => {
  it('is four letters, the same for the same drawing and another for another', () => {
    const word = (content: string) => [text(1, 2, content, { size: 3, weight: 500, fill: '#000000' })];
    expect(versionOf(word('Start'))).to.match(/^[0-9a-z]{4}$/);
    expect(versionOf(word('Start'))).to.equal(versionOf(word('Start')));
    expect(versionOf(word('Start'))).not.to.equal(versionOf(word('Stark')));
  });

  it('stands on every printed card, behind its code', async () => {
    const made = await studio('template', 'de');
    const [front] = made.pages(order(made));
    const codes = textBoxes(front?.draw() ?? { width: 0, height: 0, shapes: [] })
      .map(({ content }) => content)
      .filter((content) => content.startsWith('HBR·A'));
    expect(codes).to.have.length(8);
    for (const code of codes) expect(code).to.match(/^HBR·A \d\/8 · [0-9a-z]{4}$/);
  });

  it('is not the same for any two cards of a bot', async () => {
    const made = await studio('template', 'de');
    const versions = Object.values((await made.proof(order(made))).versions);
    expect(new Set(versions).size).to.equal(versions.length);
  });
});

describe('only what changed since the last print', () => {
  it('is nothing right after it, and says so', async () => {
    const made = await studio('template', 'de');
    const known = (await made.proof(order(made))).versions;
    const again = await changed([made], known);
    expect(() => pagesOf([made], again))
      .to.throw()
      .with.property('say', 'print-unchanged');
  });

  it('is the card that was corrected', async () => {
    const before = await studio('template', 'de');
    const known = (await before.proof(order(before))).versions;
    const after = await studio('template', 'de', corrected());
    const pages = pagesOf([after], await changed([after], known));
    expect(pages.map(({ title }) => title)).to.deep.equal(['Schiffe 1', 'Rückseiten: Schiffe 1']);
  });

  it('is everything in a language that was not printed yet', async () => {
    const [german, english] = [await studio('template', 'de'), await studio('template', 'en')];
    const known = (await german.proof(order(german))).versions;
    const both = [german, english] as const;
    expect(pagesOf(both, await changed(both, known))).to.have.length(
      pagesOf([english], order(english)).length,
    );
  });
});
