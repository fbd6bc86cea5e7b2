export { loadMonthsView } from './ui/load-months-view';
export { loadDuesCard, loadHowToPay, loadOwnAccount } from './ui/load-own-account';
export { loadPaymentsView } from './ui/load-payments-view';
