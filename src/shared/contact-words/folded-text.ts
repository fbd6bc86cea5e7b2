/** A text in one alphabet, with the place that each character had in the original. */
export interface FoldedText {
  readonly text: string;
  /** Index in the original of each character of `text`, and its length at the end. */
  readonly places: readonly number[];
}

const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/;
const mark = /\p{M}/u;
/** Powers and indices: 10⁹ is not 109. */
const raised = /[\u00B2\u00B3\u00B9\u2070-\u209C]/;
const dash = /[\u2010-\u2015\u2212]/;
const arabicDigit = /[\u0660-\u0669\u06F0-\u06F9]/;

function foldOne(character: string): string {
  if (invisible.test(character)) return '';
  if (raised.test(character)) return '^';
  if (dash.test(character)) return '-';
  if (arabicDigit.test(character)) return String((character.codePointAt(0) ?? 0) & 15);
  const plain = character.normalize('NFKD').toLowerCase();
  return Array.from(plain)
    .filter((part) => !mark.test(part))
    .join('')
    .replace(/[\u2018\u2019]/g, "'");
}

/**
 * Folds letters and digits of any width or style to lower-case ASCII where they have one, and drops invisible
 * characters: “０２４” and “𝟎𝟐𝟒” read as 024.
 */
export function foldText(original: string): FoldedText {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const character of original) {
    const folded = /^[ -@[-~\n]$/.test(character) ? character : foldOne(character);
    places.push(...Array.from<number>({ length: folded.length }).fill(place));
    text += folded;
    place += character.length;
  }
  places.push(original.length);
  return { text, places };
}
