import { expect } from '@open-wc/testing';
import { cards, firstLetters, type Action, type CardSet } from '../cards.ts';
import edits from '../edits.ts';
import { mapIds, terrains } from '../maps.ts';
import { languages } from '../../../engine/text.ts';
import { readerOf } from '../../../engine/words.ts';
import { frameOf } from '../../../look/card.ts';
import { plainSetup } from '../../../../print/geometry.ts';
import { studio, type Studio } from '../../../../print/jobs.ts';
import { layOut } from '../../../../print/lay-out.ts';
import { outside, overlapping, textBoxes, type Box } from '../../../../test/print/boxes.ts';
import { toldOnPaper } from '../../../../test/print/on-paper.ts';
import { orderOf } from '../../../../test/tools/print-order.ts';

const card = frameOf();
const { shipped } = cards;

const boxesOf = (made: Studio, deck: string, id: string): Box[] =>
  textBoxes(made.face({ deck, card: id })!).filter(({ content }) => content !== '');

/** What stands between band and foot, as it was drawn. */
const words = (made: Studio, deck: string, id: string): string[] =>
  boxesOf(made, deck, id)
    .filter(({ top }) => top > card.top && top < card.bottom)
    .map(({ content }) => content);

const footOf = (made: Studio, deck: string, id: string): string[] =>
  boxesOf(made, deck, id)
    .filter(({ top }) => top > card.bottom)
    .map(({ content }) => content);

function expectInPlace(made: Studio, deck: string, id: string): void {
  const boxes = boxesOf(made, deck, id);
  expect(overlapping(boxes), id).to.deep.equal([]);
  expect(
    outside(boxes, { left: card.left, right: card.right, top: 0, bottom: card.footLine }),
    id,
  ).to.deep.equal([]);
}

describe('the Automa cards of Terra Mystica', () => {
  it('say how she chooses, on the left, and what she does, on the right', async () => {
    const made = await studio('terra-mystica', 'en');
    const split = (id: string) => {
      const zones = boxesOf(made, 'automa', id).filter(({ top }) => top > card.top && top < card.bottom);
      const side = (isLeft: boolean) =>
        zones.filter(({ left }) => left < 29.5 === isLeft).map(({ content }) => content);
      return [side(true).join(' '), side(false).join(' ')];
    };
    expect(split('card-1')).to.deep.equal([
      '2 from top A row with chip no merge cult of the tile left bonus',
      'Upgrade +3 Favour tile rounds 5 and 6 X points by level',
    ]);
    expect(split('card-4m')).to.deep.equal([
      '3 from end B row without chip no merge cult: catch up left bonus',
      'Transform and build with shipping 2 1 point',
    ]);
    expect(split('card-13')[0]).to.contain('with chip merge cult');
    expect(split('card-extra')[1]).to.equal('Trade from round 3 on');
  });

  it('have number, passing and first dwellings in their band', async () => {
    const made = await studio('terra-mystica', 'de');
    const band = (id: string) =>
      boxesOf(made, 'automa', id)
        .filter(({ bottom }) => bottom < card.top)
        .map(({ content }) => content);
    expect(band('card-3')).to.deep.equal(['*3', 'Automakarte', 'Häuser D mit Chip, E ohne']);
    expect(band('card-12')).to.deep.equal(['12', 'passt am Ende', 'Häuser D mit Chip, F ohne']);
  });

  it('differ at a glance, by the names that the question gives them', async () => {
    const made = await studio('terra-mystica', 'de');
    const strips = shipped.cards.map(({ id }) => made.strip(id));
    expect(strips).not.to.include(undefined);
    expect(new Set(strips.map((strip) => JSON.stringify(strip))).size).to.equal(shipped.cards.length);
  });

  const four: readonly Action[] = [
    { kind: 'build', shipping: 5 },
    { kind: 'cult' },
    { kind: 'points', points: 20 },
    { kind: 'trade', from: 1, gaps: [2, 4] },
  ];
  for (const language of languages)
    it(`hold the most that a player can enter, ${language}`, async () => {
      const own: CardSet = {
        ...shipped,
        cards: shipped.cards.map((one) => ({
          ...one,
          number: '*10m',
          actions: four,
          support: { ...one.support, count: 9 },
          provenance: 'owner',
        })),
      };
      expectInPlace(await studio('terra-mystica', language, own), 'automa', 'card-1');
    });
});

