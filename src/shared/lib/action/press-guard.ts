import { stopSecondTaps } from './second-tap';

/** Window for the second tap of a double tap, in milliseconds. */
const secondTapMs = 350;

/** Maximum distance between the taps of a double tap, in CSS pixels. */
const secondTapPx = 12;

/** Page coordinates, so that scrolling between two taps counts as movement. */
interface Point {
  readonly x: number;
  readonly y: number;
}

interface Press {
  /** Sequence number of the press on this page. */
  readonly press: number;
  readonly control: object;
  readonly point: Point;
  readonly at: number;
}

/**
 * Ignores the second tap of a double tap on another control: when an entry is answered the list moves up, and
 * the second tap would hit the next entry.
 */
export interface PressGuard {
  /** Records the pointer position; null for a key press. */
  point(point: Point | null): void;
  /**
   * Whether a press on this control counts. False when another control was pressed at the same place within
   * the window.
   * @param now in milliseconds
   */
  admit(control: object, now: number): boolean;
  /** What the press on this control began is done: the page changes only now, and the window begins anew. */
  done(control: object, now: number): void;
}

const isNear = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y) < secondTapPx;

export function createPressGuard(): PressGuard {
  let point: Point | null = null;
  let last: Press | null = null;
  let presses = 0;
  return {
    point(at) {
      point = at;
      presses += 1;
      // A press elsewhere ends the window.
      if (last && (!at || !isNear(at, last.point))) last = null;
    },
    admit(control, now) {
      if (!point) return true;
      const isSecondTap =
        last !== null &&
        // One press may start several writes.
        last.press !== presses &&
        last.control !== control &&
        now - last.at < secondTapMs &&
        isNear(point, last.point);
      if (isSecondTap) return false;
      last = { press: presses, control, point, at: now };
      return true;
    },
    done(control, now) {
      if (last?.control === control) last = { ...last, at: now };
    },
  };
}

/** The guard of this document. */
export const pressGuard = createPressGuard();

if (typeof document !== 'undefined') {
  // Capture phase: a control may stop propagation.
  document.addEventListener(
    'pointerdown',
    ({ pageX: x, pageY: y }) => pressGuard.point(x === 0 && y === 0 ? null : { x, y }),
    true,
  );
  document.addEventListener('keydown', () => pressGuard.point(null), true);
  stopSecondTaps(document);
}
