import { expect, it } from 'vitest';
import { formatMoney } from './money';

it.each([
  [123450, 'GH₵1,234.50'],
  [0, 'GH₵0.00'],
  [5, 'GH₵0.05'],
])('writes %i pesewas as %s', (pesewas, shown) => {
  expect(formatMoney(pesewas)).toBe(shown);
});
