import type { Faction, FactionAction } from '../../core/bots/terra-mystica/factions.ts';
import type { cults as allCults, Cult } from '../../core/bots/terra-mystica/tiles.ts';
import type { Phrase } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import { inks, line, text, type Drawing, type Shape } from '../../core/look/drawing.ts';
import { icon, type IconName } from '../../core/look/icons.ts';
import { fit, wrapEvenly } from '../../core/look/metrics.ts';
import { pairs } from '../../core/look/pairs.ts';
import { card, cardFace } from './card.ts';
import type { Place } from './terra-automa.ts';

const { deep, bright } = pairs['terra-mystica'];
const { ink, ink2, rule } = inks;

/** As the rules have them: this type allows nothing else. */
const cults: typeof allCults = ['fire', 'water', 'earth', 'air'];
/** The cults on top; then a caption, then the actions. */
const cultsBottom = 31.8;
const listTop = 37.6;
const left = 14.6;

const title = { size: 3.8, weight: 700, fill: ink } as const;
const words = { size: 2.9, weight: 500, fill: ink } as const;
const captionStyle = { size: 2.9, weight: 600, fill: ink2 } as const;
const step = 3.6;
const width = card.right - card.left;

interface Item {
  readonly sign: IconName;
  readonly name: string;
  readonly lines: readonly string[];
}

/** A faction aid: her first cult steps, her faction action from top to bottom, her lasting ability. */
export function factionFace(face: Faction, { number, of }: Place, reader: Reader): Drawing {
  const say = (key: string, values = {}) => reader.text({ say: key, with: values });
  const { id, provenance } = face;
  const caption = say('paper-faction-caption');
  const drawn = cardFace(
    {
      bot: 'terra-mystica',
      name: '',
      title: say('faction-name', { faction: id }),
      subtitle: say('paper-faction'),
      code: `TM·V ${number}/${of}`,
      from: [provenance],
    },
    [
      ...cults.flatMap((cult, i) => cultSteps(cult, face.cults[cult], i, say(`tracker-${cult}`))),
      line(card.left, cultsBottom, card.right, cultsBottom, { stroke: rule, strokeWidth: 0.25 }),
      text(card.left, cultsBottom + 4, caption, { ...captionStyle, size: fit(caption, captionStyle, width) }),
      ...itemShapes(itemsOf(face, reader)),
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
    text(x, 28.8, name, { ...style, size: fit(name, style, column - 1) }),
  ];
}

function itemsOf({ actions, ability }: Faction, reader: Reader): Item[] {
  const say = (phrase: Phrase) => wrapEvenly(reader.text(phrase), words, card.right - left);
  const name = (key: string, values = {}) => reader.text({ say: key, with: values });
  return [
    ...actions.map((action) => ({
      sign: signs[action.kind],
      name: name('paper-faction-action', amounts(action)),
      lines: textsOf(action).flatMap(say),
    })),
    ...(ability === 'none'
      ? []
      : [
          {
            sign: 'star' as const,
            name: name('paper-ability'),
            lines: say({ say: 'paper-ability-text', with: { ability } }),
          },
        ]),
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

function itemShapes(items: readonly Item[]): Shape[] {
  const heights = items.map(({ lines }) => Math.max(6.2, 0.668 * title.size + 0.6 + lines.length * step));
  const free = card.bottom - listTop - heights.reduce((sum, height) => sum + height, 0);
  const air = Math.min(8, free / items.length);
  let top = listTop;
  return items.flatMap(({ sign, name, lines }, i) => {
    const y = top;
    const first = y + air / 2 + 0.668 * title.size + (lines.length === 0 ? 1.7 : 0);
    top += (heights[i] ?? 0) + air;
    return [
      line(card.left, y, card.right, y, { stroke: rule, strokeWidth: 0.25 }),
      icon(sign, card.left, y + air / 2 - 0.3, 6.6, deep),
      text(left, first, name, { ...title, size: fit(name, title, card.right - left) }),
      ...lines.map((part, n) => text(left, first + 0.3 + (n + 1) * step, part, words)),
    ];
  });
}
