import * as v from 'valibot';
import { isHarmless } from '../engine/file.ts';
import { Refusal } from '../engine/refusal.ts';
import { languages, type Language } from '../engine/text.ts';
import { read, write, type Database } from './database.ts';
import { undoable, type Deed, type Undo } from './undoable.ts';

/** The words that a player trained in a language: of each word its takes, as the listener packs them. */
export interface Voice {
  readonly player: string;
  readonly language: Language;
  readonly changedAt: number;
  readonly takes: Readonly<Record<string, readonly Uint8Array[]>>;
}

const limits = { name: 100, take: 20_000, takes: 10 } as const;
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.name));

/** A voice whose takes are of this kind. */
const voiceOf = <T>(take: v.GenericSchema<T>) =>
  v.strictObject({
    player: name,
    language: v.picklist(languages),
    changedAt: v.pipe(v.number(), v.safeInteger()),
    takes: v.record(name, v.pipe(v.array(take), v.maxLength(limits.takes))),
  });
const stored = voiceOf(v.instance(Uint8Array));
const exported = v.array(voiceOf(v.pipe(v.string(), v.base64(), v.maxLength(limits.take))));

/** What is damaged counts as never trained. */
const readable = (kept: unknown): Voice | undefined => (v.is(stored, kept) ? kept : undefined);

/** Every player with every language trained; the one trained last comes first. */
export async function listPlayers(db: Database): Promise<Voice[]> {
  const voices = (await read(() => db.getAll('voices'))).flatMap((kept) => readable(kept) ?? []);
  return voices.sort((a, b) => b.changedAt - a.changedAt);
}

/** Puts the takes of a word in the place of those that were there; none takes the word away. */
export async function saveTakes(
  db: Database,
  player: string,
  language: Language,
  word: string,
  takes: readonly Uint8Array[],
  now: number,
): Promise<Voice> {
  return write(db, ['voices'], async (transaction) => {
    const voices = transaction.objectStore('voices');
    const before = Object.entries(readable(await voices.get([player, language]))?.takes ?? {});
    const others = before.filter(([name]) => name !== word);
    const voice: Voice = {
      player,
      language,
      changedAt: now,
      takes: Object.fromEntries(takes.length > 0 ? [...others, [word, takes]] : others),
    };
    await voices.put(voice);
    return voice;
  });
}

/** In all languages. */
export async function removePlayer(db: Database, player: string): Promise<Undo> {
  const { undo } = await undoable(db, ['voices'], (deed) =>
    Promise.all(languages.map((language) => deed.remove('voices', [player, language]))),
  );
  return undo;
}

/** Bytes as base64, for a backup. */
export async function exportVoices(db: Database): Promise<unknown> {
  return (await listPlayers(db)).map((voice) => ({
    ...voice,
    takes: mapped(voice.takes, (takes) => takes.map(toBase64)),
  }));
}

export function readVoices(input: unknown): Voice[] {
  if (!isHarmless(input) || !v.is(exported, input)) throw new Refusal('refused-file-foreign');
  return input.map((voice) => ({ ...voice, takes: mapped(voice.takes, (takes) => takes.map(fromBase64)) }));
}

/** Words that a player has trained here only stay. */
export async function addVoicesIn(deed: Deed, voices: readonly Voice[]): Promise<void> {
  const store = deed.transaction.objectStore('voices');
  for (const voice of voices) {
    const here = readable(await store.get([voice.player, voice.language]));
    await deed.put('voices', { ...voice, takes: { ...here?.takes, ...voice.takes } });
  }
}

function mapped<A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
