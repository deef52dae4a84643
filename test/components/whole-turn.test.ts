import { expect } from '@open-wc/testing';
import { register } from '../../core/bots/game.ts';
import { look } from '../../core/cli/template/look.ts';
import type { Entry } from '../../core/engine/session.ts';
import { listGames, readLog } from '../../core/store/games.ts';
import type { Settings } from '../../core/store/settings.ts';
import type { BotField } from '../../components/table/bot-field.ts';
import type { TableScreen } from '../../components/table/table-screen.ts';
import { find, loadPageStyles, settled, tableAfter, testContext, type TestContext } from './fixtures.ts';
import { keptMarks } from '../../components/table/open-game.ts';
import { recall } from '../../core/store/memory.ts';
import { StandIn } from '../tools/recognition.ts';
import { waitUntil } from '../tools/wait-until.ts';
import { gull } from './gull.ts';

const texts = `
swoops = { $count } herrings are caught by the tern.
    .row = Catch herrings
    .detail = from the north
    .tab = North
rests = The tern has nothing to rest on.
    .quiet = no post to rest on
does-it-nest = Does the tern find a nest?
    .found = nest found
    .taken = Nest taken
    .lost = Nest lost
nests = 4 twigs for its nest.
    .row = Take twigs
moves-in = It moves in.
goes-on = It flies on.
how-far = How far does it fly?
`;
const rule = { section: 'Made up', page: 1 };

/** Catches, rests, nests, and may ask how far it flies. */
const tern = {
  ...gull,
  id: 'tern',
  texts: { de: gull.texts.de + texts, en: gull.texts.en + texts },
  phrases: {
    ...gull.phrases,
    ...Object.fromEntries(
      ['swoops', 'rests', 'does-it-nest', 'nests', 'moves-in', 'goes-on', 'how-far'].map((key) => [
        key,
        rule,
      ]),
    ),
  },
  scripts: {
    ...gull.scripts,
    turn(s, table) {
      table.tell('swoops', { count: 3 }, { hero: 3, because: [{ say: 'hungry', with: {} }] });
      table.tell('rests');
      const nest = table.choice({
        say: 'does-it-nest',
        of: ['found', 'taken'],
        usual: { answer: 'found', tell: 'nests' },
        hero: 4,
      });
      if (nest === 'found') table.tell('moves-in');
      else {
        table.count({ say: 'how-far', min: 1, max: 6 });
        table.tell('goes-on');
      }
      s.turns += 1;
    },
  },
  next: ({ turns }) => (turns === 3 ? [] : ['turn', 'unload']),
} as typeof gull;

/** The same, with more events than fit a row. */
const busy = {
  ...tern,
  id: 'busy-tern',
  next: () => ['turn', 'unload', 'paint', 'sail', 'set-up', 'unload'],
} as typeof gull;

/** The same; between its turns something nearly always happens. */
const watchful = {
  ...tern,
  id: 'watchful-tern',
  shows: (s) => ({ ...gull.shows(s), expectsReport: true }),
} as typeof gull;

/** The same; what happens in the player's turn is one thing, which is asked for. */
const single = {
  ...tern,
  id: 'single-tern',
  scripts: {
    ...tern.scripts,
    unload(_s, table) {
      table.choice({ say: 'which-way', of: ['left', 'right'] });
      table.tell('unloaded');
    },
  },
  shows: (s) => ({ ...gull.shows(s), expectsReport: true, wholeTurns: ['unload'] }),
} as typeof gull;

/** The same, and asks nothing; a nest that is lost makes it catch more from then on. */
const calm = {
  ...tern,
  id: 'calm-tern',
  scripts: {
    ...tern.scripts,
    turn(s, table) {
      table.tell('swoops', { count: 3 + s.fish }, { hero: 3 });
      const usual = { answer: 'found', tell: 'nests' } as const;
      const nest = table.choice({ say: 'does-it-nest', of: ['found', 'taken', 'lost'], usual });
      if (nest === 'lost') s.fish += 1;
      table.tell(nest === 'found' ? 'moves-in' : 'goes-on');
      s.turns += 1;
    },
  },
} as typeof tern;

