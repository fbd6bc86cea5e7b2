export { useDoorCodesQuery, useProposalsQuery } from './api/family-api';
export {
  useGuardianContactQuery,
  useJunkTuitionRequestsQuery,
  useTuitionRequestsQuery,
} from './api/tuition-request-api';
export {
  createDoorCode,
  doorCodeAccess,
  doorCodeId,
  doorCodePath,
  doorCodesCollection,
  mostDoorCodes,
  parseDoorCode,
  writeDoorCode,
  type DoorCode,
} from './model/door-code';
export { familyActAccess, familyActPath, familyActsCollection, writeFamilyAct } from './model/family-act';
export { proposalAccess, proposalPath, proposalsCollection, writeProposal } from './model/proposal';
export {
  cancelReasons,
  createTuitionRequest,
  guardianContactPath,
  parseGuardianContact,
  parseTuitionRequest,
  tuitionRequestPath,
  type CancelReason,
  type GuardianContact,
  type TuitionRequest,
} from './model/tuition-request';
export { guardianContactAccess, tuitionRequestAccess } from './model/tuition-request-access';
export {
  answerUntil,
  askFrom,
  tuitionRequestLife,
  tuitionRequestLifeMachine,
  tuitionRequestStory,
  type TuitionRequestState,
} from './model/tuition-request-life';
export {
  createPlaceSchema,
  lessonsPerWeek,
  lessonsSchema,
  reachSchema,
  relations,
  sendSchema,
  whoSchema,
  type TuitionRequestInput,
  type TuitionRequestOutput,
} from './model/tuition-request-schema';
