import { changePath, loggedAs } from '@/entities/change-log';
import { closedMonthAccess, closingAccess, closingPath, isTrueOfClosing } from '@/entities/money/closing';
import {
  createPaymentAccess,
  createReceiptAccess,
  isTrueOfPayment,
  paidAccess,
} from '@/entities/money/payment';
import { createPayoutAccess, isTrueOfPayout, payoutReferenceAccess } from '@/entities/money/payout';
import { payoutAccountAccess } from '@/entities/money/payout-account';
import { tuitionRequestPath } from '@/entities/tuition-request';
import type { CollectionAccess } from '@/shared/backend';

/** Access rules of payments, closed months, payouts, and where tutors are paid. */
export const moneyAccess: readonly CollectionAccess[] = [
  loggedAs(createPaymentAccess(tuitionRequestPath), isTrueOfPayment),
  paidAccess,
  createReceiptAccess(changePath),
  loggedAs(closingAccess, isTrueOfClosing),
  closedMonthAccess,
  loggedAs(createPayoutAccess(closingPath), isTrueOfPayout),
  payoutReferenceAccess,
  payoutAccountAccess,
];
