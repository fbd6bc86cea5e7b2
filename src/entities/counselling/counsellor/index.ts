export {
  useAllCounsellorsQuery,
  useCounsellorQuery,
  usePublishedCounsellorsQuery,
} from './api/counsellor-api';
export { counsellorAccess, notedOfCounsellor } from './model/counsellor-access';
export {
  type CounsellorEvent,
  counsellorLifecycle,
  counsellorMachine,
  type CounsellorState,
  ownCounsellorEvents,
  publicCounsellorStates,
} from './model/counsellor-lifecycle';
export {
  type Counsellor,
  type CounsellorCheck,
  counsellorCollection,
  counsellorPath,
  parseCounsellor,
  roomShape,
} from './model/counsellor';
export {
  addCounsellor,
  counsellorAdded,
  counsellorChanges,
  counsellorCheckChanges,
  counsellorChecked,
  counsellorEdited,
  type CounsellorFacts,
} from './model/write-counsellor';
export { storeHours, type WorkingHours, type WorkingSpan } from './model/working-hours';
