import { expect } from '@open-wc/testing';
import { createActivity, trimmed, type Utterance } from '../../core/voice/listen/activity.ts';
import { cepstra, features, thinning } from '../../core/voice/listen/cepstra.ts';
import {
  bands,
  centre,
  createAnalyser,
  framesPerSecond,
  type Spectra,
} from '../../core/voice/listen/features.ts';
import { createHearing } from '../../core/voice/listen/hearing.ts';
import { confirms, lessonOf, withLesson } from '../../core/voice/listen/learn.ts';
import { createModel, distances, median, type Takes } from '../../core/voice/listen/match.ts';
import { above, far, inRoom, levelOf } from '../../core/voice/listen/noise.ts';
import {
  flawOf,
  isPacked,
  isPlayers,
  lastsAtLeast,
  packed,
  risks,
  unpacked,
} from '../../core/voice/listen/train.ts';
import { gaps, spot } from '../../core/voice/listen/warp.ts';
import { hiss, joined, mixed, quiet, rate, spelled, tone, vowels } from './signals.ts';

function spectraOf(samples: Float32Array, at = rate): Float32Array[] {
  const found: Float32Array[] = [];
  createAnalyser(at, (spectrum) => found.push(spectrum))(samples);
  return found;
}

const loudest = (spectrum: Float32Array): number => spectrum.indexOf(Math.max(...spectrum));
const seconds = (frames: ArrayLike<unknown>): number => frames.length / framesPerSecond;

describe('spectra', () => {
  for (const hertz of [200, 440, 1000, 2500, 6000])
    it(`of a tone of ${hertz} Hz are loudest in its band`, () => {
      const band = loudest(spectraOf(tone(hertz, 0.2))[5]!);
      expect(hertz).to.be.within(centre(band - 1), centre(band + 1));
    });
  it('rise by as many decibels as the sound', () => {
    const level = (loud: number): number => Math.max(...spectraOf(tone(1000, 0.2, loud))[5]!);
    expect(((level(0.5) - level(0.05)) * 10) / Math.LN10).to.be.closeTo(20, 0.1);
  });
  it('are alike at every rate of a microphone', () => {
    const fast = Float32Array.from(
      { length: 9600 },
      (_, n) => 0.3 * Math.sin((2 * Math.PI * 700 * n) / 48_000),
    );
    const [one, other] = [spectraOf(tone(700, 0.2))[5]!, spectraOf(fast, 48_000)[5]!];
    const band = loudest(one);
    expect(loudest(other)).to.equal(band);
    expect(other[band]!).to.be.closeTo(one[band]!, 0.3);
  });
  it('do not depend on how the samples arrive', () => {
    const samples = hiss(0.3, 0.2);
    const found: Float32Array[] = [];
    const push = createAnalyser(rate, (spectrum) => found.push(spectrum));
    for (let n = 0; n < samples.length; n += 100) push(samples.slice(n, n + 100));
    expect(found).to.deep.equal(spectraOf(samples));
  });
});

const flat = (spectra: readonly Float32Array[]): Spectra =>
  Float32Array.from(spectra.flatMap((one) => [...one]));

describe('cepstra', () => {
  const word = flat(spectraOf(vowels(120, [300, 2300, 0.2], [700, 1200, 0.2])));
  it('are the same however loud the word is and however the microphone colours it', () => {
    const other = word.map((level, n) => level - 2 + 0.1 * (n % bands));
    const [one, coloured] = [cepstra(word).frames, cepstra(other).frames];
    expect(one.length).to.equal(Math.floor(word.length / bands / thinning) * features);
    expect(Math.max(...one.map((value, n) => Math.abs(value - coloured[n]!)))).to.be.below(1e-3);
  });
  it('are the same however much quiet there is around the word', () => {
    const silence = new Float32Array(10 * bands).fill(Math.min(...word) - 5);
    const [alone, among] = [cepstra(word), cepstra(Float32Array.from([...silence, ...word, ...silence]))];
    alone.mean.forEach((value, n) => expect(among.mean[n]!).to.be.closeTo(value, 1e-3));
  });
});

