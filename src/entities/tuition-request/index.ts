export { useGuardianContactQuery, useTuitionRequestsQuery } from './api/tuition-request-api';
export {
  cancelReasons,
  createTuitionRequest,
  guardianContactPath,
  tuitionRequestPath,
  type CancelReason,
  type TuitionRequest,
} from './model/tuition-request';
export { guardianContactAccess, tuitionRequestAccess } from './model/tuition-request-access';
export {
  tuitionRequestLife,
  tuitionRequestLifeMachine,
  tuitionRequestStory,
  type TuitionRequestState,
} from './model/tuition-request-life';
export {
  contactWays,
  createPlaceSchema,
  learnerGenders,
  lessonPlaces,
  lessonsPerWeek,
  lessonsSchema,
  reachSchema,
  relations,
  sendSchema,
  tutorGenders,
  whoSchema,
  type TuitionRequestInput,
  type TuitionRequestOutput,
} from './model/tuition-request-schema';
