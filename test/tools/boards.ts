import { fixture, html } from '@open-wc/testing';
import '../../components/boards/board-view.ts';
import type { BoardView } from '../../components/boards/board-view.ts';
import type { Language, Texts } from '../../core/engine/text.ts';
import { readerOf } from '../../core/engine/words.ts';
import type { Board, Lying, Picture } from '../../core/look/board.ts';
import { testContext } from '../components/fixtures.ts';
import { waitUntil } from './wait-until.ts';

/** Boards in words of a bot, on a phone; `usual` is what lies there unless the test says otherwise. */
export function boardsIn(texts: Texts, usual: Partial<Lying> = {}) {
  const lying = (shown: Partial<Lying> = {}, language: Language = 'de'): Lying => ({
    marks: {},
    places: [],
    choices: [],
    text: readerOf(language, texts),
    room: { width: 350, height: 350 },
    strip: () => undefined,
    ...usual,
    ...shown,
  });
  return {
    picture: (board: Board, shown?: Partial<Lying>, language?: Language): Picture =>
      board.draw(lying(shown, language) as Lying<never>),
    /** As it is on the screen. */
    async painted(board: Board, shown: Partial<Lying> = {}, hasTools = false): Promise<BoardView> {
      const text = (await testContext()).textWith(texts);
      const { room, ...rest } = lying({ text, ...shown });
      const box = await fixture<HTMLElement>(html`
        <div style="width: ${room.width}px; height: ${room.height}px">
          <board-view ?tools=${hasTools} .board=${board} .lying=${rest}></board-view>
        </div>
      `);
      const view = box.querySelector('board-view')!;
      await waitUntil(() => view.shadowRoot?.querySelector('svg'));
      return view;
    },
  };
}

export const openNames = ({ places }: Picture): string[] =>
  places.filter(({ isOpen }) => isOpen).map(({ name }) => name);

export const told = ({ label, told: more = [] }: Picture): string => [label, ...more].join('. ');
