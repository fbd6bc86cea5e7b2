/** Number of words in the list. */
export const wordCount = 2048;

/** Words of a code, and its check digit. */
export interface WordCode {
  /** Id of its document: the three words joined by hyphens. */
  readonly id: string;
  readonly words: readonly string[];
  readonly digit: string;
}

/** Why a text is not a word code. */
export type WordCodeProblem =
  | { readonly kind: 'empty' }
  /** Number of words; 3 are expected. */
  | { readonly kind: 'count'; readonly found: number }
  /** A word that is not in the list, and words of the list that are spelled nearly like it. */
  | { readonly kind: 'word'; readonly word: string; readonly near: readonly string[] }
  /** More than one digit. */
  | { readonly kind: 'digits' }
  /** The digit does not belong to these words in this order. */
  | { readonly kind: 'check' };

export type ParsedWordCode = { readonly code: WordCode } | { readonly problem: WordCodeProblem };

/**
 * The check digit of three places in the list; null when they have none. 11 is a prime, so the remainder
 * differs for two words in each other's place, and for a wrong word, in ten cases of eleven. The remainder 10
 * is no digit: such words are not given out.
 */
function checkDigit(places: readonly number[]): string | null {
  const sum = places.reduce((total, place, index) => total + place * (index + 1), 0) % 11;
  return sum === 10 ? null : String(sum);
}

const codeOf = (words: readonly string[], digit: string): WordCode => ({
  id: words.join('-'),
  words,
  digit,
});

/**
 * Draws the words of a new code: 33 random bits.
 * @param words the list
 * @param randomNumbers must be cryptographic, since a code alone opens a booking
 */
export function createWordCode(
  words: readonly string[],
  randomNumbers: () => Uint16Array = () => crypto.getRandomValues(new Uint16Array(3)),
): WordCode {
  for (;;) {
    // 65,536 is a multiple of 2,048, so the remainders are uniform.
    const places = [...randomNumbers()].map((number) => number % wordCount);
    const digit = checkDigit(places);
    const isDistinct = new Set(places).size === places.length;
    if (digit !== null && isDistinct)
      return codeOf(
        places.map((place) => words[place] ?? ''),
        digit,
      );
  }
}

/** Whether a text looks as if words were meant, and not the characters of a reference code. */
export const isLikeWords = (text: string): boolean =>
  !/^\s*LL(?:[\s-]+[A-Z]?(?:[\s-]|$)|[\s-]*[A-Z][\s-]*\d)/i.test(text) &&
  (text.match(/[a-z]{3,}/gi)?.length ?? 0) >= 2;

/** How many letters two words differ by: added, left out, changed, or in each other's place. */
export function lettersApart(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const [above = [], before = []] = [rows.at(-1), rows.at(-2)];
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (next[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwap ? (before[column - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    rows.push(next);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

/** Most words that are offered for one that is not in the list. */
const mostNear = 4;

/** Words of the list that are spelled nearly like this one, the nearest first. */
export function nearWords(word: string, words: readonly string[]): readonly string[] {
  const most = word.length < 5 ? 1 : 2;
  const startsOtherwise = (known: string) => !known.startsWith(word.charAt(0));
  return words
    .map((known) => ({ known, apart: known.startsWith(word) ? 1 : lettersApart(word, known) }))
    .filter(({ apart }) => apart <= most)
    .sort(
      (one, other) =>
        one.apart - other.apart || Number(startsOtherwise(one.known)) - Number(startsOtherwise(other.known)),
    )
    .slice(0, mostNear)
    .map(({ known }) => known);
}

/**
 * Reads three words and their digit as somebody typed them: in any case, with any spaces, hyphens or commas,
 * and the digit before, between or behind the words. A forgotten digit is forgiven: the words alone find the
 * booking.
 */
export function parseWordCode(text: string, words: readonly string[]): ParsedWordCode {
  const plain = text.normalize('NFKC').toLowerCase();
  const typed = plain.match(/[^\s\d\p{P}\p{S}\p{Cf}]+/gu) ?? [];
  const digits = plain.match(/\d/g) ?? [];
  if (typed.length === 0) return { problem: { kind: 'empty' } };
  const stranger = typed.find((word) => !words.includes(word));
  if (stranger !== undefined)
    return { problem: { kind: 'word', word: stranger, near: nearWords(stranger, words) } };
  if (typed.length !== 3) return { problem: { kind: 'count', found: typed.length } };
  if (digits.length > 1) return { problem: { kind: 'digits' } };
  const digit = checkDigit(typed.map((word) => words.indexOf(word)));
  if (digit === null || (digits.length === 1 && digits[0] !== digit)) return { problem: { kind: 'check' } };
  return { code: codeOf(typed, digit) };
}
