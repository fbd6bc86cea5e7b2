import { expect, it } from 'vitest';
import { mediaUp, mobileQuery } from './breakpoints';

it('treats everything below lg as mobile', () => {
  expect(mobileQuery).toBe('(max-width: 1279px)');
  expect(mediaUp('lg')).toBe('(min-width: 1280px)');
});
