export { PaymentsView } from './ui/payments-view';
