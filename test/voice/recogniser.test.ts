import { aTimeout, expect } from '@open-wc/testing';
import { reader } from '../../core/engine/text.ts';
import { createRecogniser, recognisesOnDevice } from '../../core/voice/listen/recogniser.ts';
import { vocabulary } from '../../core/voice/grammar.ts';
import type { Word } from '../../core/voice/words.ts';
import de from '../../core/voice/words.de.ftl';
import { StandIn } from '../tools/recognition.ts';
import { waitUntil } from '../tools/wait-until.ts';

async function listening(words: readonly Word[] = vocabulary(undefined)) {
  const told: string[] = [];
  const listener = createRecogniser(
    reader('de', [de]),
    {
      onState: (state) => told.push(state),
      onWords: (said) => told.push(said.map(({ word, confidence }) => `${word} ${confidence}`).join(' ')),
      onUnsure: () => told.push('unsure'),
    },
    StandIn,
  );
  listener.expect(words);
  await listener.start();
  return { listener, told, recognition: StandIn.made.at(-1)! };
}

describe('recognition by the browser', () => {
  const answers: [string, (() => Promise<string>) | undefined, boolean][] = [
    ['is on the device', () => Promise.resolve('available'), true],
    ['would have to be fetched', () => Promise.resolve('downloadable'), false],
    ['refuses to say', () => Promise.reject(new Error('no')), false],
    ['is of the old kind, which asks a server', undefined, false],
  ];
  for (const [what, available, used] of answers)
    it(`is ${used ? '' : 'not '}used where it ${what}`, async () => {
      const type = Object.assign(class extends StandIn {}, available ? { available } : {});
      expect(await recognisesOnDevice('de', type)).to.equal(used);
    });

  it('stays on the device, in the language of the app', async () => {
    const { recognition, told } = await listening();
    expect([recognition.lang, recognition.processLocally, recognition.running]).to.deep.equal([
      'de-DE',
      true,
      true,
    ]);
    expect(told).to.deep.equal(['listening']);
  });

  it('tells words of the vocabulary, and that it heard something else', async () => {
    const { recognition, told } = await listening();
    recognition.hear('weiter');
    recognition.hear('rot');
    recognition.hear('Gute Idee');
    expect(told).to.deep.equal(['listening', 'next 0.8', 'unsure', 'unsure']);
  });

  it('takes the second guess where only that one makes sense', async () => {
    const { recognition, told } = await listening(['yes', 'no']);
    recognition.hear('Jahr', 'ja');
    expect(told).to.deep.equal(['listening', 'yes 0.8']);
  });

  it('tells the words of a breath together, if the first of them makes sense', async () => {
    const { recognition, told } = await listening(['red', 'blue']);
    recognition.hear('rot blau vier');
    recognition.hear('vier rot');
    expect(told).to.deep.equal(['listening', 'red 0.8 blue 0.8 4 0.8', 'unsure']);
  });

  it('begins again when it ends by itself', async () => {
    const { recognition } = await listening();
    recognition.fail('no-speech');
    expect(recognition.running).to.equal(false);
    await waitUntil(() => recognition.running);
    expect(recognition.starts).to.equal(2);
  });

  it('hears nothing while the app speaks, nor its echo', async () => {
    const { listener, recognition, told } = await listening();
    listener.deafen();
    recognition.hear('weiter');
    expect(recognition.running).to.equal(false);
    await aTimeout(300);
    expect(recognition.running).to.equal(false);
    const from = performance.now();
    listener.hear();
    await waitUntil(() => recognition.running);
    expect(performance.now() - from).to.be.at.least(200);
    expect(told).to.deep.equal(['listening']);
  });

  it('stays off when it is stopped or not allowed', async () => {
    const stopped = await listening();
    stopped.listener.stop();
    const refused = await listening();
    refused.recognition.fail('not-allowed');
    await aTimeout(300);
    expect([stopped.recognition.running, refused.recognition.running]).to.deep.equal([false, false]);
    expect(stopped.told).to.deep.equal(['listening', 'off']);
    expect(refused.told).to.deep.equal(['listening', 'refused']);
  });
});
