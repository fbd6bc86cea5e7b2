import { shareSize } from './share-image';

/**
 * Paints an SVG on this device. Resolves with null when the browser refuses.
 * @param svg without references to other files
 */
export async function toPng(svg: string): Promise<Blob | null> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), shareSize);
    canvas.getContext('2d')?.drawImage(image, 0, 0, shareSize.width, shareSize.height);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  } catch (cause) {
    if (cause instanceof DOMException) return null;
    throw cause;
  } finally {
    URL.revokeObjectURL(address);
  }
}
