/** A second tap of one finger comes within this time, in milliseconds. */
const secondTapMs = 350;

/** A second tap lands within this distance of the first, in CSS pixels. */
const secondTapPx = 12;

/** On the page, not on the screen: whoever has scrolled in between presses something else. */
interface Point {
  readonly x: number;
  readonly y: number;
}

interface Press {
  /** Counts the presses of this page. */
  readonly press: number;
  readonly control: object;
  readonly point: Point;
  readonly at: number;
}

/**
 * Tells the second tap of a finger from a press that somebody means. A list moves up when its first entry is answered, so
 * the second tap of a double tap lands on the control of the next entry.
 */
export interface PressGuard {
  /** Notes where the finger or the mouse went down; null for a key, which moves nowhere. */
  point(point: Point | null): void;
  /**
   * Whether a press of this control counts: not if another control was pressed at the same place a moment ago.
   * @param now in milliseconds
   */
  admit(control: object, now: number): boolean;
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
      // Whoever has pressed elsewhere meanwhile means the next press.
      if (last && (!at || !isNear(at, last.point))) last = null;
    },
    admit(control, now) {
      if (!point) return true;
      const isSecondTap =
        last !== null &&
        // One press may begin several writes.
        last.press !== presses &&
        last.control !== control &&
        now - last.at < secondTapMs &&
        isNear(point, last.point);
      if (isSecondTap) return false;
      last = { press: presses, control, point, at: now };
      return true;
    },
  };
}

/** The guard of this document. */
export const pressGuard = createPressGuard();

if (typeof document !== 'undefined') {
  // In the capture phase: a control that stops the event must not hide where the finger was.
  document.addEventListener(
    'pointerdown',
    ({ pageX: x, pageY: y }) => pressGuard.point(x === 0 && y === 0 ? null : { x, y }),
    true,
  );
  document.addEventListener('keydown', () => pressGuard.point(null), true);
}
