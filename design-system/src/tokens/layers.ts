/** Stacking order; the first layout layer is 1000 (spec section 9). */
export const layers = { top: 1000, drawer: 1100, progress: 1200, toast: 1300 } as const;
