/** Lower bound of each layout range, in CSS pixels (spec section 9). */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1920, xxl: 2560 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Below this width the site is laid out for a hand: drawer instead of nav, sheet instead of panel. */
const mobileBreakpoint: Breakpoint = 'lg';

/** A media query that holds from `name` upwards. */
export const mediaUp = (name: Breakpoint): string => `(min-width: ${breakpoints[name]}px)`;

/** A media query that holds below the mobile breakpoint. */
export const mobileQuery = `(max-width: ${breakpoints[mobileBreakpoint] - 1}px)`;
