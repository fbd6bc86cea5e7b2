export { loadMonthsView } from './ui/load-months-view';
export { loadDuesCard, loadOwnAccount } from './ui/load-own-account';
export { loadPaymentsView } from './ui/load-payments-view';
