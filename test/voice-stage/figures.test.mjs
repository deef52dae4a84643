/** How well trained words are understood in rooms as they are, measured in Chromium. */
import assert from 'node:assert/strict';
import { constants, setPriority } from 'node:os';
import { after, before, test } from 'node:test';
import { startStageApp } from './built.mjs';
import { commands, numbers, speakers, talk } from './speakers.mjs';
import { openVoiceBrowser } from './stage.mjs';

const rooms = {
  clean: {},
  quiet: { louder: -12 },
  higher: { higher: 0.06 },
  'pink noise 15 dB': { pink: 15 },
  far: { isFar: true, pink: 30 },
  'talkers 20 dB': { talkers: 20 },
  'music 20 dB': { music: 20 },
  'talkers 15 dB': { talkers: 15 },
  'music 15 dB': { music: 15 },
  'pink noise 10 dB': { pink: 10 },
  'a bare room': { isBare: true, pink: 30 },
  'a fan 10 dB': { fan: 10 },
  'television 15 dB': { television: 15 },
};
/** Percent: at least right, at most wrong and taken. */
const targets = [
  { of: ['clean', 'quiet', 'higher'], right: [98, 97], wrong: 0.5, taken: 2 },
  { of: ['pink noise 15 dB', 'far'], right: [95, 92], wrong: 0.5, taken: 3 },
  { of: ['talkers 20 dB', 'music 20 dB'], right: [90, 85], wrong: 1, taken: 3 },
  { of: ['talkers 15 dB', 'music 15 dB', 'pink noise 10 dB'], right: [80, 75], wrong: 1, taken: 3 },
  { of: ['a bare room', 'a fan 10 dB', 'television 15 dB'], right: [80, 75], wrong: 1, taken: 3 },
];
/** Where echo or a fan goes on, a word ends when the room lets it: how soon it is decided is told, and judged elsewhere. */
const endless = targets.at(-1).of;
const kinds = ['commands', 'numbers'];
const asked = [
  { vocabulary: commands, counted: commands },
  { vocabulary: [...commands, ...numbers], counted: numbers },
];

// Games are played beside it in real time: it takes what they leave.
setPriority(constants.priority.PRIORITY_LOW);

let app;
let browser;
let voices;
let pages;
const others = talk();
const found = Object.fromEntries(Object.keys(rooms).map((room) => [room, [[], []]]));

