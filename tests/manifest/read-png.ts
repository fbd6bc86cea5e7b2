import { inflateSync } from 'node:zlib';

const signature = '89504e470d0a1a0a';

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  /** 3 means palette. */
  readonly colourType: number;
}

/** Reads the header of a PNG. Throws for other data. */
export function readPngHeader(bytes: Buffer): PngHeader {
  if (bytes.subarray(0, 8).toString('hex') !== signature) throw new Error('not a PNG');
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    depth: bytes.readUInt8(24),
    colourType: bytes.readUInt8(25),
  };
}

function chunksOf(bytes: Buffer, wanted: string): Buffer {
  const found: Buffer[] = [];
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === wanted) found.push(bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at)));
  }
  return Buffer.concat(found);
}

/**
 * The colour of each pixel as `#rrggbb`, in row order. Supports the output of `tools/encode-png.mjs`, a
 * palette without filters; throws for other PNGs.
 */
export function readPngPixels(bytes: Buffer): readonly string[] {
  const { width, height, depth, colourType } = readPngHeader(bytes);
  if (colourType !== 3) throw new Error('not a PNG with a palette');
  const palette = chunksOf(bytes, 'PLTE').toString('hex').match(/.{6}/g) ?? [];
  const rows = inflateSync(chunksOf(bytes, 'IDAT'));
  const rowLength = 1 + Math.ceil((width * depth) / 8);
  return Array.from({ length: width * height }, (_, at) => {
    const x = at % width;
    const row = Math.floor(at / width) * rowLength;
    if (rows.readUInt8(row) !== 0) throw new Error('a filtered PNG');
    const byte = rows.readUInt8(row + 1 + Math.floor((x * depth) / 8));
    const index = depth === 8 ? byte : (byte >> (x % 2 === 0 ? 4 : 0)) & 15;
    return `#${palette[index] ?? 'no such entry'}`;
  });
}
