import { expect, it } from 'vitest';
import { shownName, slugOf } from './name-tutor';

it.each([
  ['Ama Serwaa Boateng', 'Ama B.'],
  ['  Kofi   Ɔdoom ', 'Kofi Ɔ.'],
  ['Esi', 'Esi'],
])('shows %o as %s', (full, shown) => {
  expect(shownName(full)).toBe(shown);
});

it.each([
  ['Ama B.', 'demo-tutor', 'ama-b-demotu'],
  ['Yɛn Ɔ.', 'X9_2', 'yen-o-x92'],
  ['学 生', 'a1', 'tutor-a1'],
])('gives %o a slug in ASCII letters', (name, id, slug) => {
  expect(slugOf(name, id)).toBe(slug);
});
