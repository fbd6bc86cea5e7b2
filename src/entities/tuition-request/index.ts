export { useDoorCodesQuery, useProposalsQuery } from './api/family-api';
export {
  useGuardianContactQuery,
  useJunkTuitionRequestsQuery,
  useLazyEveryPastRequestQuery,
  useOpenRequestsQuery,
  usePastRequestsInfiniteQuery,
  useRequestsByCodeQuery,
} from './api/tuition-request-api';
export {
  createDoorCode,
  type DoorCode,
  createDoorCodeAccess,
  doorCodeId,
  doorCodePath,
  doorCodesCollection,
  maximumDoorCodes,
  parseDoorCode,
  personalFieldsOfDoorCode,
  writeDoorCode,
} from './model/door-code';
export { type IsOfOffice, requestAssigned, valuedOfRequest } from './model/assignment';
export { codesOfLesson } from './model/known-codes';
export { familyActAccess, familyActPath, familyActsCollection, writeFamilyAct } from './model/family-act';
export {
  parseProposal,
  proposalAccess,
  proposalPath,
  proposalsCollection,
  writeProposal,
} from './model/proposal';
export {
  createTuitionRequestAccess,
  correctableOfConsent,
  correctableOfGuardian,
  correctableOfRequest,
  guardianContactAccess,
  requestCorrected,
} from './model/tuition-request-access';
export {
  answerUntil,
  askFrom,
  openRequestStates,
  pastRequestStates,
  tuitionRequestLifecycle,
  tuitionRequestMachine,
  type TuitionRequestState,
  tuitionRequestTimeline,
} from './model/tuition-request-lifecycle';
export {
  createPlaceSchema,
  lessonsPerWeek,
  maximumBudgetCedis,
  lessonsSchema,
  reachSchema,
  relations,
  sendSchema,
  type TuitionRequestInput,
  type TuitionRequestOutput,
  whoSchema,
} from './model/tuition-request-schema';
export {
  type CancelReason,
  cancelReasons,
  createTuitionRequest,
  type GuardianContact,
  guardianContactPath,
  isGuardianContactDocument,
  isWorried,
  parseGuardianContact,
  parseTuitionRequest,
  personalFieldsOfRequest,
  topicOfRequest,
  type TuitionRequest,
  tuitionRequestCollection,
  tuitionRequestPath,
} from './model/tuition-request';
