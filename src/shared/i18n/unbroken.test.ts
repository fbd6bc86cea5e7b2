import { expect, it } from 'vitest';
import { smsText, unbrokenName } from './unbroken';

it.each([
  ['Yaw O.', 'Yaw\u00a0O.'],
  ['Ama S., Kofi Ɛ.', 'Ama\u00a0S., Kofi\u00a0Ɛ.'],
  ['Ama Serwaa Boateng', 'Ama Serwaa Boateng'],
  ['JHS 2 A. Mathematics', 'JHS 2 A. Mathematics'],
  ['the O.K. of Yaw', 'the O.K. of Yaw'],
])('the short name in %s stays on one line', (text, shown) => {
  expect(unbrokenName(text)).toBe(shown);
});

it('an SMS has ordinary spaces', () => {
  expect(smsText(unbrokenName('Yaw O. comes'))).toBe('Yaw O. comes');
});
