import { maximumFileBytes } from '@/shared/backend';
import { cropOf, drawStraightened, notStraightened, type Straightening } from '@/shared/pictures';

/** Why a file was rejected. `heic`: the format of iPhones, which few browsers read. */
export type PictureProblem = 'type' | 'heic' | 'pdf' | 'unreadable' | 'tooLarge';

export type SmallPicture = { readonly file: Blob } | { readonly problem: PictureProblem };

/** MIME types for the file chooser; validation reads the file's content. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

type PictureType = (typeof pictureTypes)[number];

/** Maximum size before resizing, in bytes: a cheap phone has to decode the whole file in memory. */
const maximumOriginalBytes = 25 * 1024 * 1024;
/** Enough to read handwriting on a page of A4, at a tenth of a camera file's size. */
const maximumSidePx = 1600;
const jpegQuality = 0.8;

export const isAt = (bytes: Uint8Array, offset: number, text: string) =>
  Array.from(text).every((letter, index) => bytes[offset + index] === letter.charCodeAt(0));

/** Detects the type from the first bytes, ignoring the file name; null for anything else. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (isAt(bytes, 0, '\xff\xd8\xff')) return 'image/jpeg';
  if (isAt(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')) return 'image/webp';
  return null;
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'];

/** Whether the first bytes are those of a HEIC photo. */
const isHeic = (bytes: Uint8Array) =>
  isAt(bytes, 4, 'ftyp') && heicBrands.some((brand) => isAt(bytes, 8, brand));

/** Scales width and height, in pixels, so that the longer side is at most `maximumPx`. */
export function fittedSize(
  width: number,
  height: number,
  maximumPx = maximumSidePx,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, maximumPx / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The problem of a file that could not be decoded. */
export async function decodingProblem(file: Blob): Promise<PictureProblem> {
  const head = await headOf(file);
  return head && isHeic(head) ? 'heic' : 'unreadable';
}

/** The first bytes; null when the file was deleted since it was chosen, or its memory card removed. */
async function headOf(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, 12).arrayBuffer());
  } catch {
    return null;
  }
}

/** Why a file cannot be accepted as a picture, checked before decoding; null when it can. */
export async function problemOf(file: Blob): Promise<PictureProblem | null> {
  const bytes = await headOf(file);
  if (bytes === null) return 'unreadable';
  if (isAt(bytes, 0, '%PDF-')) return 'pdf';
  // Some browsers read HEIC: the attempt tells.
  if (pictureTypeOf(bytes) === null && !isHeic(bytes)) return 'type';
  return file.size > maximumOriginalBytes ? 'tooLarge' : null;
}

/** An `<img>` applies the EXIF orientation in every browser; `createImageBitmap` does not in older Safari. */
async function drawSmall(file: Blob, how: Straightening): Promise<Blob | null> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    const crop = cropOf(size, how);
    const canvas = Object.assign(document.createElement('canvas'), fittedSize(crop.width, crop.height));
    const context = canvas.getContext('2d');
    if (!context) return null;
    // JPEG has no transparency: fill with white, or transparent areas turn black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    drawStraightened(context, image, size, how);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/**
 * Re-encodes a picture as a small JPEG, turned and cropped by hand. This also removes EXIF data such as the
 * location. Never rejects.
 */
export async function makeSmall(file: Blob, how = notStraightened): Promise<SmallPicture> {
  const problem = await problemOf(file);
  if (problem) return { problem };
  const small = await drawSmall(file, how).catch(() => null);
  if (!small) return { problem: await decodingProblem(file) };
  return small.size > maximumFileBytes ? { problem: 'tooLarge' } : { file: small };
}
