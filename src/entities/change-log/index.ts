export { useChangeQuery } from './api/change-api';
export { useChangesQuery } from './api/change-log-api';
export { createChangeId, logChange, type Change, type ChangedBy } from './model/change';
export { changeLogAccess, logged, loggedAs } from './model/change-access';
export { logMove, type LoggedMove } from './model/log-move';
