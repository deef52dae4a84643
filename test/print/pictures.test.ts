import { expect } from '@open-wc/testing';
import { inks, rect, type Drawing } from '../../core/look/drawing.ts';
import { studio } from '../../print/jobs.ts';
import { coverageOf } from '../../print/coverage.ts';
import { layOut } from '../../print/lay-out.ts';
import type { FormatName, Page } from '../../print/order.ts';
import { print } from '../../print/print.ts';
import { games } from '../tools/games.ts';
import { orderOf } from '../tools/print-order.ts';

interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Reads a zip by its directory, as unpackers do. */
function unzipped(bytes: Uint8Array<ArrayBuffer>): Entry[] {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).to.equal(0x06054b50);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    expect(view.getUint32(at, true)).to.equal(0x02014b50);
    const [size, long] = [view.getUint32(at + 20, true), view.getUint16(at + 28, true)];
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + long));
    const place = view.getUint32(at + 42, true);
    const data = place + 30 + view.getUint16(place + 26, true) + view.getUint16(place + 28, true);
    at += 46 + long;
    return { name, bytes: bytes.slice(data, data + size) };
  });
}

async function made(bot: string, format: FormatName, told: string[] = []): Promise<Entry[]> {
  const one = await studio(bot, 'de');
  const decks = one.items().filter(({ cards, isInBox }) => cards !== undefined && !isInBox);
  const laid = await layOut([one], { ...orderOf(decks.map(({ id }) => id)), format });
  const { file } = await print(laid, ({ made: done, of }) => told.push(`${done}/${of}`)).printed;
  expect(file.name).to.equal(`visavis-${bot}-de-${format}.zip`);
  return unzipped(new Uint8Array(await file.arrayBuffer()));
}

const decoded = (bytes: Uint8Array<ArrayBuffer>): Promise<ImageBitmap> =>
  createImageBitmap(new Blob([bytes], { type: 'image/png' }));

/** Dots a metre, as the file says it. */
const densityOf = (bytes: Uint8Array<ArrayBuffer>): number => {
  expect(new TextDecoder('latin1').decode(bytes.subarray(37, 41))).to.equal('pHYs');
  return new DataView(bytes.buffer).getUint32(41);
};

describe('pictures for a print shop', () => {
  for (const [format, dpi] of [
    ['png300', 300],
    ['png600', 600],
  ] as const)
    it(`are one a side of a card, with 3 mm of bleed, at ${dpi} dots an inch`, async () => {
      const told: string[] = [];
      const files = await made('template', format, told);
      // Eight ships and twenty cards that answer.
      expect(files).to.have.length(56);
      expect(files[0]?.name).to.equal('de/ships-01.png');
      expect(files[1]?.name).to.equal('de/ships-01-back.png');
      expect(told.at(-1)).to.equal('56/56');
      const perMm = dpi / 25.4;
      for (const { bytes } of files.slice(0, 2)) {
        const picture = await decoded(bytes);
        expect(picture.width).to.equal(Math.round(69.5 * perMm));
        expect(picture.height).to.equal(Math.round(94.9 * perMm));
        expect(densityOf(bytes)).to.equal(Math.round(dpi * 39.3701));
        const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
        canvas.drawImage(picture, 0, 0);
        const corner = [...canvas.getImageData(1, 1, 1, 1).data.slice(0, 3)];
        const deep = games.find(({ id }) => id === 'template')!.look.pair.deep;
        expect(corner).to.deep.equal([1, 3, 5].map((i) => parseInt(deep.slice(i, i + 2), 16)));
      }
    });

  for (const ink of ['colour', 'grey', 'lines'] as const)
    it(`have pure black where a PDF has it, ${ink}`, async () => {
      const one = await studio('template', 'de');
      const order = { ...orderOf(['deck-ships']), ink, leaveOut: new Set(['ships/1', 'ships/2', 'ships/3']) };
      const laid = await layOut([one], { ...order, format: 'png300' });
      const { file } = await print(laid, () => undefined).printed;
      const [front] = unzipped(new Uint8Array(await file.arrayBuffer()));
      const picture = await decoded(front!.bytes);
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
      canvas.drawImage(picture, 0, 0);
      const { data } = canvas.getImageData(0, 0, picture.width, picture.height);
      const dots = new Map<string, number>();
      for (let i = 0; i < data.length; i += 4) {
        const dot = [data[i], data[i + 1], data[i + 2]].join();
        dots.set(dot, (dots.get(dot) ?? 0) + 1);
      }
      const near = [1, 3, 5].map((i) => parseInt(inks.ink.slice(i, i + 2), 16)).join();
      expect(dots.get('0,0,0') ?? 0, 'black').to.be.above(1000);
      expect(dots.get(near) ?? 0, 'nearly black').to.be.below(50);
      const hued = [...dots.keys()].filter((dot) => new Set(dot.split(',')).size > 1);
      if (ink === 'colour') expect(hued).to.have.length.above(0);
      else expect(hued, 'with a hue').to.deep.equal([]);
    });

  it('are given up when the player cancels', async () => {
    const one = await studio('template', 'de');
    const laid = await layOut([one], { ...orderOf(['deck-ships']), format: 'png600' });
    const printing = print(laid, () => printing.cancel());
    const problem = await printing.printed.catch((error: unknown) => error);
    expect(problem).to.have.property('say', 'print-cancelled');
  });
});