for (const language of languages)
  it(`cards, sheet and the cards screen have the same words, ${language}`, async () => {
    const made = await studio('terra-mystica', language);
    const sheet = (name: string) => made.reader.word(`sheet-${name}-text`).toLowerCase();
    const card = (name: string, values = {}) =>
      made.reader.word(`paper-${name}`, values).replaceAll('\u00ad', '').toLowerCase();
    const entered = readerOf(language, edits.texts);
    const entry = (name: string, value?: string) =>
      (value === undefined
        ? entered.word(`edit-${name}`)
        : entered.part({ say: `edit-${name}`, with: {} }, value)
      )?.toLowerCase();
    for (const action of ['faction', 'cover', 'cult', 'upgrade', 'favour'])
      expect(entry('actions', action)).to.equal(card('action', { action }));
    expect(entry('merge')).to.equal(card('support-merge', { merge: 'yes' }));
    expect(sheet('build')).to.include(card('support-merge', { merge: 'yes' }));
    expect(card('support-merge', { merge: 'no' })).to.include(entry('merge'));
    expect(entry('cult-pick', 'tile')).to.equal(card('support-cult', { cult: 'tile' }));
    expect(sheet('cult')).to.include(card('support-cult', { cult: 'tile' }));
    expect(card('support-cult', { cult: 'catch-up' })).to.include(entry('cult-pick', 'catch-up'));
    expect(sheet('cult')).to.include(entry('cult-pick', 'catch-up'));
    expect(entry('passes')).to.equal(card('passes'));
    expect(sheet('pass')).to.include(card('passes'));
    for (const direction of ['forward', 'backward'])
      for (const word of card('support-direction', { direction }).split(' ')) {
        expect(sheet('direction')).to.include(word);
        expect(entry('direction', direction)).to.include(word);
      }
  });

describe('the other cards of Terra Mystica', () => {
  it('show shipping and X round by round, and what changes in the deck', async () => {
    const made = await studio('terra-mystica', 'en');
    const table = shipped.levels[4]!.shipping.flatMap((shipping, i) => [
      i + 1,
      shipping,
      shipped.levels[4]!.x[i]!,
    ]);
    expect(words(made, 'difficulty', 'alptrauma').slice(3).join(' ')).to.equal(
      `${table.join(' ')} *1 to *5, and 2 unseen from the reserve.`,
    );
    expect(words(made, 'difficulty', 'automalein').join(' ')).to.contain('*3 joins only after round 1');
  });

  it('leave a circle empty for every terrain that is not known', async () => {
    const made = await studio('terra-mystica', 'de');
    expect(words(made, 'landscape', 'lake').join(' ')).to.equal(
      'A von links nach rechts 1 See 2 3 4 5 6 7 B Leere Kreise: trag deine Karte ein 1 See 2 3 4 5 6 7',
    );
    expect(footOf(made, 'landscape', 'lake')).to.deep.equal(['TM·L 4/7']);
  });

  for (const language of languages)
    it(`show the rows that the player entered, ${language}`, async () => {
      const row = ['wasteland', 'mountains', 'forest', 'lake', 'swamp', 'plains', 'desert'] as const;
      const wasteland = { a: row, b: row, said: { a: [], b: [] }, provenance: 'owner' } as const;
      const own: CardSet = { ...shipped, landscape: { ...shipped.landscape, wasteland } };
      const made = await studio('terra-mystica', language, own);
      const names = row.map((terrain) => made.reader.text({ say: 'terrain-name', with: { terrain } }));
      const shown = words(made, 'landscape', 'wasteland');
      expect(shown.filter((word) => names.includes(word))).to.deep.equal([...names, ...names]);
      expect(shown.join(' ')).not.to.match(/Leere|Empty/);
      expect(footOf(made, 'landscape', 'wasteland')).to.include(
        language === 'de' ? 'deine Karte' : 'your card',
      );
      expectInPlace(made, 'landscape', 'wasteland');
    });

  it('tell a faction in order, and send the player to the card for what is not known', async () => {
    const made = await studio('terra-mystica', 'en');
    expect(words(made, 'factions', 'blight').join(' ')).to.equal(
      '0 Fire 1 Water 1 Earth 0 Air Faction action, from top to bottom Transform and build ' +
        'As the right card says. Read your card She blights 2 empty hexes. 1 point ' +
        'Lasting ability Read your card, and its set-up too.',
    );
    expect(words(made, 'factions', 'simpletons').join(' ')).not.to.contain('Read your card');
  });

  it('mark what is not checked', async () => {
    const made = await studio('terra-mystica', 'en');
    for (const [deck, id] of [
      ['automa', 'card-7'],
      ['difficulty', 'ultoma'],
      ['factions', 'mimics'],
    ] as const)
      expect(footOf(made, deck, id), id).to.include('unchecked');
    const order = {
      setup: plainSetup,
      items: ['sheet'],
      copies: 1,
      ink: 'colour',
      shift: { x: 0, y: 0 },
    } as const;
    const sheet = made
      .pages(order)
      .flatMap((page) => textBoxes(page.draw()))
      .map(({ content }) => content);
    expect(sheet).to.include.members(['Alptrauma', 'unchecked']);
  });
});

