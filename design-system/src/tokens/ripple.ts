/**
 * Ripple parameters; times in milliseconds (spec section 9; fade from Vuetify 3.13.2 `directives/ripple`).
 */
export const ripple = {
  /** Delay on touch, so that a scroll that starts on a button shows no ripple. */
  touchShowDelayMs: 80,
  /** Minimum visible time before fading. */
  minimumVisibleMs: 250,
  fadeMs: 300,
  enterMs: 250,
  /** Initial size, as a fraction of the final one. */
  startScale: 0.3,
} as const;
