import { expect, it } from 'vitest';
import { noticeAt, piecesOfNotice } from './home-notice';

const notice = { noticeText: 'Closed for Christmas.', noticeFrom: '2026-12-21', noticeUntil: '2027-01-02' };

it.each([
  ['2026-12-20T23:59:59.000Z', null],
  ['2026-12-21T00:00:00.000Z', notice.noticeText],
  ['2027-01-02T23:59:59.000Z', notice.noticeText],
  ['2027-01-03T00:00:00.000Z', null],
])('shows a notice from its first day to the end of its last: %s', (now, shown) => {
  expect(noticeAt(notice, new Date(now))).toBe(shown);
});

it('shows nothing without a text or without days', () => {
  const now = new Date('2026-12-24T00:00:00.000Z');
  expect(noticeAt({ ...notice, noticeText: '' }, now)).toBeNull();
  expect(noticeAt({ ...notice, noticeFrom: '', noticeUntil: '' }, now)).toBeNull();
});

it('links addresses of the web and telephone numbers, and nothing else', () => {
  expect(piecesOfNotice('See https://waecgh.org/a?b=1, or call 024 000 0000.')).toEqual([
    { text: 'See ' },
    { text: 'https://waecgh.org/a?b=1', href: 'https://waecgh.org/a?b=1' },
    { text: ', or call ' },
    { text: '024 000 0000', href: 'tel:+233240000000' },
    { text: '.' },
  ]);
  expect(piecesOfNotice('+233 24 000 0000')).toEqual([
    { text: '+233 24 000 0000', href: 'tel:+233240000000' },
  ]);
  const script = 'javascript:alert(1) data:text/html,x www.example.com 2026-12-21';
  expect(piecesOfNotice(script)).toEqual([{ text: script }]);
});
