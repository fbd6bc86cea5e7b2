import { expect, it } from 'vitest';
import { indexPhone, phoneTailOf, searchedPhoneTail } from './phone-tail';

it.each([
  ['4567', '4567'],
  ['024 123 4567', '4567'],
  ['+233 (24) 123-4567', '4567'],
  ['567', null],
  ['', null],
  ['Ama 4567', null],
  ['LL-T4567', null],
])('reads the last digits of %j as %j', (text, digits) => {
  expect(phoneTailOf(text)).toBe(digits);
});

it.each([
  ['0241', '0241'],
  ['024 123 456', null],
  ['024 123 4567', '4567'],
  ['+233 24 123 456', null],
  ['+233 24 123 4567', '4567'],
  ['34567', '4567'],
  ['Ama 4567', null],
])('asks for %j by %j', (text, digits) => {
  expect(searchedPhoneTail(text)).toBe(digits);
});

it('stores four digits of a phone, and nothing without one', () => {
  expect(indexPhone('LL-E1', '+233241234567')).toEqual([
    { type: 'create', path: 'phoneTails/LL-E1', data: { digits: '4567' } },
  ]);
  expect(indexPhone('LL-E1', '')).toEqual([]);
});
