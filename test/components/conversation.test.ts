import { expect } from '@open-wc/testing';
import { listenerFor } from '../../components/table/listening.ts';
import type { TableScreen } from '../../components/table/table-screen.ts';
import type { Entry } from '../../core/engine/session.ts';
import { saveTakes } from '../../core/store/voices.ts';
import type { Settings } from '../../core/store/settings.ts';
import { recognisesInTests, StandIn } from '../tools/recognition.ts';
import { find, settled, testContext } from './fixtures.ts';
import { playing, atBerth, begun, idle, setUp, sitDown } from './gull.ts';
import { waitUntil } from '../tools/wait-until.ts';

const read: Entry = { type: 'read' };

/** At the table, the microphone on. What is said goes through a stand-in for recognition on the device. */
async function sit(log: readonly Entry[], settings: Partial<Settings> = {}, chart = false) {
  const said: string[] = [];
  const rates: number[] = [];
  const context = {
    ...(await testContext('de', { voice: true, ...settings })),
    speaker: {
      voices: () => Promise.resolve([]),
      hasVoice: () => true,
      speak: (sentences: readonly string[], { rate }: { readonly rate: number }) => {
        said.push(...sentences);
        rates.push(rate);
        return Promise.resolve('said' as const);
      },
      stop: () => undefined,
      unlock: () => undefined,
    },
  };
  const screen = await sitDown(context, log, chart);
  find(screen, '#mic')?.click();
  await waitUntil(() => find(screen, '#mic.listening'));
  said.length = 0;
  const hear = async (...words: string[]) => {
    for (const word of words) {
      StandIn.made.at(-1)?.hear(word);
      await settled(screen);
      await screen.acts.settled;
      await settled(screen);
    }
  };
  const hearHardly = async (word: string) => {
    StandIn.made.at(-1)?.hearHardly(word);
    await settled(screen);
  };
  return {
    screen,
    context,
    said,
    rates,
    hear,
    hearHardly,
    deeds: () => screen.state.game?.session.deeds ?? [],
  };
}

const label = (screen: TableScreen) => find(screen, '.label')?.textContent.trim();
const note = (screen: TableScreen) => find(screen, '.note')?.textContent.trim();

