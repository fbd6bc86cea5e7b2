import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import { movePhoto, zoomPhoto, type Frame, type PhotoView, type Point } from './photo-view';

type ChangeView = (change: (view: PhotoView, frame: Frame) => PhotoView) => void;

/** Factor for one pixel of the wheel. */
const wheelRate = 0.002;

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

const distanceOf = ([one, other]: readonly Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** How far a finger moves at least to swipe, in CSS pixels. */
const swipePx = 60;

/** Where a swipe leads: to the photo before (-1), to the next one (1), or nowhere. */
export function swipeOf(from: Point, to: Point): -1 | 0 | 1 {
  const [x, y] = [to.x - from.x, to.y - from.y];
  if (Math.abs(x) < swipePx || Math.abs(x) < 2 * Math.abs(y)) return 0;
  return x > 0 ? -1 : 1;
}

/**
 * Drag, pinch and wheel on the stage of a photo.
 * @param onSwipe called for a swipe with one finger; null while a drag moves the photo
 */
export function usePhotoGestures(
  stage: RefObject<HTMLElement | null>,
  change: ChangeView,
  onSwipe: ((by: -1 | 1) => void) | null,
) {
  const pointers = useRef(new Map<number, Point>());
  /** Where the only finger went down; null after a second one. */
  const start = useRef<Point | null>(null);
  const fromCentre = ({ x, y }: Point): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * wheelRate);
    const at = fromCentre({ x: event.clientX, y: event.clientY });
    change((view, frame) => zoomPhoto(view, frame, factor, at));
  });
  useEffect(() => {
    const element = stage.current;
    const handle = (event: WheelEvent) => turnWheel(event);
    // React listens passively, so that it could not keep the page from scrolling.
    element?.addEventListener('wheel', handle, { passive: false });
    return () => element?.removeEventListener('wheel', handle);
  }, [stage]);

  const forget = ({ pointerId }: PointerEvent) => void pointers.current.delete(pointerId);
  const endSwipe = (event: PointerEvent) => {
    const by = start.current ? swipeOf(start.current, { x: event.clientX, y: event.clientY }) : 0;
    start.current = null;
    forget(event);
    if (by !== 0) onSwipe?.(by);
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      const point = { x: event.clientX, y: event.clientY };
      pointers.current.set(event.pointerId, point);
      start.current = pointers.current.size === 1 ? point : null;
    },
    onPointerMove: (event: PointerEvent) => {
      if (!pointers.current.has(event.pointerId)) return;
      const before = [...pointers.current.values()];
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = [...pointers.current.values()];
      const [from, to] = [middleOf(before), middleOf(after)];
      const grown = distanceOf(before) === 0 ? 1 : distanceOf(after) / distanceOf(before);
      const at = fromCentre(to);
      change((view, frame) => {
        const moved = movePhoto(view, frame, { x: to.x - from.x, y: to.y - from.y });
        return grown === 1 ? moved : zoomPhoto(moved, frame, grown, at);
      });
    },
    onPointerUp: endSwipe,
    onPointerCancel: forget,
  };
}
