export { loadEarningsView } from './ui/load-earnings-view';
