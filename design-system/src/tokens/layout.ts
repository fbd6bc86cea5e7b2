import type { Breakpoint } from './breakpoints';

/** Lengths that grow with the window: the value of each range in which it changes, in CSS pixels. */
export type Responsive = Readonly<Partial<Record<Breakpoint, number>> & { xs: number }>;

/** Space between things, in CSS pixels, from closest to farthest. */
export const space = [4, 8, 12, 16, 24, 32, 48, 64, 96, 144] as const;

export const layout = {
  /** From the window's edge to the line. */
  'space-edge': { xs: 16, sm: 32, md: 56 },
  /** From the line to the text. */
  'space-gut': { xs: 18, sm: 32, md: 56, lg: 80 },
  /** Above and below a section. */
  'space-section': { xs: 56, sm: 80, md: 104, lg: 128 },
  /** The widest measure, line to right edge. */
  'space-max': { xs: 1248, xl: 1440, xxl: 1680 },
  'line-width': { xs: 4, lg: 6 },
  'line-bend': { xs: 20, sm: 28, lg: 40 },
  'line-node': { xs: 18, sm: 20, lg: 24 },
} as const satisfies Record<string, Responsive>;

/** Corners: only the line is round. */
export const shape = { control: '4px', block: '0' } as const;

/** The least side of anything that can be pressed, in CSS pixels. */
export const targetPx = 44;
