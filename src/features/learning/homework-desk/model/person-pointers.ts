/** Words that begin with a capital and point to nobody. */
const common = new Set(
  `i monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december ghana ghanaian africa african english french twi ga ewe fante cedi cedis
  bece wassce jhs shs pythagoras newton ohm archimedes celsius fahrenheit kelvin venn cartesian sunna islam
  christian bible quran atlantic volta nkrumah`.split(/\s+/),
);

/** Words that stand before or in a name. */
const titles = /^(?:mr|mrs|ms|miss|madam|sir|dr|rev|pastor|imam|auntie|aunty|uncle|teacher)$/i;
const places = /^(?:school|academy|college|basic|preparatory|senior|house|street|road|church|mosque)$/i;
const ownName = /\bmy name(?:'s| is)\b|\bi am called\b/i;

/**
 * Words of texts that may name a person, a school or a place, for somebody to look at: it knows no names, so
 * it finds too many, and does not find a name in small letters.
 */
export function personPointers(texts: readonly string[]): readonly string[] {
  const found = new Set<string>();
  for (const text of texts) {
    if (ownName.test(text)) found.add(ownName.exec(text)?.[0] ?? '');
    for (const sentence of text.split(/[.?!:;\n•]+/)) {
      const words = sentence.match(/[\p{L}'’-]+/gu) ?? [];
      words.forEach((word, index) => {
        const isCapital = /^\p{Lu}\p{Ll}{2,}/u.test(word);
        const isName = isCapital && index > 0 && !common.has(word.toLowerCase());
        if (isName || titles.test(word) || (places.test(word) && isCapital)) found.add(word);
      });
    }
  }
  return [...found];
}
