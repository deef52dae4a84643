import { LitElement, css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { gameOf } from '../../core/bots/index.ts';
import type { Noted } from '../../core/engine/file.ts';
import type { ToolName } from '../../core/look/tools.ts';
import { noteGame, type GameRecord } from '../../core/store/games.ts';
import { downloadGame } from '../files/downloads.ts';
import { toolSvg } from '../paint.ts';
import '../parts/sheet-dialog.ts';
import type { Context } from '../shell/context.ts';
import { addressOf } from '../shell/route.ts';
import { base, keys } from '../styles/shared.ts';
import { firstTap } from '../parts/first-tap.ts';
import { removeGame } from './games-list.ts';
import '../share/share-sheet.ts';
import './note-form.ts';
import type { NoteEvent } from './note-form.ts';
import { gamesText } from './words.ts';

/** A key of the menu: it leads somewhere, or does something. */
interface Act {
  readonly id: string;
  readonly tool: ToolName;
  readonly say: string;
  readonly to?: string;
  readonly deed?: () => Promise<void>;
  /** It opens a sheet of its own. */
  readonly sheet?: 'note' | 'share';
}

/** What can be done with a game. Says `changed` where the list is to be looked at anew. */
@customElement('game-menu')
export class GameMenu extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property({ attribute: false }) record!: GameRecord;
  /** What lies open instead of the menu. */
  @state() private sheet: 'note' | 'share' | undefined;

  #acts(): readonly Act[] {
    const { context, record } = this;
    const { over } = record.summary;
    const isKnown = gameOf(record.start.bot) !== undefined;
    return [
      ...(isKnown
        ? ([
            {
              id: 'open',
              tool: 'play',
              say: over ? 'games-look' : 'games-open',
              to: addressOf({ at: over ? 'result' : 'table', game: record.id }),
            },
            {
              id: 'replay',
              tool: 'repeat',
              say: 'games-replay',
              to: addressOf({ at: 'replay', game: record.id }),
            },
          ] as const)
        : []),
      { id: 'note', tool: 'log', say: isNoted(record) ? 'games-noted' : 'games-note', sheet: 'note' },
      ...(isKnown && over
        ? ([{ id: 'share', tool: 'share', say: 'games-share', sheet: 'share' }] as const)
        : []),
      ...(isKnown
        ? ([
            {
              id: 'code',
              tool: 'whole',
              say: 'games-to-device',
              to: addressOf({ at: 'code', game: record.id }),
            },
          ] as const)
        : []),
      {
        id: 'export',
        tool: 'download',
        say: 'games-export',
        deed: () => downloadGame(context.database, record),
      },
      { id: 'delete', tool: 'trash', say: 'games-delete', deed: () => this.#delete() },
    ];
  }

  async #delete(): Promise<void> {
    await removeGame(this.context, this.record.id);
    this.dispatchEvent(new Event('changed'));
  }

  async #note(noted: Noted): Promise<void> {
    await noteGame(this.context.database, this.record.id, noted);
    this.dispatchEvent(new Event('changed'));
  }

  readonly #close = (): boolean => this.dispatchEvent(new Event('closed'));

  /** The menu is gone before it is done: nothing is tapped twice. */
  #do(deed: () => Promise<void>): void {
    this.#close();
    deed().catch((error: unknown) => this.context.refuse(error));
  }

  protected override render(): TemplateResult {
    const { context, record } = this;
    const text = gamesText(context);
    const word = (say: string) => text.text({ say, with: {} });
    const name = gameOf(record.start.bot)?.game[context.language] ?? record.start.bot;
    if (this.sheet === 'share')
      return html`<share-sheet
        .context=${context}
        .gameId=${record.id}
        @closed=${this.#close}
      ></share-sheet>`;
    return html`<sheet-dialog heading=${name} closeLabel=${word('app-close')} open @closed=${this.#close}>
      ${
        this.sheet === 'note'
          ? html`<note-form
              .context=${context}
              .record=${record}
              @note=${({ detail }: NoteEvent) => this.#do(() => this.#note(detail))}
            ></note-form>`
          : html`<div class="acts">${this.#acts().map((act) => this.#key(act, word(act.say)))}</div>`
      }
    </sheet-dialog>`;
  }

  #key({ id, tool, to, deed, sheet }: Act, label: string): TemplateResult | typeof nothing {
    const inside = html`${toolSvg(tool)}${label}`;
    if (to !== undefined) return html`<a class="key" id=${id} href=${to}>${inside}</a>`;
    if (sheet)
      return html`<button class="key" id=${id} @click=${() => (this.sheet = sheet)}>${inside}</button>`;
    return deed
      ? html`<button class="key" id=${id} @click=${firstTap(() => this.#do(deed))}>${inside}</button>`
      : nothing;
  }

  static override styles = [
    base,
    keys,
    css`
      .acts {
        display: grid;
        gap: 8px;
      }
      .acts .key {
        justify-content: flex-start;
        gap: 14px;
        min-height: 60px;
        font-size: calc(20px * var(--scale));
      }
    `,
  ];
}

const isNoted = ({ noted = {} }: GameRecord): boolean => Object.keys(noted).length > 0;
