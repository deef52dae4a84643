import type { Faction, FactionAction } from '../factions.ts';
import { cults, type Cult } from '../tiles.ts';
import type { Phrase } from '../../../engine/bot.ts';
import type { Reader } from '../../../engine/text.ts';
import { inks, line, text, type Drawing, type Shape } from '../../../look/drawing.ts';
import { icon, type IconName } from '../../../look/icons.ts';
import { look } from '../look.ts';
import { write } from '../../../look/write.ts';
import { cardFace, frameOf, type CardFrame } from '../../../look/card.ts';
import { itemList, type ListItem } from '../../../look/item-list.ts';
import type { Place } from './automa.ts';

const { deep, bright } = look.pair;
const { ink, ink2, rule } = inks;

/** The cults on top; then a caption, then the actions. */
const cultsBottom = (at: CardFrame): number => at.top + Math.max(14.4, at.high(14.6));

/** A faction aid: her first cult steps, her faction action from top to bottom, her lasting ability. */
export function factionFace(
  face: Faction,
  { number, of }: Place,
  reader: Reader,
  at: CardFrame = frameOf(),
): Drawing {
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const { id, provenance } = face;
  const bottom = cultsBottom(at);
  const size = at.size(2.9);
  const sign = Math.min(8, at.top - 6);
  return cardFace(
    {
      look,
      name: '',
      title: say('faction-name', { faction: id }),
      subtitle: say('paper-faction'),
      code: `TM·V ${number}/${of}`,
      from: [provenance],
    },
    at,
    [
      ...cults.flatMap((cult, i) => cultSteps(cult, face.cults[cult], i, say(`tracker-${cult}`), at)),
      line(at.left, bottom, at.right, bottom, { stroke: rule, strokeWidth: 0.25 }),
      ...write(say('paper-faction-caption'), {
        size,
        weight: 600,
        fill: ink2,
        x: at.left,
        y: bottom + 1.3 * size,
        width: at.inside,
      }),
      ...itemList(itemsOf(face, reader), bottom + 1.8 * size, at),
    ],
    reader,
    [icon('figure', at.left, (at.top - 3 - sign) / 2 + 0.4, sign, bright)],
  );
}

function cultSteps(cult: Cult, steps: number, i: number, name: string, at: CardFrame): Shape[] {
  const column = at.inside / cults.length;
  const x = at.left + (i + 0.5) * column;
  const size = at.size(2.9);
  const k = Math.min(at.k, (cultsBottom(at) - at.top) / 14.4);
  const bottom = cultsBottom(at);
  const style = { size, weight: 600, fill: ink2, anchor: 'middle' } as const;
  const high = bottom - 1.6 * size - at.top;
  return [
    icon(cult, x - 5.4 * k, at.top + high / 2 - 2.7 * k, 5.4 * k, deep),
    text(x + 0.8 * k, at.top + high / 2 + 2.4 * k, String(steps), { size: 7 * k, weight: 700, fill: ink }),
    ...write(name, { ...style, x, y: bottom - 0.6 * size, width: column - 0.6, continues: true }),
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
