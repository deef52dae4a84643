import { expect } from '@open-wc/testing';
import { createModel } from '../../core/voice/listen/match.ts';
import { listPlayers } from '../../core/store/voices.ts';
import { befalls, hearsInTests, sayInto } from '../tools/microphone.ts';
import { waitUntil } from '../tools/wait-until.ts';
import { spelled } from '../voice/signals.ts';
import { find, settled, testContext, type TestContext } from './fixtures.ts';
import { begun, sitDown } from './gull.ts';
import { heardIn, keepVoice, takesOf, type Vowels } from './trained.ts';

const others: Vowels = { repeat: 'iea', stop: 'oae', undo: 'eui' };
const ada: Vowels = { next: 'aia', why: 'uou', ...others };
const ben: Vowels = { next: 'uou', why: 'aia', ...others };

async function sit(player: string) {
  const context = await testContext('de', { player });
  await keepVoice(context.database, 'Ada', ada);
  await keepVoice(context.database, 'Ben', ben);
  const screen = await sitDown(context, begun);
  find(screen, '#mic')?.click();
  await waitUntil(() => find(screen, '#mic.listening'));
  const read = () => (screen.state.game?.session.deeds.length ?? 0) - begun.length;
  /** Says it, and waits until so many steps are read. */
  const say = async (sound: Float32Array, steps: number) => {
    sayInto(sound);
    await waitUntil(() => read() === steps, `${steps} steps are not read`);
    await settled(screen);
  };
  return { context, screen, read, say };
}

const takesKept = async ({ database }: TestContext, word: string): Promise<number> =>
  (await listPlayers(database)).find(({ player }) => player === 'Ada')?.takes[word]?.length ?? 0;

describe('a trained voice at the table', () => {
  hearsInTests();

  it('is that of the player who was chosen, whatever others call so', async () => {
    const atBens = await sit('Ben');
    await atBens.say(spelled('uou', 1.5), 1);
    atBens.screen.remove();
    const atAdas = await sit('Ada');
    sayInto(spelled('uou', 1.5));
    await waitUntil(() => find(atAdas.screen, 'why-dialog'));
    expect(atAdas.read()).to.equal(0);
    atAdas.screen.remove();
  });

  for (const [what, permission, sentence] of [
    ['unplugged', 'granted', 'Hier ist kein Mikrofon.'],
    ['forbidden', 'denied', 'Das Mikrofon ist nicht erlaubt.'],
  ] as const)
    it(`tells that its microphone was ${what} in the middle of a game, and listens again after a tap`, async () => {
      const { permissions } = navigator;
      const query = permissions.query.bind(permissions);
      permissions.query = () => Promise.resolve({ state: permission } as PermissionStatus);
      const { screen, say } = await sit('Ada');
      await say(spelled('aia', 1.5), 1);
      befalls('ended');
      await waitUntil(() => find(screen, '.note')?.textContent.includes(sentence), 'nothing is told');
      expect(find(screen, '#mic.listening')).to.equal(undefined);
      permissions.query = query;
      find(screen, '#mic')?.click();
      await waitUntil(() => find(screen, '#mic.listening'));
      await say(spelled('aia', 1.5), 2);
      screen.remove();
    });

  it('tells that its microphone is muted, and goes on when that is over', async () => {
    const { screen, say } = await sit('Ada');
    befalls('mute');
    await waitUntil(() => find(screen, '.note')?.textContent.includes('Das Mikrofon ist stumm geschaltet.'));
    expect(find(screen, '#mic.listening')).to.equal(undefined);
    befalls('unmute');
    await waitUntil(() => find(screen, '#mic.listening'));
    await say(spelled('aia', 1.5), 1);
    screen.remove();
  });

  describe('said with effort', () => {
    const sure = spelled('aia', 1.5);
    /** As it is hardly understood. */
    const model = createModel(
      Object.fromEntries(Object.entries(ada).map(([word, letters]) => [word, takesOf(letters)])),
    );
    const confidence = (sound: Float32Array): number => {
      const verdict = model.recognise(heardIn(sound), new Set(Object.keys(ada)));
      return verdict.kind === 'words' && verdict.words[0]?.word === 'next' ? verdict.words[0].confidence : 0;
    };
    const hardly = Array.from({ length: 40 }, (_, n) => spelled('aia', 1.5 + (n % 4) / 4, 0.01 * n)).find(
      (sound) => {
        const how = confidence(sound);
        return how > 0.1 && how < 0.35;
      },
    )!;

    /** The takes of "next" as soon as one more is kept. */
    const learned = async (context: TestContext): Promise<number> => {
      for (;;) {
        const kept = await takesKept(context, 'next');
        if (kept > 3) return kept;
      }
    };

    it('is learned when the player goes on', async () => {
      const { context, screen, say } = await sit('Ada');
      await say(hardly, 1);
      expect(await takesKept(context, 'next')).to.equal(3);
      await say(sure, 2);
      expect(await learned(context)).to.equal(4);
      screen.remove();
    });

    for (const how of ['by word', 'by a tap'])
      it(`is not learned when it is taken back right after, ${how}`, async () => {
        const { context, screen, read, say } = await sit('Ada');
        await say(hardly, 1);
        if (how === 'by word') sayInto(spelled(ada['undo']!, 1.5));
        else screen.acts.undo();
        await waitUntil(() => read() === 0, 'it is not taken back');
        await settled(screen);
        await say(sure, 1);
        await say(hardly, 2);
        await say(sure, 3);
        // This one was confirmed, and is the only one that was learned.
        expect(await learned(context)).to.equal(4);
        screen.remove();
      });
  });
});
