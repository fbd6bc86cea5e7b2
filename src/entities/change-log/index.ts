export { useChangeQuery } from './api/change-api';
export { useChangesQuery, useLogLinesInfiniteQuery } from './api/change-log-api';
export { type LogQuestion, type LogSubject } from './model/log-question';
export {
  useLogContactShownMutation,
  useLogSavedListMutation,
  useTransitionEach,
  useTransitionRecordMutation,
  type OneTransition,
} from './api/office-transitions-api';
export { type Added, type Edited, saveEdit, saveNew } from './api/save-version';
export { submitTransition } from './api/submit-transition';
export { createBookingChangesAccess } from './model/booking-changes-access';
export { changeLogAccess, logged, loggedAs } from './model/change-access';
export {
  type Change,
  type ChangedBy,
  changeLogCollection,
  changePath,
  codeHolder,
  createChangeId,
  deletionId,
  linePath,
  logChange,
  logSavedList,
  type Staff,
  parseChange,
  recordDeleted,
  accountRemovalId,
  personRemoved,
  removalBegun,
  contactCorrected,
} from './model/change';
export { logContactCorrection, logCorrection, logTransition, logUpdate } from './model/log-transition';
export { logTrackedTransition } from './model/log-tracked-transition';
export { RecentMoveNote } from './ui/recent-move-note';
export { ChangeList, StateChange, useChangeWords, useStateWords } from './ui/change-list';
export { transitionByTutor, signedByTutor, type TutorTransition } from './model/transition-by-tutor';
export { LoggedContact } from './ui/logged-contact';
export { type CorrectionInput, yesOrNoInput } from './model/correction-input';
export { CorrectionForm } from './ui/correction-form';
export { CorrectionPart } from './ui/correction-part';
