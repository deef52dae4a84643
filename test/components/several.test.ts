import { expect } from '@open-wc/testing';
import type { TableScreen } from '../../components/table/table-screen.ts';
import { fits, type Expects } from '../../core/engine/expects.ts';
import { meaning, vocabulary } from '../../core/voice/grammar.ts';
import type { Word } from '../../core/voice/words.ts';
import { recognisesInTests, StandIn } from '../tools/recognition.ts';
import { find, settled, testContext } from './fixtures.ts';
import { playing, sitDown } from './gull.ts';
import { waitUntil } from '../tools/wait-until.ts';

const asked = playing('unload');
const expects: Expects = { kind: 'several', of: ['red', 'blue', 'herring', 'salt'], min: 1 };

const keys = (root: Element) => [
  ...(find(root, 'answer-several')?.shadowRoot?.querySelectorAll<HTMLButtonElement>('[data-option]') ?? []),
];
const pressed = (root: Element) =>
  keys(root)
    .filter(({ ariaPressed }) => ariaPressed === 'true')
    .map(({ dataset }) => dataset['option']);
const done = (root: Element) => find<HTMLButtonElement>(root, 'answer-several .done, .done')!;
const answer = (screen: TableScreen) => screen.state.game?.session.deeds.at(-1);

async function type(screen: TableScreen, ...names: readonly string[]): Promise<void> {
  for (const key of names) dispatchEvent(new KeyboardEvent('keydown', { key }));
  await settled(screen);
}

async function tap(screen: TableScreen, root: Element, ...options: readonly string[]): Promise<void> {
  for (const option of options) find(root, `[data-option=${option}]`)?.click();
  await settled(screen);
}

describe('which of these?', () => {
  it('is tapped in any order, taken back with a second tap, and answered in the order of the question', async () => {
    const screen = await sitDown(await testContext(), asked);
    expect(keys(screen).map(({ innerText }) => innerText.replace(/\s+/g, ' '))).to.deep.equal([
      '1 die rote',
      '2 die blaue',
      '3 Hering',
      '4 Salz',
    ]);
    expect([done(screen).disabled, done(screen).innerText]).to.deep.equal([true, 'Noch 1 wählen']);
    await tap(screen, screen, 'salt', 'herring', 'red', 'herring');
    expect(pressed(screen)).to.deep.equal(['red', 'salt']);
    expect(done(screen).innerText).to.equal('Fertig: 2');
    done(screen).click();
    await settled(screen);
    expect(answer(screen)).to.deep.equal({ type: 'answered', to: 'which-crates', value: ['red', 'salt'] });
    expect(find(screen, '#undo')?.ariaLabel).to.equal('Zurück: Antwort »die rote, Salz« zurücknehmen');
  });

  it('is typed by number, and Enter says that these are all', async () => {
    const screen = await sitDown(await testContext(), asked);
    await type(screen, 'Enter');
    expect(screen.state.game?.log, 'none is too few').to.deep.equal(asked);
    await type(screen, '4', '2', '7', '4');
    expect(pressed(screen)).to.deep.equal(['blue']);
    await type(screen, '3', 'Enter');
    expect(answer(screen)).to.deep.include({ value: ['blue', 'herring'] });
  });

  it('leaves Enter to a key that has the focus', async () => {
    const screen = await sitDown(await testContext(), asked);
    await type(screen, '1');
    const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true });
    keys(screen)[1]?.dispatchEvent(event);
    await settled(screen);
    expect(screen.state.game?.log).to.deep.equal(asked);
  });

  it('is not typed on a sheet that lies over it', async () => {
    const screen = await sitDown(await testContext(), asked);
    find(screen, '#log')?.click();
    await settled(screen);
    const log = find(screen, 'log-dialog')!;
    const type = (key: string) =>
      find(log, 'h2')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    type('1');
    await settled(screen);
    expect(pressed(find(screen, 'your-side')!)).to.deep.equal([]);
  });

  const rows: readonly [said: readonly Word[], meant: unknown][] = [
    [['red', 'done'], ['red']],
    [
      ['4', 'blue', 'done'],
      ['blue', 'salt'],
    ],
    [['3'], 'more'],
    [['done'], 'unknown'],
    [['red', 'red'], 'unknown'],
    [
      ['red', '4', '3', 'blue'],
      ['red', 'blue', 'herring', 'salt'],
    ],
    [['red', 'undo'], 'undo'],
  ];
  for (const [said, meant] of rows)
    it(`said as "${said.join(', ')}" means ${JSON.stringify(meant)}`, () => {
      const means = meaning(said, expects);
      const found =
        means.kind === 'answer' ? means.value : means.kind === 'command' ? means.command : means.kind;
      expect(found).to.deep.equal(meant);
      expect(means.kind !== 'answer' || fits(expects, means.value)).to.equal(true);
    });

  it('listens for what was not said yet, and for "done" once there is enough', () => {
    expect(vocabulary(expects)).to.include.members(['red', 'blue', '3', '4']).and.not.include('done');
    expect(vocabulary(expects, ['red']))
      .to.include.members(['blue', '3', '4', 'done'])
      .and.not.include('red');
  });

  describe('by voice', () => {
    recognisesInTests();

    it('is said one by one, and who is not understood hears what can be said', async () => {
      const screen = await sitDown(await testContext(), asked);
      find(screen, '#mic')?.click();
      await waitUntil(() => find(screen, '#mic.listening'));
      const hear = async (...words: readonly string[]) => {
        for (const word of words) StandIn.made.at(-1)?.hear(word);
        await settled(screen);
      };
      await hear('Blumenkohl');
      expect(find(screen, '.note')?.textContent).to.equal(
        'Sag jedes einzeln, mit Namen oder Nummer. 1: die rote. 2: die blaue. 3: Hering. 4: Salz. Am Ende: ich bin fertig.',
      );
      await hear('vier', 'rot');
      expect(find(screen, '.label')?.textContent).to.equal('Gehört: vier rot …');
      await hear('ich bin fertig');
      expect(answer(screen)).to.deep.include({ value: ['red', 'salt'] });
    });
  });

  it('is corrected in the log', async () => {
    const value = ['blue'];
    const screen = await sitDown(await testContext(), [
      ...asked,
      { type: 'answered', to: 'which-crates', value },
    ]);
    find(screen, '#log')?.click();
    await settled(screen);
    const log = find(screen, 'log-dialog')!;
    expect(find(log, '.given .key')?.textContent.trim()).to.equal('die blaue');
    find(log, '.given .key')?.click();
    await waitUntil(() => screen.state.game?.session.prompt);
    await settled(screen);
    expect(screen.state.game?.log.at(-1)).to.deep.equal({ type: 'reopened', at: asked.length });
    const side = find(screen, 'your-side')!;
    await tap(screen, side, 'herring', 'red');
    done(side).click();
    await settled(screen);
    expect(screen.state.game?.log.at(-1)).to.deep.include({ value: ['red', 'herring'] });
  });
});
