import { breakpoints, mediaUp, type Breakpoint } from '../tokens/breakpoints';
import { elevation, elevationLevels } from '../tokens/elevation';
import { layers } from '../tokens/layers';
import { layout, shape, space, targetPx, type Responsive } from '../tokens/layout';
import { motion } from '../tokens/motion';
import { palettes, type ColorScheme } from '../tokens/palette';
import { ripple } from '../tokens/ripple';
import { fonts, textSizes, wideTextSizes } from '../tokens/typography';

type Declarations = readonly (readonly [name: string, value: string])[];

const colors = (scheme: ColorScheme): Declarations =>
  Object.entries(palettes[scheme]).map(([role, value]) => [`color-${role}`, value]);

const rules = (selector: string, declarations: Declarations, indent = ''): string =>
  [
    `${indent}${selector} {`,
    ...declarations.map(([name, value]) => `${indent}  --ds-${name}: ${value};`),
    `${indent}}`,
  ].join('\n');

const fixed: Declarations = [
  ...Object.entries(fonts).map(([name, value]) => [`font-${name}`, value] as const),
  ...Object.entries(textSizes).map(([name, value]) => [`text-${name}`, value] as const),
  ...space.map((value, index) => [`space-${index + 1}`, `${value}px`] as const),
  ...Object.entries(shape).map(([name, value]) => [`shape-${name}`, value] as const),
  ['size-target', `${targetPx}px`],
  ...Array.from({ length: elevationLevels }, (_, level) => [`elevation-${level}`, elevation(level)] as const),
  ['time-quick', `${motion.quickMs}ms`],
  ['time-move', `${motion.moveMs}ms`],
  ['time-grow', `${motion.growMs}ms`],
  ['time-ripple-enter', `${ripple.enterMs}ms`],
  ['time-ripple-fade', `${ripple.fadeMs}ms`],
  ['ease-move', motion.easing],
  ...Object.entries(layers).map(([name, value]) => [`layer-${name}`, String(value)] as const),
];

function responsiveAt(range: Breakpoint): Declarations {
  const lengths = Object.entries<Responsive>(layout).flatMap(([name, values]) => {
    const value = values[range];
    return value === undefined ? [] : [[name, `${value}px`] as const];
  });
  const wide = Object.entries(wideTextSizes)
    .filter(([name]) => name === range)
    .flatMap(([, sizes]) => Object.entries(sizes).map(([name, value]) => [`text-${name}`, value] as const));
  return [...lengths, ...wide];
}

/**
 * Generates `tokens.css`: every token as a custom property, light by default, dark under `[data-theme=dark]`.
 */
export function tokensCss(): string {
  const ranges = Object.keys(breakpoints) as Breakpoint[];
  const widths = ranges
    .filter((range) => range !== 'xs' && responsiveAt(range).length > 0)
    .map((range) => `@media ${mediaUp(range)} {\n${rules(':root', responsiveAt(range), '  ')}\n}`);
  return [
    '/* Written by `npm run tokens` from design-system/src/tokens. Change the tokens, not this file. */',
    ':root {\n  color-scheme: light;\n}',
    rules(':root', [...colors('light'), ...fixed, ...responsiveAt('xs')]),
    ...widths,
    "[data-theme='dark'] {\n  color-scheme: dark;\n}",
    rules("[data-theme='dark']", colors('dark')),
    '',
  ].join('\n\n');
}
