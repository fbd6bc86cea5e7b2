import { englishHash } from './english-hash';

/** A form of a text: its whole key, and the English of this build. */
export interface EnglishForm {
  readonly key: string;
  readonly english: string;
}

/**
 * The forms of a text, that for one before that for several; none where this build has no such text.
 * @param key `namespace:key`, of several forms without `_one` and `_other`
 */
export function englishForms(
  key: string,
  englishOf: (key: string) => string | undefined,
): readonly EnglishForm[] {
  const found = (one: string): readonly EnglishForm[] => {
    const english = englishOf(one);
    return english === undefined ? [] : [{ key: one, english }];
  };
  const only = found(key);
  return only.length > 0 ? only : [...found(`${key}_one`), ...found(`${key}_other`)];
}

/** Identifies the English of a text by that of all its forms, in their order. */
export const hashOfForms = (english: readonly string[]): string => englishHash(english.join('\n'));
