import { expect, it } from 'vitest';
import { externalRedirects } from '@/shared/config';
import { checkExternalAddress } from './external-redirect';

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
])('refuses %s', (target) => {
  expect(() => checkExternalAddress(target)).toThrow('must not go to');
});

it.each(['/inside', 'faq', ''])('refuses %o, which is not absolute', (target) => {
  expect(() => checkExternalAddress(target)).toThrow();
});

it('accepts every address of the table', () => {
  for (const target of Object.values(externalRedirects)) expect(checkExternalAddress(target)).toBe(target);
});
