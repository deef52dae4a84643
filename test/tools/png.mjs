/** Grey pictures of 16 shades: read from PGM, kept as PNG. */
import zlib from 'node:zlib';

const shade = (value) => Math.round(value / 17);

/** As pdftoppm writes it. `data` has a shade, 0 to 15, for every point. */
export function readPgm(file) {
  const [head, width, height] = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(0, 40).toString('latin1'));
  return { width: Number(width), height: Number(height), data: file.subarray(head.length).map(shade) };
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const rowBytes = (width) => 1 + Math.ceil(width / 2);

/** Two points a byte, every row told as it is. */
export function writePng({ width, height, data }) {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  const rows = Buffer.alloc(rowBytes(width) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * rowBytes(width) + 1 + (x >> 1)] |= data[y * width + x] << (x % 2 === 0 ? 4 : 0);
  const chunks = [
    chunk('IHDR', head),
    chunk('IDAT', zlib.deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...chunks]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(zlib.crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

/** Only what `writePng` writes. */
export function readPng(file) {
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const length = file.readUInt32BE(33);
  const rows = zlib.inflateSync(file.subarray(41, 41 + length));
  const at = (x, y) => (rows[y * rowBytes(width) + 1 + (x >> 1)] >> (x % 2 === 0 ? 4 : 0)) & 15;
  const data = Uint8Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width)));
  return { width, height, data };
}
