import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { breakpoints } from '../tokens/breakpoints';
import { tokensCss } from './css-variables';

it('matches tokens.css (else run `npm run tokens`)', () => {
  expect(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')).toBe(tokensCss());
});

it('gives primary its specified colour in both schemes', () => {
  expect(tokensCss()).toContain('--ds-color-primary: #1867C0;');
  expect(tokensCss().split("[data-theme='dark'] {")[2]).toContain('--ds-color-primary: #2196F3;');
});

it('switches only at the specified widths', () => {
  const widths = [...tokensCss().matchAll(/min-width: (\d+)px/g)].map(([, width]) => Number(width));
  expect(Object.values(breakpoints)).toEqual(expect.arrayContaining(widths));
});