describe('a table online', () => {
  it('has no picture that is too large for it, whatever the size of the cards', async () => {
    const one = await studio('template', 'de');
    const order = orderOf(['deck-answers'], { size: 'custom', custom: { width: 150, height: 200 } });
    const { file } = await print(await layOut([one], { ...order, format: 'tabletop' }), () => undefined)
      .printed;
    const [sheet] = unzipped(new Uint8Array(await file.arrayBuffer()));
    const { width, height } = await decoded(sheet!.bytes);
    expect(width).to.equal(8192);
    expect(height / width).to.be.closeTo((2 * 200) / (10 * 150), 0.001);
  });

  for (const { id: bot } of games)
    it(`has a sheet for each deck of ${bot}, its back, and a description that fits them`, async () => {
      const one = await studio(bot, 'de');
      const decks = one.decks().filter(({ isInBox }) => !isInBox);
      if (decks.length === 0) return;
      const files = await made(bot, 'tabletop');
      const described = files.find(({ name }) => name.endsWith('.json'))!;
      const { ObjectStates: states } = JSON.parse(new TextDecoder().decode(described.bytes)) as {
        ObjectStates: {
          GUID: string;
          Name: string;
          Transform: Record<string, number>;
          DeckIDs?: number[];
          CardID?: number;
          ContainedObjects?: {
            GUID: string;
            Name: string;
            CardID: number;
            Transform: Record<string, number>;
          }[];
          CustomDeck: Record<
            string,
            { FaceURL: string; BackURL: string; NumWidth: number; NumHeight: number; UniqueBack: boolean }
          >;
        }[];
      };
      expect(states.map(({ DeckIDs }) => DeckIDs?.length ?? 1)).to.deep.equal(
        decks.map(({ cards }) => cards.length),
      );
      // As the game saves objects: each known by its own six digits, a deck by the numbers of its cards.
      const objects = states.flatMap((state) => [state, ...(state.ContainedObjects ?? [])]);
      expect(new Set(objects.map(({ GUID }) => GUID)).size).to.equal(objects.length);
      for (const { GUID, Transform } of objects) {
        expect(GUID).to.match(/^[0-9a-f]{6}$/);
        expect(Object.keys(Transform)).to.have.members(
          ['pos', 'rot', 'scale'].flatMap((part) => ['X', 'Y', 'Z'].map((axis) => part + axis)),
        );
      }
      for (const [i, { Name, CustomDeck, DeckIDs, CardID, ContainedObjects }] of states.entries()) {
        const ids = DeckIDs ?? [CardID!];
        expect(Name).to.equal(DeckIDs ? 'DeckCustom' : 'CardCustom');
        expect(ContainedObjects?.map((card) => card.CardID)).to.deep.equal(DeckIDs);
        expect(ContainedObjects?.every((card) => card.Name === 'Card') ?? true).to.equal(true);
        const [[number, sheet] = []] = Object.entries(CustomDeck);
        expect(ids.map((id) => Math.floor(id / 100))).to.deep.equal(ids.map(() => Number(number)));
        const [face, back] = [sheet!.FaceURL, sheet!.BackURL].map((name) =>
          files.find((file) => file.name === name)!,
        );
        const [wide, alone] = [await decoded(face!.bytes), await decoded(back!.bytes)];
        expect(wide.width).to.equal(Math.round((sheet!.NumWidth * 63.5 * 300) / 25.4));
        expect(wide.height).to.equal(Math.round((sheet!.NumHeight * 88.9 * 300) / 25.4));
        expect(sheet!.NumWidth).to.be.within(2, 10);
        expect(sheet!.NumHeight).to.be.within(2, 7);
        expect(sheet!.UniqueBack).to.equal(decks[i]!.cards.some(({ reverse }) => reverse));
        expect(alone.width).to.equal(sheet!.UniqueBack ? wide.width : 750);
      }
    });
});

describe('ink on paper', () => {
  const page = (drawing: Drawing): Page => ({
    width: 100,
    height: 100,
    title: '',
    isBehind: false,
    draw: () => drawing,
  });
  const sheet = (...shapes: Drawing['shapes']): Drawing => ({ width: 100, height: 100, shapes });
  const half = rect({ x: 0, y: 0, width: 50, height: 100 }, { fill: '#000000' });

  it('is counted: nothing, a half, and the mean of pages', async () => {
    expect(await coverageOf([page(sheet())])).to.equal(0);
    expect(await coverageOf([page(sheet(half))])).to.be.closeTo(0.5, 0.01);
    expect(await coverageOf([page(sheet(half)), page(sheet())])).to.be.closeTo(0.25, 0.01);
    expect(inks.paper).to.equal('#FFFFFF');
  });

  it('is far less where it is scarce', async () => {
    const one = await studio('template', 'de');
    const of = async (ink: 'colour' | 'lines') =>
      (await coverageOf(one.pages({ ...orderOf(['deck-ships']), ink })))!;
    expect(await of('lines')).to.be.below((await of('colour')) / 3);
  });
});
