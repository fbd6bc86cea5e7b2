export { findByWords, type FoundByWords } from './model/find-by-words';
export { isQuietLink, quietLinkState } from './model/quiet-link';
export { quietMachine } from './model/quiet-machine';
export { loadQuietCode, loadQuietPart } from './ui/load-quiet-part';
export type { SlotChoice } from './ui/quiet-part';
