import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { externalRedirects } from '@/shared/config';

it('the host redirects to the same external addresses as the site', () => {
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    hosting: { redirects: readonly { source: string; destination: string }[] };
  };
  expect(
    Object.fromEntries(hosting.redirects.map(({ source, destination }) => [source, destination])),
  ).toEqual(externalRedirects);
});