/** All that a player can enter beside the cards: both sides of all tiles, all letters of all map cards. */
const entered = (): CardSet => ({
  ...shipped,
  scoringTiles: shipped.scoringTiles.map((tile, i) => ({
    ...tile,
    cult: 'air',
    early: i + 1,
    late: null,
    provenance: 'owner',
  })),
  firstHexes: Object.fromEntries(
    mapIds.flatMap((map) =>
      terrains.flatMap((home) =>
        firstLetters.map((letter, i) => [`${map} ${home} ${letter}`, `C1${i}`] as const),
      ),
    ),
  ),
});

describe('the sheet of Terra Mystica', () => {
  const sheetOf = async (set?: CardSet) => {
    const made = await studio('terra-mystica', 'en', set);
    const order = {
      setup: plainSetup,
      items: ['sheet'],
      copies: 1,
      ink: 'colour',
      shift: { x: 0, y: 0 },
    } as const;
    return made.pages(order).map((page) => textBoxes(page.draw()));
  };

  it('has what was entered of tiles and map cards, and nothing of it otherwise', async () => {
    const told = (await sheetOf(entered())).flat().map(({ content }) => content);
    expect(told).to.include.members(['Her scoring tiles', 'stronghold, air', 'First dwellings, Fjords']);
    expect(told.filter((one) => one === 'C15')).to.have.length(mapIds.length * terrains.length);
    expect((await sheetOf()).flat().map(({ content }) => content)).not.to.include('Her scoring tiles');
  });

  it('has room for all of it', async () => {
    for (const boxes of await sheetOf(entered())) {
      expect(outside(boxes, { left: 10, right: 200, top: 5, bottom: 292 })).to.deep.equal([]);
      expect(overlapping(boxes)).to.deep.equal([]);
    }
  });
});

toldOnPaper('terra-mystica', {
  de: [
    'Punkte vom Plättchen, rechts unten.',
    'Pfeile zeigen, was rechts gilt.',
    'Bonuskarte wie auf der bisher linken Karte',
    'Sie zahlt nie.',
    'Kein Schlüssel nötig.',
    'Keine Städte',
    'falls rechts so gezeigt und möglich, sonst aufholen',
    'Zusammenführen, solange die Gruppen getrennt sind: nur was sie näher bringt; gibt es das nicht, bleiben alle.',
    'gleich weit: keinen',
    'Tempel zu Heiligtum',
    'kommt deine Bonuskarte in die Lücke',
    'Spielplankarte',
    'Kultisten:',
    'Gestaltwandler:',
    'Giganten:',
  ],
  en: [
    'points of the tile, lower right.',
    'Arrows show what counts on the right.',
    'Bonus card as shown on what was the left card',
    'She never pays.',
    'No key needed.',
    'No towns',
    'if the right card says so and it is possible; else catch up',
    'Merge, while the groups are apart: only what brings them closer; if nothing does, all stay.',
    'equally near: none',
    'a temple becomes the sanctuary',
    'your bonus card goes into the gap',
    'map card',
    'Cultists:',
    'Shapeshifters:',
    'Giants:',
  ],
});

it('what is not printed is told once where it holds for both languages, else by its name in each', async () => {
  const made = await Promise.all(languages.map((language) => studio('terra-mystica', language)));
  const { left } = await layOut(
    made,
    orderOf(['deck-difficulty', 'deck-landscape', 'sheet'], { size: 'mini' }),
  );
  expect(left.map(({ with: { deck, leastWidth } }) => [deck, leastWidth])).to.deep.equal([
    ['Schwierigkeitsstufen', 57],
    ['Landschaftskarten', 57],
    ['Landscape cards', 63],
  ]);
});
