import { expect, it } from 'vitest';
import { encode } from './picture-copies';

/** A canvas of a browser that writes these types, and PNG instead of another one, in bytes by quality. */
const canvasOf = (sizes: Readonly<Record<string, (quality: number) => number>>) => ({
  toBlob: (done: BlobCallback, type = 'image/png', quality: unknown = 1) => {
    const size = sizes[type]?.(Number(quality));
    done(
      size === undefined
        ? new Blob(['x'], { type: 'image/png' })
        : new Blob([new Uint8Array(size)], { type }),
    );
  },
});

const linear = (most: number) => (quality: number) => Math.round(most * quality);

it.each([
  ['AVIF', ['image/avif', 'image/webp', 'image/jpeg'], 'image/avif'],
  ['WebP', ['image/webp', 'image/jpeg'], 'image/webp'],
  ['JPEG', ['image/jpeg'], 'image/jpeg'],
])('writes %s where the browser can', async (_name, types, expected) => {
  const canvas = canvasOf(Object.fromEntries(types.map((type) => [type, linear(100)])));
  expect((await encode(canvas, 1000))?.type).toBe(expected);
});

it('lowers the quality before it gives up', async () => {
  const canvas = canvasOf({ 'image/jpeg': linear(100) });
  expect((await encode(canvas, 80))?.size).toBe(75);
  expect((await encode(canvas, 50))?.size).toBe(40);
  expect(await encode(canvas, 30)).toBeNull();
});

it('makes nothing of a canvas that cannot be read', async () => {
  expect(await encode({ toBlob: (done) => done(null) }, 1000)).toBeNull();
});
