import { expect, fixture, html } from '@open-wc/testing';
import '../../components/settings/train-screen.ts';
import type { TrainScreen } from '../../components/settings/train-screen.ts';
import { listPlayers } from '../../core/store/voices.ts';
import { hear, hearsInTests, sayInto } from '../tools/microphone.ts';
import { waitUntil } from '../tools/wait-until.ts';
import { quiet, spelled } from '../voice/signals.ts';
import { find, testContext, type TestContext } from './fixtures.ts';
import { keepVoice, type Vowels } from './trained.ts';

const open = (context: TestContext): Promise<TrainScreen> =>
  fixture<TrainScreen>(html`<train-screen .context=${context}></train-screen>`);

const shown = (screen: TrainScreen): string => find(screen, 'main')?.innerText ?? '';
const asked = (screen: TrainScreen): string | undefined => find(screen, '.word')?.textContent;
const flaw = (screen: TrainScreen): string | undefined => find(screen, '.flaw')?.textContent;

/** Says it, and waits for what the wizard makes of it. */
async function say(screen: TrainScreen, letters: string, take: number, level = 1): Promise<string> {
  const before = shown(screen);
  sayInto(spelled(letters, take).map((sample) => level * sample));
  await waitUntil(() => shown(screen) !== before, `nothing comes of ${letters} at: ${before}`);
  return shown(screen);
}

async function sayThrice(screen: TrainScreen, letters: string): Promise<void> {
  for (const take of [0, 1, 2]) await say(screen, letters, take);
}

/** The wizard, with the first words. */
async function begin(context: TestContext): Promise<TrainScreen> {
  const screen = await open(context);
  find(screen, '[data-group=first]')?.click();
  await waitUntil(() => asked(screen));
  return screen;
}

describe('training a voice', () => {
  hearsInTests();

  it('shows how far a voice stands above the room, and that it is over', async () => {
    const screen = await begin(await testContext());
    const meter = find<HTMLProgressElement>(screen, '.level')!;
    expect(meter.getBoundingClientRect().height).to.be.above(10);
    hear(quiet(1));
    hear(spelled('aia', 0));
    await waitUntil(() => meter.value > meter.max / 2, 'the meter does not rise');
    hear(quiet(3));
    await waitUntil(() => meter.value < meter.max / 4, 'the meter does not fall');
    find(screen, '#stop')?.click();
  });

  it('stores a word of which three takes are there', async () => {
    const context = await testContext();
    const screen = await begin(context);
    await sayThrice(screen, 'aia');
    expect(asked(screen)).to.equal('wiederholen');
    find(screen, '#stop')?.click();
    await waitUntil(() => find(screen, '[data-word=next]'));
    const [voice] = await listPlayers(context.database);
    expect(Object.entries(voice!.takes).map(([word, takes]) => [word, takes.length])).to.deep.equal([
      ['next', 3],
    ]);
  });

  it('asks again for a take that is quiet or unlike the others, and says why', async () => {
    const screen = await begin(await testContext());
    await sayThrice(screen, 'aia');
    expect(await say(screen, 'uou', 0)).to.contain('2. Mal');
    expect(await say(screen, 'eui', 1)).to.contain('2. Mal');
    expect(flaw(screen)).to.equal('Das klang anders als vorhin. Bitte noch einmal.');
    expect(await say(screen, 'uou', 1)).to.contain('3. Mal');
    expect(flaw(screen)).to.equal('');
    expect(await say(screen, 'uou', 2, 0.02)).to.contain('3. Mal');
    expect(flaw(screen)).to.equal(
      'Das war zu leise. Warte einen Augenblick, dann noch einmal, etwas lauter.',
    );
    await say(screen, 'uou', 2);
    expect(asked(screen)).to.equal('warum');
    find(screen, '#stop')?.click();
  });

  it('asks nobody to speak louder who says one word right after the other', async () => {
    const screen = await begin(await testContext());
    for (let n = 0; n < 36; n++) {
      const before = shown(screen);
      hear(quiet(0.25), spelled('aia', n % 3), quiet(0.35));
      await waitUntil(() => shown(screen) !== before, `nothing is heard at: ${before}`);
      expect(flaw(screen), `take ${n}`).to.equal('');
    }
    expect(shown(screen)).to.contain('Wort 13 von 21, 1. Mal');
    find(screen, '#stop')?.click();
  });

  it('begins a word again whose first take was the wrong one', async () => {
    const screen = await begin(await testContext());
    await sayThrice(screen, 'aia');
    await say(screen, 'eui', 0);
    expect(await say(screen, 'uou', 0)).to.contain('2. Mal');
    expect(await say(screen, 'uou', 1)).to.contain('1. Mal');
    find(screen, '#stop')?.click();
  });
});

describe('how well it hears a player', () => {
  hearsInTests();
  const words: Vowels = { next: 'aia', stop: 'uou', why: 'iea', '3': 'oae', '5': 'eui' };
  const named: Readonly<Record<string, keyof typeof words>> = {
    weiter: 'next',
    stopp: 'stop',
    warum: 'why',
    drei: '3',
    fünf: '5',
  };

  it('is told, with the words that were missed by name', async () => {
    const context = await testContext();
    await keepVoice(context.database, 'Ada', words);
    const screen = await open(context);
    await waitUntil(() => find(screen, '#test'));
    find(screen, '#test')?.click();
    await waitUntil(() => asked(screen));
    for (let word = asked(screen); word !== undefined; word = asked(screen))
      await say(screen, words[word === 'warum' ? 'next' : named[word]!]!, 1.5);
    expect(find(screen, '.result')?.innerText).to.equal('4 von 5 verstanden, 80 % Nicht verstanden: warum.');
    const missed = Object.keys(words).filter((word) => find(screen, `[data-word='${word}'].missed`));
    expect(missed).to.deep.equal(['why']);
  });

  it('is asked with the words at risk first, and names what they are taken for', async () => {
    const context = await testContext();
    await keepVoice(context.database, 'Ada', { ...words, undo: 'uou' });
    const screen = await open(context);
    await waitUntil(() => find(screen, '.risks'));
    expect(find(screen, '.risks')?.innerText).to.contain('stopp – zurück');
    find(screen, '#test')?.click();
    await waitUntil(() => asked(screen));
    const first = asked(screen);
    await say(screen, 'uou', 1.5);
    expect([first, asked(screen)]).to.have.members(['stopp', 'zurück']);
    find(screen, '#stop')?.click();
  });
});

describe('several players', () => {
  it('have words of their own, and a tap on a name takes theirs', async () => {
    const chosen: unknown[] = [];
    const context: TestContext = {
      ...(await testContext('de', { player: 'Ada' })),
      set: (...setting) => Promise.resolve(void chosen.push(setting)),
    };
    await keepVoice(context.database, 'Ada', { next: 'aia', stop: 'uou' });
    await keepVoice(context.database, 'Ben', { next: 'uou', stop: 'aia', why: 'iea' });
    const screen = await open(context);
    const count = () => find(screen, '[data-group=first] span')?.innerText;
    await waitUntil(() => count() === '2 von 21');
    const others = [...screen.renderRoot.querySelectorAll<HTMLElement>('label + .words .key')];
    expect(others.map(({ innerText }) => innerText)).to.deep.equal(['Ben']);
    others[0]!.click();
    await waitUntil(() => count() === '3 von 21');
    expect(find<HTMLInputElement>(screen, 'input')?.value).to.equal('Ben');
    expect(chosen).to.deep.equal([['player', 'Ben']]);
  });
});