/** Every path that the rule allows, tried one by one. */
function bruteForce(distances: Float32Array, filler: Float32Array): number {
  const rows = filler.length;
  const columns = distances.length / rows;
  const along = (row: number, column: number): number => {
    if (row === rows) return column >= columns - 2 ? 0 : Infinity;
    const leave = column >= columns - 2 ? filler.slice(row).reduce((sum, price) => sum + price, 0) : Infinity;
    const steps = [column, column + 1, column + 2].filter((next) => next < columns);
    return Math.min(leave, ...steps.map((next) => distances[row * columns + next]! + along(row + 1, next)));
  };
  let lead = 0;
  let best = Infinity;
  for (let row = 0; row < rows; row++) {
    for (const column of [0, 1].filter((one) => one < columns))
      best = Math.min(best, lead + distances[row * columns + column]! + along(row + 1, column));
    lead += filler[row]!;
  }
  return best;
}

describe('time warping', () => {
  const noise = (frames: number, seed: number): Float32Array => hiss((frames * features) / rate, 1, seed);
  for (const [rows, columns, seed] of [
    [2, 2, 1],
    [4, 4, 2],
    [5, 7, 3],
    [8, 5, 4],
    [7, 7, 5],
  ] as const)
    it(`finds the best of all paths, ${rows} by ${columns}`, () => {
      const apart = gaps(noise(rows, seed), noise(columns, seed + 100));
      for (const price of [1, 2, 9]) {
        const filler = new Float32Array(rows).fill(price);
        expect(spot(apart, filler)).to.be.closeTo(bruteForce(apart, filler), 1e-4);
      }
    });
  it('takes a stretched word for the same, wherever it lies', () => {
    const one = noise(20, 1);
    const slow = Float32Array.from({ length: 30 * features }, (_, n) => {
      const frame = Math.floor((Math.floor(n / features) * 20) / 30);
      return one[frame * features + (n % features)]!;
    });
    const among = Float32Array.from([...noise(6, 2), ...slow, ...noise(9, 3)]);
    const filler = Float32Array.from({ length: 45 }, (_, row) => (row < 6 || row >= 36 ? 0 : 9));
    expect(spot(gaps(among, one), filler)).to.be.closeTo(0, 1e-6);
  });
});

function utterances(samples: Float32Array): { utterance: Utterance; at: number }[] {
  const activity = createActivity();
  return spectraOf(samples).flatMap((spectrum, n) => {
    const utterance = activity.push(spectrum);
    return utterance ? [{ utterance, at: n / framesPerSecond }] : [];
  });
}

const lengthOf = (utterance: Utterance): number =>
  seconds({ length: trimmed(utterance).spectra.length / bands });
const buzz = vowels(120, [700, 1200, 0.4]);

