export { startDataUse } from './model/start-data-use';
export { useUsedDays } from './model/use-used-days';
