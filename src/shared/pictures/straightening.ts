/** How a photo is turned and cropped by hand. */
export interface Straightening {
  /** Quarter turns, clockwise. */
  readonly turns: 0 | 1 | 2 | 3;
  /** What is cut off at each edge of the turned photo, as a part of its side: 0 to 0.9. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Edge = 'left' | 'top' | 'right' | 'bottom';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const edges: readonly Edge[] = ['left', 'top', 'right', 'bottom'];

export const notStraightened: Straightening = { turns: 0, left: 0, top: 0, right: 0, bottom: 0 };

/** A tenth of each side stays, so that nobody crops a photo away. */
const leastPart = 0.1;

const opposite: Readonly<Record<Edge, Edge>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

export const isStraightened = ({ turns, left, top, right, bottom }: Straightening): boolean =>
  turns !== 0 || left + top + right + bottom > 0;

const addTurns = (turns: Straightening['turns'], by: number) => ((turns + by) & 3) as Straightening['turns'];

/** Turns a photo by a quarter; the crop turns with it. */
export function turn(how: Straightening, direction: 'clockwise' | 'back'): Straightening {
  const { left, top, right, bottom } = how;
  return direction === 'clockwise'
    ? { turns: addTurns(how.turns, 1), left: bottom, top: left, right: top, bottom: right }
    : { turns: addTurns(how.turns, 3), left: top, top: right, right: bottom, bottom: left };
}

/** Moves one edge of the crop. The opposite edge stays, and a tenth of the photo between them. */
export function moveEdge(how: Straightening, edge: Edge, cut: number): Straightening {
  const most = 1 - leastPart - how[opposite[edge]];
  return { ...how, [edge]: Math.min(Math.max(0, cut), Math.max(0, most)) };
}

/** Moves the whole crop, as far as the photo reaches. */
export function moveCrop(how: Straightening, right: number, down: number): Straightening {
  const x = Math.min(Math.max(right, -how.left), how.right);
  const y = Math.min(Math.max(down, -how.top), how.bottom);
  return { ...how, left: how.left + x, right: how.right - x, top: how.top + y, bottom: how.bottom - y };
}

/** Size of a photo after its quarter turns. */
export const turnedSize = ({ width, height }: Size, turns: Straightening['turns']): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

/** The crop in pixels of the turned photo. */
export function cropOf(size: Size, how: Straightening) {
  const { width, height } = turnedSize(size, how.turns);
  return {
    x: how.left * width,
    y: how.top * height,
    width: (1 - how.left - how.right) * width,
    height: (1 - how.top - how.bottom) * height,
  };
}

/**
 * Draws the straightened photo over the whole canvas.
 * @param size of the photo before its turns
 */
export function drawStraightened(
  context: CanvasRenderingContext2D,
  image: CanvasImageSource,
  size: Size,
  how: Straightening,
): void {
  const { width, height } = turnedSize(size, how.turns);
  const crop = cropOf(size, how);
  context.save();
  context.scale(context.canvas.width / crop.width, context.canvas.height / crop.height);
  context.translate(-crop.x, -crop.y);
  if (how.turns === 1) context.translate(width, 0);
  if (how.turns === 2) context.translate(width, height);
  if (how.turns === 3) context.translate(0, height);
  context.rotate((how.turns * Math.PI) / 2);
  context.drawImage(image, 0, 0, size.width, size.height);
  context.restore();
}