describe('voice activity', () => {
  it('hears nothing in silence or steady noise', () => {
    expect(utterances(quiet(3))).to.deep.equal([]);
    expect(utterances(hiss(5, 0.05))).to.deep.equal([]);
  });
  for (const [where, level] of [
    ['silence', 0],
    ['noise', 0.02],
  ] as const)
    it(`finds a word in ${where}, 350 ms after its end`, () => {
      const found = utterances(mixed(joined(quiet(1), buzz, quiet(1)), hiss(3, level)));
      expect(found).to.have.length(1);
      expect(found[0]!.at).to.be.within(1.7, 1.85);
      expect(lengthOf(found[0]!.utterance)).to.be.within(0.38, 0.55);
    });
  it('keeps a word with a short pause together, and parts two words', () => {
    const said = (pause: number) =>
      utterances(joined(quiet(1), buzz, quiet(pause), buzz, quiet(1))).map(({ utterance }) =>
        seconds({ length: utterance.since }),
      );
    expect(said(0.15)).to.deep.equal([Infinity]);
    const [first, second] = said(0.6);
    expect(first).to.equal(Infinity);
    expect(second).to.be.closeTo(0.6, 0.06);
  });
  it('hears a list that is said in one breath of five seconds', () => {
    const list = joined(...Array.from({ length: 9 }, () => joined(buzz, quiet(0.15))));
    const found = utterances(joined(quiet(1), list, quiet(1)));
    expect(found.map(({ utterance }) => lengthOf(utterance))).to.have.length(1);
    expect(lengthOf(found[0]!.utterance)).to.be.within(4.7, 5.1);
  });
  it('hears a list of twelve seconds in parts that are cut between words, and nothing of talk as long', () => {
    const word = joined(buzz, quiet(0.15));
    const list = joined(quiet(1), ...Array.from({ length: 22 }, () => word), quiet(1));
    const heard = (isMeant: boolean): Utterance[] => {
      const activity = createActivity();
      return spectraOf(mixed(list, hiss(list.length / rate, 0.002))).flatMap((spectrum) => {
        const utterance = activity.push(spectrum);
        if (utterance && isMeant) activity.meant();
        return utterance ?? [];
      });
    };
    const parts = heard(true);
    expect(parts).to.have.length(3);
    expect(parts.slice(1).map(({ since }) => since)).to.deep.equal([0, 0]);
    const words = parts.map(
      (part) => lengthOf(part) / seconds({ length: (word.length / rate) * framesPerSecond }),
    );
    for (const count of words)
      expect(Math.abs(count - Math.round(count)), `${count} words`).to.be.below(0.25);
    expect(words.reduce((sum, one) => sum + one, 0)).to.be.closeTo(22, 0.8);
    const [, ...rest] = heard(false);
    for (const { spectra, noise } of rest) expect(above(spectra, noise)).to.be.below(10);
  });
  it('waits less for the end of a word that is said alone', () => {
    const over = (least: number, ...word: Float32Array[]): number => {
      const activity = createActivity();
      activity.alone(least);
      const spectra = spectraOf(joined(quiet(1), ...word, quiet(1)));
      return spectra.findIndex((spectrum) => activity.push(spectrum)) / framesPerSecond;
    };
    expect(over(lastsAtLeast([]), buzz), 'a first take').to.be.within(1.6, 1.72);
    const { utterance } = utterances(joined(quiet(1), buzz, quiet(1)))[0]!;
    const least = lastsAtLeast([trimmed(utterance).spectra]);
    expect(over(least, buzz), 'of a length that is known').to.be.within(1.5, 1.6);
    const begun = buzz.slice(0, buzz.length / 3);
    expect(over(least, begun, quiet(0.2), buzz), 'with a pause before that').to.be.above(1.8);
  });
  it('takes talk that never ends for the room, and never what was meant for us', () => {
    const word = joined(quiet(0.3), buzz, quiet(0.4));
    const sound = joined(quiet(1), ...Array.from({ length: 40 }, () => word));
    const spectra = spectraOf(mixed(sound, hiss(sound.length / rate, 0.005)));
    const heard = (isMeant: boolean): number[] => {
      const activity = createActivity();
      return spectra.flatMap((spectrum) => {
        const utterance = activity.push(spectrum);
        if (utterance && isMeant) activity.meant();
        return utterance ? above(utterance.spectra, utterance.noise) : [];
      });
    };
    expect(heard(false).length).to.be.below(40);
    expect(heard(true)).to.have.length(40);
    expect(heard(true).at(-1)).to.be.closeTo(heard(true)[0]!, 3);
  });
  it('of a player in haste is heard in a loud room, which does not grow with the words', () => {
    const word = joined(quiet(0.3), buzz, quiet(0.25));
    const sound = joined(quiet(1), ...Array.from({ length: 40 }, () => word));
    const spectra = spectraOf(mixed(sound, hiss(sound.length / rate, 0.02)));
    const heard = (level: number | undefined): number => {
      const activity = createActivity();
      return spectra.filter((spectrum) => {
        if (!activity.speaking) activity.alone(0);
        const utterance = activity.push(spectrum);
        if (utterance && isPlayers(utterance, level)) activity.meant();
        return utterance;
      }).length;
    };
    const [first] = utterances(mixed(joined(quiet(1), word, quiet(0.5)), hiss(3, 0.02)));
    expect(heard(levelOf(trimmed(first!.utterance).spectra))).to.equal(40);
    expect(heard(undefined)).to.be.below(40);
  });
  it('passes over a click and over what never ends', () => {
    expect(utterances(joined(quiet(1), tone(900, 0.03), quiet(1)))).to.deep.equal([]);
    expect(utterances(joined(quiet(1), hiss(6, 0.2)))).to.deep.equal([]);
  });
  it('ends a word though somebody types or throws dice, four clicks a second', () => {
    const typing = joined(...Array.from({ length: 12 }, () => joined(hiss(0.01, 0.2), quiet(0.24))));
    const found = utterances(mixed(joined(quiet(1), buzz, quiet(1.6)), typing));
    expect(found).to.have.length(1);
    expect(found[0]!.at).to.be.within(1.7, 2);
  });
  it('gets used to a louder room', () => {
    const room = joined(hiss(2, 0.005), hiss(6, 0.05, 2));
    const found = utterances(mixed(joined(quiet(7), buzz, quiet(0.6)), room));
    expect(found.map(({ at }) => Math.round(at * 10) / 10)).to.deep.equal([7.7]);
  });
});

