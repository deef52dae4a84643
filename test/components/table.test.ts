import { expect } from '@open-wc/testing';
import type { TableScreen } from '../../components/table/table-screen.ts';
import type { Entry } from '../../core/engine/session.ts';
import { listGames, readLog } from '../../core/store/games.ts';
import template from '../../core/cli/template/bot.ts';
import { randomGame } from '../tools/random-game.ts';
import { find, loadPageStyles, settled, tableAfter, testContext, type TestContext } from './fixtures.ts';
import { playing, atBerth, begun, idle, setUp, sitDown } from './gull.ts';
import { waitUntil } from '../tools/wait-until.ts';

const read: Entry = { type: 'read' };
const sentence = (screen: TableScreen) => find(screen, 'bot-field h1, h1')?.textContent.trim();
const key = (name: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

async function stored({ database }: TestContext): Promise<Entry[]> {
  const [record] = await listGames(database);
  return record ? (await readLog(database, record.id)).map(({ entry }) => entry) : [];
}

async function press(screen: TableScreen, selector: string): Promise<void> {
  find(screen, selector)!.click();
  await settled(screen);
}

/** A voice that never ends by itself. */
const speaker = (onStop: () => void) => ({
  voices: () => Promise.resolve([]),
  hasVoice: () => true,
  speak: () => new Promise<never>(() => undefined),
  stop: onStop,
  unlock: () => undefined,
});

describe('table screen', () => {
  before(loadPageStyles);

  it('shows a step with its hero apart, and goes on', async () => {
    const screen = await sitDown(await testContext(), [...begun, read]);
    expect(find(screen, 'hero-number')).to.have.property('value', '8');
    expect(sentence(screen)).to.equal('Kisten auslegen.');
    await press(screen, '#next');
    expect(sentence(screen)).to.equal('Hisse die Flagge.');
  });

  it('counts its steps: how many there are is said when it is known', async () => {
    const counted = async (log: readonly Entry[]) =>
      find(await sitDown(await testContext(), log), '.title span')?.textContent;
    expect(await counted([...begun, read])).to.equal('Schritt 2');
    const answered: Entry = { type: 'answered', to: 'berth', value: '2' };
    expect(await counted([...atBerth, answered])).to.equal('Schritt 4 von 4');
  });

  it('goes on by a tap anywhere on the field and by the keys of a presenter', async () => {
    const context = await testContext('en');
    const screen = await sitDown(context, begun);
    await press(screen, 'bot-field');
    expect(await stored(context)).to.deep.equal([...begun, read]);
    key('PageDown');
    await settled(screen);
    key('PageUp');
    await settled(screen);
    expect(await stored(context)).to.deep.equal([...begun, read, read, { type: 'undone' }]);
  });

  it('a tap on the bare table does what the big button does; one in a gap or on a tool does not', async () => {
    const context = await testContext();
    const screen = await sitDown(context, idle);
    for (const selector of ['.events', 'nav', '#repeat', '#log']) await press(screen, selector);
    expect(await stored(context)).to.deep.equal(idle);
    await press(screen, 'your-side');
    expect((await stored(context)).at(-1)).to.deep.equal({ type: 'played', script: 'turn' });
  });

  it('a tap beside a board that can be tapped is no answer', async () => {
    const context = await testContext();
    const screen = await sitDown(context, idle, true);
    for (const selector of ['.taps', 'bot-field', 'your-side']) await press(screen, selector);
    expect(await stored(context)).to.deep.equal(idle);
  });

  it('leaves taps and page keys alone where they are switched off; a keyboard still plays', async () => {
    const context = await testContext('de', { tapAnywhere: false, presenter: false });
    const screen = await sitDown(context, begun);
    await press(screen, 'bot-field');
    for (const name of ['PageDown', 'ArrowDown']) key(name);
    await settled(screen);
    expect(await stored(context)).to.have.length(1);
    for (const name of [' ', 'Enter', 'ArrowRight', 'Backspace']) {
      key(name);
      await settled(screen);
    }
    expect(await stored(context)).to.deep.equal([...atBerth, { type: 'undone' }]);
  });

  it('is quiet at once, whatever is pressed', async () => {
    let stops = 0;
    const context = {
      ...(await testContext('de', { voice: true })),
      speaker: speaker(() => (stops += 1)),
    };
    const screen = await sitDown(context, begun);
    for (const input of [
      () => find(screen, '#log')?.click(),
      () => find(screen, '#menu')?.click(),
      () => key('Shift'),
    ]) {
      screen.acts.repeat();
      await screen.updateComplete;
      expect(screen.state.isSpeaking).to.equal(true);
      const before = stops;
      input();
      expect(screen.state.isSpeaking).to.equal(false);
      expect(stops).to.be.greaterThan(before);
    }
  });

  it('draws what a tap brings once, also while the voice speaks; and that it is quiet, where it brings nothing', async () => {
    const context = {
      ...(await testContext('de', { voice: true })),
      speaker: speaker(() => undefined),
    };
    const screen = await sitDown(context, begun);
    screen.acts.repeat();
    await settled(screen);
    let drawn = 0;
    screen.addEventListener('shown', () => (drawn += 1));
    find(screen, '#next')!.click();
    await screen.acts.settled;
    await settled(screen);
    expect(drawn).to.equal(1);
    expect(screen.state.isSpeaking).to.equal(true);
    find(screen, 'nav')!.click();
    await waitUntil(() => drawn === 2);
    expect(find(screen, '.label')?.textContent).to.equal('');
  });

  it('stores one entry for two quick taps', async () => {
    const context = await testContext();
    const screen = await sitDown(context, begun);
    find(screen, '#next')?.click();
    await press(screen, '#next');
    expect(await stored(context)).to.deep.equal([...begun, read]);
    expect(context.refusals).to.deep.equal([]);
    await press(screen, '#next');
    expect(await stored(context)).to.deep.equal([...begun, read, read]);
  });

  it('shows nothing that is not stored, and says why', async () => {
    const context = await testContext();
    const screen = await sitDown(context, begun);
    context.database.close();
    find(screen, '#next')?.click();
    await waitUntil(() => context.refusals.length === 1);
    expect(screen.state.game?.log).to.deep.equal(begun);
    expect(sentence(screen)).to.equal('Baue den Hafen auf.');
  });

  it('tells screen readers what our own voice does not say', async () => {
    const heard = async (voice: boolean) => {
      const screen = await sitDown(await testContext('de', { voice }), begun);
      return find(screen, '[aria-live]')?.textContent.trim();
    };
    expect(await heard(false)).to.equal('Baue den Hafen auf.');
    expect(await heard(true)).to.equal('');
  });

  it('says what undo takes back, before and after', async () => {
    const screen = await sitDown(await testContext(), setUp);
    expect(find(screen, '#undo')?.ariaLabel).to.equal('Zurück: Antwort »1« zurücknehmen');
    await press(screen, '#undo');
    expect(find(screen, '.note')?.textContent).to.equal('Zurückgenommen: »1«.');
    expect(find(screen, '[aria-live]')?.textContent).to.contain('Zurückgenommen: »1«.');
  });

  it('takes a place from the drawing', async () => {
    const context = await testContext();
    const screen = await sitDown(context, atBerth);
    await waitUntil(() => find(screen, '[data-place="2"]'));
    find(screen, '[data-place="2"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settled(screen);
    expect((await stored(context)).at(-1)).to.deep.include({ to: 'berth', value: '2' });
  });

  it('between turns a space that is tapped plays and answers', async () => {
    const context = await testContext();
    const screen = await sitDown(context, idle, true);
    await waitUntil(() => find(screen, '[data-place=c1]'));
    find(screen, '[data-place=c1]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await waitUntil(async () => (await stored(context)).length === idle.length + 2);
    expect((await stored(context)).slice(-2)).to.deep.equal([
      { type: 'played', script: 'sail' },
      { type: 'answered', to: 'where', value: 'c1' },
    ]);
  });

  it('offers as keys only what no board offers', async () => {
    const screen = await sitDown(await testContext(), idle, true);
    const events = find(screen, 'your-side')?.shadowRoot?.querySelectorAll('.event') ?? [];
    expect([...events].map(({ textContent }) => textContent.trim())).to.deep.equal([
      'Kisten entladen',
      'Plätze streichen',
    ]);
    find(screen, '.event')?.click();
    await settled(screen);
    expect(sentence(screen)).to.equal('Welche Kisten sind an Land?');
  });

  it('marks go where the board is tapped, and the mark that was chosen stays for the next question', async () => {
    const context = await testContext();
    const screen = await sitDown(context, playing('paint'));
    await waitUntil(() => find(screen, '[data-place="3"]'));
    find(screen, '[data-place="3"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settled(screen);
    for (const mark of ['blue', 'red']) await press(screen, `[data-mark=${mark}]`);
    await press(screen, '.done');
    expect((await stored(context)).at(-1)).to.deep.include({ value: { 3: 'blue', 1: 'red' } });
    expect(screen.state.draft).to.deep.equal({ marks: {}, brush: 'red' });
  });

  it('corrects an answer in the log, on its board', async () => {
    const context = await testContext();
    const screen = await sitDown(context, idle);
    await press(screen, '#log');
    await waitUntil(() => find(screen, 'log-dialog .given .key, .given .key'));
    find(screen, '.given .key')?.click();
    const field = find(screen, 'bot-field')!;
    await waitUntil(() => find(field, '[data-place="3"]'));
    expect(screen.state.sheet).to.equal(undefined);
    expect(find<HTMLDialogElement>(find(screen, 'log-dialog')!, 'dialog')?.open).to.equal(false);
    find(field, '[data-place="3"]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settled(screen);
    const [reopened, answered] = (await stored(context)).slice(-2);
    expect(reopened).to.deep.equal({ type: 'reopened', at: 1 });
    expect(answered).to.deep.include({ type: 'answered', value: '3' });
  });

  it('refuses to write when another tab has the game, until it takes over', async () => {
    const context = await testContext();
    const first = await sitDown(context, setUp);
    const second = document.createElement('table-screen');
    Object.assign(second, { context, gameId: first.gameId });
    document.body.append(second);
    await waitUntil(() => find(second, '.elsewhere'), 'the second tab does not notice');
    second.acts.main();
    await settled(second);
    expect(await stored(context)).to.deep.equal(setUp);
    find(second, '.elsewhere .main')?.click();
    await waitUntil(() => find(first, '.elsewhere'), 'the first tab does not notice');
    await waitUntil(() => find(second, 'your-side'));
    second.remove();
  });

  it('a digit is taken back by its key, and nothing else is', async () => {
    const context = await testContext();
    const { deeds } = randomGame(template, 7, { deck: 'built-in' }).session;
    const end = deeds.findIndex((deed) => deed.type === 'played' && deed.script === 'end');
    const asked = [...deeds.slice(0, end + 1), read];
    const screen = await tableAfter(context, asked);
    for (const name of ['1', '2', 'Backspace']) key(name);
    await settled(screen);
    expect(find(screen, 'output')?.textContent).to.equal('1');
    expect(await stored(context)).to.deep.equal(asked);
  });

  it('tells once that there is no voice, and plays on', async () => {
    const said: unknown[] = [];
    const context: TestContext = {
      ...(await testContext('de', { voice: true })),
      set: (...setting) => Promise.resolve(void said.push(setting)),
    };
    const screen = await sitDown(context, begun);
    await press(screen, '#next');
    await waitUntil(() => find(screen, '.note')?.textContent.includes('keine deutsche Stimme'));
    expect(find(screen, '[aria-live]')?.textContent, 'screen readers')
      .to.contain('keine deutsche Stimme')
      .and.to.contain('8 Kisten');
    await press(screen, '#next');
    expect(find(screen, '.note')).to.equal(undefined);
    expect(said, 'it is remembered').to.deep.equal([['voiceNotice', false]]);
  });

  it('tells it at no later table: there all the room is for the game', async () => {
    const screen = await sitDown(await testContext('de', { voice: true, voiceNotice: false }), begun);
    await press(screen, '#next');
    await waitUntil(() => find(screen, '[aria-live]')?.textContent.includes('8 Kisten'));
    expect(find(screen, '.note')).to.equal(undefined);
  });

  for (const language of ['de', 'en'] as const)
    for (const [what, log] of [
      ['a step', begun],
      ['a place', atBerth],
      ['your turn', idle],
      ['a choice', [...playing('turn'), read]],
      ['several', playing('unload')],
      ['marks', playing('paint')],
    ] as const)
      it(`is accessible at ${what} (${language})`, async () => {
        await expect(await sitDown(await testContext(language), log)).to.be.accessible();
      });

  it('leads to the training when the microphone is switched on and no words are known', async () => {
    const context = await testContext();
    const screen = await sitDown(context, setUp);
    find(screen, '#mic')?.click();
    await waitUntil(() => context.routes.length > 0);
    expect(context.routes).to.deep.equal([{ at: 'train' }]);
  });

  it('goes on by itself where the player wants that, and stops when told to', async () => {
    const context = await testContext('de', { countdown: '5' });
    const screen = await sitDown(context, begun);
    await waitUntil(() => find(screen, '#next')?.textContent.includes('weiter in 5 s'));
    find(screen, '#hold')?.click();
    await waitUntil(() => !find(screen, '#next')?.textContent.includes('weiter in'));
    expect(find(screen, '#hold')).to.equal(undefined);
    await press(screen, '#next');
    await waitUntil(() => find(screen, '#next')?.textContent.includes('weiter in 4 s'));
    await press(screen, '#log');
    expect(screen.state.left).to.equal(undefined);
    expect(find(screen, '#next')?.textContent).to.not.contain('weiter in');
    expect(await stored(context)).to.have.length(2);
  });
});

describe('a setting changes only what depends on it', () => {
  /** What the parts of a table were drawn from, and their elements. */
  const drawnFrom = (screen: TableScreen) => {
    const { text, game, faces, draft } = find(screen, 'bot-field') as unknown as Record<string, unknown>;
    return [text, game, faces, draft, find(screen, 'board-view') && lying(screen)];
  };
  const lying = (screen: TableScreen) =>
    (find(screen, 'board-view') as unknown as { lying: unknown } | undefined)?.lying;

  it('voice and theme leave words, drawings and boards as they are; the language makes new words', async () => {
    const context = await testContext('de');
    const screen = await sitDown(context, atBerth);
    const before = drawnFrom(screen);
    expect(lying(screen)).to.be.an('object');
    screen.context = { ...context, theme: 'dark', settings: { ...context.settings, voice: true } };
    await screen.updateComplete;
    expect(drawnFrom(screen).map((part, n) => part === before[n])).to.not.contain(false);
    expect(find(screen, '#voice')?.ariaLabel).to.equal('Stimme ausschalten');
    const { language, text, textWith } = await testContext('en');
    screen.context = { ...context, language, text, textWith };
    await screen.updateComplete;
    expect(sentence(screen)).to.equal('Where is your boat?');
  });
});
