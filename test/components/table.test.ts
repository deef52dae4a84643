import { aTimeout, expect, waitUntil } from '@open-wc/testing';
import type { TableScreen } from '../../components/table/table-screen.ts';
import type { Entry } from '../../core/engine/session.ts';
import { listGames, readLog } from '../../core/store/games.ts';
import { find, setUp, tableAfter, testContext, type TestContext } from './fixtures.ts';

const read: Entry = { type: 'read' };
const allRead = (log: readonly Entry[], steps: number): Entry[] => [
  ...log,
  ...Array<Entry>(steps).fill(read),
];
const sentence = (screen: TableScreen) => find(screen, 'bot-field h1, h1')?.textContent.trim();

async function stored(context: TestContext): Promise<Entry[]> {
  const [record] = await listGames(context.database);
  return record ? (await readLog(context.database, record.id)).map(({ entry }) => entry) : [];
}

async function press(screen: TableScreen, selector: string, context: TestContext): Promise<void> {
  const before = (await stored(context)).length;
  find(screen, selector)?.click();
  await waitUntil(async () => (await stored(context)).length > before);
  await screen.updateComplete;
}

describe('table screen', () => {
  it('shows a step with its hero apart, and goes on', async () => {
    const context = await testContext();
    const screen = await tableAfter(context, [{ type: 'played', script: 'set-up' }, read]);
    expect(find(screen, 'hero-number')).to.have.property('value', '8');
    expect(sentence(screen)).to.equal('große Artefakte auslegen.');
    await press(screen, '#next', context);
    expect(sentence(screen)).to.contain('Plättchen für das Spielende');
  });

  it('goes on by a tap anywhere on the field and by the keys of a presenter', async () => {
    const context = await testContext('en');
    const screen = await tableAfter(context, [{ type: 'played', script: 'set-up' }]);
    await press(screen, 'bot-field', context);
    expect((await stored(context)).at(-1)).to.deep.equal(read);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown' }));
    await waitUntil(async () => (await stored(context)).length === 3);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp' }));
    await waitUntil(async () => (await stored(context)).at(-1)?.type === 'undone');
  });

  it('a tap on the bare table does what the big button does; one on a board, in a gap or on a tool does not', async () => {
    const context = await testContext();
    const screen = await tableAfter(context, allRead(setUp, 2));
    const before = (await stored(context)).length;
    for (const selector of ['.events', 'nav', '#repeat', '#log']) find(screen, selector)?.click();
    await aTimeout(100);
    expect(await stored(context)).to.have.length(before);
    await press(screen, 'your-side', context);
    expect((await stored(context)).at(-1)).to.deep.equal({ type: 'played', script: 'turn' });
  });

  it('leaves taps and page keys alone where they are switched off; a keyboard still plays', async () => {
    const context = await testContext('de', { tapAnywhere: false, presenter: false });
    const screen = await tableAfter(context, [{ type: 'played', script: 'set-up' }]);
    find(screen, 'bot-field')?.click();
    dispatchEvent(new KeyboardEvent('keydown', { key: 'PageDown' }));
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
    await aTimeout(100);
    expect(await stored(context)).to.have.length(1);
    for (const [n, key] of [' ', 'Enter', 'ArrowRight'].entries()) {
      dispatchEvent(new KeyboardEvent('keydown', { key }));
      await waitUntil(async () => (await stored(context)).length === n + 2);
      await screen.updateComplete;
    }
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Backspace' }));
    await waitUntil(async () => (await stored(context)).at(-1)?.type === 'undone');
  });

  it('is quiet at once, whatever is pressed', async () => {
    let stops = 0;
    const context = {
      ...(await testContext('de', { voice: true })),
      speaker: {
        voices: () => Promise.resolve([]),
        speak: () => new Promise<never>(() => undefined),
        stop: () => (stops += 1),
        unlock: () => undefined,
      },
    };
    const screen = await tableAfter(context, [{ type: 'played', script: 'set-up' }]);
    for (const input of [
      () => find(screen, '#log')?.click(),
      () => find(screen, '#menu')?.click(),
      () => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })),
    ]) {
      screen.deeds.repeat();
      await screen.updateComplete;
      expect(screen.isSpeaking).to.equal(true);
      const before = stops;
      input();
      expect(screen.isSpeaking).to.equal(false);
      expect(stops).to.be.greaterThan(before);
    }
  });

  it('stores one entry for two quick taps', async () => {
    const context = await testContext();
    const screen = await tableAfter(context, [{ type: 'played', script: 'set-up' }]);
    find(screen, '#next')?.click();
    find(screen, '#next')?.click();
    await waitUntil(async () => (await stored(context)).length > 1);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await stored(context)).to.have.length(2);
  });

  it('tells screen readers what our own voice does not say', async () => {
    const read = async (voice: boolean) => {
      const screen = await tableAfter(await testContext('de', { voice }), [
        { type: 'played', script: 'set-up' },
      ]);
      return find(screen, '[aria-live]')?.textContent.trim();
    };
    expect(await read(false)).to.contain('Baue das Spiel für zwei auf.');
    expect(await read(true)).to.equal('');
  });

  it('says what undo takes back, before and after', async () => {
    const context = await testContext();
    const screen = await tableAfter(context, setUp);
    const undo = find(screen, '#undo');
    expect(undo?.getAttribute('aria-label')).to.equal('Zurück: Antwort »1« zurücknehmen');
    await press(screen, '#undo', context);
    await waitUntil(() => find(screen, '.note')?.textContent.includes('Die Antwort »1« gilt nicht mehr.'));
    expect(find(screen, '[aria-live]')?.textContent).to.contain('Die Antwort »1« gilt nicht mehr.');
  });

  it('takes a place from the drawing', async () => {
    const context = await testContext();
    const screen = await tableAfter(context, allRead([{ type: 'played', script: 'set-up' }], 7));
    const fields = find(screen, 'energy-circle')?.shadowRoot?.querySelectorAll('[role=button]') ?? [];
    expect(fields).to.have.length(12);
    fields[4]?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    await waitUntil(async () => (await stored(context)).at(-1)?.type === 'answered');
    expect((await stored(context)).at(-1)).to.deep.include({ to: 'set-up-marker', value: '5' });
  });

  it('offers the quick event only where artifacts are tracked', async () => {
    const tally = { white: 2, yellow: 2, red: 2, blue: 2 };
    const tracked: Entry[] = [
      { type: 'played', script: 'set-up' },
      { type: 'answered', to: 'set-up-stock', value: tally },
      { type: 'answered', to: 'set-up-marker', value: '1' },
      read,
      read,
    ];
    const context = await testContext();
    const screen = await tableAfter(context, tracked, { artifacts: 'track' });
    expect(find(screen, '.event')?.textContent).to.contain('Großes Artefakt genommen');
    await press(screen, '.event', context);
    expect(sentence(screen)).to.equal('Welche Farbe hat das Artefakt?');
    const other = await testContext();
    expect(find(await tableAfter(other, allRead(setUp, 2)), '.event')).to.equal(undefined);
  });

  it('refuses to write when another tab has the game, until it takes over', async () => {
    const context = await testContext();
    const first = await tableAfter(context, setUp);
    const second = document.createElement('table-screen');
    Object.assign(second, { context, gameId: first.gameId });
    document.body.append(second);
    await waitUntil(() => find(second, '.elsewhere'), 'the second tab does not notice', { timeout: 3000 });
    find(second, '.elsewhere .main')?.click();
    await waitUntil(() => find(first, '.elsewhere'), 'the first tab does not notice', { timeout: 3000 });
    await waitUntil(() => find(second, 'your-side'));
    second.remove();
  });

  it('tells once that there is no voice, and plays on', async () => {
    const context = await testContext('de', { voice: true });
    const screen = await tableAfter(context, [{ type: 'played', script: 'set-up' }]);
    await press(screen, '#next', context);
    await waitUntil(() => find(screen, '.note')?.textContent.includes('keine deutsche Stimme'), '', {
      timeout: 5000,
    });
    const read = () => find(screen, '[aria-live]')?.textContent;
    expect(read(), 'screen readers').to.contain('keine deutsche Stimme').and.to.contain('8 große Artefakte');
    await press(screen, '#next', context);
    expect(find(screen, '.note')).to.equal(undefined);
  });

  for (const language of ['de', 'en'] as const)
    for (const [what, log] of [
      ['a step', [{ type: 'played', script: 'set-up' }]],
      ['a place', allRead([{ type: 'played', script: 'set-up' }], 7)],
      ['your turn', allRead(setUp, 2)],
      ['a choice', [...setUp, { type: 'played', script: 'turn' }, read]],
    ] as const)
      it(`is accessible at ${what} (${language})`, async () => {
        await expect(await tableAfter(await testContext(language), log)).to.be.accessible();
      });

  it('leads to the training when the microphone is switched on and no words are known', async () => {
    const context = await testContext();
    const screen = await tableAfter(context, setUp);
    find(screen, '#mic')?.click();
    await waitUntil(() => context.routes.length > 0);
    expect(context.routes).to.deep.equal([{ at: 'train' }]);
  });

  it('goes on by itself where the player wants that, and stops when told to', async () => {
    const context = await testContext('de', { countdown: '5' });
    const screen = await tableAfter(context, [{ type: 'played', script: 'set-up' }]);
    await waitUntil(() => find(screen, '#next')?.textContent.includes('weiter in 5 s'));
    find(screen, '#hold')?.click();
    await screen.updateComplete;
    expect(find(screen, '#next')?.textContent).to.not.contain('weiter in');
    expect(find(screen, '#hold')).to.equal(undefined);
    await press(screen, '#next', context);
    await waitUntil(() => find(screen, '#next')?.textContent.includes('weiter in 5 s'));
    find(screen, '#log')?.click();
    await aTimeout(1200);
    expect(find(screen, '#next')?.textContent).to.not.contain('weiter in');
    expect(await stored(context)).to.have.length(2);
  });
});
