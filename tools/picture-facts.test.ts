import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import stored from '../src/shared/pictures/picture-facts.data.json';
import { pictureFacts, readPicture } from './picture-facts';

it('matches the picture files (else run `npm run picture-facts`)', () => {
  expect(stored).toEqual(pictureFacts());
});

it('finds no picture above 40 kB', () => {
  for (const { bytes } of Object.values(pictureFacts())) expect(bytes).toBeLessThan(40_000);
});

/** Header of a WebP file: RIFF, its size, WEBP, then the first chunk. */
const webp = (chunk: string, ...rest: number[]) =>
  Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), Buffer.from(chunk), Buffer.alloc(4), Buffer.from(rest)]);

it.each([
  ['PNG', readFileSync('public/share.png'), 'image/png', 1200, 630],
  ['lossy WebP', webp('VP8 ', 0, 0, 0, 0x9d, 0x01, 0x2a, 0x68, 0x01, 0x80, 0x02), 'image/webp', 360, 640],
  ['lossless WebP', webp('VP8L', 0x2f, 0x67, 0xc1, 0x9f, 0x00), 'image/webp', 360, 640],
  ['extended WebP', webp('VP8X', 0, 0, 0, 0, 0x67, 1, 0, 0x7f, 2, 0), 'image/webp', 360, 640],
])('reads the header of %s', (_kind, file, type, width, height) => {
  expect(readPicture(file)).toEqual({ type, width, height, bytes: file.length });
});

it('rejects other files', () => {
  expect(() => readPicture(Buffer.from('GIF89a, and more of it'))).toThrow('PNG or WebP');
});
