// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { buildShareImage, shareSize, type ShareTexts } from './share-image';
import { widthOf } from './wrap-text';

const texts: ShareTexts = {
  title: 'Mathematics teacher, JHS',
  school: 'A private basic school, Ho, Volta',
  closing: 'Closes Fri 27 March 2026, 5:00 pm',
  codeLabel: 'Job code',
  code: 'LL-P 4TR8 QX2N HM6D B',
  checkAddress: 'lifeline.example/jobs/check',
  pledge: 'Nobody pays to get a job here',
  sample: 'Sample post',
  brand: 'Lifeline',
};

/** @throws when the text is no well-formed XML */
function parsed(svg: string) {
  const drawn = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(drawn.querySelector('parsererror')).toBeNull();
  return drawn.documentElement;
}

const linesIn = (svg: string) => Array.from(parsed(svg).querySelectorAll('text'), (line) => line);
const wordsIn = (svg: string) => linesIn(svg).map(({ textContent }) => textContent);

describe('the share image of a post', () => {
  it('has title, school, closing date, code and the address of the check', () => {
    const svg = buildShareImage(texts);
    expect(wordsIn(svg)).toEqual([
      'Lifeline',
      'Sample post',
      'Mathematics teacher, JHS',
      'A private basic school, Ho, Volta',
      'Closes Fri 27 March 2026, 5:00 pm',
      'Job code LL-P 4TR8 QX2N HM6D B',
      'Nobody pays to get a job here',
      'lifeline.example/jobs/check',
    ]);
    const { width, height } = shareSize;
    expect([width, height]).toEqual([1200, 630]);
    expect(parsed(svg).getAttribute('viewBox')).toBe('0 0 1200 630');
  });

  it('shows markup in a text as text', () => {
    const title = `</text><script>"A" & 'B'\u0000`;
    const svg = buildShareImage({ ...texts, title });
    expect(parsed(svg).querySelector('script')).toBeNull();
    expect(wordsIn(svg).join(' ')).toContain(`</text><script>"A" & 'B'`);
  });

  it('wraps a long title into at most three lines that fit, above the closing date', () => {
    const title = 'Teacher of Integrated Science and Additional Mathematics for SHS 1 to 3, with a house';
    const svg = buildShareImage({ ...texts, title, school: 'W'.repeat(90), closing: 'm'.repeat(90) });
    const drawn = linesIn(svg);
    expect(drawn.filter((line) => line.getAttribute('font-size') === '66')).toHaveLength(3);
    for (const line of drawn) {
      const size = Number(line.getAttribute('font-size'));
      expect(widthOf(line.textContent) * size).toBeLessThanOrEqual(960);
    }
    const above = drawn.slice(
      0,
      drawn.findIndex((line) => line.textContent.startsWith('mm')),
    );
    expect(above).toHaveLength(6);
    for (const line of above) expect(Number(line.getAttribute('y'))).toBeLessThan(410);
  });

  it('leaves out the tag of a genuine post', () => {
    expect(wordsIn(buildShareImage({ ...texts, sample: '' }))).not.toContain('Sample post');
  });
});
