export {
  clearAttachments,
  keepSharedFiles,
  listAttachments,
  putAttachment,
  removeAttachment,
  replaceAttachment,
} from './attachments';
export {
  openDeviceDatabase,
  type AttachmentRow,
  type DataUseRow,
  type DeviceDatabase,
  type OutboxRow,
} from './device-database';
