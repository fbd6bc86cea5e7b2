export { observeDataUse } from './model/observe-data-use';
export { startDataUse } from './model/start-data-use';
export { type UsedDay } from '@/shared/device-database';
