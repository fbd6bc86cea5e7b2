/** Letters of Ghanaian languages that have no mark to take off. Many phones cannot type them. */
const ghanaian: Readonly<Record<string, string>> = {
  ɛ: 'e',
  ɔ: 'o',
  ŋ: 'n',
  ɖ: 'd',
  ƒ: 'f',
  ɣ: 'g',
  ʋ: 'v',
  ɩ: 'i',
  ʊ: 'u',
  ʒ: 'z',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ə: 'e',
};

/**
 * Lower case without accents, with plain letters for Ghanaian ones: “Ɛte sɛn” becomes “ete sen”. The
 * published file of solved questions is read with it, so that a change of it makes older files unreadable.
 */
export const foldLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ɛɔŋɖƒɣʋɩʊʒɓɗƙə]/g, (letter) => ghanaian[letter] ?? letter);
