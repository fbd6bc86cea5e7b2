/** A quality warning for the picture of a paper. */
export type PictureDoubt = 'blurred' | 'small' | 'dark' | 'bright' | 'cropped';

/** A picture as grey values, 0 to 255, in row order. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly grey: Uint8ClampedArray;
}

/**
 * Below this variance letters are blurred; sharp pictures lie far above. Measured on pictures 480 px wide.
 */
const minimumSharpness = 60;
/** Minimum longer side, in pixels, at which a page of A4 is legible. */
const minimumSidePx = 700;
/** Accepted range of the mean grey value. */
const brightness = { least: 55, most: 252 };
/** Maximum ratio of longer to shorter side. No requested paper is longer. */
const maximumRatio = 2.6;

/** Converts RGBA to luma (ITU-R BT.601). */
export function toGrey(rgba: Uint8ClampedArray): Uint8ClampedArray {
  const grey = new Uint8ClampedArray(rgba.length / 4);
  for (let index = 0; index < grey.length; index += 1) {
    const at = index * 4;
    grey[index] = 0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0);
  }
  return grey;
}

/** Variance of the Laplacian: a measure of sharpness. Blur removes edges and lowers the variance. */
export function sharpnessOf({ width, height, grey }: GreyPicture): number {
  let [sum, squares, count] = [0, 0, 0];
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

const meanOf = (grey: Uint8ClampedArray): number =>
  grey.reduce((sum, value) => sum + value, 0) / Math.max(1, grey.length);

/**
 * Returns quality warnings. They are heuristics: the person decides.
 * @param size of the original picture, in pixels; `grey` may be a smaller copy
 */
export function doubtsOf(
  grey: GreyPicture,
  size: { readonly width: number; readonly height: number },
): readonly PictureDoubt[] {
  const longer = Math.max(size.width, size.height);
  const shorter = Math.max(1, Math.min(size.width, size.height));
  const mean = meanOf(grey.grey);
  const isDark = mean < brightness.least;
  const isBright = mean > brightness.most;
  const doubts: readonly (readonly [PictureDoubt, boolean])[] = [
    ['small', longer < minimumSidePx],
    ['dark', isDark],
    ['bright', isBright],
    // Sharpness means nothing in a dark or overexposed picture.
    ['blurred', !isDark && !isBright && sharpnessOf(grey) < minimumSharpness],
    ['cropped', longer / shorter > maximumRatio],
  ];
  return doubts.flatMap(([doubt, is]) => (is ? [doubt] : []));
}
