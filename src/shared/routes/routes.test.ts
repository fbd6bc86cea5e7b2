import { describe, expect, it } from 'vitest';
import { routes, safeNextPath, signInTo, textOfHash } from './routes';

describe('the address after sign-in', () => {
  it.each(['/admin/abc', '/tutor/abc?view=offers#today', '/code#LL-T'])('keeps the path %s', (path) => {
    expect(safeNextPath(path, '/')).toBe(path);
  });

  it.each([
    null,
    '',
    'admin',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/..//evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    ' /admin',
  ])('rejects the external address %o', (next) => {
    expect(safeNextPath(next, '/safe')).toBe('/safe');
  });

  it('survives the round trip through the address', () => {
    const address = new URL(
      signInTo(routes.adminEntry, routes.backOffice('a b')),
      'https://lifeline.example',
    );
    expect(address.searchParams.get('next')).toBe('/admin/a%20b');
  });
});

it('keeps a reference code behind the hash, where no server sees it', () => {
  expect(new URL(routes.codeOf('LL-T4TR8'), 'https://lifeline.example').pathname).toBe('/code');
});

describe('the hash of an address', () => {
  it.each([
    ['', ''],
    ['#', ''],
    ['#LL-T%204TR8', 'LL-T 4TR8'],
    ['#50%25', '50%'],
    ['#%23', '#'],
  ])('is decoded: %s', (hash, text) => {
    expect(textOfHash(hash)).toBe(text);
  });

  it.each(['50%', '%', '%E0%A4%A', '%FF', 'a%20b%'])(
    'is returned unchanged when it cannot be decoded: %s',
    (text) => {
      expect(textOfHash(`#${text}`)).toBe(text);
    },
  );
});
