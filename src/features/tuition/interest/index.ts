export { loadStillInterested } from './ui/load-still-interested';
