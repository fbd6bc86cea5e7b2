import { closedMonthSchema, closingSchema, monthClosed } from '@/entities/money/closing/model/closing';
import {
  paidSchema,
  paymentCancelled,
  paymentEntered,
  paymentSchema,
  refundEntered,
} from '@/entities/money/payment/model/payment';
import { receiptSchema } from '@/entities/money/payment/model/receipt';
import {
  payoutMade,
  payoutPaid,
  payoutReferenceSchema,
  payoutRefused,
  payoutSchema,
} from '@/entities/money/payout/model/payout';
import { payoutAccountSchema } from '@/entities/money/payout-account/model/payout-account';
import { monthShape } from '@/shared/fields';
import { literal } from './schema-rules';
import { shape } from './shape';

/** Values of the template about payments, closed months and payouts, and where tutors are paid. */
export const moneyFacts: Readonly<Record<string, string>> = {
  ...shape('isPayment', paymentSchema),
  ...shape('isPaid', paidSchema),
  ...shape('isReceipt', receiptSchema),
  'payment entered': literal(paymentEntered),
  'payment cancelled': literal(paymentCancelled),
  'refund entered': literal(refundEntered),
  ...shape('isClosing', closingSchema),
  ...shape('isClosedMonth', closedMonthSchema),
  'month shape': literal(monthShape.source),
  'month closed': literal(monthClosed),
  ...shape('isPayout', payoutSchema),
  ...shape('isPayoutReference', payoutReferenceSchema),
  ...shape('isPayoutAccount', payoutAccountSchema),
  'payout made': literal(payoutMade),
  'payout paid': literal(payoutPaid),
  'payout refused': literal(payoutRefused),
};
