import { doubtsOf, toGrey, type PictureDoubt } from './picture-doubts';

/** Longer side of the analysed copy, in pixels. Fixed, so that thresholds hold for every picture. */
const copySidePx = 480;

/** Returns quality warnings for a resized picture. Empty for a PDF, or when the browser cannot decode it. */
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
    // The check is optional; its failure must not block anybody.
    return [];
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** As `judgePicture`, for photos of which one line of an exercise may be the whole content. */
export const judgePhoto = async (file: Blob): Promise<readonly PictureDoubt[]> =>
  (await judgePicture(file)).filter((doubt) => doubt !== 'cropped');
