import { expect } from '@open-wc/testing';
import { textBoxes } from '../../../../test/print/boxes.ts';
import boards from '../boards/index.ts';
import { circleMoved, circlePlaces } from '../circle.ts';
import { stripPlaces } from '../target.ts';
import type { Marks } from '../../../engine/bot.ts';
import type { Language } from '../../../engine/text.ts';
import type { Picture } from '../../../look/board.ts';
import { boardsIn, openNames, told } from '../../../../test/tools/boards.ts';
import { at, bot, cards, deckOf, step, turn } from './table.ts';
import { waitUntil } from '../../../../test/tools/wait-until.ts';

const { 'energy-circle': circle, 'hex-strip': strip, 'hex-strip-found': found } = boards.named;

const { picture, painted } = boardsIn(bot.texts, { room: { width: 320, height: 300 } });

/** What is written on each space. */
const written = ({ places, ...size }: Picture) =>
  Object.fromEntries(
    places.map(({ id, shapes }) => [id, textBoxes({ ...size, shapes }).map(({ content }) => content)]),
  );

describe('Mautoma: energy circle', () => {
  const state = at();

  for (const [language, first, fourth] of [
    ['de', 'Feld 1, weiß', 'Feld 4, blau'],
    ['en', 'Field 1, white', 'Field 4, blue'],
  ] as const)
    it(`names the fields that can be tapped (${language})`, () => {
      const choices = circlePlaces(state);
      const shown = picture(circle, { state, choices }, language);
      const names = openNames(shown);
      expect([names.length, names[0], names[3]]).to.deep.equal([12, first, fourth]);
      expect(Object.values(written(shown)).flat()).to.deep.equal(choices);
    });

  it('shows the way of the marker, and says where it stands and what counts there', () => {
    const { marks } = circleMoved(at({ marker: 1 }), 10);
    const shown = picture(circle, { state, marks });
    expect(Object.values(written(shown)).flat()).to.deep.equal(['2', '1']);
    expect(told(shown)).to.equal('Energiekreis. Feld 2, gelb. oberste Reihe zuerst, von links nach rechts');
    expect(shown.over).to.have.length(2);
    expect(openNames(shown)).to.deep.equal([]);
  });

  it('is as long as the player’s own', () => {
    const own = { ...cards, board: { ...cards.board, fields: cards.board.fields.slice(0, 5) } };
    expect(picture(circle, { state: at({ cards: own }) }).places).to.have.length(5);
  });
});

describe('Mautoma: the sketch of a tie', () => {
  const asked = (marks: Marks, language?: Language) =>
    picture(strip, { marks, places: stripPlaces, choices: stripPlaces }, language);

  it('is twelve spaces wide, and those of older games are among them', () => {
    expect(stripPlaces).to.include.members(['A1', 'I7', 'A12', 'I12']);
    expect(openNames(asked({}))).to.deep.equal(stripPlaces);
  });

  const words: readonly [Language, Readonly<Record<string, string>>][] = [
    [
      'de',
      {
        A1: 'A1: Gebiet',
        B2: 'B2: frei',
        C3: 'C3: besetzt',
        D4: 'D4: 1 Belohnung',
        E5: 'E5: 12 Belohnungen',
      },
    ],
    ['en', { A1: 'A1: area', B2: 'B2: free', C3: 'C3: occupied', D4: 'D4: 1 reward', E5: 'E5: 12 rewards' }],
  ];
  for (const [language, names] of words)
    it(`says in words what lies where (${language})`, () => {
      const shown = asked({ A1: 'tile', B2: 'free', C3: 'occupied', D4: '1', E5: '12' }, language);
      for (const { id, name, isChosen } of shown.places) {
        expect(name).to.equal(names[id] ?? id);
        expect(isChosen).to.equal(id in names);
      }
      const short = ['A1', 'B2', 'C3'].map((id) => names[id]?.slice('A1: '.length));
      const there = written(shown);
      expect(['A1', 'B2', 'C3', 'D4', 'E5', 'F6'].map((id) => there[id])).to.deep.equal([
        ['A1', short[0]],
        ['B2', short[1]],
        ['C3', short[2]],
        ['D4', '1'],
        ['E5', '12'],
        ['F6'],
      ]);
    });

  it('calls itself a sketch', () => {
    for (const board of [strip, found]) {
      const shown = { marks: { A1: 'tile' }, places: stripPlaces };
      expect(picture(board, shown).label).to.equal('Skizze, nicht der gedruckte Spielplan');
      expect(picture(board, shown, 'en').label).to.equal('A sketch, not the printed board');
    }
  });

  it('keeps what is marked where it cannot be tapped', () => {
    const shown = picture(strip, { marks: { A1: 'occupied' }, places: ['A2', 'B1'], choices: ['A2', 'B1'] });
    expect(shown.places.map(({ name, isOpen }) => [name, isOpen])).to.deep.equal([
      ['A2', true],
      ['B1', true],
      ['A1: besetzt', false],
    ]);
  });

  it('is whole at first, and closer has spaces of 44 pixels on a phone', async () => {
    const view = await painted(strip, { places: stripPlaces, choices: stripPlaces }, true);
    const root = view.shadowRoot!;
    const width = () => root.querySelector('[data-place=E6] .outline')?.getBoundingClientRect().width ?? 0;
    await waitUntil(() => width() > 0);
    expect(width()).to.be.below(44);
    for (let taps = 0; taps < 2; taps++) root.querySelector<HTMLElement>('#plus')!.click();
    await waitUntil(() => width() >= 44);
    await expect(view).to.be.accessible();
  });
});

describe('Mautoma: what he chose of a tie', () => {
  const chosen = turn(
    at({ marker: 11, deck: deckOf('start-populate') }),
    ['populate', 'tied'],
    ['populate-marks', { B4: 'occupied', D3: 'free', D7: 'free' }],
  );
  const { marks, places } = step(chosen, 'populate-there')!.board!;

  for (const [language, expected] of [
    ['de', 'Skizze, nicht der gedruckte Spielplan. B4: besetzt. D3: Ziel. D7: frei'],
    ['en', 'A sketch, not the printed board. B4: occupied. D3: target. D7: free'],
  ] as const)
    it(`is told in words (${language})`, () => {
      expect(told(picture(found, { marks, places: places! }, language))).to.equal(expected);
    });

  it('is drawn with as much around it as there is room for', () => {
    const shown = (width: number, height: number) =>
      picture(found, { marks, places: stripPlaces, room: { width, height } });
    const corners = ({ places: all }: Picture) => [all[0]?.id, all.at(-1)?.id];
    expect(corners(shown(160, 160))).to.deep.equal(['B3', 'D7']);
    expect(corners(shown(340, 220))).to.deep.equal(['A2', 'E8']);
    expect(corners(shown(900, 900))).to.deep.equal(['A1', 'I12']);
  });

  it('has no words that are too small to read', () => {
    const at = (width: number) =>
      written(picture(found, { marks, places: stripPlaces, room: { width, height: width } }));
    expect(at(320)['B4']).to.deep.equal(['B4', 'besetzt']);
    expect(at(120)['B4']).to.deep.equal(['B4']);
  });
});
