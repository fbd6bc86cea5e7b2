import { expect, it } from 'vitest';
import * as v from 'valibot';
import { accountSchema } from './payout-account-input';

const read = (network: string, number: string) => {
  const { success, output, issues } = v.safeParse(accountSchema, { network, number });
  return success ? output : issues.map(({ message }) => message.split(' ')[0]);
};

it.each([
  ['telecel', '', { network: 'telecel', number: '' }],
  // The first digits say MTN: the number has moved.
  ['at', '024 123 4567', { network: 'at', number: '+233241234567' }],
  ['mtn', '+233 55 123 4567', { network: 'mtn', number: '+233551234567' }],
  ['', '', ['required']],
  ['none', '', ['required']],
  ['mtn', '+44 20 7946 0018', ['mobileMoney']],
  ['mtn', '024 123', ['phone']],
])('reads the network “%s” with the number “%s”', (network, number, expected) => {
  expect(read(network, number)).toEqual(expected);
});
