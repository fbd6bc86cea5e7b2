import { oldest } from './targets.mjs';

/**
 * First versions of Chrome, Firefox and Safari (iOS) with a feature, from MDN's browser-compat-data; null for
 * none.
 * @typedef {readonly [chrome: number | null, firefox: number | null, safari: number | null]} Since
 */

/**
 * Methods of any object, by name.
 * @type {Readonly<Record<string, Since>>}
 */
const methods = {
  findLast: [97, 104, 15.4],
  findLastIndex: [97, 104, 15.4],
  toReversed: [110, 115, 16],
  toSorted: [110, 115, 16],
  toSpliced: [110, 115, 16],
  isWellFormed: [111, 119, 16.4],
  toWellFormed: [111, 119, 16.4],
  isDisjointFrom: [122, 127, 17],
  isSubsetOf: [122, 127, 17],
  isSupersetOf: [122, 127, 17],
  symmetricDifference: [122, 127, 17],
  getOrInsert: [145, 144, 26.2],
  getOrInsertComputed: [145, 144, 26.2],
  throwIfAborted: [100, 97, 15.4],
  getSetCookie: [113, 112, 17],
  requestSubmit: [76, 75, 16],
  showPicker: [99, 101, 16],
  showPopover: [114, 125, 17],
  hidePopover: [114, 125, 17],
  togglePopover: [114, 125, 17],
  checkVisibility: [105, 106, 17.4],
  startViewTransition: [111, 144, 18],
  moveBefore: [133, 144, null],
  setHTMLUnsafe: [124, 123, 17.4],
  transferToFixedLength: [114, 122, 17.4],
};

/**
 * Global objects and their properties.
 * @type {Readonly<Record<string, Since>>}
 */
const globals = {
  'Object.hasOwn': [93, 92, 15.4],
  'Object.groupBy': [117, 119, 17.4],
  'Map.groupBy': [117, 119, 17.4],
  'Array.fromAsync': [121, 115, 16.4],
  'Promise.try': [128, 134, 18.2],
  'Promise.withResolvers': [119, 121, 17.4],
  'Iterator.from': [122, 131, 18.4],
  'RegExp.escape': [136, 134, 18.2],
  'Error.isError': [134, 138, null],
  'Atomics.waitAsync': [87, 145, 16.4],
  'AbortSignal.abort': [93, 88, 15],
  'AbortSignal.any': [116, 124, 17.4],
  'AbortSignal.timeout': [103, 100, 16],
  'Response.json': [105, 115, 17],
  'URL.canParse': [120, 115, 17],
  'URL.parse': [126, 126, 18],
  'Intl.DurationFormat': [129, 136, 16.4],
  'Intl.Segmenter': [87, 125, 14.5],
  'Intl.supportedValuesOf': [99, 93, 15.4],
  // `URLSearchParams.prototype.size`, by the names that our code gives to instances.
  'params.size': [113, 112, 17],
  'searchParams.size': [113, 112, 17],
  structuredClone: [98, 94, 15.4],
  reportError: [95, 93, 15.4],
  requestIdleCallback: [47, 55, null],
  CompressionStream: [80, 113, 16.4],
  DecompressionStream: [80, 113, 16.4],
  OffscreenCanvas: [69, 105, 16.4],
  CloseWatcher: [134, 149, null],
  Highlight: [105, 140, 17.2],
  URLPattern: [95, 142, 26],
  Temporal: [144, 139, null],
  scheduler: [94, 142, null],
};

/**
 * Language features.
 * @type {Readonly<Record<string, Since>>}
 */
const syntax = {
  'a static block': [94, 93, 16.4],
  'lookbehind in a regular expression': [62, 78, 16.4],
  'the v flag of a regular expression': [112, 116, 17],
  using: [134, 141, null],
};

/**
 * CSS features, by a pattern for selectors, at-rules and declarations (`name:value`, no spaces around the
 * colon). Omits those that degrade gracefully: text-wrap, content-visibility, scrollbar-gutter,
 * overscroll-behavior, accent-color, hyphenate-limit-chars.
 * @type {Readonly<Record<string, readonly [pattern: RegExp, since: Since]>>}
 */
