/** Durations in milliseconds and easings; what moves more than colour uses `move`. */
export const motion = {
  quickMs: 120,
  moveMs: 300,
  /** Scrolling to the top or to an anchor (spec section 9). */
  scrollMs: 300,
  /** The first length of the line grows once on load. */
  growMs: 700,
  /** A navigation that takes longer shows the progress bar (spec section 9: waits up to 100 ms). */
  navigationPatienceMs: 100,
  easing: 'cubic-bezier(.2,.7,.2,1)',
} as const;

/** Progress 0..1 to eased progress 0..1: slow, fast, slow. */
export function easeInOutCubic(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (-2 * progress + 2) ** 3 / 2;
}
