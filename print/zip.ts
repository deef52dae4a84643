import { crc32 } from './crc32.ts';

/** A file of a zip: its name, its bytes. */
export interface Packed {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const signatures = { file: 0x04034b50, entry: 0x02014b50, end: 0x06054b50 } as const;
/** Names are in UTF-8. */
const utf8 = 1 << 11;
const version = 20;
/** The first of January 2026, so that the same input gives the same bytes. */
const date = ((2026 - 1980) << 9) | (1 << 5) | 1;

type Field = readonly [bytes: 2 | 4, value: number];

function record(fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return bytes;
}

/** Files put together as they are: pictures are packed already. */
export function zip(files: readonly Packed[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const entries: Uint8Array<ArrayBuffer>[] = [];
  let place = 0;
  for (const { name, bytes } of files) {
    const called = new TextEncoder().encode(name);
    const common: readonly Field[] = [
      [2, version],
      [2, utf8],
      [2, 0], // stored
      [2, 0],
      [2, date],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, called.length],
      [2, 0],
    ];
    const head = record([[4, signatures.file], ...common]);
    const rest: readonly Field[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, place],
    ];
    entries.push(record([[4, signatures.entry], [2, version], ...common, ...rest]), called);
    parts.push(head, called, bytes);
    place += head.length + called.length + bytes.length;
  }
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  const end = record([
    [4, signatures.end],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, size],
    [4, place],
    [2, 0],
  ]);
  return new Blob([...parts, ...entries, end], { type: 'application/zip' });
}
