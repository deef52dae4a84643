/** Stands in the page itself and runs before anything is painted: see `first-page.ts`. */
import { dress, known } from './dress.ts';

/** The scripts of a table, of a trial turn and of each bot: put in when the app is built. */
declare const scripts: {
  readonly table: readonly string[];
  readonly try: readonly string[];
  readonly bots: Readonly<Record<string, readonly string[]>>;
};

const settings = known();
dress(settings);
const { dataset } = document.documentElement;
dataset['start'] = /^#?\/?$/.test(location.hash) ? settings.home : 'elsewhere';

const [, at, id = ''] = /^#?\/?(table|try)\/([^/]*)/.exec(location.hash) ?? [];
if (at === 'table' || at === 'try') {
  const [game, played = ''] = settings.table.split(' ');
  const bot = at === 'try' ? id : id === game ? played : '';
  const own = scripts.bots[bot];
  if (own) dataset['bot'] = bot;
  for (const name of [...scripts[at], ...(own ?? [])])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `./${name}` }),
    );
}