describe('hearing', () => {
  const heard = (act: (hearing: ReturnType<typeof createHearing>) => void): string[] => {
    const told: string[] = [];
    act(
      createHearing(rate, {
        onVoice: (isSpeaking) => told.push(isSpeaking ? 'voice' : 'quiet'),
        onHeard: ({ isLate }) => told.push(isLate ? 'late word' : 'word'),
        onInterrupted: () => told.push('interrupted'),
        usual: () => levelOf(flat(spectraOf(buzz))),
      }),
    );
    return told;
  };
  const word = joined(quiet(0.5), buzz, quiet(0.5));
  it('tells that a voice is there, and the word when it is over', () => {
    expect(heard((hearing) => hearing.push(word))).to.deep.equal(['voice', 'quiet', 'word']);
  });
  it('is deaf while the app speaks and 300 ms after', () => {
    const told = heard((hearing) => {
      hearing.push(quiet(0.5));
      hearing.deafen();
      hearing.push(word);
      hearing.hear();
      hearing.push(tone(500, 0.25));
    });
    expect(told).to.deep.equal([]);
  });
  /** The app speaks twice, this loud at the microphone; the second time, somebody says something. */
  const spokenOver = (loud: number, over: Float32Array): string[] =>
    heard((hearing) => {
      const own = buzz.map((sample) => loud * sample);
      hearing.push(quiet(0.5));
      hearing.deafen();
      hearing.push(joined(quiet(0.3), own, own, own, own, own, own));
      hearing.hear();
      hearing.push(quiet(1));
      hearing.deafen();
      hearing.push(joined(quiet(0.3), own, own, over, quiet(0.6)));
    });
  it('yields to a player who speaks over the app, and hears the word', () => {
    expect(spokenOver(0.1, buzz)).to.deep.equal(['interrupted', 'voice', 'quiet', 'late word']);
  });
  for (const isMeant of [true, false])
    it(`${isMeant ? 'yields again' : 'is not interrupted again'} after what was ${isMeant ? '' : 'not '}meant for us`, () => {
      const own = buzz.map((sample) => 0.1 * sample);
      const told = heard((hearing) => {
        hearing.push(quiet(0.5));
        hearing.deafen();
        hearing.push(joined(quiet(0.3), own, own, own, own, own, own));
        for (let times = 0; times < 3; times++) {
          hearing.hear();
          hearing.push(quiet(1));
          hearing.deafen();
          hearing.push(joined(quiet(0.3), own, buzz, quiet(0.6)));
          if (isMeant) hearing.meant();
        }
      });
      expect(told.filter((one) => one === 'interrupted')).to.have.length(isMeant ? 3 : 1);
    });
  it('is not interrupted by the voice of the app, however loud, nor by somebody farther away', () => {
    for (const loud of [0, 0.1, 0.5, 1, 2]) expect(spokenOver(loud, quiet(0.3))).to.deep.equal([]);
    expect(spokenOver(1, buzz)).to.deep.equal([]);
    expect(
      spokenOver(
        0.1,
        buzz.map((sample) => 0.2 * sample),
      ),
    ).to.deep.equal([]);
  });
  it('is not interrupted by the end of what it says, which comes back louder when it has spoken', () => {
    const soft = buzz.map((sample) => 0.3 * sample);
    const told = heard((hearing) => {
      hearing.push(quiet(0.5));
      hearing.deafen();
      hearing.push(joined(quiet(0.5), soft, soft, soft, soft, soft));
      hearing.deafen();
      hearing.hear();
      hearing.push(buzz.slice(0, 0.25 * rate));
      hearing.push(quiet(1));
      hearing.deafen();
      hearing.push(joined(quiet(0.5), soft, buzz));
    });
    expect(told).to.deep.equal([]);
  });
  it('hears again afterwards, and drops a word that the app spoke into', () => {
    const told = heard((hearing) => {
      hearing.push(word.slice(0, 0.7 * rate));
      hearing.deafen();
      hearing.hear();
      hearing.push(joined(quiet(0.5), word));
    });
    expect(told).to.deep.equal(['voice', 'quiet', 'voice', 'quiet', 'word']);
  });
  it('takes what is said after the app has spoken for no part of what was said before', () => {
    const since: number[] = [];
    const hearing = createHearing(rate, {
      onVoice: () => undefined,
      onHeard: ({ utterance }) => since.push(utterance.since),
    });
    hearing.push(word);
    hearing.deafen();
    hearing.push(word);
    hearing.hear();
    hearing.push(joined(quiet(0.3), word));
    hearing.push(word);
    expect(since.slice(0, 2)).to.deep.equal([Infinity, Infinity]);
    expect(since[2]! / framesPerSecond).to.be.closeTo(1, 0.1);
  });
  it('tells what may be its own voice, coming back late', () => {
    const told = heard((hearing) => {
      hearing.push(quiet(0.5));
      hearing.deafen();
      hearing.hear();
      hearing.push(word);
    });
    expect(told).to.deep.equal(['voice', 'quiet', 'late word']);
  });
});

