import { expect, oneEvent } from '@open-wc/testing';
import type { TableScreen } from '../../components/table/table-screen.ts';
import { offerFor } from '../../components/table/turned.ts';
import bot from '../../core/cli/template/bot.ts';
import paper from '../../core/cli/template/paper.ts';
import { replay, type Deed, type Entry } from '../../core/engine/session.ts';
import { readerOf } from '../../core/engine/words.ts';
import { StandIn } from '../tools/recognition.ts';
import { find, loadPageStyles, settled, startOf, tableAfter, testContext } from './fixtures.ts';
import { waitUntil } from '../tools/wait-until.ts';

const options = { deck: 'on-table' };
const begun: Deed = { type: 'played', script: 'turn' };
const setUp: Deed = { type: 'played', script: 'set-up' };
const turn = (card: string, ...goods: string[]): Deed[] => [
  begun,
  { type: 'answered', to: 'which-card', value: card },
  { type: 'answered', to: 'market', value: goods },
];
const shuffled: Deed = { type: 'played', script: 'shuffle-in' };
const ships = paper.decks(bot.cards.shipped, readerOf('en', ...paper.texts))[0]!;
const stateAfter = (...log: Entry[]) => replay(bot, startOf(bot, options), log).state;

async function sitDown(log: readonly Entry[], language: 'de' | 'en' = 'de'): Promise<TableScreen> {
  return tableAfter(await testContext(language, { pace: 'turn' }), log, options, bot);
}

async function press(screen: TableScreen, ...selectors: string[]): Promise<void> {
  for (const selector of selectors) {
    await waitUntil(() => find(screen, selector), selector);
    find(screen, selector)!.click();
    await settled(screen);
    await settled(screen);
  }
}

const session = (screen: TableScreen) => screen.state.game!.session;
const words = (screen: TableScreen, selector: string) =>
  [...find(screen, selector)!.shadowRoot!.querySelectorAll('.key span, dl div, h3, li')].map((one) =>
    one.textContent.trim().replace(/\s+/g, ' '),
  );
/** The market of a turn that is played late has nothing. */
const emptyMarket = 'button.done';

