import { describe, expect, it } from 'vitest';
import { widthOf, wrapText } from './wrap-text';

describe('wrapped text', () => {
  it.each([
    ['', []],
    ['  Teacher  ', ['Teacher']],
    ['Mathematics teacher, JHS', ['Mathematics', 'teacher, JHS']],
  ])('breaks %o between words', (text, lines) => {
    expect(wrapText(text, 8, 3)).toEqual(lines);
  });

  it('cuts a word that is longer than a line, and ends what does not fit with an ellipsis', () => {
    const lines = wrapText(`${'w'.repeat(50)} and more`, 10, 2);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toBe('wwwwwwwwww');
    expect(lines[1]).toMatch(/^w+…$/u);
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(10);
  });

  it('keeps characters of two code units whole', () => {
    expect(wrapText('🎓'.repeat(40), 10, 1).join('')).toMatch(/^(🎓)+…$/u);
  });
});
