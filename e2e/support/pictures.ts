import { crc32, deflateSync } from 'node:zlib';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** Bytes of noise, the same on every call, which no format makes small. */
function createNoise(count: number): Buffer {
  const noise = Buffer.alloc(count);
  let state = 1;
  for (let index = 0; index < count; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    noise[index] = state >>> 24;
  }
  return noise;
}

interface PngOptions {
  /** A photo full of detail, which stays large when it is made smaller. */
  readonly isDetailed?: boolean;
}

/** A grey PNG with a text chunk, as cameras and editors add. */
export function createPng(
  width: number,
  height: number,
  remark: string,
  { isDetailed = false }: PngOptions = {},
): Buffer {
  const pixels = isDetailed ? createNoise((width + 1) * height) : Buffer.alloc((width + 1) * height, 128);
  // The first byte of each row names its filter.
  for (let row = 0; isDetailed && row < height; row += 1) pixels[row * (width + 1)] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight-bit greyscale.
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`Comment\0${remark}`, 'latin1')),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
