export { useChangesQuery } from './api/change-log-api';
export {
  changePath,
  createChangeId,
  logChange,
  type Change,
  type ChangedBy,
  type NewChange,
} from './model/change';
export { changeLogAccess, logged } from './model/change-access';