/** A word in a quiet room. */
function say(letters: string, take: number, noise = 0.002, sway = 0): Utterance {
  const word = joined(quiet(0.6), spelled(letters, take, sway), quiet(0.5));
  const found = utterances(mixed(word, hiss(4, noise, take + 1)));
  expect(found, letters).to.have.length(1);
  return trimmed(found[0]!.utterance);
}

const trained: Takes = Object.fromEntries(
  ['aia', 'uou', 'iea', 'oae', 'eui'].map((word) => [word, [0, 1, 2].map((take) => say(word, take).spectra)]),
);

describe('trained words', () => {
  const model = createModel(trained);
  const all = new Set(Object.keys(trained));
  const understood = (utterance: Utterance, vocabulary: ReadonlySet<string> = all): string => {
    const verdict = model.recognise(utterance, vocabulary);
    return verdict.kind === 'words' ? verdict.words.map(({ word }) => word).join(' ') : verdict.kind;
  };
  for (const word of all)
    it(`are understood when they are said again: ${word}`, () => {
      for (const noise of [0.001, 0.01]) expect(understood(say(word, 1.5, noise))).to.equal(word);
    });
  it('that are not asked for tell what a word is not', () => {
    const others = new Set([...all].filter((word) => word !== 'aia'));
    expect(understood(say('aia', 1.5), others)).to.equal('unsure');
  });
  it('are not taken for what nobody trained', () => {
    for (const foreign of ['uiu', 'ooii', 'ieu'])
      expect(understood(say(foreign, 1)), foreign).to.equal('unsure');
  });
  it('that were said otherwise are certain enough in noise, and what nobody trained is not', () => {
    expect(understood(say('iea', 4, 0.03, 0.15))).to.equal('iea');
    for (const noise of [0.03, 0.05])
      for (const foreign of ['uiu', 'ooii', 'ieu'])
        expect(understood(say(foreign, 1, noise)), foreign).to.equal('unsure');
  });
  it('are surer than commands where they are numbers: talk is full of what sounds like them', () => {
    const { iea, ...others } = trained;
    const heard = say('iea', 3, 0.002, 0.17);
    for (const [word, kind] of [
      ['next', 'words'],
      ['3', 'unsure'],
    ] as const)
      expect(createModel({ ...others, [word]: iea! }).recognise(heard, new Set([word])).kind).to.equal(kind);
  });
  it('of a player who never says them twice in the same way are understood as well, and no others', () => {
    const swaying = (word: string, take: number) => say(word, take, 0.002, 0.1);
    const takes = Object.fromEntries(
      [...all].map((word) => [word, [0, 1, 2].map((take) => swaying(word, take).spectra)]),
    );
    const person = createModel(takes);
    for (const word of all)
      expect(person.recognise(swaying(word, 1.5), all)).to.deep.include({ kind: 'words' }, word);
    for (const foreign of ['uiu', 'ooii', 'ieu'])
      expect(person.recognise(swaying(foreign, 1.5), all).kind, foreign).to.equal('unsure');
  });
  it('are understood one after the other without a pause', () => {
    expect(understood(say('aiauou', 1))).to.equal('aia uou');
  });
  it('count up to the first that is not understood, if they are a list', () => {
    const heard = (...words: string[]) => {
      const list = joined(
        quiet(0.6),
        ...words.map((word) => joined(spelled(word, 1), quiet(0.1))),
        quiet(0.5),
      );
      const [found] = utterances(mixed(list, hiss(list.length / rate, 0.002)));
      return understood(found!.utterance);
    };
    expect(heard('aia', 'uou', 'iea', 'oae')).to.equal('aia uou iea oae');
    expect(heard('aia', 'uou', 'iea', 'ooii', 'aia')).to.equal('aia uou iea');
    // What was passed over has its place: nothing else comes to lie there.
    expect(heard('ooii', 'aia', 'uou')).to.equal('unsure');
    expect(understood({ ...say('ooii', 1), isPart: true }), 'talk that goes on').to.equal('room');
  });
  it('that follow something else in the same breath belong to it', () => {
    const breath = createModel(trained);
    const after = (since: number) => breath.recognise({ ...say('aia', 1), since }, all).kind;
    expect(breath.recognise(say('ooii', 1), all).kind).to.equal('unsure');
    expect(after(0.4 * framesPerSecond)).to.equal('room');
    expect(after(framesPerSecond)).to.equal('words');
    expect(after(0.4 * framesPerSecond), 'after what was understood').to.equal('words');
  });
  it('are none at first: everything is unsure', () => {
    expect(createModel({}).recognise(say('aia', 1), all).kind).to.equal('unsure');
  });
  it('are not asked for again where someone else talks, farther off', () => {
    const { spectra, noise, ...part } = say('uiu', 1);
    const quieter = (levels: Float32Array): Float32Array => levels.map((level) => level - 3);
    expect(understood({ ...part, spectra, noise })).to.equal('unsure');
    expect(understood({ ...part, spectra: quieter(spectra), noise: quieter(noise) })).to.equal('room');
  });
  it('are not looked for in what hardly stands out of the room', () => {
    const { noise, ...word } = say('aia', 1);
    const level = levelOf(word.spectra);
    expect(understood({ ...word, noise: noise.fill(level - 9) })).to.equal('room');
  });
});

