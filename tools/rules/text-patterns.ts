/**
 * The text rules of `shared/fields` as patterns for the rules: RE2 on the whole text, without lookaround.
 * `text-patterns.test.ts` compares both.
 */

/** Characters trimmed by JavaScript. */
const space = String.raw`\s\x{A0}\x{1680}\x{2000}-\x{200A}\x{2028}\x{2029}\x{202F}\x{205F}\x{3000}\x{FEFF}`;

/** Hidden characters except the emoji joiner. */
const hidden = String.raw`\x{0}-\x{8}\x{B}\x{C}\x{E}-\x{1F}\x{7F}-\x{9F}\x{AD}\x{61C}\x{200B}\x{200C}\x{200E}\x{200F}\x{2028}-\x{202E}\x{2060}-\x{206F}\x{FEFF}\x{FFF9}-\x{FFFB}`;

/**
 * RE2 has no class for pictographs; symbols, emoji planes and older signs approximate it. So a joiner is
 * allowed between some symbols that are no emoji.
 */
const picture = String.raw`\p{So}\x{1F000}-\x{1F0FF}\x{1F10D}-\x{1F3FA}\x{1F400}-\x{1F8CF}\x{1F8D9}-\x{1FAFF}\x{1FC00}-\x{1FFFD}\x{203C}\x{2049}\x{2139}\x{2194}\x{25FB}-\x{25FE}\x{2934}\x{2935}\x{3030}\x{303D}`;

/** Skin tones and the emoji variation selector, between an emoji and its joiner. */
const tail = String.raw`\x{FE0F}\x{1F3FB}-\x{1F3FF}`;

const joiner = String.raw`\x{200D}`;

/** Blank characters: fillers, blank braille, variation selectors, tags. */
const blank = String.raw`${space}\x{34F}\x{115F}\x{1160}\x{17B4}\x{17B5}\x{180B}-\x{180F}\x{2800}\x{3164}\x{FE00}-\x{FE0F}\x{FFA0}\x{E0000}-\x{E0FFF}`;

/** A blank text, or more than three marks on one letter. */
export const illegible = String.raw`(?s)[${blank}]+|.*\p{M}{4}.*`;

/**
 * Text that forms never send: spaces at an end, a tag, a hidden character, a joiner without emoji, or
 * illegible.
 */
export const untidy = `(?s)${[
  `[${space}].*`,
  `.*[${space}]`,
  '.*<[A-Za-z!/?].*',
  `.*[${hidden}].*`,
  `(?:.*[^${picture}${tail}])?${joiner}.*`,
  `(?:.*[^${picture}])?[${tail}]${joiner}.*`,
  `.*${joiner}(?:[^${picture}].*)?`,
  illegible.slice('(?s)'.length),
].join('|')}`;

/** A part of a list of texts that are joined by `<!>`, which begins or ends with the list, or at a mark. */
const after = '(?:.*<!>)?';
const before = '(?:<!>.*)?';

/** A list of texts, joined by `<!>`, of which one is untidy or empty. */
export const untidyList = `(?s)${[
  `${after}[${space}].*`,
  `.*[${space}]${before}`,
  '.*<(?:[A-Za-z/?].*|!(?:[^>].*)?)',
  `.*[${hidden}].*`,
  `(?:.*[^${picture}${tail}])?${joiner}.*`,
  `(?:.*[^${picture}])?[${tail}]${joiner}.*`,
  `.*${joiner}(?:[^${picture}].*)?`,
  `${after}[${blank}]*${before}`,
  String.raw`.*\p{M}{4}.*`,
].join('|')}`;

const letter = String.raw`\p{L}\p{M}'’.,\-`;

/** Letters of any script, hyphens, apostrophes, full stops and commas, with inner spaces. May be empty. */
export const name = `(?:[${letter}](?:[${letter} ]*[${letter}])?)?`;

/** Characters that would end an address in a link, besides spaces. */
const ending = `@?&%#,;:<>"`;

/** One @ with text on both sides and no spaces. */
export const email = String.raw`[^${space}${ending}]+@[^${space}${ending}]+\.[^${space}.${ending}]+`;
