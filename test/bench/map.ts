import { html, render } from 'lit';
import '../../components/boards/hex-map.ts';
import { geometryOf } from '../../core/bots/index.ts';
import { reader } from '../../core/engine/text.ts';

const words = ['map-label', 'map-hex', 'map-closer', 'map-farther', 'map-whole'];
const text = reader(
  'en',
  words.map((word) => `${word} = ${word}`),
);

/** Runs inside Chromium. A crowded map that fills the window: every third land built on, all of them open. */
export function mount(): void {
  const { hexes, land } = geometryOf('base');
  const built = land
    .filter((_, at) => at % 3 === 0)
    .map((place) => [place, 'bot stronghold marked trade lake']);
  document.body.style.cssText = 'margin: 0; height: 100vh; --bright: #fc4; --field: #430';
  render(
    html`<hex-map
      .text=${text}
      .hexes=${hexes}
      .marks=${Object.fromEntries(built)}
      .choices=${land}
    ></hex-map>`,
    document.body,
  );
}