describe('what is understood at the table', () => {
  const before = trained['aia']!;
  const [first, second, third] = ['uou', 'iea', 'oae'].map((word) => say(word, 1).spectra);
  const heard = (...confidences: number[]) => confidences.map((confidence) => ({ word: 'aia', confidence }));
  const lesson = (spectra: Spectra) => lessonOf(heard(0.1), spectra)!;
  it('teaches something, unless it was sure or a phrase', () => {
    expect(lesson(first!)).to.deep.equal({ word: 'aia', spectra: first });
    expect(lessonOf(heard(0.9), first!)).to.equal(undefined);
    expect(lessonOf(heard(0.1, 0.1), first!)).to.equal(undefined);
  });
  it('is learned if the player goes on, not if it is taken back, asked for again, or refused', () => {
    for (const next of ['next', 'done', '3', 'no'] as const)
      expect(confirms(next, false), next).to.equal(true);
    for (const next of ['undo', 'repeat', 'why'] as const)
      expect(confirms(next, false), next).to.equal(false);
    expect(confirms('no', true)).to.equal(false);
    expect(confirms('yes', true)).to.equal(true);
  });

  it('never takes the place of what was trained: only the newest stay', () => {
    const takes = [first!, second!, third!].reduce((all, one) => withLesson(all, lesson(one)), before);
    expect(takes).to.deep.equal([...before, second, third]);
  });
});

