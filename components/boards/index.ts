import { html, type TemplateResult } from 'lit';
import type { State as Adam } from '../../core/bots/adam/state.ts';
import { geometryOf } from '../../core/bots/terra-mystica/geometry.ts';
import type { State as Mautoma } from '../../core/bots/mautoma/state.ts';
import type { MapId } from '../../core/bots/terra-mystica/maps.ts';
import type { BaseState, Marks } from '../../core/engine/bot.ts';
import type { Reader } from '../../core/engine/text.ts';
import type { Drawing } from '../../core/look/drawing.ts';
import { byNumber } from '../../core/bots/adam/supply-drawing.ts';
import './energy-circle.ts';
import './expedition-rows.ts';
import './hex-map.ts';
import './hex-strip.ts';
import './prophecy-table.ts';
import './supply-board.ts';

export interface BoardDrawing {
  readonly board: string;
  readonly marks: Marks;
  readonly places: readonly string[];
  readonly state: Readonly<BaseState>;
  readonly text: Reader;
  /** Spaces that can be tapped now. */
  readonly choices: readonly string[];
  readonly label: (mark: string) => string;
  /** A card at a glance, once it can be drawn. */
  readonly strip?: ((card: string) => Drawing | undefined) | undefined;
}

/** The drawing for a board's name. */
export function drawBoard({
  board,
  marks,
  places,
  state,
  text,
  choices,
  label,
  strip = () => undefined,
}: BoardDrawing): TemplateResult | undefined {
  switch (board) {
    case 'energy-circle':
      return html`<energy-circle
        .text=${text}
        .board=${(state as Mautoma).cards.board}
        .marks=${marks}
        .choices=${choices}
      ></energy-circle>`;
    case 'expedition-rows':
      return html`<expedition-rows .text=${text} .marks=${marks} .choices=${choices}></expedition-rows>`;
    case 'hex-map':
      return html`<hex-map
        .text=${text}
        .hexes=${geometryOf((marks['map'] ?? 'base') as MapId).hexes}
        .marks=${marks}
        .choices=${choices}
      ></hex-map>`;
    case 'hex-strip':
      return html`<hex-strip
        .places=${places}
        .marks=${marks}
        .label=${label}
        ?open=${choices.length > 0}
      ></hex-strip>`;
    case 'supply-board':
      return html`<supply-board
        .text=${text}
        .fields=${byNumber((state as Adam).cards.numbers.spots)}
        .marks=${marks}
        .choices=${choices}
      ></supply-board>`;
    case 'supply-numbers':
      return html`<supply-board
        .text=${text}
        .fields=${(state as Adam).cards.numbers.spots.map((spot) => ({ id: spot, spot, number: marks[spot] ?? '' }))}
        .choices=${choices}
      ></supply-board>`;
    case 'prophecies':
      return html`<prophecy-table
        .text=${text}
        .marks=${marks}
        .choices=${choices}
        .strip=${strip}
      ></prophecy-table>`;
    default:
      return undefined;
  }
}
