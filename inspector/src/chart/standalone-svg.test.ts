// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { standaloneSvg } from './standalone-svg';

it('is self-contained: values instead of tokens, no styles of the panel, text escaped', () => {
  document.body.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" class="drawing" viewBox="0 0 40 20" width="80" role="group" font-family="var(--font)"><g role="button" tabindex="0" aria-label="Send"><rect fill="var(--blue)"/><text>a &lt; b &amp; c</text></g></svg>`;
  const drawing = document.querySelector('svg');
  if (!drawing) throw new Error('no drawing');
  const values: Record<string, string> = { '--font': ' "Noto Sans", Arial ', '--blue': ' #1867C0' };
  const text = standaloneSvg(drawing, 'Chart of a & b', (token) => values[token] ?? '#fff');
  const read = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(read.querySelector('parsererror')).toBeNull();
  expect(text).not.toMatch(/var\(|class=|role=|tabindex|aria-/);
  expect(read.documentElement.getAttribute('width')).toBe('40');
  expect(read.querySelector('title')?.textContent).toBe('Chart of a & b');
  expect(read.querySelector('text')?.textContent).toBe('a < b & c');
  expect(read.querySelector('g rect')?.getAttribute('fill')).toBe('#1867C0');
  expect(drawing.querySelector('g')?.getAttribute('role')).toBe('button');
});
