export {
  counterId,
  type EnteredPayment,
  entryOfPayment,
  isCounterEntry,
  maximumPaymentCedis,
  parsePayment,
  type Payment,
  paymentCancelled,
  paymentCollection,
  paymentEntered,
  paymentId,
  paymentNetworks,
  paymentPath,
  readPaymentReference,
  writeCounterEntry,
  writePayment,
} from './model/payment';
export { createPaymentAccess, isTrueOfPayment } from './model/payment-access';
