export { englishHash } from './model/english-hash';
export {
  type OverlayWords,
  parseOverlayWords,
  wordOverlayAccess,
  wordOverlayPath,
  writeOverlay,
} from './model/word-overlay';
export { suggestWordings, type WordingDecision, wordingPath } from './model/wording';
export { wordingAccess } from './model/wording-access';
export { wordingLifecycle, wordingMachine } from './model/wording-lifecycle';
