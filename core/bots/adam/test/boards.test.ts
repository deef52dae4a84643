import { expect } from '@open-wc/testing';
import boards from '../boards/index.ts';
import { byNumber, fieldsOf } from '../boards/fields.ts';
import { cards, spots } from '../cards.ts';
import { look } from '../look.ts';
import paper from '../paper/index.ts';
import type { Marks } from '../../../engine/bot.ts';
import { languages } from '../../../engine/text.ts';
import { readerOf } from '../../../engine/words.ts';
import type { Lying, Picture, Size } from '../../../look/board.ts';
import { facesOf } from '../../../look/faces.ts';
import { outside, overlapping, textBoxes } from '../../../../test/print/boxes.ts';
import { boardsIn, openNames, told } from '../../../../test/tools/boards.ts';
import { bot, german, open, table } from './table.ts';

const places = fieldsOf(byNumber(spots)).flatMap((field) => field.parts.map(({ id }) => id));
const { strip } = facesOf(paper, cards.shipped, readerOf('de', ...paper.texts));
const { 'supply-board': supply, 'supply-numbers': numbers, prophecies } = boards.named;

const { picture, painted } = boardsIn(bot.texts, { strip });

/** What can be tapped, as it is on the screen. */
async function buttonsOf(...shown: Parameters<typeof painted>): Promise<readonly SVGElement[]> {
  const view = await painted(...shown);
  await expect(view).to.be.accessible();
  return [...view.shadowRoot!.querySelectorAll<SVGElement>('[role=button]')];
}

describe('A.D.A.M.: supply board', () => {
  it('has twelve places in the ring, two heads and two tails', () => {
    expect(places.join(' ')).to.equal('1a 1b 2a 2b 3a 3b 4a 4b 5a 5b 6a 6b 7 8 9 10');
  });

  it('names what lies where', () => {
    const shown = picture(supply, { marks: { '4a': 'red', '4b': 'blue', '9': 'black' } });
    expect(told(shown)).to.equal('Vorratstafel. Feld 4, rot, blau. Feld 9, Schwanz, schwarz');
    expect(openNames(shown)).to.deep.equal([]);
  });

  for (const [language, expected] of [
    ['de', ['Feld 4, Teil 2, rot', 'Feld 7, Kopf, leer']],
    ['en', ['Field 4, piece 2, red', 'Field 7, head, empty']],
  ] as const)
    it(`names the places that can be tapped (${language})`, () => {
      const shown = picture(supply, { marks: { '4b': 'red' }, choices: ['4b', '7'] }, language);
      expect(openNames(shown)).to.deep.equal(expected);
    });

  it('takes a whole field where fields are asked for', () => {
    const shown = picture(supply, { marks: { '2a': 'green' }, choices: ['2', '8'] });
    expect(openNames(shown)).to.deep.equal(['Feld 2, grün, leer', 'Feld 8, Kopf, leer']);
  });

  it('lies as the player numbered it', () => {
    const numbered = { ...cards.shipped.numbers, spots: spots.toReversed() };
    const state = table({}, { cards: { ...cards.shipped, numbers: numbered } });
    expect(told(picture(supply, { state, marks: { '1': 'red' } }))).to.contain('Feld 1, Schwanz, rot');
  });

  const lit = ({ ground = [] }: Picture) =>
    ground.flatMap((shape, index) => ('fill' in shape && shape.fill === look.pair.bright ? index + 1 : []));
  const lights: readonly (readonly [what: string, shown: Partial<Lying>, fields: readonly number[]])[] = [
    ['the field that he takes', { marks: { '7': 'yellow', 'field-7': 'target' } }, [7]],
    ['the field of the next piece', { marks: { '2b': 'next' }, choices: ['2a', '2b', '8'] }, [2]],
    ['what is to be filled in any order', { marks: { '2a': 'red' }, choices: ['2a', '3b', '8'] }, [3, 8]],
    ['nothing where a field is taken', { marks: { '2a': 'red', '8': 'red' }, choices: ['2', '8'] }, []],
  ];
  for (const [what, shown, fields] of lights)
    it(`lights ${what}`, () => {
      expect(lit(picture(supply, shown))).to.deep.equal(fields);
    });

  it('gives every place a target of at least 48 pixels on a phone', async () => {
    const buttons = await buttonsOf(supply, { choices: places });
    expect(buttons.map(({ dataset }) => dataset['place'])).to.deep.equal(places);
    for (const button of buttons) {
      const { width, height } = button.getBoundingClientRect();
      expect(Math.min(width, height), button.dataset['place']).to.be.at.least(48);
    }
  });
});

