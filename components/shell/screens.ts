import { html, type TemplateResult } from 'lit';
import '../screens/home-screen.ts';
import type { Context } from './context.ts';
import type { Route } from './route.ts';

/** Screens other than home come when they are first needed; the service worker has them all. */
export const load: Readonly<Record<Route['at'], () => Promise<unknown>>> = {
  home: () => Promise.resolve(),
  setup: () => import('../screens/setup-screen.ts'),
  try: () => import('../try/try-screen.ts'),
  table: () => import('../table/table-screen.ts'),
  result: () => import('../screens/result-screen.ts'),
  replay: () => import('../replay/replay-screen.ts'),
  games: () => import('../games/games-screen.ts'),
  print: () => import('../print/print-screen.ts'),
  cards: () => import('../cards/cards-screen.ts'),
  help: () => import('../help/help-screen.ts'),
  settings: () => import('../settings/settings-screen.ts'),
  train: () => import('../settings/train-screen.ts'),
  code: () => import('../code/code-screen.ts'),
  open: () => import('../code/open-screen.ts'),
  continue: () => Promise.resolve(),
  shared: () => Promise.resolve(),
};

interface Home {
  readonly isDrawn: boolean;
  readonly drawn: () => void;
  /** All of the app is on the device now. */
  readonly isReady: boolean;
}

/** The screen for an address. Home is kept out of sight until it is drawn. */
export function screenFor(route: Route, context: Context, home: Home): TemplateResult {
  switch (route.at) {
    case 'home':
      return html`<home-screen
        .context=${context}
        .isReady=${home.isReady}
        ?hidden=${!home.isDrawn}
        @drawn=${home.drawn}
      ></home-screen>`;
    case 'setup':
      return html`<setup-screen .context=${context} .botId=${route.bot}></setup-screen>`;
    case 'try':
      return html`<try-screen .context=${context} .botId=${route.bot}></try-screen>`;
    case 'table':
      return html`<table-screen .context=${context} .gameId=${route.game}></table-screen>`;
    case 'result':
      return html`<result-screen .context=${context} .gameId=${route.game}></result-screen>`;
    case 'code':
      return html`<code-screen .context=${context} .gameId=${route.game}></code-screen>`;
    case 'open':
      return html`<open-screen .context=${context} .code=${route.code ?? ''}></open-screen>`;
    case 'replay':
      return html`<replay-screen .context=${context} .gameId=${route.game}></replay-screen>`;
    case 'games':
      return html`<games-screen .context=${context}></games-screen>`;
    case 'print':
      return html`<print-screen .context=${context} .botId=${route.bot}></print-screen>`;
    case 'cards':
      return html`<cards-screen .context=${context} .botId=${route.bot}></cards-screen>`;
    case 'help':
      return html`<help-screen
        .context=${context}
        .botId=${route.bot}
        .section=${route.section ?? ''}
      ></help-screen>`;
    case 'settings':
      return html`<settings-screen .context=${context}></settings-screen>`;
    case 'train':
      return html`<train-screen .context=${context}></train-screen>`;
    case 'continue':
    case 'shared':
      return html``;
  }
}
