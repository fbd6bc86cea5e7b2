/** How the ripple behaves; times in milliseconds (spec section 9; fade from Vuetify 3.13.2 `directives/ripple`). */
export const ripple = {
  /** On touch nothing shows for this long, so that a scroll that starts on a button leaves no mark. */
  touchShowDelayMs: 80,
  /** Once shown, it stays at least this long before it fades. */
  minimumVisibleMs: 250,
  fadeMs: 300,
  enterMs: 250,
  /** Part of its final size at which a ripple starts. */
  startScale: 0.3,
} as const;
