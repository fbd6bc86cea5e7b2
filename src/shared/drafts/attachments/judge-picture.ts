import { doubtsOf, toGrey, type PictureDoubt } from './picture-doubts';

/** The longer side of the copy that is looked at, in pixels: fast on a cheap phone, and always the same measure. */
const copySidePx = 480;

/** What may be wrong with a picture that was made small; nothing for a PDF, or where the browser cannot say. */
export async function judgePicture(file: Blob): Promise<readonly PictureDoubt[]> {
  if (!file.type.startsWith('image/')) return [];
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    const scale = Math.min(1, copySidePx / Math.max(size.width, size.height));
    const width = Math.max(1, Math.round(size.width * scale));
    const height = Math.max(1, Math.round(size.height * scale));
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return [];
    context.drawImage(image, 0, 0, width, height);
    const grey = toGrey(context.getImageData(0, 0, width, height).data);
    return doubtsOf({ width, height, grey }, size);
  } catch {
    // A guess that cannot be made holds up nobody.
    return [];
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