before(async () => {
  app = await startStageApp();
  browser = await openVoiceBrowser();
  pages = [browser.page, await browser.page.context().newPage()];
  for (const page of pages) {
    await page.goto(app.page);
    await page.waitForFunction(() => 'stage' in globalThis);
  }
  voices = [];
  // One is measured while the next one's words are made.
  await forEach(Object.entries(speakers), async (page, [name, speak]) => {
    const voice = { name, talk: others, ...speak() };
    voices.push(voice);
    const figures = await page.evaluate((what) => stage.measure(what), { ...voice, rooms, asked });
    for (const [room, both] of Object.entries(figures)) both.forEach((one, n) => found[room][n].push(one));
  });
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** On both pages: one processor each. */
async function forEach(list, act) {
  const waiting = [...list];
  await Promise.all(
    pages.map(async (page) => {
      for (let one = waiting.shift(); one; one = waiting.shift()) await act(page, one);
    }),
  );
}

const sum = (all, name) => all.reduce((total, figures) => total + figures[name], 0);
const percent = (part, whole) => Math.round((1000 * part) / whole) / 10;
const sorted = (all, name) => all.flatMap((figures) => figures[name]).sort((a, b) => a - b);
const at = (list, part) => Math.round(list[Math.floor(part * (list.length - 1))]);
const all = (names, rooms = Object.keys(found)) =>
  names.flatMap((name) => rooms.flatMap((room) => found[room][name]));

for (const { of, right, wrong, taken } of targets)
  test(`understood with ${of.join(', ')}`, () => {
    const figures = kinds.map((_, n) => of.flatMap((room) => found[room][n]));
    for (const room of of)
      console.log(
        `figure: ${room}: ` +
          kinds
            .map(
              (kind, n) => `${kind} ${percent(sum(found[room][n], 'right'), sum(found[room][n], 'said'))} %`,
            )
            .join(', '),
      );
    const rates = figures.map((list) => percent(sum(list, 'right'), sum(list, 'said')));
    const mistakes = percent(sum(figures.flat(), 'wrong'), sum(figures.flat(), 'said'));
    const strangers = percent(sum(figures.flat(), 'taken'), sum(figures.flat(), 'foreign'));
    const forCommands = percent(sum(figures[0], 'taken'), sum(figures[0], 'foreign'));
    console.log(
      `figure: ${of.join(', ')}: commands ${rates[0]} % right (at least ${right[0]}), numbers ${rates[1]} % ` +
        `(at least ${right[1]}), ${mistakes} % wrong (at most ${wrong}), ` +
        `${strangers} % of foreign words taken (at most ${taken}), ${forCommands} % where only commands are expected`,
    );
    assert.ok(rates[0] >= right[0] && rates[1] >= right[1], 'too few are right');
    assert.ok(mistakes <= wrong, 'too many are wrong');
    assert.ok(strangers <= taken, 'too many foreign words are taken');
  });

/** Work is judged by the part of it that nothing else on the machine came between. */
const undisturbed = 0.2;

test('from the end of a word to the decision it is less than half a second', () => {
  const isEnding = (room) => !endless.includes(room);
  const delays = sorted(all([0, 1], Object.keys(found).filter(isEnding)), 'delays');
  const inTalk = sorted(all([0, 1], endless), 'delays');
  const work = at(sorted(all([0, 1]), 'decisions'), undisturbed);
  console.log(
    `figure: from the end of a word: median ${at(delays, 0.5) + work} ms, 95 % below ${at(delays, 0.95) + work} ms ` +
      `(at most 500), ${work} ms of it work; with ${endless.join(', ')} 95 % below ${at(inTalk, 0.95) + work} ms`,
  );
  assert.ok(at(delays, 0.95) + work <= 500);
});

test('listening takes less than a quarter of a processor that is four times slower', () => {
  const heard = all([1]);
  const decision = at(sorted(heard, 'decisions'), undisturbed);
  const hearing = at(
    heard.map((figures) => figures.hearing).sort((a, b) => a - b),
    undisturbed,
  );
  const share = percent(4 * (hearing + decision / 2), 1000);
  console.log(`figure: listening, with a word every two seconds: ${share} % of a processor ÷ 4 (at most 25)`);
  assert.ok(share < 25);
});

/** Seconds at most. People are asked again more often. */
for (const [where, room, most, says = () => true] of [
  ['a quiet room', {}, 65, ({ isOurs }) => isOurs],
  ['talkers 20 dB below', { talkers: 20 }, 90],
  ['music 20 dB below', { music: 20 }, 90],
])
  test(`the first words are trained in hardly more than a minute: ${where}`, async () => {
    const seconds = [];
    await forEach(voices.filter(says), async (page, { training }) => {
      const time = page.evaluate((what) => stage.trainingTime(...what), [training, others, room]);
      seconds.push(await time);
    });
    console.log(
      `figure: training 21 words, ${where}, takes who sees in 0.3 s what is wanted ` +
        `${seconds.map(Math.round).join(', ')} s (60, at most ${most})`,
    );
    assert.ok(seconds.length > 0 && Math.max(...seconds) <= most);
  });

for (const [name, room] of Object.entries({ talkers: { talkers: 20 }, music: { music: 20 } }))
  test(`trained with ${name} 20 dB below, understood there and in a quiet room`, async () => {
    const figures = [[], []];
    await forEach(voices, async (page, voice) => {
      const what = { ...voice, trainedIn: room, rooms: { here: room, quiet: {} }, asked };
      const { here, quiet } = await page.evaluate((what) => stage.measure(what), what);
      for (const n of [0, 1]) figures[n].push(here[n], quiet[n]);
    });
    const rates = figures.map((list) => percent(sum(list, 'right'), sum(list, 'said')));
    const mistakes = percent(sum(figures.flat(), 'wrong'), sum(figures.flat(), 'said'));
    const strangers = percent(sum(figures.flat(), 'taken'), sum(figures.flat(), 'foreign'));
    console.log(
      `figure: trained with ${name} 20 dB below: commands ${rates[0]} % right, numbers ${rates[1]} %, ` +
        `${mistakes} % wrong, ${strangers} % of foreign words taken`,
    );
    assert.ok(rates[0] >= 85 && rates[1] >= 85, 'too few are right');
    assert.ok(mistakes <= 1, 'too many are wrong');
    assert.ok(strangers <= 3, 'too many foreign words are taken');
  });

/** Numbers of two digits, and an answer with "next". */
const pairs = [
  ...numbers.slice(1, 10).map((number, n) => [number, numbers[((n * 4 + 2) % 9) + 1]]),
  ...numbers.slice(0, 6).map((number) => [number, 'next']),
];
/** As long as what is laid out at once; and the lines of an account. */
const lists = [
  ...[1, 4, 5, 8].map((step) =>
    Array.from({ length: 6 }, (_, n) => numbers[(step * (n + 1)) % numbers.length]),
  ),
  ['2', '8', 'next', '4', 'next'],
];

for (const { name, rows, room, least, most } of [
  { name: 'two words, clean', rows: pairs, room: {}, least: 95, most: 1 },
  { name: 'two words, pink noise 15 dB', rows: pairs, room: { pink: 15 }, least: 85, most: 1 },
  // What lies where is seen on the board at once.
  { name: 'lists, clean', rows: lists, room: {}, least: 75, most: 5 },
])
  test(`understood in one breath: ${name}`, async () => {
    const figures = [];
    await forEach(voices, async (page, voice) => {
      const evaluated = page.evaluate(
        ([voice, room, rows]) => stage.inOneBreath(voice, room, rows),
        [voice, room, rows],
      );
      figures.push(await evaluated);
    });
    const [right, wrong] = ['right', 'wrong'].map((kind) =>
      percent(sum(figures, kind), sum(figures, 'said')),
    );
    console.log(`figure: in one breath, ${name}: ${right} % right, ${wrong} % wrong`);
    assert.ok(right >= least);
    assert.ok(wrong <= most);
  });

for (const room of [{ talkers: 15 }, { music: 15 }])
  test(`five minutes of ${Object.keys(room)} 15 dB below are taken for nothing`, async () => {
    await forEach(voices.slice(0, 2), async (page, { name, training }) => {
      const words = await page.evaluate(
        ([training, talk, room]) => stage.mistaken(training, talk, room, 300),
        [training, others, room],
      );
      assert.deepEqual(words, [], name);
    });
  });
