import { palettes, type ColorRole, type ColorScheme } from './palette';

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#RRGGBB` colours, 1 to 21 (WCAG 2.2). */
export function contrastRatio(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** A pair of colour roles used together, and its minimum contrast. */
export interface ContrastPair {
  readonly text: ColorRole;
  readonly on: ColorRole;
  readonly minimum: 4.5 | 3;
}

const textPairs: readonly (readonly [ColorRole, readonly ColorRole[]])[] = [
  ['ink', ['ground', 'surface', 'sand', 'tint', 'call-tint', 'leaf-tint']],
  ['soft', ['ground', 'surface', 'sand']],
  ['lapsed', ['ground', 'surface']],
  ['primary', ['ground', 'surface', 'sand']],
  ['primary-deep', ['ground', 'surface', 'tint']],
  ['on-primary', ['primary', 'primary-deep']],
  ['on-block', ['block', 'block-deep']],
  ['on-night', ['night']],
  ['night-soft', ['night']],
  ['night-line', ['night']],
  ['call', ['ground', 'surface', 'call-tint']],
  ['on-call', ['call']],
  ['leaf', ['ground', 'surface']],
  ['on-leaf', ['leaf']],
];

/** Borders, and symbols or text of at least 24 px. */
const largePairs: readonly (readonly [ColorRole, readonly ColorRole[]])[] = [
  ['edge', ['ground', 'surface']],
  ['primary', ['tint']],
];

/** All pairs: 4.5:1 for text, 3:1 for large text and meaningful borders. */
const contrastPairs: readonly ContrastPair[] = [
  ...textPairs.flatMap(([text, grounds]) => grounds.map((on) => ({ text, on, minimum: 4.5 as const }))),
  ...largePairs.flatMap(([text, grounds]) => grounds.map((on) => ({ text, on, minimum: 3 as const }))),
];

/** The contrast of each pair in a scheme, and whether it is sufficient. */
export function contrastReport(scheme: ColorScheme) {
  return contrastPairs.map((pair) => {
    const ratio = contrastRatio(palettes[scheme][pair.text], palettes[scheme][pair.on]);
    return { ...pair, ratio, isEnough: ratio >= pair.minimum };
  });
}
