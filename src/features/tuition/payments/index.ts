export { loadOwnAccount } from './ui/load-own-account';
export { loadPaymentsView } from './ui/load-payments-view';
