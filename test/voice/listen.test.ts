import { expect } from '@open-wc/testing';
import { createActivity, type Utterance } from '../../core/voice/listen/activity.ts';
import { cepstra, features } from '../../core/voice/listen/cepstra.ts';
import {
  bands,
  centre,
  createAnalyser,
  framesPerSecond,
  type Spectra,
} from '../../core/voice/listen/features.ts';
import { createHearing } from '../../core/voice/listen/hearing.ts';
import { createModel, distances, type Takes } from '../../core/voice/listen/match.ts';
import { above, inNoise } from '../../core/voice/listen/noise.ts';
import { flawOf, packed, unpacked } from '../../core/voice/listen/train.ts';
import { distance } from '../../core/voice/listen/warp.ts';
import { hiss, joined, mixed, quiet, rate, tone, vowels } from './signals.ts';

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
    const [one, coloured] = [cepstra(word), cepstra(other)];
    expect(one.length).to.equal((word.length / bands) * features);
    expect(Math.max(...one.map((value, n) => Math.abs(value - coloured[n]!)))).to.be.below(1e-3);
  });
  it('have no mean', () => {
    const all = cepstra(word);
    for (let n = 0; n < features / 2; n++) {
      const column = all.filter((_, at) => at % features === n);
      expect(column.reduce((sum, value) => sum + value, 0) / column.length).to.be.closeTo(0, 1e-4);
    }
  });
});

/** Every path that the rule allows, tried one by one. */
function bruteForce(one: Float32Array, other: Float32Array): number {
  const [rows, columns] = [one.length / features, other.length / features];
  const reach = Math.max(2, Math.ceil(0.2 * columns));
  const local = (row: number, column: number): number => {
    const centre = (row * columns) / rows;
    if (column < Math.floor(centre - reach) || column > Math.ceil(centre + reach)) return Infinity;
    let sum = 0;
    for (let n = 0; n < features; n++) sum += (one[row * features + n]! - other[column * features + n]!) ** 2;
    return Math.sqrt(sum);
  };
  const rest = (row: number, column: number): number => {
    if (row === rows - 1 && column === columns - 1) return 0;
    if (row === rows || column === columns) return Infinity;
    const step = (down: number, right: number, weight: number): number =>
      row + down < rows && column + right < columns
        ? weight * local(row + down, column + right) + rest(row + down, column + right)
        : Infinity;
    return Math.min(step(1, 1, 2), step(1, 0, 1), step(0, 1, 1));
  };
  return (2 * local(0, 0) + rest(0, 0)) / (rows + columns);
}

describe('time warping', () => {
  const noise = (frames: number, seed: number): Float32Array => hiss((frames * features) / rate, 1, seed);
  for (const [rows, columns, seed] of [
    [1, 1, 1],
    [4, 4, 2],
    [5, 7, 3],
    [8, 5, 4],
    [7, 7, 5],
  ] as const)
    it(`finds the best of all paths, ${rows} by ${columns}`, () => {
      const [one, other] = [noise(rows, seed), noise(columns, seed + 100)];
      expect(distance(one, other)).to.be.closeTo(bruteForce(one, other), 1e-5);
    });
  it('gives up, and only where the limit is passed', () => {
    const [one, other] = [noise(20, 1), noise(22, 2)];
    const far = distance(one, other);
    expect(distance(one, other, far * 1.01)).to.equal(far);
    expect(distance(one, other, far * 0.5)).to.equal(Infinity);
  });
  it('takes a stretched word for the same, and no word for one of twice its length', () => {
    const one = noise(20, 1);
    const slow = Float32Array.from({ length: 30 * features }, (_, n) => {
      const frame = Math.floor((Math.floor(n / features) * 20) / 30);
      return one[frame * features + (n % features)]!;
    });
    expect(distance(one, slow)).to.be.closeTo(0, 1e-6);
    expect(distance(one, noise(41, 3))).to.equal(Infinity);
  });
});

function utterances(samples: Float32Array): { utterance: Utterance; at: number }[] {
  const activity = createActivity();
  return spectraOf(samples).flatMap((spectrum, n) => {
    const utterance = activity.push(spectrum);
    return utterance ? [{ utterance, at: n / framesPerSecond }] : [];
  });
}

