export {
  openDeviceDatabase,
  type AttachmentRow,
  type DataUseRow,
  type DeviceDatabase,
  type OutboxRow,
} from './device-database';
