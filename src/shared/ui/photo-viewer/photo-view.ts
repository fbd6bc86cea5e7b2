import { turnedSize, type Size, type Straightening } from '@/shared/pictures';

/** How a photo lies on the stage. */
export interface PhotoView {
  /** 1 shows the whole photo. */
  readonly zoom: number;
  readonly turns: Straightening['turns'];
  /** From the centre of the stage to the centre of the photo, in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

/** Sizes in CSS pixels; `photo` before its turns. */
export interface Frame {
  readonly stage: Size;
  readonly photo: Size;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const wholePhoto: PhotoView = { zoom: 1, turns: 0, x: 0, y: 0 };

/** Enough to see the grain of the paper. */
const mostZoom = 8;

/** Scale at which the whole photo fits the stage; a small photo is not enlarged. */
export function fittingScale({ stage, photo }: Frame, turns: PhotoView['turns']): number {
  const { width, height } = turnedSize(photo, turns);
  return Math.min(1, stage.width / Math.max(1, width), stage.height / Math.max(1, height));
}

/** Adds 0, which turns -0 into 0. */
const within = (value: number, most: number) => Math.min(Math.max(value, -most), most) + 0;

/** Keeps the photo on the stage: no edge comes inside while the photo is larger. */
function keepOnStage(view: PhotoView, frame: Frame): PhotoView {
  const scale = fittingScale(frame, view.turns) * view.zoom;
  const { width, height } = turnedSize(frame.photo, view.turns);
  return {
    ...view,
    x: within(view.x, Math.max(0, (width * scale - frame.stage.width) / 2)),
    y: within(view.y, Math.max(0, (height * scale - frame.stage.height) / 2)),
  };
}

/**
 * Enlarges or shrinks the photo.
 * @param at stays where it is, measured from the centre of the stage
 */
export function zoomPhoto(
  view: PhotoView,
  frame: Frame,
  factor: number,
  at: Point = { x: 0, y: 0 },
): PhotoView {
  const zoom = Math.min(Math.max(1, view.zoom * factor), mostZoom);
  const grown = zoom / view.zoom;
  const x = at.x - (at.x - view.x) * grown;
  const y = at.y - (at.y - view.y) * grown;
  return keepOnStage({ ...view, zoom, x, y }, frame);
}

export const movePhoto = (view: PhotoView, frame: Frame, { x, y }: Point): PhotoView =>
  keepOnStage({ ...view, x: view.x + x, y: view.y + y }, frame);

/** Turns the photo by a quarter, clockwise, and shows the whole of it. */
export const turnPhoto = ({ turns }: PhotoView): PhotoView => ({
  ...wholePhoto,
  turns: ((turns + 1) & 3) as PhotoView['turns'],
});
