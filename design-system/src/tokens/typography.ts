/** System font stacks; all have ɛ ɔ ŋ ɖ ɣ ʋ ƙ. */
export const fonts = {
  sans: '-apple-system, "Segoe UI Variable Display", "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif',
} as const;

/** Type scale; sizes with `clamp` grow with the window. */
export const textSizes = {
  s: '0.875rem',
  m: '1.0625rem',
  l: 'clamp(1.1875rem, 1.1rem + 0.45vw, 1.5rem)',
  h3: 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.625rem)',
  h2: 'clamp(2rem, 1.45rem + 2.6vw, 3.75rem)',
  h1: 'clamp(2.5rem, 1.5rem + 4.6vw, 5rem)',
  display: 'clamp(2.9rem, 14.2vw, 5.75rem)',
} as const;

/** From `lg` and `xl` the display size is fixed; from `xxl` body text is larger. */
export const wideTextSizes = {
  lg: { display: '7.25rem' },
  xl: { display: '8rem' },
  xxl: { m: '1.1875rem' },
} as const;