const lengthOf = ({ spectra }: Utterance): number => seconds({ length: spectra.length / bands });
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
    it(`finds a word in ${where}, 300 ms after its end`, () => {
      const found = utterances(mixed(joined(quiet(1), buzz, quiet(1)), hiss(3, level)));
      expect(found).to.have.length(1);
      expect(found[0]!.at).to.be.within(1.65, 1.85);
      expect(lengthOf(found[0]!.utterance)).to.be.within(0.38, 0.55);
    });
  it('keeps a word with a short pause together, and parts two words', () => {
    const said = (pause: number) => utterances(joined(quiet(1), buzz, quiet(pause), buzz, quiet(1))).length;
    expect(said(0.15)).to.equal(1);
    expect(said(0.6)).to.equal(2);
  });
  it('passes over a click and over what never ends', () => {
    expect(utterances(joined(quiet(1), tone(900, 0.03), quiet(1)))).to.deep.equal([]);
    expect(utterances(joined(quiet(1), hiss(6, 0.2)))).to.deep.equal([]);
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
      createHearing(
        rate,
        (isSpeaking) => told.push(isSpeaking ? 'voice' : 'quiet'),
        () => told.push('word'),
      ),
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
  it('hears again afterwards, and drops a word that the app spoke into', () => {
    const told = heard((hearing) => {
      hearing.push(word.slice(0, 0.7 * rate));
      hearing.deafen();
      hearing.hear();
      hearing.push(word);
    });
    expect(told).to.deep.equal(['voice', 'quiet', 'voice', 'quiet', 'word']);
  });
});

type Vowel = [first: number, second: number];
const vowel = {
  a: [750, 1250],
  e: [450, 2100],
  i: [280, 2400],
  o: [450, 850],
  u: [300, 700],
} satisfies Record<string, Vowel>;

/** A word of vowels, said a little slower or higher each time, in a quiet room. */
function say(letters: string, take: number, noise = 0.002): Utterance {
  const parts = [...letters].map(
    (letter): [number, number, number] =>
      [...vowel[letter as keyof typeof vowel], 0.14 + 0.015 * take] as const,
  );
  const word = joined(quiet(0.6), vowels(110 + 4 * take, ...parts), quiet(0.5));
  const found = utterances(mixed(word, hiss(4, noise, take + 1)));
  expect(found, letters).to.have.length(1);
  return found[0]!.utterance;
}

const trained: Takes = Object.fromEntries(
  ['aia', 'uou', 'iea', 'oae', 'eui'].map((word) => [word, [0, 1, 2].map((take) => say(word, take).spectra)]),
);

describe('trained words', () => {
  const model = createModel(trained);
  const all = new Set(Object.keys(trained));
  for (const word of all)
    it(`are understood when they are said again: ${word}`, () => {
      for (const noise of [0.001, 0.01]) {
        const verdict = model.recognise(say(word, 1.5, noise), all);
        expect(verdict, JSON.stringify(verdict)).to.include({ kind: 'word', word });
      }
    });
  it('that are not asked for tell what a word is not', () => {
    const others = new Set([...all].filter((word) => word !== 'aia'));
    expect(model.recognise(say('aia', 1.5), others).kind).to.equal('unsure');
  });
  it('are not taken for what nobody trained', () => {
    for (const foreign of ['uiu', 'ooii', 'ieu'])
      expect(model.recognise(say(foreign, 1), all).kind, foreign).to.equal('unsure');
  });
  it('are none at first: everything is unsure', () => {
    expect(createModel({}).recognise(say('aia', 1), all).kind).to.equal('unsure');
  });
});

describe('a take', () => {
  const typical = createModel(trained).typical!;
  const before = trained['aia']!;
  it('that is good has no flaw', () => {
    expect(flawOf(say('aia', 1.5), before, typical)).to.equal(undefined);
    expect(flawOf(say('aia', 0), [], undefined)).to.equal(undefined);
  });
  it('is asked for again when it was short, quiet, or another word', () => {
    const take = say('aia', 1);
    const noise = take.noise.map((level) => level + 8);
    expect(flawOf({ ...take, spectra: take.spectra.slice(0, 5 * bands) }, before, typical)).to.equal(
      'too-short',
    );
    expect(flawOf({ ...take, noise }, before, typical)).to.equal('too-quiet');
    expect(flawOf(say('uou', 1), before, typical)).to.equal('unlike');
  });
  it('is a byte for each band and frame, and loses nothing that matters', () => {
    const [one] = before;
    const bytes = packed(one!);
    expect(bytes.byteLength).to.equal(one!.length);
    expect(distances([one!, unpacked(bytes)])[0]!).to.be.below(0.1 * typical);
  });
  it('can be put into noise', () => {
    const { spectra, noise } = say('aia', 1);
    expect(above(spectra, noise)).to.be.above(25);
    const loud = inNoise(spectra, noise, 0);
    expect(above(loud, spectra)).to.be.closeTo(3, 0.1); // twice the power
    expect(loud.every((level, n) => level >= spectra[n]! - 1e-3)).to.equal(true);
  });
});
