import { expect, it } from 'vitest';
import { widestTexts } from './widest-texts';

it('are the widest three, each once', () => {
  expect(widestTexts(['a', 'ccc', 'bb', 'ccc', 'ddd', 'a'])).toEqual(['ccc', 'ddd', 'bb']);
});

it('are guessed by their letters, whatever these are', () => {
  expect(widestTexts(['1I1I', 'WQ', 'Ɛʋe'])).toEqual(['Ɛʋe', 'WQ', '1I1I']);
});