describe('A.D.A.M.: numbers of the supply board', () => {
  it('are entered without a game', () => {
    const marks: Marks = { 'head-left': '1' };
    const shown = picture(numbers, { marks, places: spots, choices: spots.slice(0, 2) });
    expect(openNames(shown)).to.deep.equal(['Körperpaar oben', 'Körperpaar oben rechts']);
    expect(told(shown)).to.contain('linker Kopf: 1. rechter Kopf. ');
    expect(textBoxes({ ...shown, shapes: shown.over ?? [] }).map(({ content }) => content)).to.deep.equal([
      '1',
    ]);
  });

  it('by voice their spots are counted in the order of our own numbers', () => {
    expect(spots.map((spot) => numbers.said!(spot))).to.deep.equal(spots.map((_, index) => [`${index + 1}`]));
    expect(numbers.placeName!(german, 'tail-top')).to.equal('oberer Schwanz');
  });
});

describe('A.D.A.M.: prophecies', () => {
  const row = ['tally-red', 'pair-red-blue', null, 'open-bridge-red-blue', 'own-1', 'triple-green'];
  const own = [{ id: 'own-1', needs: { yellow: 9, red: 9, black: 9, green: 9, blue: 0, any: 3 }, points: 4 }];
  const his = [open('pair-red-blue', { red: 2 }), open('open-bridge-red-blue'), open('own-1', { red: 12 })];
  const state = table({ 'level-5': true }, { row, own, open: [...his, open('tally-blue')] });
  const { places = [] } = bot.shows(state).boards![1]!;

  it('are only the row where there is no room for more', () => {
    const shown = picture(prophecies, { state, choices: places, room: { width: 374, height: 110 } });
    expect(shown.places.filter(({ id }) => id.startsWith('his-'))).to.deep.equal([]);
    expect(openNames(shown)).to.have.length(5);
  });

  it('say what his cards miss, and which cards of the row can be taken', () => {
    const shown = picture(prophecies, { state, choices: places });
    expect(shown.label).to.equal('Was seinen Karten fehlt');
    expect(shown.places.slice(0, 2).map(({ name }) => name)).to.deep.equal([
      '1, rot, blau, blau, blau, 2 von 6',
      '2, rot, rot, blau, blau, beliebig, 0 von 5',
    ]);
    expect(openNames(shown)).to.deep.equal([
      'Nimm rot',
      'Nimm rot, blau',
      'Nimm rot, blau, ∞, blau, rot',
      'Nimm deine Karte',
      'Nimm 3 grün',
    ]);
  });

  it('can be looked at only where the row is not mirrored', () => {
    const shown = picture(prophecies, { state: table({ row: 'asked' }, { own, open: his }) });
    expect(openNames(shown)).to.deep.equal([]);
    expect(told(shown)).to.match(/^Was seinen Karten fehlt\. 1, rot, /);
  });

  const rooms: readonly Size[] = [
    { width: 328, height: 250 },
    { width: 290, height: 480 },
    { width: 360, height: 130 },
    { width: 680, height: 350 },
    { width: 900, height: 500 },
  ];
  for (const language of languages)
    for (const room of rooms)
      it(`keep inside ${room.width} × ${room.height} (${language})`, () => {
        const shown = picture(prophecies, { state, choices: places, room }, language);
        const { width: right, height: bottom, ground = [] } = shown;
        const scale = Math.min(room.width / right, room.height / bottom);
        expect(right * scale).to.be.closeTo(room.width, 0.01);
        const shapes = [...ground, ...shown.places.flatMap((place) => place.shapes)];
        const boxes = textBoxes({ ...shown, shapes });
        expect(outside(boxes, { left: 0, right, top: 0, bottom })).to.deep.equal([]);
        expect(overlapping(boxes)).to.deep.equal([]);
        expect(shapes.filter((shape) => 'tooLong' in shape)).to.deep.equal([]);
      });

  it('are tapped with a finger on a phone', async () => {
    const buttons = await buttonsOf(prophecies, {
      state,
      choices: places,
      room: { width: 328, height: 287 },
    });
    expect(buttons.map(({ dataset }) => dataset['place'])).to.deep.equal(places);
    for (const button of buttons) expect(button.getBoundingClientRect().height).to.be.at.least(36);
  });
});
