/**
 * Those who speak in the figures: synthetic voices, and people whose words a Debian package holds. Nothing of theirs is kept.
 * The constants of matching were chosen with other speakers, takes and foreign words: keep it so.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { install } from '../tools/system.mjs';
import { formOf, speakers as voices, synthesise, takes, talk as files } from './stage.mjs';

export const commands = ['next', 'repeat', 'why', 'undo', 'stop', 'done'];
export const numbers = Array.from({ length: 13 }, (_, n) => String(n));
const trained = [...commands, 'yes', 'no', ...numbers];
const tested = [...commands, ...numbers];

/** Said at every table, and trained by nobody. */
const foreign = {
  de: 'Garten,Tee,gestern,bitte sehr,manchmal,Tasse,gewinnen,Lampe,wie spät ist es,müde,Mutter,Stein,genau,bestimmt,warte mal,Punkte',
  en: 'garden,tea,yesterday,excuse me,sometimes,table,winning,lamp,how late is it,tired,mother,stone,exactly,certainly,hold on,points',
};

const folder = mkdtempSync(join(process.env.XDG_RUNTIME_DIR, 'figures-'));
let made = 0;

const run = (program, args) =>
  execFileSync(program, args, { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' });

/** As the page takes it: 16 bits at 16 kHz, as base64. */
function asText(path, effects = []) {
  const target = join(folder, `${(made += 1)}.raw`);
  const form = ['-r', '16000', '-c', '1', '-e', 'signed', '-b', '16'];
  run('sox', [path, '-t', 'raw', ...form, target, ...effects]);
  return readFileSync(target).toString('base64');
}

function synthetic(language, soundOf) {
  const said = (word, text, ways) => ways.map((take) => ({ word, sound: soundOf(text, take) }));
  const ours = (words, ways) => words.flatMap((word) => said(word, formOf(word, language), ways));
  const others = foreign[language].split(',').flatMap((text) => said('foreign', text, [takes[3]]));
  return {
    isOurs: true,
    training: ours(trained, takes.slice(0, 3)),
    tests: [...ours(tested, takes.slice(3, 5)), ...others],
  };
}

const espeak = (language, voice) => () =>
  synthetic(language, (text, take) => asText(synthesise(text, language, voice, take)));

/** Another synthesiser, of English. */
const flite = (voice, pitch) => () =>
  synthetic('en', (text, { faster, higher }) => {
    const path = join(folder, 'flite.wav');
    const [stretch, hertz] = [160 / (160 + faster), pitch * (1 + higher / 60)];
    const set = ['--setf', `duration_stretch=${stretch}`, '--setf', `int_f0_target_mean=${hertz}`];
    run('flite', ['-voice', voice, ...set, '-t', text, '-o', path]);
    return asText(path);
  });

/** There is one recording of each word: other takes are made of it, for tests by stronger changes. */
const changes = [
  [],
  ['tempo', '1.06', 'pitch', '-25'],
  ['tempo', '0.95', 'pitch', '30'],
  ['tempo', '1.15', 'pitch', '60', 'treble', '3', 'reverb', '12', '50', '30'],
  ['tempo', '0.86', 'pitch', '-60', 'bass', '3'],
];
const recordings = '/usr/share/ktuberling/sounds';
const foreignWords = 16;

/** Any words will do, whatever they mean: each stands for one of ours, and is longer or shorter. */
const person = (language) => () => {
  const files = readdirSync(join(recordings, language)).map((file) => join(recordings, language, file));
  const spoken = files.filter(isWord).slice(0, trained.length + foreignWords);
  const said = (word, file, ways) => ways.map((way) => ({ word, sound: asText(file, changes[way]) }));
  const ours = (words, ways) => words.flatMap((word) => said(word, spoken[trained.indexOf(word)], ways));
  const others = spoken.slice(trained.length).flatMap((file) => said('foreign', file, [3]));
  return { training: ours(trained, [0, 1, 2]), tests: [...ours(tested, [3, 4]), ...others] };
};

function isWord(file) {
  const seconds = Number(run('soxi', ['-D', file]));
  return seconds > 0.3 && seconds < 1.6;
}

const hasPeople = existsSync(recordings) || (install(['ktuberling-data']) && existsSync(recordings));
if (!hasPeople) console.log('figure: without recordings of people: ktuberling-data is not installed');

export const speakers = {
  'a German voice, low': espeak('de', voices[0]),
  'a German voice, high': espeak('de', voices[2]),
  'an English voice': espeak('en', voices[1]),
  'another English synthesiser': flite('rms', 95),
  ...(hasPeople ? { 'a German': person('de'), 'a Greek': person('el') } : {}),
};

/** Minutes of talk by others. */
export const talk = () => files().map((path) => asText(path));
