import { expect, fixture, html } from '@open-wc/testing';
import '../../components/settings/settings-screen.ts';
import { howToInstall, install, onInstallChange } from '../../components/shell/install.ts';
import { wear } from '../../components/shell/theme-colour.ts';
import { games } from '../../core/bots/index.ts';
import { look } from '../../core/cli/template/look.ts';
import { waitUntil } from '../tools/wait-until.ts';
import { find, testContext } from './fixtures.ts';

describe('the colour of the browser’s bar', () => {
  const bar = Object.assign(document.createElement('meta'), { name: 'theme-color' });
  before(() => document.head.append(bar));
  after(() => bar.remove());

  it('is that of the ground, in every theme', () => {
    const worn = (['light', 'dark', 'black'] as const).map((theme) => {
      wear(theme);
      return bar.content;
    });
    expect(worn).to.deep.equal(['#e6e8e4', '#121518', '#000000']);
  });

  it('is that of the game’s field at its table', () => {
    const worn = (['light', 'dark', 'black'] as const).map((theme) => {
      wear(theme, look);
      return bar.content;
    });
    expect(worn).to.deep.equal([look.pair.deep, look.pair.night, '#000000']);
  });
});

describe('to install the app', () => {
  const settings = async (language: 'de' | 'en') =>
    fixture(html`<settings-screen .context=${await testContext(language)}></settings-screen>`);

  it('is not offered where it cannot be done', async () => {
    expect(howToInstall()).to.equal(undefined);
    expect(find(await settings('de'), '#install')).to.equal(undefined);
  });

  for (const [language, words] of [
    ['de', 'Zum Home-Bildschirm'],
    ['en', 'Add to Home Screen'],
  ] as const)
    it(`is explained where it is done by hand, as on iOS (${language})`, async () => {
      Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
      try {
        const section = find(await settings(language), '#install');
        expect(section?.textContent).to.contain(words);
        expect(section?.querySelector('button')).to.equal(null);
      } finally {
        Reflect.deleteProperty(navigator, 'standalone');
      }
    });

  it('is asked for by our key, and only once', async () => {
    let [asked, changes] = [0, 0];
    const stop = onInstallChange(() => (changes += 1));
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Promise.resolve((asked += 1)),
    });
    dispatchEvent(offer);
    expect(offer.defaultPrevented).to.equal(true);
    expect(howToInstall()).to.equal('offered');
    await install();
    await install();
    stop();
    expect({ asked, changes, how: howToInstall() }).to.deep.equal({ asked: 1, changes: 3, how: undefined });
  });
});

describe('about the app', () => {
  const { fetch } = globalThis;
  afterEach(() => void (globalThis.fetch = fetch));

  it('there are its version, whose work is in it, and the licences', async () => {
    const licence = { packages: ['a-package'], licence: 'MIT', text: [1] };
    globalThis.fetch = () =>
      Promise.resolve(
        new Response(
          JSON.stringify({
            version: '4.5.6',
            paragraphs: ['of others', 'as it is written'],
            licences: [licence],
          }),
        ),
      );
    const context = await testContext('en');
    const about = await fixture(html`<about-settings .context=${context}></about-settings>`);
    await waitUntil(() => find(about, '#version'), 'no version');
    expect(find(about, '#version')?.textContent).to.contain('4.5.6');
    expect(find(about, '#licences')?.textContent).to.contain('a-package').and.contain('as it is written');
    const credits = find(about, '#credits') as HTMLDetailsElement;
    credits.open = true;
    await waitUntil(() => credits.querySelector('b'), 'no credits');
    const words = [...credits.querySelectorAll('p:has(b)')].map((one) => one.textContent);
    const heads = games.map(({ game, bot }) => `${game.en} · ${bot}`);
    expect(words.map((one, n) => one.startsWith(heads[n]!))).to.deep.equal(heads.map(() => true));
    expect(words.some((one, n) => one.length > heads[n]!.length)).to.equal(true);
  });
});
