import * as v from 'valibot';
import { isGhanaianNumber, type ChosenAccount } from '@/entities/money/payout-account';
import { fieldMessage, oneOf, optionalPhone } from '@/shared/fields';
import { mobileNetworks } from '@/shared/ghana';

/** What the form of a payout account holds. */
export type AccountInput = Record<'network' | 'number', string>;

/** Schema of that form. */
export const accountSchema = v.object({
  network: oneOf(mobileNetworks),
  number: v.pipe(
    optionalPhone,
    v.check((number) => number === '' || isGhanaianNumber(number), fieldMessage('mobileMoney')),
  ),
}) satisfies v.GenericSchema<AccountInput, ChosenAccount>;
