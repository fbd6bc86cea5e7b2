import { decodingProblem, fittedSize, problemOf, type PictureProblem } from './picture';

/** Why no copies of a file were made. `pixels`: a cheap phone cannot decode as many in memory. */
export type CopyProblem = PictureProblem | 'pixels';

/** Two copies of a picture, the smaller one for a list. */
export interface PictureCopies {
  readonly small: Blob;
  readonly large: Blob;
  /** Of the large copy, in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Maximum number of pixels before resizing. Each takes four bytes. */
const maximumPixels = 32_000_000;

/** Longer sides of the copies in pixels: enough for half a phone's width, and for the whole of it. */
const smallSidePx = 480;
const largeSidePx = 1280;

/** Smallest first. A browser that cannot write a type writes another one, and says so. */
const types = ['image/avif', 'image/webp', 'image/jpeg'] as const;

/** Tried in turn until the copy is small enough. */
const qualities = [0.75, 0.6, 0.4] as const;

const write = (canvas: Pick<HTMLCanvasElement, 'toBlob'>, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/**
 * Encodes a canvas in the best type that the browser can write.
 * @returns null when even the lowest quality is larger
 */
export async function encode(
  canvas: Pick<HTMLCanvasElement, 'toBlob'>,
  maximumBytes: number,
): Promise<Blob | null> {
  for (const type of types)
    for (const quality of qualities) {
      const copy = await write(canvas, type, quality);
      if (copy?.type !== type) break;
      if (copy.size <= maximumBytes) return copy;
    }
  return null;
}

function draw(image: HTMLImageElement, sidePx: number): HTMLCanvasElement | null {
  const size = fittedSize(image.naturalWidth, image.naturalHeight, sidePx);
  const canvas = Object.assign(document.createElement('canvas'), size);
  const context = canvas.getContext('2d');
  if (!context) return null;
  // JPEG has no transparency: fill with white, or transparent areas turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Resolves once the size is known, before anything is decoded. */
const load = (image: HTMLImageElement, url: string) =>
  new Promise<void>((resolve, reject) => {
    image.onload = () => resolve();
    image.onerror = () => reject(new Error('the picture cannot be read'));
    image.src = url;
  });

async function copiesOf(
  image: HTMLImageElement,
  maximumBytes: number,
): Promise<PictureCopies | CopyProblem | null> {
  if (image.naturalWidth * image.naturalHeight > maximumPixels) return 'pixels';
  await image.decode();
  const [small, large] = [draw(image, smallSidePx), draw(image, largeSidePx)];
  if (!small || !large) return null;
  const [smallCopy, largeCopy] = [await encode(small, maximumBytes), await encode(large, maximumBytes)];
  if (!smallCopy || !largeCopy) return 'tooLarge';
  return { small: smallCopy, large: largeCopy, width: large.width, height: large.height };
}

/**
 * Makes two small copies of a picture on this device. This also removes EXIF data such as the location. Never
 * rejects.
 * @param maximumBytes of each copy
 */
export async function makeCopies(
  file: Blob,
  maximumBytes: number,
): Promise<{ readonly copies: PictureCopies } | { readonly problem: CopyProblem }> {
  const problem = await problemOf(file);
  if (problem) return { problem };
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    await load(image, url);
    const made = await copiesOf(image, maximumBytes);
    if (made === null) return { problem: 'unreadable' };
    return typeof made === 'string' ? { problem: made } : { copies: made };
  } catch {
    return { problem: await decodingProblem(file) };
  } finally {
    URL.revokeObjectURL(url);
  }
}
