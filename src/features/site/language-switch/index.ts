export {
  type ChangeLanguage,
  ChangeLanguageContext,
  type DraftWords,
  DraftWordsContext,
  useChangeLanguage,
  useDraftWords,
} from './model/language-context';
export { LanguageMenu } from './ui/language-menu';
export { PartlyNote } from './ui/partly-note';
export { loadDraftWordsNotice } from './ui/load-draft-words-notice';
