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
export { forgetKeptAnswers, getKeptAnswer, putKeptAnswer } from './kept-answers';
export { openDeviceDatabase, type AttachmentRow } from './device-database';
