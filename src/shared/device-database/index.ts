export { addDataUse, readDataUse, type DataUse, type UsedDay } from './data-use-ledger';
export { networkBytes, type TimelineEntry } from './network-bytes';
export { recordDataUse } from './record-data-use';
export {
  clearAttachments,
  keepSharedFiles,
  listAttachments,
  putAttachment,
  removeAttachment,
  replaceAttachment,
} from './attachments';
export {
  forgetPersistedQueries,
  forgetPersistedQueriesOf,
  getPersistedQuery,
  putPersistedQuery,
  readOwners,
} from './persisted-queries';
export { clearDrafts, countDrafts, listDrafts, moveDraftsOnce, putDraft, removeDraft } from './drafts';
export { accountNewsId, forgetNews, markSeen, newsBookId, tutorOfNews, type CodeNewsRow } from './news';
export { peekSignIn } from './kept-sign-in';
export { clearPractice, hasPractice, practiceStores } from './practice';
export {
  carryOut,
  openDeviceDatabase,
  type AttachmentRow,
  type DraftRow,
  type SubmittedDraft,
  type ReturnedDraft,
} from './device-database';