describe('conversation', () => {
  recognisesInTests();

  it('goes on by a word, and shows that it listens', async () => {
    const { screen, deeds, hear } = await sit(begun);
    expect(deeds()).to.deep.equal(begun);
    expect(find(screen, '#mic')?.getAttribute('aria-label')).to.equal('Mikrofon ausschalten');
    await hear('weiter');
    expect(deeds().at(-1)).to.deep.equal(read);
  });

  it('reads back what was understood, before the bot goes on', async () => {
    const { said, deeds, hear } = await sit(atBerth);
    await hear('drei');
    expect(deeds().at(-1)).to.deep.include({ type: 'answered', value: '3' });
    expect(said[0]).to.equal('drei.');
    expect(said.length).to.be.greaterThan(1);
  });

  it('takes an answer and "next" in one breath, and no answer to a question that was not heard', async () => {
    const { deeds, hear } = await sit(atBerth);
    const before = deeds().length;
    await hear('drei drei');
    expect(deeds()).to.have.length(before + 1);
    await hear('zurück');
    await hear('drei weiter');
    expect(deeds().slice(before)).to.deep.equal([{ type: 'answered', to: 'berth', value: '3' }, read]);
  });

  it('needs one word for a question of a whole turn, and none to read on to it and from it', async () => {
    const { screen, said, deeds, hear } = await sit(idle, { pace: 'turn' });
    await hear('ich bin fertig');
    await waitUntil(() => said.at(-1) === 'Wohin fliegt sie?');
    expect(said).to.contain('2 Fische für die Möwe.');
    await hear('eins');
    await waitUntil(() => said.includes('Sie fliegt davon.'));
    expect(deeds().slice(idle.length)).to.deep.equal([
      { type: 'played', script: 'turn' },
      { type: 'answered', to: 'which-way', value: 'left' },
    ]);
    expect(find(screen, '#done'), 'the player’s turn again').to.exist;
  });

  it('takes what the player reports and "I am done" in one breath', async () => {
    const { deeds, hear } = await sit(idle, { pace: 'turn' }, true);
    await hear('drei');
    await hear('Norden zwei ich bin fertig');
    await waitUntil(() => deeds().length > idle.length + 2);
    expect(deeds().slice(idle.length)).to.deep.equal([
      { type: 'played', script: 'sail' },
      { type: 'answered', to: 'where', value: 'n2' },
      { type: 'played', script: 'turn' },
    ]);
  });

  describe('a number in doubt', () => {
    it('is read back, and waits for a no', async () => {
      const { screen, said, deeds, hear, hearHardly } = await sit(atBerth);
      const before = deeds().length;
      await hearHardly('drei');
      expect(said).to.deep.equal(['drei?']);
      expect(note(screen)).to.equal('drei? Wenn nicht, sag nein.');
      said.length = 0;
      await hear('nein');
      expect(deeds()).to.have.length(before);
      expect(said, 'the question again').to.have.length.greaterThan(0);
    });
    it('counts by a yes, or when nobody says no', async () => {
      const { deeds, hear, hearHardly } = await sit(atBerth);
      const before = deeds().length;
      await hearHardly('drei');
      await hear('ja');
      expect(deeds().at(-1)).to.deep.include({ type: 'answered', value: '3' });
      await hear('zurück');
      await hearHardly('zwei');
      expect(deeds()).to.have.length(before);
      await waitUntil(() => deeds().length > before, 'it counts');
      expect(deeds().at(-1)).to.deep.include({ type: 'answered', value: '2' });
    });
    it('makes room for another answer', async () => {
      const { deeds, hear, hearHardly } = await sit(atBerth);
      await hearHardly('drei');
      await hear('zwei');
      expect(deeds().at(-1)).to.deep.include({ type: 'answered', value: '2' });
    });
  });

  it('says it slower to those who ask again twice, and to those who ask a third time its number alone', async () => {
    const { said, rates, hear } = await sit(playing('turn'));
    await hear('noch mal');
    const once = [...said];
    said.length = 0;
    await hear('noch mal');
    expect(said).to.deep.equal([...once, '2.']);
    expect(rates.at(-1)!).to.be.below(rates[0]!);
    said.length = 0;
    await hear('noch mal');
    expect(said).to.deep.equal(['2.']);
    await hear('weiter', 'noch mal');
    expect(rates.at(-1)).to.equal(rates[0]);
  });

  it('a tap on the board says no question that it answers', async () => {
    const { screen, said, deeds } = await sit(idle, {}, true);
    screen.acts.tap('n2');
    await screen.acts.settled;
    await settled(screen);
    expect(deeds().slice(-2)).to.deep.equal([
      { type: 'played', script: 'sail' },
      { type: 'answered', to: 'where', value: 'n2' },
    ]);
    expect(said).to.deep.equal(['Gute Fahrt.']);
  });

  it('asks again once, then offers what can be said, then waits', async () => {
    const { screen, said, deeds, hear } = await sit(atBerth);
    const before = deeds().length;
    await hear('Blumenkohl');
    expect(said).to.have.length.greaterThan(0);
    expect(said[0]).to.not.contain('Sag');
    said.length = 0;
    await hear('Blumenkohl');
    expect(said.join(' ')).to.equal('Sag, wie das Feld heißt, zum Beispiel: eins.');
    expect(note(screen)).to.equal('Sag, wie das Feld heißt, zum Beispiel: eins.');
    said.length = 0;
    await hear('Blumenkohl');
    expect(said).to.deep.equal([]);
    expect(deeds()).to.have.length(before);
  });

  it('offers the answers by number, and reads back what was chosen by one', async () => {
    const { said, deeds, hear } = await sit([...playing('turn'), read]);
    await hear('Blumenkohl', 'Blumenkohl');
    const offered = said.join(' ');
    expect(offered).to.match(/Sag eine Nummer\. 1: .+\. 2: .+\./);
    said.length = 0;
    await hear('zwei');
    expect(deeds().at(-1)?.type).to.equal('answered');
    expect(offered).to.contain(`2: ${said[0]}`);
  });

  it('takes the last deed back, and says so', async () => {
    const { screen, said, deeds, hear } = await sit(setUp);
    await hear('zurück');
    expect(deeds()).to.have.length(setUp.length - 1);
    expect(said[0]).to.equal('Zurückgenommen: 1.');
    expect(note(screen)).to.contain('Zurückgenommen: »1«.');
  });

  it('gives the reasons, and goes on from them', async () => {
    const { screen, said, hear } = await sit(playing('turn'));
    await hear('warum');
    const isOpen = () => find<HTMLDialogElement>(find(screen, 'why-dialog')!, 'dialog')?.open;
    expect(isOpen()).to.equal(true);
    expect(said).to.have.length.greaterThan(0);
    await hear('weiter');
    expect(isOpen()).to.equal(false);
  });

  it('waits for "I am done" on the turn of the player', async () => {
    const { deeds, hear } = await sit(idle);
    const before = deeds().length;
    await hear('weiter');
    expect(deeds()).to.have.length(before);
    await hear('ich bin fertig');
    expect(deeds().at(-1)).to.deep.equal({ type: 'played', script: 'turn' });
  });

  it('knows places by the words that their board has for them', async () => {
    const log = playing('sail');
    const { screen, said, deeds, hear } = await sit(log, {}, true);
    await hear('Norden');
    expect(label(screen)).to.equal('Gehört: Norden …');
    await hear('zurück');
    expect(label(screen)).to.not.contain('Norden');
    expect(deeds()).to.have.length(log.length);
    said.length = 0;
    await hear('Zentrum zwei');
    expect(deeds().at(-1)).to.deep.include({ to: 'where', value: 'c2' });
    expect(said[0]).to.equal('Zentrum zwei.');
    expect(find(screen, '#undo')?.ariaLabel).to.equal('Zurück: Antwort »Zentrum 2« zurücknehmen');
  });

  it('keeps the words of half an answer when the next one is not understood', async () => {
    const { said, hear } = await sit(playing('sail'), {}, true);
    await hear('Norden', 'Blumenkohl');
    expect(said.join(' ')).to.contain('Bisher: Norden.');
    said.length = 0;
    await hear('Blumenkohl');
    expect(said.join(' ')).to.contain('Sag, wie das Feld heißt, zum Beispiel: Norden eins.');
  });

  it('fills a board place by place, and takes a slip back', async () => {
    const { screen, deeds, hear } = await sit(playing('paint'));
    await hear('rot', 'zurück', 'blau', 'weiter', 'rot');
    expect(screen.state.draft.marks).to.deep.equal({ 1: 'blue', 2: 'next', 3: 'red' });
    await hear('ich bin fertig');
    expect(deeds().at(-1)).to.deep.include({ to: 'which-colours', value: { 1: 'blue', 3: 'red' } });
  });

  it('fills a board by a list in one breath', async () => {
    const { deeds, hear } = await sit(playing('paint'));
    await hear('rot blau rot ich bin fertig');
    expect(deeds().at(-1)).to.deep.include({ to: 'which-colours', value: { 1: 'red', 2: 'blue', 3: 'red' } });
  });

  it('goes on in a list at what was none of it, and takes that for nothing else', async () => {
    const { screen, deeds, hear } = await sit(playing('paint'));
    const before = deeds().length;
    await hear('rot nein blau rot');
    expect(deeds()).to.have.length(before);
    expect(screen.state.sheet).to.equal(undefined);
    expect(screen.state.draft.marks).to.deep.equal({ 1: 'red', 2: 'next' });
    await hear('blau rot ich bin fertig');
    expect(deeds().at(-1)).to.deep.include({ to: 'which-colours', value: { 1: 'red', 2: 'blue', 3: 'red' } });
  });

  it('numbers what can happen between turns, also what is tapped on a board', async () => {
    const { screen, deeds, hear } = await sit(idle, {}, true);
    const events = find(screen, 'your-side')?.shadowRoot?.querySelectorAll('.event') ?? [];
    expect([...events].map(({ textContent }) => textContent.trim())).to.deep.equal([
      '1 Kisten entladen',
      '2 Plätze streichen',
      '3 Ein Boot fährt',
    ]);
    await hear('drei');
    expect(deeds().at(-1)).to.deep.equal({ type: 'played', script: 'sail' });
  });

  it('tells when the microphone is not allowed, and leaves taps', async () => {
    const { screen, said, deeds } = await sit(begun);
    StandIn.made.at(-1)?.fail('not-allowed');
    await screen.updateComplete;
    expect(note(screen)).to.contain('Das Mikrofon ist nicht erlaubt.');
    expect(said.join(' ')).to.contain('Das Mikrofon ist nicht erlaubt.');
    expect(find(screen, '#mic')?.getAttribute('aria-label')).to.equal('Mikrofon einschalten');
    find(screen, '#next')?.click();
    await waitUntil(() => deeds().length === 2);
  });

  it('listens once, however often the microphone is tapped, and not to a table that was left', async () => {
    const screen = await sitDown(await testContext(), begun);
    const before = StandIn.made.length;
    for (let i = 0; i < 3; i++) find(screen, '#mic')?.click();
    await waitUntil(() => find(screen, '#mic.listening'));
    const running = () => StandIn.made.slice(before).filter((one) => one.running).length;
    expect(running()).to.equal(1);
    find(screen, '#mic')?.click();
    await waitUntil(() => running() === 0);
    find(screen, '#mic')?.click();
    screen.remove();
    const other = await sitDown(await testContext(), begun);
    find(other, '#mic')?.click();
    await waitUntil(() => find(other, '#mic.listening'));
    expect(running(), 'only at the other table').to.equal(1);
    other.remove();
  });

  it('shows what can be said where our voice is off', async () => {
    const { screen, said, hear } = await sit(atBerth, { voice: false });
    await hear('Blumenkohl');
    expect(said).to.deep.equal([]);
    expect(find(screen, '[aria-live]')?.textContent).to.contain('Sag, wie das Feld heißt');
  });
});

describe('a trained voice', () => {
  it('tells the words it lacks', async () => {
    const { database, text } = await testContext();
    const take = new Uint8Array(400);
    for (const word of ['next', '3']) await saveTakes(database, 'Ada', 'de', word, [take, take], 1);
    const silent = { onWords: () => undefined, onUnsure: () => undefined };
    const ears = await listenerFor(text, 'de', database, 'Ada', silent);
    expect([ears?.understands('3'), ears?.understands('north')]).to.deep.equal([true, false]);
  });
});
