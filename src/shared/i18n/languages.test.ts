import { expect, it } from 'vitest';
import { countTexts } from '../../../tools/language-coverage.mjs';
import { isMostlyIn, languages } from './languages';

it('says of each language whether at least half of the texts are in it', () => {
  const expected = languages.map(({ code }) => countTexts(code) * 2 >= countTexts('en'));
  expect(languages.map(isMostlyIn)).toEqual(expected);
  expect(expected[0]).toBe(true);
});
