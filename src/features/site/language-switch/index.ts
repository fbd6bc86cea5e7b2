export {
  type ChangeLanguage,
  ChangeLanguageContext,
  type DraftWords,
  DraftWordsContext,
  useChangeLanguage,
  useDraftWords,
} from './model/language-context';
export { LanguageMenu } from './ui/language-menu';
export { loadDraftWordsNotice } from './ui/load-draft-words-notice';
