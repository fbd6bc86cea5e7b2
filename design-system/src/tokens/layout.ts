import type { Breakpoint } from './breakpoints';

/** A length by range in CSS pixels; ranges without a value inherit from the narrower one. */
export type Responsive = Readonly<Partial<Record<Breakpoint, number>> & { xs: number }>;

/** Spacing scale in CSS pixels. */
export const space = [4, 8, 12, 16, 24, 32, 48, 64, 96, 144] as const;

export const layout = {
  /** From the window's edge to the line. */
  'space-edge': { xs: 16, sm: 32, md: 56 },
  /** From the line to the text. */
  'space-gut': { xs: 18, sm: 32, md: 56, lg: 80 },
  /** Above and below a section. */
  'space-section': { xs: 56, sm: 80, md: 104, lg: 128 },
  /** Maximum width, from the line to the right edge. */
  'space-max': { xs: 1248, xl: 1440, xxl: 1680 },
  'line-width': { xs: 4, lg: 6 },
  'line-bend': { xs: 20, sm: 28, lg: 40 },
  'line-node': { xs: 18, sm: 20, lg: 24 },
} as const satisfies Record<string, Responsive>;

/** Corner radii. Only the line is round. */
export const shape = { control: '4px', block: '0' } as const;

/** Minimum size of a touch target, in CSS pixels. */
export const targetPx = 44;