describe('a take', () => {
  const typical = median(Object.values(trained).flatMap(distances))!;
  const before = trained['aia']!;
  it('that is good has no flaw', () => {
    expect(flawOf(say('aia', 1.5), before, { spread: typical })).to.equal(undefined);
    expect(flawOf(say('aia', 0), [], {})).to.equal(undefined);
  });
  it('is asked for again when it was short, quiet, or another word', () => {
    const take = say('aia', 1);
    const noise = take.noise.map((level) => level + 8);
    expect(
      flawOf({ ...take, spectra: take.spectra.slice(0, 5 * bands) }, before, { spread: typical }),
    ).to.equal('too-short');
    expect(flawOf({ ...take, noise }, before, { spread: typical })).to.equal('too-quiet');
    expect(flawOf(say('uou', 1), before, { spread: typical })).to.equal('unlike');
    const level = levelOf(take.spectra);
    expect(flawOf(take, before, { spread: typical, level: level + 3 }), 'somebody else').to.equal(
      'too-quiet',
    );
    expect(flawOf({ ...take, noise }, before, { spread: typical, level }), 'in haste').to.equal(undefined);
  });
  it('that might as well be another word puts its word at risk', () => {
    expect(risks(trained)).to.deep.equal([]);
    const twice = { ...trained, again: [0.4, 1.6, 2.4].map((take) => say('aia', take).spectra) };
    const found = risks(twice);
    expect(found).to.deep.include.members([{ word: 'again', like: 'aia' }]);
    expect(found.every(({ word }) => word === 'aia' || word === 'again')).to.equal(true);
  });
  it('from a damaged file counts where it can be compared, whatever its length', () => {
    const lengths = [0, 1, 3, bands - 1, bands, bands + 1, 2 * bands, 2 * bands + 7, 12 * bands];
    const takes = lengths.map((length) => new Uint8Array(length).fill(90)).filter(isPacked);
    expect(takes.map(({ length }) => length)).to.deep.equal([bands, 2 * bands, 12 * bands]);
    expect(() => risks({ ...trained, odd: takes.map(unpacked) })).not.to.throw();
    expect(() => createModel({ ...trained, odd: takes.map(unpacked) })).not.to.throw();
  });
  it('is a byte for each band and frame, and loses nothing that matters', () => {
    const [one] = before;
    const bytes = packed(one!);
    expect(bytes.byteLength).to.equal(one!.length);
    expect(distances([one!, unpacked(bytes)])[0]!).to.be.below(0.1 * typical);
  });
  it('can be put into a room, and as far from the microphone as a room is wide', () => {
    const { spectra, noise } = say('aia', 1);
    expect(above(spectra, noise)).to.be.above(25);
    const hidden = inRoom(spectra, 0, noise);
    expect(hidden.every((level, n) => level >= Math.max(spectra[n]!, noise[n % bands]!) - 1e-3)).to.equal(
      true,
    );
    const echoing = far(spectra);
    expect(echoing.length).to.be.above(spectra.length);
    expect(spectra.every((level, n) => echoing[n]! >= level - 1e-3)).to.equal(true);
  });
});
