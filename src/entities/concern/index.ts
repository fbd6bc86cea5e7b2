export {
  useConcernContactQuery,
  useConcernsQuery,
  useJunkConcernsQuery,
  usePublishOnDutyMutation,
} from './api/concern-api';
export { useOnDutyQuery } from './api/on-duty-api';
export { concernLifecycle, concernMachine } from './model/concern-lifecycle';
export {
  type Concern,
  type ConcernContact,
  hasConcernContact,
  personalFieldsOfConcern,
} from './model/concern';
export {
  concernCollection,
  concernContactPath,
  type ConcernOutput,
  concernPath,
  concernSchema,
  createConcern,
} from './model/new-concern';
export { concernAccess, concernContactAccess } from './model/concern-access';
export { onDutyAccess } from './model/publish-on-duty';
