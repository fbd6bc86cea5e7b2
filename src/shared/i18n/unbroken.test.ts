import { expect, it } from 'vitest';
import { smsText, unbrokenDay, unbrokenName } from './unbroken';

it.each([
  ['Yaw O.', 'Yaw\u00a0O.'],
  ['Ama S., Kofi Ɛ.', 'Ama\u00a0S., Kofi\u00a0Ɛ.'],
  ['Ama Serwaa Boateng', 'Ama Serwaa Boateng'],
  ['JHS 2 A. Mathematics', 'JHS 2 A. Mathematics'],
  ['the O.K. of Yaw', 'the O.K. of Yaw'],
])('the short name in %s stays on one line', (text, shown) => {
  expect(unbrokenName(text)).toBe(shown);
});

it.each([
  ['Wed 2 Dec, 4:00 pm', 'Wed\u00a02\u00a0Dec, 4:00\u00a0pm'],
  ['Fri 27 March 2026', 'Fri\u00a027\u00a0March 2026'],
  ['2 Dec 2026', '2\u00a0Dec 2026'],
  ['Fri 5:00 pm', 'Fri 5:00\u00a0pm'],
  ['November 2026', 'November 2026'],
])('the day in %s stays on one line', (text, shown) => {
  expect(unbrokenDay(text)).toBe(shown);
});

it('an SMS has ordinary spaces', () => {
  expect(smsText(unbrokenName('Yaw O. comes'))).toBe('Yaw O. comes');
});
