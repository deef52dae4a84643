/** A PDF as such: numbered objects, where each of them lies, and nothing of what they mean. */

/** How others refer to an object. */
export type Ref = `${number} 0 R`;

/** What an object holds, as it is written. */
type Value = string | number | readonly Value[];
export type Entries = Readonly<Record<string, Value | undefined>>;

const written = (value: Value): string => (typeof value === 'object' ? list(value) : String(value));

export const list = (values: readonly Value[]): string => `[${values.map(written).join(' ')}]`;

/** What has no value is left out. */
export const dict = (entries: Entries): string =>
  `<<${Object.entries(entries)
    .flatMap(([key, value]) => (value === undefined ? [] : [`/${key} ${written(value)}`]))
    .join('')}>>`;

export const hex4 = (value: number): string => value.toString(16).padStart(4, '0');

/** Words in any language: UTF-16. */
export const words = (content: string): string =>
  `<feff${Array.from({ length: content.length }, (_, i) => hex4(content.charCodeAt(i))).join('')}>`;

export const moment = (date: Date): string => `(D:${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z)`;

/** A file that grows object by object. */
export interface PdfFile {
  /** For an object that comes later. */
  next(): Ref;
  put(object: string, ref?: Ref): Ref;
  /** What is longer, packed; the characters of a text are its bytes. */
  stream(content: string | Uint8Array<ArrayBuffer>, entries?: Entries): Ref;
  /** The same for those who cannot unpack. */
  plainStream(content: Uint8Array<ArrayBuffer>, entries: Entries): Ref;
  bytes(ends: { readonly Root: Ref; readonly Info: Ref }): Promise<Uint8Array<ArrayBuffer>>;
}

interface Numbered {
  readonly number: number;
  readonly object: string;
}

interface Stream {
  readonly number: number;
  readonly entries: Entries;
  readonly content: Uint8Array<ArrayBuffer>;
  readonly isPlain?: boolean;
}

export function pdfFile(): PdfFile {
  const objects: Numbered[] = [];
  const streams: Stream[] = [];
  let count = 0;
  const next = (): Ref => `${++count} 0 R`;
  const add = (stream: Omit<Stream, 'number'>): Ref => {
    const ref = next();
    streams.push({ ...stream, number: numberOf(ref) });
    return ref;
  };
  return {
    next,
    put(object, ref = next()) {
      objects.push({ number: numberOf(ref), object });
      return ref;
    },
    stream: (content, entries = {}) =>
      add({ entries, content: typeof content === 'string' ? latin(content) : content }),
    plainStream: (content, entries) => add({ entries, content, isPlain: true }),
    bytes: (ends) => bytesOf(objects, streams, count, ends),
  };
}

const numberOf = (ref: Ref): number => Number.parseInt(ref);

function latin(content: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(content.length);
  for (let i = 0; i < content.length; i++) bytes[i] = content.charCodeAt(i);
  return bytes;
}

/** By what the browser has for it: several times as fast as a script, if one comes after the other. */
async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new CompressionStream('deflate');
  const writer = stream.writable.getWriter();
  const [made] = await Promise.all([
    new Response(stream.readable).arrayBuffer(),
    writer.write(bytes),
    writer.close(),
  ]);
  return new Uint8Array(made);
}

/** All that is no stream, in one. */
function together(objects: readonly Numbered[], number: number): Stream {
  let length = 0;
  const places = objects.map((one) => {
    const place = `${one.number} ${length}`;
    length += one.object.length + 1;
    return place;
  });
  const head = `${places.join(' ')} `;
  return {
    number,
    entries: { Type: '/ObjStm', N: objects.length, First: head.length },
    content: latin(head + objects.map(({ object }) => `${object}\n`).join('')),
  };
}

/** Where an object lies: nowhere, so far into the file, or in a stream of objects as the how manieth. */
type Entry = readonly [kind: 0 | 1 | 2, at: number, place: number];

/** A byte for the kind, four and two for the rest. */
const widths = [1, 4, 2] as const;

function tableOf(entries: readonly Entry[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(7 * entries.length);
  const view = new DataView(bytes.buffer);
  entries.forEach(([kind, at, place], i) => {
    view.setUint8(7 * i, kind);
    view.setUint32(7 * i + 1, at);
    view.setUint16(7 * i + 5, place);
  });
  return bytes;
}

/** Streams one after the other; all other objects in the last but one, and in the last where each of them lies. */
async function bytesOf(
  objects: readonly Numbered[],
  streams: readonly Stream[],
  count: number,
  ends: Entries,
): Promise<Uint8Array<ArrayBuffer>> {
  const [others, last] = [count + 1, count + 2];
  const entries = Array.from({ length: count + 3 }, (): Entry => [0, 0, 0]);
  objects.forEach(({ number }, place) => (entries[number] = [2, others, place]));
  const parts: Uint8Array[] = [latin('%PDF-1.7\n%\x81\x81\x81\x81\n')];
  let length = 15;
  const push = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  const write = async ({ number, entries: told, content, isPlain }: Stream): Promise<void> => {
    const bytes = isPlain ? content : await packed(content);
    const filter = isPlain ? {} : { Filter: '/FlateDecode' };
    push(latin(`${number} 0 obj\n${dict({ ...told, ...filter, Length: bytes.length })}\nstream\n`));
    push(bytes);
    push(latin('\nendstream\nendobj\n'));
  };
  for (const stream of [...streams, together(objects, others)]) {
    entries[stream.number] = [1, length, 0];
    await write(stream);
  }
  const start = length;
  entries[last] = [1, start, 0];
  const told = { Type: '/XRef', W: widths, Size: entries.length, ...ends };
  await write({ number: last, entries: told, content: tableOf(entries) });
  push(latin(`startxref\n${start}\n%%EOF\n`));
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
