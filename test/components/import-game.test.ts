import { expect } from '@open-wc/testing';
import { sessionOf } from '../../components/files/stored-game.ts';
import { importGame } from '../../components/files/import.ts';
import bot from '../../core/cli/template/bot.ts';
import { writeGameFile } from '../../core/engine/file.ts';
import type { BaseState, Bot, Script } from '../../core/engine/bot.ts';
import { listGames } from '../../core/store/games.ts';
import { refusal } from '../store/fixtures.ts';
import { setUp, startOf, testContext } from './fixtures.ts';

const start = startOf(bot);
const text = writeGameFile(start, setUp);
const begun = bot.start(start.options, [1, 2, 3, 4], bot.cards.shipped);

async function imported(content: string) {
  const { database } = await testContext();
  const said = await refusal(() => importGame(database, new Blob([content])));
  return { said, games: await listGames(database) };
}

describe('a game from a file', () => {
  it('is in the list, as often as it is fetched', async () => {
    const { database } = await testContext();
    for (let i = 0; i < 2; i++) await importGame(database, new Blob([text]));
    expect((await listGames(database)).map(({ length }) => length)).to.deep.equal([
      setUp.length,
      setUp.length,
    ]);
  });

  it('of an older app comes as far as the rules of today take it', async () => {
    const older = writeGameFile({ ...start, rules: 0 }, setUp).replace('"market"', '"fair"');
    const { said, games } = await imported(older);
    expect([said, games[0]?.length, games[0]?.rules]).to.deep.equal(['nothing refused', setUp.length, 0]);
  });

  for (const of of [
    ['salt', 'nothing'],
    ['nothing', 'salt'],
  ])
    it(`is tried out where a script asks until there is ${of.join(' or ')}`, () => {
      const turn: Script<BaseState, string> = (_s, table) => {
        while (table.choice({ say: 'market', of }) !== 'nothing');
      };
      const asks: Bot = { ...bot, scripts: { ...bot.scripts, turn } };
      expect(sessionOf({ bot: asks, start, log: [setUp[0]!] }).deeds).to.have.length(1);
    });

  const bad: [name: string, content: string, say: string][] = [
    ['an answer that nobody may give', text.replace('"salt"', '"gold"'), 'refused-answer'],
    [
      'a state that no game has',
      writeGameFile(start, [
        { type: 'resumed', rules: bot.rules, state: { ...begun, isSetUp: true, deck: null } },
        { type: 'played', script: 'turn' },
      ]),
      'refused-state',
    ],
    [
      'hundreds of corrections',
      writeGameFile(start, [
        ...setUp,
        ...Array.from({ length: 400 }, () => ({ type: 'corrected', at: 0, value: true }) as const),
      ]),
      'refused-log',
    ],
    ['no end', text.slice(0, -20), 'refused-file-json'],
    ['a backup in it', '{"visavis":1,"games":[],"cards":[],"settings":[]}', 'refused-file-other'],
    ['an unknown bot', '{"visavis":1,"bot":"nobody"}', 'refused-bot'],
    ['far too much in it', text + ' '.repeat(4_000_000), 'refused-file-large'],
  ];
  for (const [name, content, say] of bad)
    it(`with ${name} is told apart and not kept`, async () => {
      expect(await imported(content)).to.deep.equal({ said: say, games: [] });
    });
});
