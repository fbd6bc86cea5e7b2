import { maximumFileBytes } from '@/shared/backend';

/** Why a file was not taken. */
export type PictureProblem = 'type' | 'unreadable' | 'tooLarge';

export type SmallPicture = { readonly file: Blob } | { readonly problem: PictureProblem };

/** What the file chooser offers; what is in the file decides. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

type PictureType = (typeof pictureTypes)[number];

/** The most a picture may hold before it is made small, in bytes: a cheap phone has to read all of it at once. */
const maximumOriginalBytes = 25 * 1024 * 1024;
/** Enough to read handwriting on a page of A4, at a tenth of what a camera makes. */
const longestSidePx = 1600;
const jpegQuality = 0.8;

export const isAt = (bytes: Uint8Array, offset: number, text: string) =>
  Array.from(text).every((letter, index) => bytes[offset + index] === letter.charCodeAt(0));

/** What kind of picture begins with these bytes, whatever the file is called; null for anything else. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (isAt(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg';
  if (isAt(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')) return 'image/webp';
  return null;
}

/** Width and height in pixels so that the longer side has at most `longestSidePx`. */
export function fittedSize(
  width: number,
  height: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, longestSidePx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Why a file cannot be a picture here, before it is drawn; null when it can. */
export async function problemOf(file: Blob): Promise<PictureProblem | null> {
  let head: ArrayBuffer;
  try {
    head = await file.slice(0, 12).arrayBuffer();
  } catch {
    // Gone since it was chosen, or on a card that was taken out.
    return 'unreadable';
  }
  if (pictureTypeOf(new Uint8Array(head)) === null) return 'type';
  return file.size > maximumOriginalBytes ? 'tooLarge' : null;
}

/** An element turns the picture as its camera says, in every browser; a bitmap does not in older Safari. */
async function drawSmall(file: Blob): Promise<Blob | null> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const canvas = Object.assign(
      document.createElement('canvas'),
      fittedSize(image.naturalWidth, image.naturalHeight),
    );
    const context = canvas.getContext('2d');
    if (!context) return null;
    // JPEG knows no transparency: without a ground, see-through writing would be black on black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/**
 * Draws a picture anew as a small JPEG: cheap to send, and without what the camera wrote into it, such as the place.
 * Never rejects.
 */
export async function makeSmall(file: Blob): Promise<SmallPicture> {
  const problem = await problemOf(file);
  if (problem) return { problem };
  const small = await drawSmall(file).catch(() => null);
  if (!small) return { problem: 'unreadable' };
  return small.size > maximumFileBytes ? { problem: 'tooLarge' } : { file: small };
}
