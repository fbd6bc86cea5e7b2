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

/** Drag, pinch and wheel on the stage of a photo. */
export function usePhotoGestures(stage: RefObject<HTMLElement | null>, change: ChangeView) {
  const pointers = useRef(new Map<number, Point>());
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
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
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
    onPointerUp: forget,
    onPointerCancel: forget,
  };
}
