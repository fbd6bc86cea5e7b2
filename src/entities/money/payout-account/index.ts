export {
  type ChosenAccount,
  isGhanaianNumber,
  parsePayoutAccount,
  type PayoutAccount,
  payoutAccountPath,
  writePayoutAccount,
} from './model/payout-account';
export { payoutAccountAccess } from './model/payout-account-access';
