import { fixture, html, nextFrame } from '@open-wc/testing';
import '../../../../components/boards/hex-map.ts';
import type { HexMap } from '../../../../components/boards/hex-map.ts';
import { geometryOf } from '../../index.ts';
import type { Marks } from '../../../engine/bot.ts';
import { reader } from '../../../engine/text.ts';

const messages = `
map-label = Landkarte
map-hex = { $hex }, { $terrain ->
    [desert] Wüste
    [plains] Ebene
    [swamp] Sumpf
    [lake] See
    [forest] Wald
    [mountains] Gebirge
    [wasteland] Ödland
   *[river] Fluss
  }{ $owner ->
    [bot] , Automa
    [you] , du
    [other] , jemand anders
   *[none] { "" }
  }{ $building ->
    [dwelling] : Wohnhaus
    [trading-house] : Handelshaus
    [temple] : Tempel
    [stronghold] : Festung
    [sanctuary] : Heiligtum
    [shipyard] : Werft
   *[none] { "" }
  }{ $marked ->
    [yes] , markiert
   *[no] { "" }
  }{ $target ->
    [yes] . Ziel
   *[no] { "" }
  }
map-closer = Näher
map-farther = Weiter weg
map-whole = Ganze Karte
`;
const text = reader('de', [messages]);
const { hexes } = geometryOf('base');
export const { land } = geometryOf('base');

export async function map(marks: Marks, choices: readonly string[] = [], width = 350, height = 352) {
  const place = await fixture<HTMLElement>(
    html`<div>
      <hex-map .text=${text} .hexes=${hexes} .marks=${marks} .choices=${choices}></hex-map>
    </div>`,
  );
  Object.assign(place.style, { width: `${width}px`, height: `${height}px` });
  const element = place.querySelector('hex-map')!;
  await settled();
  return element;
}

/** The observer of sizes has spoken, and the frame after it is drawn. */
export async function settled(): Promise<void> {
  await nextFrame();
  await nextFrame();
  await nextFrame();
}

export const all = (element: HexMap, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
export const one = (element: HexMap, selector: string) => all(element, selector)[0]!;
export const at = (element: HexMap, place: string) => one(element, `[data-place="${place}"]`);
export const words = (element: HexMap, place: string) =>
  [...at(element, place).querySelectorAll('text')].map((word) => word.textContent).join(' ');
export const hexWidth = (element: HexMap) => at(element, 'A1').getBoundingClientRect().width;

/** The whole space lies in the port, and no button covers it. */
export function isSeen(element: HexMap, place: string): boolean {
  const space = at(element, place).getBoundingClientRect();
  const port = one(element, '.port').getBoundingClientRect();
  const tools = one(element, '.tools').getBoundingClientRect();
  const inPort =
    space.left >= port.left &&
    space.right <= port.right &&
    space.top >= port.top &&
    space.bottom <= port.bottom;
  return inPort && (tools.width === 0 || space.right <= tools.left || space.bottom <= tools.top);
}

export const middle = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [Math.round(left + width / 2), Math.round(top + height / 2)];
};

export function heard(element: HexMap): string[] {
  const places: string[] = [];
  element.addEventListener('place', ({ detail }) => places.push(detail));
  return places;
}

export function finger(element: HexMap, type: string, pointerId: number, x: number, y: number): void {
  const { left, top } = one(element, '.port').getBoundingClientRect();
  const where = { pointerId, clientX: left + x, clientY: top + y, bubbles: true, composed: true };
  one(element, '.port').dispatchEvent(new PointerEvent(type, where));
}

export const press = (key: string) => {
  const keydown = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  deepActive()?.dispatchEvent(keydown);
};
export const deepActive = () =>
  document.activeElement?.shadowRoot?.activeElement as SVGElement | null | undefined;
