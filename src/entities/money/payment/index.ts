export { usePaymentOfLineQuery } from './api/payment-of-line-api';
export {
  cancelledIds,
  counterId,
  counterOf,
  type EnteredPayment,
  entryOfPayment,
  isCounterEntry,
  type Paid,
  paidCollection,
  paidPath,
  parsePaid,
  parsePayment,
  type Payment,
  paymentCancelled,
  paymentCollection,
  paymentEntered,
  paymentId,
  paymentPath,
  readPaymentReference,
  refundEntered,
  writeCounterEntry,
  writePayment,
} from './model/payment';
export { usePaidQuery } from './api/paid-api';
export { readPaid } from './api/read-paid';
export { useReceiptQuery } from './api/receipt-api';
export { createPaymentAccess, isTrueOfPayment, paidAccess } from './model/payment-access';
export {
  maximumPaymentCedis,
  parseReceipt,
  paymentNetworks,
  type Receipt,
  receiptPath,
} from './model/receipt';
export { createReceiptAccess } from './model/receipt-access';
