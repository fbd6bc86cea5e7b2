import { expect, it } from 'vitest';
import { phoneMetadata } from '../../../tools/phone-metadata';
import data from './phone-metadata.data.json';
import { formatPhone, parsePhone } from './phone';

it.each([
  ['024 123 4567', '+233241234567'],
  ['0241234567', '+233241234567'],
  ['+233 24 123 4567', '+233241234567'],
  ['00233241234567', '+233241234567'],
  ['(024) 123-4567', '+233241234567'],
  ['024.123.4567', '+233241234567'],
  ['059 123 4567', '+233591234567'],
  ['030 270 1234', '+233302701234'],
  ['+44 20 7946 0018', '+442079460018'],
  ['+1 202 555 0143', '+12025550143'],
  ['+81 3 1234 5678', '+81312345678'],
])('reads %s as %s', (typed, phone) => {
  expect(parsePhone(typed)).toEqual({ phone });
});

it.each([
  ['call me', 'letters'],
  ['024 123 456O', 'letters'],
  ['024‏1234567', 'letters'],
  ['🙂', 'letters'],
  ['', 'letters'],
  ['024 123 456', 'unknown'],
  ['024 123 45678', 'unknown'],
  ['021 123 4567', 'unknown'],
  ['0251 234 567', 'unknown'],
  ['12345', 'unknown'],
  ['+233 99 999 9999', 'unknown'],
])('refuses %o: %s', (typed, problem) => {
  expect(parsePhone(typed)).toEqual({ problem });
});

it('shows a Ghanaian number as it is dialled and others with their country', () => {
  expect(formatPhone('+233241234567')).toBe('024 123 4567');
  expect(formatPhone('+442079460018')).toBe('+44 20 7946 0018');
  expect(formatPhone('+81312345678')).toBe('+81312345678');
});

it('holds the metadata of the installed library (else run `npm run phone-metadata`)', () => {
  expect(data).toEqual(JSON.parse(JSON.stringify(phoneMetadata())));
});
