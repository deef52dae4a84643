import { expect } from '@open-wc/testing';
import { outside, overlapping, textBoxes } from '../../../../test/print/boxes.ts';
import { pagesOf, studio, type Studio } from '../../../../print/jobs.ts';
import { orderOf } from '../../../../test/tools/print-order.ts';
import { languages, type Language } from '../../../engine/text.ts';
import { frameOf } from '../../../look/card.ts';
import '../../index.ts';
import { cards } from '../cards.ts';
import { look } from '../look.ts';
import { toldOnPaper } from '../../../../test/print/on-paper.ts';

const card = frameOf();
const { shipped } = cards;
const studioOf = (language: Language, given?: unknown) => studio('expeditions', language, given);

describe('the cards of Expeditions', () => {
  const row = (made: Studio, card: string, from: number, to: number) =>
    textBoxes(made.face({ deck: 'decisions', card })!)
      .filter(({ top }) => top > from && top < to)
      .map(({ content }) => content);

  it('say what the mechs do', async () => {
    const made = await studioOf('en');
    expect(row(made, '3', 16.5, 28)).to.deep.equal(['Progress +1']);
    expect(row(made, '3', 28, 54)).to.deep.equal([
      'North',
      '3',
      '0–3 locations',
      'replace first',
      'else 3 locations on',
    ]);
    expect(row(made, '3', 54, 80)).to.deep.equal([
      'Centre',
      '4',
      '×3',
      '0–3 locations, not the 20',
      'else 3 locations on',
    ]);
    expect(row(made, '8', 16.5, 28)).to.deep.equal(['No progress on this card']);
    expect(row(made, '8', 54, 80)).to.deep.equal(['Centre', 'no target', '1 location on']);
    expect(row(made, '12', 28, 54)).to.include('0–3 locations, only the 20');
  });

  it('differ at a glance, by the names that the question gives them', async () => {
    const made = await studioOf('de');
    const strips = shipped.decisions.map(({ id }) => made.strip(`card-${id}`));
    expect(strips).not.to.include(undefined);
    expect(new Set(strips.map((strip) => JSON.stringify(strip))).size).to.equal(shipped.decisions.length);
  });

  /** What stands on the spaces of a track, as one reads. */
  const track = (made: Studio, card: string) =>
    textBoxes(made.face({ deck: 'progress', card })!)
      .map(({ content, left, top, bottom }) => ({
        content,
        left,
        middle: Math.round((top + bottom) / 2 / 3),
      }))
      .filter(({ middle }) => middle > 14 && middle < 28)
      .sort((a, b) => a.middle - b.middle || a.left - b.left)
      .map(({ content }) => content);

  it('have their stars on the spaces of the track, in reading order', async () => {
    const made = await studioOf('de');
    expect(track(made, 'level-5').join(' ')).to.equal('Start 1 2 3 2 5 6 3 8 9 4 11 5 13 14 6 16 7 18 8');
    for (const { id, starAt } of shipped.levels) {
      const spaces = Array.from({ length: starAt.at(-1)! + 1 }, (_, step) =>
        starAt.includes(step) ? String(starAt.indexOf(step) + 1) : String(step || 'Start'),
      );
      expect(track(made, id), id).to.deep.equal(spaces);
    }
  });

  it('hold the longest track and the most coins that a player can enter', async () => {
    const own = {
      ...shipped,
      levels: shipped.levels.map((level) => ({
        ...level,
        coins: { star: 20, map: 20, corruption: 20 },
        starAt: [10, 20, 30, 40, 45, 50, 55, 60],
        provenance: 'owner',
      })),
    };
    const made = await studioOf('de', own);
    expect(track(made, 'level-1')).to.have.length(61);
    const boxes = textBoxes(made.face({ deck: 'progress', card: 'level-1' })!);
    expect(overlapping(boxes)).to.deep.equal([]);
    expect(
      outside(boxes, { left: card.left, right: card.right, top: 0, bottom: card.footLine }),
    ).to.deep.equal([]);
    expect(boxes.map(({ content }) => content)).to.include('deine Karte');
  });

  it('mark house values, on cards and on the sheet', async () => {
    const made = await studioOf('en');
    const foot = (id: string) =>
      textBoxes(made.face({ deck: 'progress', card: id })!).some(({ content }) => content === 'house value');
    expect(shipped.levels.filter(({ id }) => foot(id)).map(({ level }) => level)).to.deep.equal([4, 5]);
    const [sheet] = made.pages(orderOf(['sheet']));
    const words = textBoxes(sheet!.draw()).map(({ content }) => content);
    expect(words).to.include.members(['5 Ultimaszyna', 'unchecked', 'house value']);
  });
});

describe('what an owner entered', () => {
  const named = (name: string) => ({
    ...shipped,
    levels: shipped.levels.map((level) => (level.level === 4 ? { ...level, name } : level)),
  });

  for (const language of languages)
    it(`is printed on two lines if it is long, ${language}`, async () => {
      const made = await studioOf(language, named('Die allerletzte Maschine vor dem Winter!'));
      await made.proof(orderOf(['deck-progress']));
      const boxes = textBoxes(made.face({ deck: 'progress', card: 'level-4' })!);
      const zone = { left: card.left, right: card.right, top: 0, bottom: card.footLine };
      expect(boxes.map(({ content }) => content).join(' ')).to.contain('vor dem Winter!');
      expect(outside(boxes, zone)).to.deep.equal([]);
      expect(overlapping(boxes)).to.deep.equal([]);
    });

  it('is printed on the sheet, too, however long it is', async () => {
    const made = await studioOf('de', named('Die allerletzte Maschine vor dem Winter!'));
    expect(made.left(orderOf(['sheet', 'deck-progress']))).to.deep.equal([]);
  });

  it('is refused for a size that it does not fit, with one that works', async () => {
    const made = await studioOf('de', named('Œ'.repeat(40)));
    expect(made.left(orderOf(['deck-progress']))[0]).to.have.property('say', 'print-left-size');
  });

  const refused = [['a name in other letters', 'Машина', 'print-no-glyph']] as const;
  for (const [what, name, say] of refused)
    it(`is left out by the name of the card, and all else is printed: ${what}`, async () => {
      const made = await studioOf('de', named(name));
      const [why] = made.left(orderOf(['deck-progress']));
      expect(why).to.have.property('say', say);
      expect(why).to.have.nested.property('with.card', 'Fortschrittskarten 4');
      expect(pagesOf([made], orderOf(['deck-progress', 'sheet'])), 'the rest').to.have.length.above(1);
    });
});

it('the edge of a back leaves no speck of its tracks', () => {
  const [width, height] = [63.5, 88.9];
  const arrows = look.field({ width, height, u: 10 }, look.pair).flatMap((shape) => {
    if (shape.kind !== 'path') return [];
    const [from = NaN, , wide = NaN] = (shape.d.match(/-?[\d.]+/g) ?? []).map(Number);
    const line = (shape.strokeWidth ?? 0) / 2;
    const [left, right] = [from - line, from + wide + line];
    const seen = Math.min(right, width) - Math.max(left, 0);
    return [{ part: seen / (right - left), at: shape.d }];
  });
  expect(arrows.length).to.be.greaterThan(20);
  for (const { part, at } of arrows.filter((one) => one.part > 0)) expect(part, at).to.be.greaterThan(0.35);
});

toldOnPaper('expeditions', {
  de: ['Münzen je Stern, Landkarte und Marker', 'ohne deinen. Zum ersten passenden, dann die Aktion.'],
  en: ['Coins per star, map token and marker', 'without yours. To the first match, then its action.'],
});
