import { expect, it } from 'vitest';
import { parseDigitalAddress } from './digital-address';

it.each([
  ['AK-039-5028', 'AK-039-5028'],
  ['ak 039 5028', 'AK-039-5028'],
  ['ga1838164', 'GA-183-8164'],
  ['EO-1070-1234', 'EO-1070-1234'],
  ['N5 03074 1234', 'N5-03074-1234'],
  [' a2–039–5028 ', 'A2-039-5028'],
])('reads %o as %s', (typed, address) => {
  expect(parseDigitalAddress(typed)).toBe(address);
});

it.each(['', 'Adenta', 'AK-39-5028', 'AK-039-502', 'ZZ-039-5028', 'AK-039-5028-1', '1K-039-5028'])(
  'refuses %o',
  (typed) => {
    expect(parseDigitalAddress(typed)).toBeNull();
  },
);
