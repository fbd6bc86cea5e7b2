export { useWordingsOfCodeQuery, useWordingsQuery, useWordOverlayQuery } from './api/wording-api';
export { begins } from './model/begins';
export { checkWording, placeholdersOf, type WordingProblem } from './model/check-wording';
export { builtText, coverTexts, partsOfKey, shownText } from './model/cover-texts';
export { englishHash } from './model/english-hash';
export { type EnglishForm, englishForms, hashOfForms } from './model/text-forms';
export {
  fitsOverlay,
  type OverlayWords,
  parseOverlayWords,
  presentOverlay,
  type WordOverlay,
  wordOverlayAccess,
  wordOverlayPath,
  writeOverlay,
} from './model/word-overlay';
export {
  hasNames,
  mostWordings,
  notedOfWording,
  speakerKinds,
  type SuggestedWording,
  suggestWordings,
  unnamed,
  type Wording,
  type WordingDecision,
  type WordingLanguage,
  wordingLanguages,
  wordingLength,
  wordingPath,
  wordingUnnamed,
} from './model/wording';
export { wordingAccess } from './model/wording-access';
export { wordingLifecycle, wordingMachine } from './model/wording-lifecycle';