describe('a card that is missing or was wrong', () => {
  before(loadPageStyles);
  const log = [setUp, ...turn('card-1', 'salt'), ...turn('card-2'), begun];

  it('can be said where one is asked for, once there was one', async () => {
    expect(find(await sitDown([setUp, begun]), '#mend')).to.equal(undefined);
    expect(find(await sitDown(log), '#mend')?.textContent.trim()).to.equal('Karte fehlt oder war falsch');
    expect(find(await sitDown(log, 'en'), '#mend')?.textContent.trim()).to.equal(
      'A card is missing or was wrong',
    );
  });

  it('was forgotten just now: it is played, and then the one that lies there is asked for', async () => {
    const screen = await sitDown(log);
    await press(screen, '#mend', 'mend-dialog [data-at=forgotten], [data-at=forgotten]');
    expect(words(screen, 'mend-dialog')).to.deep.equal([
      'Direkt vor der, die jetzt daliegt Noch 6 Schiffe',
      'Vor: Karte 2 Noch 7 Schiffe',
      'Vor: Karte 1 Noch 8 Schiffe',
    ]);
    await press(screen, '[data-at="7"]', '[data-option=card-5]', emptyMarket);
    expect(find(screen, '#done')?.textContent).to.contain('Weiter wie eingetragen');
    await press(screen, '#done');
    expect(session(screen).prompt?.say).to.equal('which-card');
    expect(session(screen).aside).to.equal(undefined);
    expect(screen.state.sheet, 'nothing had to be looked at').to.equal(undefined);
    expect(session(screen).turns.map(({ answers }) => answers[0]?.value)).to.deep.equal([
      ...[undefined, 'card-1', 'card-2', 'card-5', undefined],
    ]);
  });

  it('was forgotten earlier: what changes is seen before it counts', async () => {
    const screen = await sitDown(log);
    await press(
      screen,
      '#mend',
      '[data-at=forgotten]',
      '[data-at="1"]',
      '[data-option=card-3]',
      emptyMarket,
      '#done',
    );
    expect(screen.state.sheet).to.equal('review');
    expect(words(screen, 'review-dialog')).to.deep.equal([
      ...['Karten 6 5', 'Punkte 4 7'],
      ...['Karte 1', '1: hier legt ihr Schiff an.', '2: hier legt ihr Schiff an.'],
    ]);
    await press(screen, '#rejoin');
    expect(session(screen).state).to.deep.equal(
      stateAfter(setUp, ...turn('card-3'), ...turn('card-1', 'salt'), ...turn('card-2'), begun),
    );
    expect(session(screen).prompt?.say).to.equal('which-card');
    expect(find(screen, '#undo')?.title).to.contain('Zurück zum Nachtrag');
  });

  it('was wrong: only what it changes is asked, and all can stay as it was', async () => {
    const screen = await sitDown(log);
    await press(screen, '#mend', '[data-at=wrong]');
    expect(words(screen, 'mend-dialog')).to.deep.equal(['Karte 2 Noch 7 Schiffe', 'Karte 1 Noch 8 Schiffe']);
    await press(screen, '[data-at="2"]', '[data-option=card-8]');
    expect(session(screen).prompt, 'the market was answered').to.equal(undefined);
    await press(screen, '#done');
    expect(words(screen, 'review-dialog')).to.include('6 Punkte für Automa.');
    await press(screen, '#abandon');
    await waitUntil(() => !session(screen).aside);
    expect(session(screen).state).to.deep.equal(stateAfter(...log));
    expect(find(screen, '.note')?.textContent).to.equal('Alles ist wie vorher.');

    await press(
      screen,
      '#mend',
      '[data-at=wrong]',
      '[data-at="2"]',
      '[data-option=card-8]',
      '#done',
      '#rejoin',
    );
    expect(session(screen).state).to.deep.equal(
      stateAfter(setUp, ...turn('card-8', 'salt'), ...turn('card-2'), begun),
    );
  });

  it('is asked for again where it cannot be the one any more', async () => {
    const screen = await sitDown(log);
    await press(screen, '#mend', '[data-at=wrong]', '[data-at="2"]', '[data-option=card-2]', '#done');
    expect(find(screen, 'review-dialog')!.shadowRoot!.textContent).to.contain(
      'Welche Karte deckt Automa auf?',
    );
    await press(screen, '#rejoin', '[data-option=card-1]', '#done');
    expect(session(screen).state).to.deep.equal(
      stateAfter(setUp, ...turn('card-2', 'salt'), ...turn('card-1'), begun),
    );
  });

  it('is found in the log, too', async () => {
    const screen = await sitDown([setUp, ...turn('card-1')]);
    await press(screen, '#log', '.mend');
    expect(screen.state.sheet).to.equal('mend');
    await press(screen, '[data-at=wrong]', '[data-at="2"]');
    expect(session(screen).prompt?.say).to.equal('which-card');
    await press(screen, '[data-option=card-4]');
    expect(session(screen).aside, 'nothing came after it').to.equal(undefined);
    expect(session(screen).state).to.deep.equal(stateAfter(setUp, ...turn('card-4')));
  });

  it('was shuffled in again: it can be turned once more, and the turn that was open goes on', async () => {
    const screen = await sitDown(log);
    expect(find(screen, '[data-option=card-1]')).to.equal(undefined);
    await press(screen, '#mend', '[data-at=shuffled]');
    await waitUntil(() => find(screen, '[data-option=card-1]'));
    expect(session(screen).prompt?.say).to.equal('which-card');
    expect(session(screen).aside).to.equal(undefined);
    expect(session(screen).state).to.deep.equal(
      stateAfter(setUp, ...turn('card-1', 'salt'), ...turn('card-2'), shuffled, begun),
    );
    await press(screen, '#log');
    const again = (line: string) => line.startsWith('Gespielte Karten wieder eingemischt');
    expect(words(screen, 'log-dialog').filter(again)).to.not.have.length(0);
  });

  it('was seen again: one key, and it counts', async () => {
    for (const entries of [log, log.slice(0, -1)]) {
      const screen = await sitDown(entries, 'en');
      const names = offerFor(screen.state.game!, [ships], { deck: 'ships', card: 'card-1' }).names!;
      expect(names).to.deep.equal(['card-1']);
      await screen.acts.shuffleIn(names);
      expect(session(screen).prompt?.say).to.equal('market');
      expect(session(screen).state).to.deep.equal(
        stateAfter(
          setUp,
          ...turn('card-1', 'salt'),
          ...turn('card-2'),
          shuffled,
          ...turn('card-1').slice(0, 2),
        ),
      );
    }
  });

  it('was seen again, but cannot have been shuffled in: nothing but putting right is offered', async () => {
    const screen = await sitDown(log);
    expect(offerFor(screen.state.game!, [ships], { deck: 'ships', card: 'card-3' })).to.deep.equal({
      session: session(screen),
    });
  });

  it('is chosen by keys', async () => {
    const screen = await sitDown(log);
    await press(screen, '#mend');
    const dialog = find(screen, 'mend-dialog')!;
    const type = async (key: string) => {
      find(dialog, 'dialog')!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, composed: true }),
      );
      await settled(screen);
    };
    expect(find<HTMLDialogElement>(dialog, 'dialog')!.open).to.equal(true);
    await type('1');
    expect(screen.state.fault).to.equal('forgotten');
    await type('3'); // of the sheet, not the card
    await waitUntil(() => session(screen).aside && session(screen).prompt);
    expect(session(screen).aside?.at).to.equal(1);
    expect(session(screen).prompt?.say).to.equal('which-card');
  });

  describe('by voice', () => {
    const browser = globalThis as { SpeechRecognition?: unknown };
    const real = browser.SpeechRecognition;
    before(() => {
      browser.SpeechRecognition = class extends StandIn {
        static available = () => Promise.resolve('available');
      };
    });
    after(() => {
      browser.SpeechRecognition = real;
    });

    it('has a number after the cards, and so has all on its sheet', async () => {
      const screen = await sitDown(log);
      find(screen, '#mic')?.click();
      await waitUntil(() => find(screen, '#mic.listening'));
      const hear = async (...said: readonly string[]) => {
        for (const word of said) StandIn.made.at(-1)?.hear(word);
        await settled(screen);
        await settled(screen);
      };
      expect(find(screen, '#mend b')?.textContent).to.equal('9');
      await hear('neun');
      expect(screen.state.sheet).to.equal('mend');
      await hear('zwei');
      expect(screen.state.fault).to.equal('wrong');
      const closed = oneEvent(find(screen, 'mend-dialog')!, 'closed');
      await hear('zurück');
      await closed;
      expect(screen.state.sheet).to.equal(undefined);
      await hear('neun');
      await hear('zwei');
      await hear('zwei');
      await waitUntil(() => session(screen).aside);
      await hear('acht');
      await waitUntil(() => !session(screen).prompt);
      await hear('ich bin fertig');
      expect(screen.state.sheet).to.equal('review');
      await hear('ja');
      await waitUntil(() => !session(screen).aside);
      expect(session(screen).state).to.deep.equal(
        stateAfter(setUp, ...turn('card-8', 'salt'), ...turn('card-2'), begun),
      );
    });
  });
});
