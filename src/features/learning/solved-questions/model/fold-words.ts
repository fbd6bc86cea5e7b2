import { foldLetters } from '@/shared/ghana';

/** Words that stand in most questions and tell none apart. */
const common = new Set(
  `a an and are as at be by can did do does find for from give given had has have how i if in into is it its let
  me my of on or please show so solve state that the their them then there these this to us was we were what when
  where which who why will with you your calculate explain write answer question following each`.split(/\s+/),
);

/** Plural and singular read alike: “fractions” finds “fraction”. */
const singular = (word: string): string =>
  word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)
      ? word.slice(0, -1)
      : word;

/** The words of a text that a search compares: folded, singular, without the most common ones. */
export const wordsOf = (text: string): readonly string[] =>
  (foldLetters(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !common.has(word)).map(singular);