const styles = {
  ':has()': [/:has\(/, [105, 121, 15.4]],
  '@container': [/^@container\b/, [105, 110, 16]],
  'container units': [/:.*\d(cqw|cqh|cqi|cqb|cqmin|cqmax)\b/, [105, 110, 16]],
  '@layer': [/^@layer\b/, [99, 97, 15.4]],
  '@scope': [/^@scope\b/, [118, 146, 17.4]],
  '@property': [/^@property\b/, [85, 128, 16.4]],
  '@starting-style': [/^@starting-style\b/, [117, 129, 17.5]],
  'ranges in @media': [/^@media\b[^{]*[<>]/, [104, 63, 16.4]],
  nesting: [/^&|[\s>+~,(]&/, [120, 117, 17.2]],
  ':user-valid and :user-invalid': [/:user-(in)?valid\b/, [119, 88, 16.5]],
  ':popover-open': [/:popover-open\b/, [114, 125, 17]],
  ':modal': [/:modal\b/, [105, 103, 15.6]],
  ':dir()': [/:dir\(/, [120, 49, 16.4]],
  ':state()': [/:state\(/, [125, 126, 17.4]],
  ':nth-child(… of …)': [/:nth-(last-)?child\([^)]* of /, [111, 113, 9]],
  'color-mix()': [/:.*\bcolor-mix\(/, [111, 113, 16.2]],
  'light-dark()': [/:.*\blight-dark\(/, [123, 120, 17.5]],
  'lab(), lch(), oklab(), oklch()': [/:.*\b(ok)?l(ab|ch)\(/, [111, 113, 15.4]],
  'color()': [/:.*\bcolor\(/, [111, 113, 15]],
  'relative colours': [/:.*\b(rgb|hsl|hwb)a?\(from /, [119, 128, 16.4]],
  'dynamic viewport units': [/:.*\d[dsl]v(h|w|i|b|min|max)\b/, [108, 101, 15.4]],
  'lh and rlh': [/:.*\dr?lh\b/, [109, 120, 16.4]],
  cap: [/:.*\dr?cap\b/, [118, 97, 17.2]],
  subgrid: [/:.*\bsubgrid\b/, [117, 71, 16]],
  'overflow: clip': [/^overflow(-[xy])?:.*\bclip\b/, [90, 81, 16]],
  'translate, rotate and scale by themselves': [/^(translate|rotate|scale):/, [104, 72, 14.1]],
  'mask without a prefix': [/^mask(-image|-size|-position|-repeat)?:/, [120, 53, 15.4]],
  'round(), mod() and rem()': [/:.*\b(round|mod|rem)\(/, [125, 118, 15.4]],
  'linear()': [/:.*\blinear\(/, [113, 112, 17.2]],
  'anchor positioning': [/^anchor-name:|^position-anchor:|:.*\banchor\(/, [125, 147, 26]],
  'field-sizing': [/^field-sizing:/, [123, null, 26.2]],
  'interpolate-size': [/^interpolate-size:/, [129, null, null]],
};

const order = /** @type {const} */ (['chrome', 'firefox', 'safari']);

/** @param {Since} since */
const isYounger = (since) =>
  order.some((browser, index) => (since[index] ?? Number.POSITIVE_INFINITY) > oldest[browser]);

/** @param {Readonly<Record<string, Since>>} all */
const youngerOf = (all) => new Set(Object.keys(all).filter((name) => isYounger(all[name] ?? [0, 0, 0])));

/** Features missing in one of the oldest browsers, by name. */
export const younger = {
  methods: youngerOf(methods),
  globals: youngerOf(globals),
  syntax: youngerOf(syntax),
  styles: Object.entries(styles).flatMap(([name, [pattern, since]]) =>
    isYounger(since) ? [{ name, pattern }] : [],
  ),
};
