import { crc32, deflateSync } from 'node:zlib';

/** @param {string} type of four letters @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}

/**
 * A channel of a colour `0xrrggbb`.
 * @param {number} colour
 * @param {0 | 8 | 16} shift
 */
const channel = (colour, shift) => (colour >> shift) & 255;

/** @param {number} one @param {number} other */
function distance(one, other) {
  const red = channel(one, 16) - channel(other, 16);
  const green = channel(one, 8) - channel(other, 8);
  const blue = channel(one, 0) - channel(other, 0);
  return red * red + green * green + blue * blue;
}

/**
 * The colours of a picture as `0xrrggbb`, most frequent first.
 * @param {Uint32Array} pixels
 * @returns {number[]}
 */
function byFrequency(pixels) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts].sort(([one, a], [other, b]) => b - a || one - other).map(([colour]) => colour);
}

/**
 * Encodes an opaque picture as a PNG with a palette. Unfiltered, which is smallest for flat colours. The most
 * frequent colours stay; others become the nearest of them.
 * @param {object} picture
 * @param {number} picture.width in pixels
 * @param {number} picture.height in pixels
 * @param {Uint8Array} picture.rgba four bytes per pixel; alpha is ignored
 * @param {number} picture.colours at most 256; up to 16 need half a byte per pixel
 * @returns {Buffer}
 */
export function encodePng({ width, height, rgba, colours }) {
  const pixels = Uint32Array.from({ length: width * height }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = rgba.subarray(index * 4, index * 4 + 3);
    return (red << 16) | (green << 8) | blue;
  });
  const all = byFrequency(pixels);
  const palette = all.slice(0, colours);
  /** @param {number} colour */
  const nearest = (colour) =>
    palette.reduce(
      (best, entry, index) => (distance(colour, entry) < distance(colour, palette[best] ?? 0) ? index : best),
      0,
    );
  const indexOf = new Map(all.map((colour, index) => [colour, index < colours ? index : nearest(colour)]));

  const depth = colours > 16 ? 8 : 4;
  const rowLength = 1 + Math.ceil((width * depth) / 8);
  const rows = Buffer.alloc(rowLength * height);
  pixels.forEach((colour, at) => {
    const x = at % width;
    const index = indexOf.get(colour) ?? 0;
    const byte = ((at - x) / width) * rowLength + 1 + (depth === 8 ? x : x >> 1);
    rows[byte] = (rows[byte] ?? 0) | (depth === 4 && x % 2 === 0 ? index << 4 : index);
  });

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  header[9] = 3; // Colour type: palette. The zeros that follow: deflate, row filters, not interlaced.
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [channel(colour, 16), channel(colour, 8), channel(colour, 0)])),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
