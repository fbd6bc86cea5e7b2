import { expect, it } from 'vitest';
import { fittedSize, pictureTypeOf, problemOf } from './picture';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

it.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0', 'image/png'],
  ['a WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
  ['a sound in the same container', 'RIFF\x24\0\0\0WAVEfmt ', null],
  ['a PDF', '%PDF-1.7', null],
  ['a page that calls itself a picture', '<html><script>', null],
  ['the picture of an iPhone', '\0\0\0\x18ftypheic', null],
  ['half a signature', '\x89PN', null],
  ['nothing', '', null],
])('detects %s by its content', (_what, text, type) => {
  expect(pictureTypeOf(bytes(text))).toBe(type);
});

it.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [800, 600, 800, 600],
  [10_000, 1, 1600, 1],
])('resizes %i × %i to at most 1600 on a side', (width, height, newWidth, newHeight) => {
  expect(fittedSize(width, height)).toEqual({ width: newWidth, height: newHeight });
});

it('reports why a file is rejected', async () => {
  const jpeg = '\xff\xd8\xff';
  expect(await problemOf(new Blob([bytes(jpeg)]))).toBeNull();
  expect(await problemOf(new Blob(['words'], { type: 'image/jpeg' }))).toBe('type');
  expect(await problemOf(new Blob(['%PDF-1.7']))).toBe('pdf');
  // Tried first: Safari reads it.
  expect(await problemOf(new Blob([bytes('\0\0\0\x18ftypheic\0')]))).toBeNull();
  expect(await problemOf(new Blob([bytes('\0\0\0\x18ftypmp42\0')]))).toBe('type');
  expect(await problemOf(new Blob([bytes(jpeg), new Uint8Array(25 * 1024 * 1024)]))).toBe('tooLarge');
  const gone = {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
  };
  expect(await problemOf(gone as unknown as Blob)).toBe('unreadable');
});
