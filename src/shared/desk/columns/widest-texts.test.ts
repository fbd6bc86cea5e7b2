import { expect, it } from 'vitest';
import { widestTexts } from './widest-texts';

it('returns the widest three, each once', () => {
  expect(widestTexts(['a', 'ccc', 'bb', 'ccc', 'ddd', 'a'])).toEqual(['ccc', 'ddd', 'bb']);
});

it('estimates the width by letters, in any script', () => {
  expect(widestTexts(['1I1I', 'WQ', 'Ɛʋe'])).toEqual(['Ɛʋe', 'WQ', '1I1I']);
});
