import { expect, test } from 'vitest';
import { readView, viewAddress, type ChooserView } from './chooser-address';

test.each<readonly [ChooserView, string]>([
  [{}, '/practice'],
  [{ exam: 'bece' }, '/practice?exam=bece'],
  [{ pack: 'wassce-sci', year: 2026 }, '/practice?pack=wassce-sci&year=2026'],
])('%j is %s, and is read back', (view, address) => {
  expect(viewAddress(view)).toBe(address);
  expect(readView(new URL(address, 'https://example.org').searchParams)).toEqual(view);
});

test('an address with other values shows everything', () => {
  expect(readView(new URLSearchParams('exam=jhs&year=1999'))).toEqual({});
});
