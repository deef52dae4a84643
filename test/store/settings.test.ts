import { expect } from '@open-wc/testing';
import { askToPersist } from '../../core/store/persist.ts';
import { defaultSettings, readSettings, writeSetting } from '../../core/store/settings.ts';
import { fresh, freshName, tidy } from './fixtures.ts';

describe('settings', () => {
  afterEach(tidy);

  it('have defaults', async () => {
    expect(await readSettings(await fresh())).to.deep.equal({
      language: 'auto',
      theme: 'auto',
      typeSize: 'normal',
      pace: 'turn',
      voice: true,
      voiceNames: {},
      rate: 1,
      sounds: true,
      microphone: false,
      camera: false,
      player: '',
      headset: false,
      presenter: true,
      tapAnywhere: true,
      knock: false,
      countdown: 'off',
      installOffer: true,
      voiceNotice: true,
    });
  });

  it('are there again after closing', async () => {
    const name = freshName();
    const db = await fresh(name);
    await writeSetting(db, 'theme', 'black');
    await writeSetting(db, 'rate', 1.5);
    await writeSetting(db, 'voiceNames', { de: 'Anna' });
    db.close();
    expect(await readSettings(await fresh(name))).to.deep.equal({
      ...defaultSettings,
      theme: 'black',
      rate: 1.5,
      voiceNames: { de: 'Anna' },
    });
  });

  const damaged: [string, unknown][] = [
    ['theme', 'pink'],
    ['theme', null],
    ['language', 7],
    ['voice', 'yes'],
    ['rate', 0.5],
    ['rate', NaN],
    ['rate', '1'],
    ['voiceNames', { fr: 'Amélie' }],
    ['voiceNames', 'Anna'],
    ['unheard-of', true],
  ];
  for (const [name, value] of damaged)
    it(`fall back where ${name} is ${JSON.stringify(value)}, and keep the rest`, async () => {
      const db = await fresh();
      await writeSetting(db, 'typeSize', 'large');
      await db.put('settings', { name, value });
      expect(await readSettings(db)).to.deep.equal({ ...defaultSettings, typeSize: 'large' });
    });
});

describe('persistence', () => {
  it('is asked for once, and the answer is told', async () => {
    const asked = askToPersist();
    expect(askToPersist()).to.equal(asked);
    expect(['kept', 'unsure']).to.include(await asked);
  });
});
