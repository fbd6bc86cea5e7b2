/** Durations in milliseconds, and easing; `move` is for anything beyond colour changes. */
export const motion = {
  quickMs: 120,
  moveMs: 300,
  /** Scrolling to the top or a fragment (spec section 9). */
  scrollMs: 300,
  /** The first section's line animates once on load. */
  growMs: 700,
  /** Delay before the progress bar shows (spec section 9: waits up to 100 ms). */
  navigationPatienceMs: 100,
  easing: 'cubic-bezier(.2,.7,.2,1)',
} as const;

/** Maps linear progress 0..1 to eased progress 0..1. */
export function easeInOutCubic(progress: number): number {
  return progress < 0.5 ? 4 * progress ** 3 : 1 - (-2 * progress + 2) ** 3 / 2;
}
