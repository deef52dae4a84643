import type { Boards, Lying, Picture, Place } from '../../look/board.ts';
import { rect, rectPath, text as write } from '../../look/drawing.ts';
import { icon } from '../../look/icons.ts';
import { look } from './look.ts';
import { berths, numberOf } from './state.ts';

const { deep, bright } = look.pair;
const white = '#FFFFFF';
const columns = berths.length / 2;
const pitch = 64;
const numeral = { size: 28, weight: 700, fill: white, anchor: 'middle' } as const;

/** Two rows of berths: a number that can be tapped, or a ship. */
function draw({ marks, choices, text }: Lying): Picture {
  const places = berths.map((id, i): Place => {
    const [x, y] = [(i % columns) * pitch, Math.floor(i / columns) * pitch];
    const box = { x: x + 3, y: y + 3, width: pitch - 6, height: pitch - 6, radius: 8 };
    const who = marks[id] ?? 'nobody';
    const fill = { automa: bright, you: white }[who];
    return {
      id,
      name: text.text({ say: 'board-berth', with: { number: numberOf(id), who } }),
      shapes: fill
        ? [rect(box, { fill }), icon('shipyard', x + 12, y + 10, 40, deep)]
        : [
            rect(box, { stroke: bright, strokeWidth: 2 }),
            write(x + 32, y + 42, String(numberOf(id)), numeral),
          ],
      outline: rectPath(box),
      at: { x: x + pitch / 2, y: y + pitch / 2 },
      isOpen: choices.includes(id),
    };
  });
  const label = text.text({ say: 'board-quay', with: {} });
  return { width: columns * pitch, height: 2 * pitch, label, told: places.map(({ name }) => name), places };
}

export default {
  named: {
    quay: {
      shape: 'wide',
      draw,
      placeName: (text, place) => text.text({ say: 'board-berth-number', with: { number: numberOf(place) } }),
      said: (place) => [String(numberOf(place))],
    },
  },
} satisfies Boards;
