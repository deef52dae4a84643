import type { Faction, FactionAction } from '../factions.ts';
import { cults, type Cult } from '../tiles.ts';
import type { Phrase } from '../../../engine/bot.ts';
import type { Reader } from '../../../engine/text.ts';
import { inks, line, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { icon, type IconName } from '../../../look/icons.ts';
import { look } from '../look.ts';
import { write } from '../../../look/write.ts';
import { card, cardFace } from '../../../look/card.ts';
import { itemList, type ListItem } from '../../../look/item-list.ts';
import type { Place } from './automa.ts';

const { deep, bright } = look.pair;
const { ink, ink2, rule } = inks;

/** The cults on top; then a caption, then the actions. */
const cultsBottom = 31.8;
const listTop = 37.6;

const caption = { size: 2.9, weight: 600, fill: ink2 } as const;
const width = card.right - card.left;

/** A faction aid: her first cult steps, her faction action from top to bottom, her lasting ability. */
export function factionFace(face: Faction, { number, of }: Place, reader: Reader): Drawing {
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const { id, provenance } = face;
  const drawn = cardFace(
    {
      look,
      name: '',
      title: say('faction-name', { faction: id }),
      subtitle: say('paper-faction'),
      code: `TM·V ${number}/${of}`,
      from: [provenance],
    },
    [
      ...cults.flatMap((cult, i) => cultSteps(cult, face.cults[cult], i, say(`tracker-${cult}`))),
      line(card.left, cultsBottom, card.right, cultsBottom, { stroke: rule, strokeWidth: 0.25 }),
      ...write(say('paper-faction-caption'), { ...caption, x: card.left, y: cultsBottom + 4, width }),
      ...itemList(itemsOf(face, reader), listTop),
    ],
    reader,
  );
  return { ...drawn, shapes: [...drawn.shapes, icon('figure', card.left, 3, 8, bright)] };
}

function cultSteps(cult: Cult, steps: number, i: number, name: string): Shape[] {
  const column = width / cults.length;
  const x = card.left + (i + 0.5) * column;
  const style = { size: 2.9, weight: 600, fill: ink2, anchor: 'middle' } as const;
  return [
    icon(cult, x - 5.4, 19, 5.4, deep),
    text(x + 0.8, 24, String(steps), { size: 7, weight: 700, fill: ink }),
    ...write(name, { ...style, x, y: 28.8, width: column - 1 }),
  ];
}

function itemsOf({ actions, ability }: Faction, reader: Reader): ListItem[] {
  const name = (key: string, values = {}) => reader.text({ say: key, with: values });
  const drawn = (name: IconName) => (x: number, y: number) => icon(name, x, y - 0.3, 6.6, deep);
  const lasting = (): ListItem => ({
    sign: drawn('star'),
    name: name('paper-ability'),
    texts: [name('paper-ability-text', { ability })],
  });
  return [
    ...actions.map((action) => ({
      sign: drawn(signs[action.kind]),
      name: name('paper-faction-action', amounts(action)),
      texts: textsOf(action).map(reader.text),
    })),
    ...(ability === 'none' ? [] : [lasting()]),
  ];
}

const signs: Readonly<Record<FactionAction['kind'], IconName>> = {
  build: 'dwelling',
  points: 'points',
  cult: 'priest',
  read: 'book',
};

const amounts = (action: FactionAction) => ({
  action: action.kind,
  points: action.kind === 'points' ? action.points : 0,
  steps: action.kind === 'cult' ? action.steps : 0,
});

/** Where she builds, and by which methods before those of the action. */
function textsOf(action: FactionAction): Phrase[] {
  switch (action.kind) {
    case 'points':
      return [];
    case 'cult':
      return [{ say: 'paper-faction-cult', with: {} }];
    case 'read':
      return [{ say: 'paper-faction-read', with: { text: action.text } }];
    case 'build':
      return [
        { say: 'paper-faction-range', with: { range: action.everywhere ? 'everywhere' : 'near' } },
        ...action.select.map((method) => ({ say: 'paper-faction-method', with: { method } })),
      ];
  }
}
