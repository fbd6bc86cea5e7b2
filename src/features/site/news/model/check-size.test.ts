import { expect, it } from 'vitest';
import { maximumChecks, maximumCodes } from '@/shared/code-news';
import { monthlyAccountBytes, monthlyCheckBytes } from './check-size';

it('tells what the checks of a month cost with as many codes as are asked about', () => {
  expect([maximumChecks, maximumCodes]).toEqual([6, 8]);
  expect(monthlyCheckBytes).toBe((7000 + 8 * 1000) * 6 * 30);
  expect(monthlyAccountBytes).toBe(11_000 * 6 * 30);
});