/** The same; its table is laid first. */
const laying = {
  ...tern,
  id: 'laying-tern',
  scripts: {
    ...tern.scripts,
    'set-up'(s, table) {
      table.tell('swoops', { count: 3 }, { hero: 3 });
      table.tell('rests');
      table.tell('moves-in');
      s.isSetUp = true;
    },
  },
  next: ({ isSetUp }) => (isSetUp ? ['turn', 'unload'] : ['set-up']),
} as typeof gull;

for (const bot of [tern, busy, watchful, single, calm, laying])
  register(bot.id, {
    game: { de: 'Kliff', en: 'Cliff' },
    bot: 'Tern',
    look,
    rules: () => Promise.resolve({ default: bot }),
    boards: () => Promise.resolve({ default: { named: {} } }),
    paper: () => Promise.reject(new Error('the tern has no paper')),
    edits: () => Promise.reject(new Error('nothing to edit')),
  });

const turn: Entry = { type: 'played', script: 'turn' };
const usual: Entry = { type: 'answered', to: 'does-it-nest', value: 'found', told: 'usual' };

const sitDown = async (log: readonly Entry[], settings: Partial<Settings> = {}, bot = tern) => {
  const context = await testContext('en', { pace: 'turn', ...settings });
  return { context, screen: await tableAfter(context, log, {}, bot) };
};
const all = (screen: TableScreen, selector: string) => [
  ...find(screen, 'bot-field')!.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];
const words = (screen: TableScreen) => all(screen, '.words').map(({ textContent }) => textContent.trim());

async function press(screen: TableScreen, selector: string): Promise<void> {
  find(screen, selector)!.click();
  await settled(screen);
  await settled(screen);
}

async function stored({ database }: TestContext): Promise<Entry[]> {
  const [record] = await listGames(database);
  return record ? (await readLog(database, record.id)).map(({ entry }) => entry) : [];
}

async function listen(screen: TableScreen): Promise<void> {
  const browser = globalThis as { SpeechRecognition?: unknown };
  const real = browser.SpeechRecognition;
  browser.SpeechRecognition = class extends StandIn {
    static available = () => Promise.resolve('available');
  };
  find(screen, '#mic')?.click();
  await waitUntil(() => find(screen, '#mic.listening'));
  browser.SpeechRecognition = real;
  await settled(screen);
}

