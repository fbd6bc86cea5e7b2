import { fonts, markSymbol, palettes } from 'design-system';
import { wrapText } from './wrap-text';

/** Size of the image, in pixels: what chat programs show whole beside a link. */
export const shareSize = { width: 1200, height: 630 } as const;

/** Texts of the image, ready to be read. */
export interface ShareTexts {
  readonly title: string;
  /** School and place. */
  readonly school: string;
  /** "Closes Fri 27 March 2026, 5:00 pm" */
  readonly closing: string;
  /** "Job code" */
  readonly codeLabel: string;
  readonly code: string;
  /** Address of the check, as it is typed. */
  readonly checkAddress: string;
  /** "Nobody pays to get a job here" */
  readonly pledge: string;
  /** "Sample post", or empty. */
  readonly sample: string;
  readonly brand: string;
}

const { light } = palettes;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for XML, without the control characters that XML cannot hold. */
const escaped = (text: string) =>
  text.replace(/\p{Cc}/gu, ' ').replace(/[&<>"']/g, (character) => entities[character] ?? '');

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly weight?: 400 | 600 | 800;
  readonly color?: string;
  readonly anchor?: 'end';
}

function text(words: string, { x, y, size, weight = 400, color = light.ink, anchor }: Place): string {
  if (words === '') return '';
  const spacing = weight === 800 ? ` letter-spacing="${String(-0.025 * size)}"` : '';
  const side = anchor ? ` text-anchor="${anchor}"` : '';
  return `<text x="${String(x)}" y="${String(y)}" font-size="${String(size)}" font-weight="${String(weight)}" fill="${color}"${spacing}${side}>${escaped(words)}</text>`;
}

/** Left edge of the texts, right edge, and the width between. */
const left = 176;
const right = 1136;
const wide = right - left;

const titleSize = 66;
const titleStep = 70;
const schoolSize = 32;
const closingSize = 42;

/** The line from the mark, around the closing date, and on. */
const line =
  'M96 96V380a30 30 0 0 0 30 30H1122a30 30 0 0 1 30 30V500a30 30 0 0 1 -30 30H126a30 30 0 0 0 -30 30V630';

/**
 * The share image of a post as SVG: the mark and its line, the title in at most three lines, the school, and
 * the closing date in the hold. Pure; `saveImage` paints it.
 */
export function buildShareImage(given: ShareTexts): string {
  const { width, height } = shareSize;
  const title = wrapText(given.title, wide / titleSize, 3);
  // A short title leaves room for a long name.
  const school = wrapText(given.school, wide / schoolSize, title.length === 3 ? 1 : 2);
  const [closing = ''] = wrapText(given.closing, wide / closingSize, 1);
  const titleTop = title.length === 3 ? 184 : 206;
  const schoolTop = titleTop + (title.length - 1) * titleStep + 54;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}" font-family="${escaped(fonts.sans)}">`,
    `<rect width="${String(width)}" height="${String(height)}" fill="${light.ground}"/>`,
    `<path d="${line}" fill="none" stroke="${light.primary}" stroke-width="8"/>`,
    `<rect x="92" width="108" height="112" fill="${light.primary}"/>`,
    `<path transform="translate(116 26) scale(2.5)" fill="${light['on-primary']}" d="${markSymbol}"/>`,
    text(given.brand, { x: 224, y: 72, size: 34, weight: 800 }),
    text(given.sample, { x: right, y: 72, size: 28, weight: 600, anchor: 'end' }),
    ...title.map((words, index) =>
      text(words, { x: left, y: titleTop + index * titleStep, size: titleSize, weight: 800 }),
    ),
    ...school.map((words, index) =>
      text(words, { x: left, y: schoolTop + index * 40, size: schoolSize, color: light.soft }),
    ),
    text(closing, { x: left, y: 464, size: closingSize, weight: 800 }),
    text(`${given.codeLabel} ${given.code}`, {
      ...{ x: left, y: 506, size: 26, weight: 600, color: light['primary-deep'] },
    }),
    text(given.pledge, { x: left, y: 588, size: 26, weight: 600 }),
    text(given.checkAddress, {
      x: right,
      y: 588,
      size: 26,
      weight: 600,
      color: light['primary-deep'],
      anchor: 'end',
    }),
    '</svg>',
  ].join('');
}
