/** Minimum width of each range, in CSS pixels (spec section 9). */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Below this width the layout is for phones: drawer instead of navigation, sheet instead of panel. */
const mobileBreakpoint: Breakpoint = 'lg';

/** Media query for `name` and wider. */
export const mediaUp = (name: Breakpoint): string => `(min-width: ${breakpoints[name]}px)`;

/** Media query below the mobile breakpoint. */
export const mobileQuery = `(max-width: ${breakpoints[mobileBreakpoint] - 1}px)`;