describe('a whole turn', () => {
  before(loadPageStyles);

  it('is one sheet after one tap, and what is usual is told', async () => {
    const { context, screen } = await sitDown([]);
    await press(screen, '#done');
    expect(await stored(context)).to.deep.equal([turn, usual]);
    expect(words(screen)).to.deep.equal(['Catch herrings', 'Take twigs', 'It moves in.']);
    expect(
      all(screen, '.hero').map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim()),
    ).to.deep.equal(['North3', '4']);
    expect(all(screen, '.detail').map(({ textContent }) => textContent)).to.deep.equal(['from the north']);
    expect(find(screen, '#done')).to.exist;
  });

  it('folds what changes nothing', async () => {
    const { screen } = await sitDown([turn, usual]);
    expect(find(screen, '.folded')?.textContent).to.equal('no post to rest on');
  });

  describe('of the set-up', () => {
    const laid: Entry = { type: 'played', script: 'set-up' };
    const boxes = (screen: TableScreen) => all(screen, '.set-up input') as HTMLInputElement[];
    const ticks = (screen: TableScreen) => boxes(screen).map(({ checked }) => checked);

    it('is a list to tick, kept when the game is opened again', async () => {
      const { context, screen } = await sitDown([laid], {}, laying);
      expect(
        all(screen, '.set-up label').map((line) => line.textContent.replace(/\s+/g, ' ').trim()),
      ).to.deep.equal(['3 Catch herringsfrom the north', 'It moves in.']);
      expect(find(screen, '.set-up .folded')?.textContent).to.equal('no post to rest on');
      boxes(screen)[1]!.click();
      await settled(screen);
      expect(ticks(screen)).to.deep.equal([false, true]);
      expect(await stored(context)).to.deep.equal([laid]);
      const [record] = await listGames(context.database);
      await waitUntil(async () => (await recall(context.database, 'draft')) !== undefined);
      const game = screen.state.game!;
      expect(record!.id).to.equal(game.record.id);
      expect(keptMarks(await recall(context.database, 'draft'), game)).to.deep.equal({ 2: 'ticked' });
      boxes(screen)[1]!.click();
      await settled(screen);
      expect(ticks(screen)).to.deep.equal([false, false]);
    });

    it('is passed over as a whole by who knows it', async () => {
      const { screen } = await sitDown([laid], {}, laying);
      await press(screen, '#done');
      expect(find(screen, '.set-up')).to.not.exist;
      expect(words(screen)[0]).to.equal('Catch herrings');
    });

    it('step by step is read as any turn', async () => {
      const { screen } = await sitDown([laid], { pace: 'step' }, laying);
      expect(find(screen, '.set-up')).to.not.exist;
      expect(find(screen, '#next')).to.exist;
    });
  });

  it('puts right by one tap what was otherwise, and goes on from there', async () => {
    const { context, screen } = await sitDown([turn, usual]);
    expect(find(screen, '.unless')?.textContent.trim()).to.equal('Nest taken');
    await press(screen, '.unless');
    expect((await stored(context)).at(-1)).to.deep.equal({ type: 'corrected', at: 1, value: 'taken' });
    expect(words(screen)).to.deep.equal(['Catch herrings', 'Take twigs Nest taken', 'How far does it fly?']);
    expect(find(screen, '.words s')?.textContent, 'crossed out').to.equal('Take twigs');
    const heard = find(screen, 'p.unseen')?.textContent;
    expect(heard).to.contain('Nest taken.').and.to.not.contain('twigs');
    expect(find(screen, 'answer-count')).to.exist;
  });

  it('step by step has the same keys, and the step is read with the tap', async () => {
    const read: Entry = { type: 'read' };
    const { context, screen } = await sitDown([turn, usual, read, read], { pace: 'step' });
    expect(find(screen, 'bot-field')?.shadowRoot?.textContent).to.contain('twigs for its nest');
    await press(screen, '.unless');
    await settled(screen);
    expect((await stored(context)).slice(-2)).to.deep.equal([
      { type: 'corrected', at: 1, value: 'taken' },
      read,
    ]);
    expect(find(screen, 'answer-count')).to.exist;
  });

  it('is asked for what was told when the player reopens it', async () => {
    const { screen } = await sitDown([turn, usual, { type: 'reopened', at: 1 }]);
    expect(find(screen, 'answer-choice')).to.exist;
    await press(screen, '[data-option=taken]');
    expect(find(screen, 'answer-count')).to.exist;
  });

  describe('of earlier', () => {
    const three = [turn, usual, turn, usual, turn, usual];
    const answers = (screen: TableScreen) =>
      screen.state.game!.session.turns.map((one) => one.answers.map(({ value }) => value));
    /** In the first turn, which the log has last. */
    async function unless(screen: TableScreen, option: string): Promise<void> {
      await press(screen, '#log');
      const told = [...find(screen, 'log-dialog')!.shadowRoot!.querySelectorAll('.told')];
      told.at(-1)!.querySelector<HTMLElement>(`[data-option=${option}]`)!.click();
    }

    it('is put right in the log by one tap, turns later; what came after it stays', async () => {
      const { context, screen } = await sitDown(three, {}, calm);
      await unless(screen, 'taken');
      await waitUntil(() => screen.state.game?.session.mended?.by.type === 'rejoined');
      expect((await stored(context)).slice(three.length)).to.deep.equal([
        { type: 'reopened', at: 1 },
        { type: 'answered', to: 'does-it-nest', value: 'taken', told: 'unusual' },
        { type: 'rejoined' },
      ]);
      expect(answers(screen)).to.deep.equal([['taken'], ['found'], ['found']]);
      await settled(screen);
      expect(screen.state.sheet, 'nothing else has changed').to.equal(undefined);
      expect(find(screen, '.note')?.textContent).to.contain('played again');
    });

    it('is shown first where later turns are told otherwise by it', async () => {
      const { screen } = await sitDown(three, {}, calm);
      await unless(screen, 'lost');
      await waitUntil(() => screen.state.sheet === 'review');
      await settled(screen);
      expect(find(screen, 'review-dialog')!.shadowRoot!.textContent).to.contain('4 herrings are caught');
      await press(screen, '#rejoin');
      await waitUntil(() => !screen.state.game!.session.aside);
      expect(answers(screen)).to.deep.equal([['lost'], ['found'], ['found']]);
      expect(screen.state.game!.session.state).to.include({ fish: 1 });
    });

    /** On the table's edge. */
    const earlier = (screen: TableScreen, part = '') => [
      ...(find(screen, 'told-strip')?.shadowRoot?.querySelectorAll<HTMLElement>(`.earlier ${part}`) ?? []),
    ];
    const otherwise = (screen: TableScreen) =>
      earlier(screen).map((key) => key.textContent.replace(/\s+/g, ' ').trim());

    it('has a key on the edge of the table: one tap, turns later', async () => {
      const { context, screen } = await sitDown([turn, usual]);
      expect(otherwise(screen), 'its row has the key').to.deep.equal([]);
      await press(screen, '#done');
      expect(otherwise(screen)).to.deep.equal(['Nest taken · 4 twigs for its nest.']);
      const { length } = await stored(context);
      await press(screen, '.earlier');
      expect((await stored(context)).slice(length)).to.deep.equal([
        { type: 'reopened', at: 1 },
        { type: 'answered', to: 'does-it-nest', value: 'taken', told: 'unusual' },
      ]);
      expect(screen.state.game!.session.prompt?.say).to.equal('how-far');
      expect(otherwise(screen), 'while it is put right').to.deep.equal([]);
    });

    it('has a key for each way in which it was otherwise, the latest first', async () => {
      const { screen } = await sitDown(three, {}, calm);
      const keys = () => earlier(screen).map(({ dataset }) => dataset['at']);
      await waitUntil(() => keys().length > 0);
      expect(keys(), 'one, and that there is more').to.deep.equal(['3', '3']);
      earlier(screen)[0]!.focus();
      await waitUntil(() => keys().length > 2);
      expect(keys()).to.deep.equal(['3', '3', '1', '1']);
      expect(otherwise(screen)[2], 'the turn before last').to.contain('2 turns ago');
      earlier(screen).at(-2)!.click();
      await waitUntil(() => screen.state.game?.session.mended?.by.type === 'rejoined');
      expect(answers(screen)).to.deep.equal([['taken'], ['found'], ['found']]);
    });

    it('is denied by a word, within a question, too', async () => {
      const { screen } = await sitDown([
        turn,
        usual,
        turn,
        usual,
        { type: 'corrected', at: 3, value: 'taken' },
      ]);
      await listen(screen);
      expect(screen.state.game!.session.prompt?.say).to.equal('how-far');
      StandIn.made.at(-1)?.hear('no');
      await waitUntil(() => screen.state.game?.session.aside);
      expect(answers(screen)).to.deep.equal([['taken']]);
    });

    it('is denied step by step, where it is told', async () => {
      const read: Entry = { type: 'read' };
      const { context, screen } = await sitDown([turn, usual, read, read], { pace: 'step' });
      await listen(screen);
      StandIn.made.at(-1)?.hear('no');
      await waitUntil(() => screen.state.game?.session.prompt);
      expect((await stored(context)).slice(-2)).to.deep.equal([
        { type: 'corrected', at: 1, value: 'taken' },
        read,
      ]);
    });

    it('is asked for where a denial can mean several things', async () => {
      const { screen } = await sitDown(three, {}, calm);
      await listen(screen);
      StandIn.made.at(-1)?.hear('no');
      await waitUntil(() => screen.state.sheet === 'mend');
      await settled(screen);
      StandIn.made.at(-1)?.hear('one');
      await waitUntil(() => screen.state.sheet === undefined);
      await waitUntil(() => answers(screen)[2]?.[0] === 'taken');
      expect(answers(screen)).to.deep.equal([['found'], ['found'], ['taken']]);
    });

    it('is said by its number', async () => {
      const { screen } = await sitDown([turn, usual, turn, usual]);
      await listen(screen);
      await settled(screen);
      expect(otherwise(screen)).to.deep.equal(['3 Nest taken · 4 twigs for its nest.']);
      StandIn.made.at(-1)?.hear('three');
      await waitUntil(() => screen.state.game?.session.prompt);
      expect(answers(screen)).to.deep.equal([['taken']]);
    });

    it('leaves the keys of the table their words while it is put right; one that is missing is offered after one put in', async () => {
      const crates = (...value: string[]): Entry => ({ type: 'answered', to: 'which-crates', value });
      const unload: Entry = { type: 'played', script: 'unload' };
      const log = [turn, usual, unload, crates('red'), turn, usual];
      const keys = async (...more: Entry[]) => {
        const { screen } = await sitDown([...log, ...more]);
        expect(screen.state.game!.session.aside).to.exist;
        const events = find(screen, 'your-side')!.shadowRoot!.querySelectorAll('.event');
        expect(events).to.have.length(2);
        return [...events].map((key) => key.textContent.trim());
      };
      expect(await keys({ type: 'reopened', at: 3 }, crates('blue'))).to.not.include('One more is missing');
      expect(await keys({ type: 'reopened', at: 2 }, unload, crates('blue'))).to.include(
        'One more is missing',
      );
    });

    it('asks what follows from it, before the rest follows', async () => {
      const { screen } = await sitDown(three);
      await unless(screen, 'taken');
      await waitUntil(() => find(screen, 'answer-count'));
      expect(screen.state.game!.session.prompt?.say).to.equal('how-far');
      expect(screen.state.sheet).to.equal(undefined);
    });
  });

  it('keeps what was told in view below a question, and goes on below it', async () => {
    const log: Entry[] = [turn, usual, { type: 'corrected', at: 1, value: 'taken' }];
    const { screen } = await sitDown([...log, { type: 'answered', to: 'how-far', value: 2 }]);
    expect(words(screen)).to.deep.equal(['Catch herrings', 'Take twigs Nest taken', 'It flies on.']);
    const done = all(screen, '.row').map((row) => row.classList.contains('done'));
    expect(done).to.deep.equal([true, true, false]);
  });

  it('is taken back with one tap', async () => {
    const { screen } = await sitDown([turn, usual]);
    await press(screen, '#undo');
    expect(words(screen)).to.deep.equal([]);
  });

  it('is taken back by a step, and then as a whole', async () => {
    const taken: Entry = { type: 'corrected', at: 1, value: 'taken' };
    const { screen } = await sitDown([turn, usual, taken, { type: 'answered', to: 'how-far', value: 2 }]);
    expect(find(screen, '#undo-turn')).to.equal(undefined);
    await press(screen, '#undo');
    expect(find(screen, 'answer-count')).to.exist;
    await press(screen, '#undo-turn');
    await waitUntil(() => words(screen).length === 0, 'the turn is still there');
    expect(find(screen, '#undo-turn')).to.equal(undefined);
  });

  it('counts after all once it was taken back, step by step', async () => {
    const taken: Entry = { type: 'corrected', at: 1, value: 'taken' };
    const far: Entry = { type: 'answered', to: 'how-far', value: 2 };
    const { context, screen } = await sitDown([turn, usual, taken, far]);
    const told = words(screen);
    expect(find(screen, '#redo')).to.equal(undefined);
    await press(screen, '#undo');
    await press(screen, '#redo');
    await waitUntil(() => words(screen).length === told.length, 'it does not count');
    expect(words(screen)).to.deep.equal(told);
    expect(find(screen, '#redo')).to.equal(undefined);
    expect((await stored(context)).slice(-2)).to.deep.equal([{ type: 'undone' }, far]);
  });

  it('has nothing to do again once something else was done', async () => {
    const { screen } = await sitDown([turn, usual]);
    await press(screen, '#undo');
    expect(find(screen, '#redo')).to.exist;
    await press(screen, '#done');
    expect(find(screen, '#redo')).to.equal(undefined);
  });

  it('asks once whether nothing happened where something nearly always does', async () => {
    const { context, screen } = await sitDown([turn, usual], {}, watchful);
    await press(screen, '#done');
    expect(await stored(context)).to.have.length(2);
    expect(find(screen, '.note')?.textContent).to.contain('Did nothing happen');
    find(screen, '#done')!.dispatchEvent(
      new MouseEvent('click', { detail: 2, bubbles: true, composed: true, cancelable: true }),
    );
    await settled(screen);
    expect(await stored(context), 'a double tap is no answer').to.have.length(2);
    await press(screen, '#done');
    expect(await stored(context)).to.have.length(4);
  });

  it('does not ask it where something was reported', async () => {
    const unloaded: Entry[] = [
      { type: 'played', script: 'unload' },
      { type: 'answered', to: 'which-crates', value: ['red'] },
    ];
    const { context, screen } = await sitDown([turn, usual, ...unloaded], {}, watchful);
    await press(screen, '#done');
    expect(await stored(context)).to.have.length(6);
  });

  describe('of the player, where it is one thing', () => {
    const unload: Entry = { type: 'played', script: 'unload' };
    const left: Entry = { type: 'answered', to: 'which-way', value: 'left' };
    const box = (screen: TableScreen) => find<HTMLInputElement>(screen, '#ends input');

    it('ends with the answer that says what it was', async () => {
      const { context, screen } = await sitDown([turn, usual], {}, single);
      await press(screen, '.event');
      expect(box(screen)?.checked).to.equal(true);
      await expect(screen).to.be.accessible();
      await press(screen, '[data-option=left]');
      expect((await stored(context)).slice(2)).to.deep.equal([unload, left, turn, usual]);
    });

    it('goes on where the player says that more comes', async () => {
      const { context, screen } = await sitDown([turn, usual], {}, single);
      await press(screen, '.event');
      await press(screen, '#ends input');
      expect(box(screen)?.checked).to.equal(false);
      await press(screen, '[data-option=left]');
      expect((await stored(context)).slice(2)).to.deep.equal([unload, left]);
      await press(screen, '.event');
      expect(box(screen)?.checked, 'once').to.equal(true);
    });

    it('is not ended by an answer of another question, nor step by step, by voice, or while an earlier turn is put right', async () => {
      const asked = await sitDown([turn, usual, { type: 'corrected', at: 1, value: 'taken' }], {}, single);
      expect(find(asked.screen, 'answer-count')).to.exist;
      expect(box(asked.screen)).to.equal(undefined);
      const steps = await sitDown([turn, usual, unload], { pace: 'step' }, single);
      expect(find(steps.screen, '[data-option=left]')).to.exist;
      expect(box(steps.screen)).to.equal(undefined);
      const heard = await sitDown([turn, usual, unload], {}, single);
      await listen(heard.screen);
      expect(box(heard.screen), 'who speaks says it').to.equal(undefined);
      const late = await sitDown([turn, usual, turn, usual, { type: 'reopened', at: 2 }, unload], {}, single);
      expect(find(late.screen, '[data-option=left]')).to.exist;
      expect(box(late.screen)).to.equal(undefined);
    });
  });

  it('is not ended by a tap beside the keys', async () => {
    const { context, screen } = await sitDown([turn, usual]);
    await press(screen, 'bot-field');
    await press(screen, 'your-side');
    expect(await stored(context)).to.have.length(2);
  });

  it('lights the row that is spoken, one after the other', async () => {
    const lit: (string | undefined)[] = [];
    const { context, screen } = await sitDown([]);
    Object.assign(context.settings, { voice: true });
    Object.assign(context.speaker, {
      speak: async () => {
        await screen.updateComplete;
        lit.push(all(screen, '.on .words')[0]?.textContent.trim());
        return 'said';
      },
    });
    await press(screen, '#done');
    expect(lit).to.deep.equal(['Catch herrings', 'Take twigs', 'It moves in.']);
    expect(all(screen, '.on')).to.have.length(0);
  });

  it('fits, whatever the size: first what matters less is given up', async () => {
    const { screen } = await sitDown([turn, usual]);
    const field = find(screen, 'bot-field')!;
    const table = find(screen, 'main')!;
    for (const [height, gives] of [
      [1200, ''],
      [760, 'folded'],
    ] as const) {
      Object.assign(table.style, { minHeight: '0', height: `${height}px` });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      expect(field.dataset['gives']?.split(' ')[0], String(height)).to.equal(gives);
      const body = field.shadowRoot!.querySelector('.body')!;
      expect(body.scrollHeight).to.be.at.most(body.clientHeight + 1);
    }
    expect(field.dataset['gives']).not.to.contain('rows');
    expect(find(screen, 'bot-field')!.shadowRoot!.querySelector('ul')!.checkVisibility()).to.equal(true);
  });

  it('is given its room while the next frame is waited for', async () => {
    const { screen } = await sitDown([turn, usual]);
    const field = find<BotField>(screen, 'bot-field')!;
    const first: string[] = [];
    for (let n = 0; n < 10; n++) {
      await field.updateComplete;
      const frame = new Promise(requestAnimationFrame).then(() => 'frame');
      field.requestUpdate();
      first.push(await Promise.race([field.updateComplete.then(() => 'room'), frame]));
    }
    expect(first).to.include('room');
  });

  it('keeps what matters of its belongings in view: in their row, as numbers in a low line, or beside its name', async () => {
    const { screen } = await sitDown([turn, usual]);
    const field = find(screen, 'bot-field')!;
    const table = find(screen, 'main')!;
    const visible = (selector: string) =>
      [...field.shadowRoot!.querySelectorAll(selector)].some((part) => part.checkVisibility());
    const ways = new Set<string>();
    for (let height = 1000; height >= 420; height -= 20) {
      Object.assign(table.style, { minHeight: '0', height: `${height}px` });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const way = visible('ul span') ? 'row' : visible('ul b') ? 'line' : visible('.brief') ? 'name' : 'none';
      ways.add(way);
    }
    expect([...ways]).to.deep.equal(['row', 'line', 'name']);
  });

  it('has one row of events: the others come with one tap', async () => {
    const { screen } = await sitDown([turn, usual]);
    expect(find(screen, '#more')).to.equal(undefined);
    const crowded = await sitDown([turn, usual], {}, busy);
    const keys = () => find(crowded.screen, 'your-side')!.shadowRoot!.querySelectorAll('.event').length;
    expect(keys()).to.equal(4);
    await press(crowded.screen, '#more');
    expect(keys()).to.equal(5);
  });

  it('is the same turn in the log as on the table', async () => {
    const { screen } = await sitDown([turn, usual, turn, usual], {}, calm);
    expect(all(screen, 'header .headline').map((one) => one.textContent)).to.deep.equal(['Turn 3']);
    await press(screen, '#log');
    const logged = [...find(screen, 'log-dialog')!.shadowRoot!.querySelectorAll('h3 .headline')];
    expect(logged.map((one) => one.textContent)).to.deep.equal(['Turn 3', 'Turn 2']);
  });

  it('gives the reasons of all its steps', async () => {
    const { screen } = await sitDown([turn, usual]);
    await press(screen, '#why');
    expect(
      find(screen, 'why-dialog')!.shadowRoot!.querySelector('reason-list')!.shadowRoot!.textContent,
    ).to.contain('fish are in sight');
  });
});
