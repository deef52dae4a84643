import { html, render } from 'lit';
import '../../components/boards/board-view.ts';
import { gameOf } from '../../core/bots/index.ts';
import { reader } from '../../core/engine/text.ts';

const words = ['map-label', 'map-hex', 'map-closer', 'map-farther', 'map-whole'];
const text = reader(
  'en',
  words.map((word) => `${word} = ${word}`),
);

/** Runs inside Chromium. A crowded map that fills the window: every third land built on, all of them open. */
export async function mount(): Promise<void> {
  const { named } = await gameOf('terra-mystica')!.boards();
  const board = named['hex-map']!;
  const lying = { marks: {}, choices: [], places: [], text, label: String, strip: () => undefined };
  const land = board.draw({ ...lying, room: { width: 1, height: 1 } }).places.map(({ id }) => id);
  const built = land
    .filter((_, at) => at % 3 === 0)
    .map((place) => [place, 'bot stronghold marked trade lake'] as const);
  document.body.style.cssText = 'margin: 0; height: 100vh; --bright: #fc4; --field: #430';
  render(
    html`<board-view
      .board=${board}
      .lying=${{ ...lying, marks: Object.fromEntries(built), choices: land }}
    ></board-view>`,
    document.body,
  );
}
