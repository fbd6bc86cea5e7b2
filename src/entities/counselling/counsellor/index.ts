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
  ownCounsellorEvents,
} from './model/counsellor-lifecycle';
export {
  type Counsellor,
  type CounsellorCheck,
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
  onBasis,
} from './model/write-counsellor';
export { type WorkingHours, type WorkingSpan } from './model/working-hours';
