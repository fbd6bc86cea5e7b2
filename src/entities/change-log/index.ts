export { useChangeQuery } from './api/change-api';
export { useLogContactShownMutation, useMoveRecordMutation } from './api/office-moves-api';
export { useChangesQuery } from './api/change-log-api';
export {
  changeLogCollection,
  changePath,
  createChangeId,
  deletionId,
  logChange,
  parseChange,
  recordDeleted,
  type Change,
  type ChangedBy,
  type Officer,
} from './model/change';
export { changeLogAccess, logged, loggedAs } from './model/change-access';
export { logMove } from './model/log-move';
export { moveTracked } from './model/move-tracked';
