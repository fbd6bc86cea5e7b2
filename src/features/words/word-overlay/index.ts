export { loadWordOverlay } from './model/load-word-overlay';
