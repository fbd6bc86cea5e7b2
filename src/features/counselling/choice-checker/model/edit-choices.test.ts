import { expect, it } from 'vitest';
import { emptyChoice, kilometresOf } from './choice';
import { moveChoice, removeChoice } from './edit-choices';

const list = ['Alpha', 'Beta', 'Gamma'].map((school) => ({ ...emptyChoice, school }));
const names = (choices: readonly { school: string }[]) => choices.map(({ school }) => school);

it('a choice changes places with the one before or after it, and stays at the ends', () => {
  expect(names(moveChoice(list, 1, -1))).toEqual(['Beta', 'Alpha', 'Gamma']);
  expect(names(moveChoice(list, 1, 1))).toEqual(['Alpha', 'Gamma', 'Beta']);
  expect(moveChoice(list, 0, -1)).toBe(list);
  expect(moveChoice(list, 2, 1)).toBe(list);
});

it('what follows a choice that is removed moves up, and the last place is free', () => {
  expect(names(removeChoice(list, 1))).toEqual(['Alpha', 'Gamma', '']);
});

it.each([
  ['4', 4],
  [' 5.5 km', 5.5],
  ['5,5KM', 5.5],
  ['', null],
  ['near', null],
  ['-3', null],
  ['1234', null],
])('kilometres of “%s”: %s', (text, expected) => {
  expect(kilometresOf(text)).toBe(expected);
});
