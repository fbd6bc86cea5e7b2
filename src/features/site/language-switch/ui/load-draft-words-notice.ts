/** Loads what is said once of a language that has drafts; English visitors load none of it. */
export const loadDraftWordsNotice = async () =>
  (await import(/* webpackChunkName: "draft-words" */ './draft-words-notice')).DraftWordsNotice;
