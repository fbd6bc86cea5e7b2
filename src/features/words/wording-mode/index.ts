export { loadWordingMode } from './ui/load-wording-mode';
