export type { UsedDay } from '@/shared/device-database';
export { observeDataUse } from './model/observe-data-use';
export { startDataUse } from './model/start-data-use';
