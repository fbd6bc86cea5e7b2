export {
  networkOf,
  parsePayout,
  type Payout,
  payoutCollection,
  payoutId,
  payoutMade,
  payoutPaid,
  payoutPath,
  payoutReferencePath,
  payoutRefused,
  writePaid,
  writePayout,
  writeRefused,
} from './model/payout';
export { createPayoutAccess, isTrueOfPayout, payoutReferenceAccess } from './model/payout-access';
export { earnedIn, entriesOfTutor, type StandingAnswer, type TaughtLesson } from './model/tutor-account';
