export {
  useConsultationBookingsQuery,
  useConsultationContactQuery,
  useConsultationMessagesQuery,
  useConsultationQuery,
  useConsultationsQuery,
  useJunkConsultationsQuery,
} from './api/consultation-api';
export {
  type Consultation,
  consultationBookingPath,
  consultationBookingsCollection,
  consultationCollection,
  consultationContactPath,
  consultationPath,
  consultationReasons,
  dayParts,
  deciders,
  messagesCollection,
  parseConsultation,
  parseConsultationContact,
  personalFieldsOfConsultation,
  pupilCounts,
  talkWays,
  teacherCounts,
} from './model/consultation';
export {
  consultationContactAccess,
  consultationMover,
  createConsultationAccess,
  createConsultationBookingAccess,
  createMessageAccess,
  type ConsultationSurroundings,
  notedOfConsultation,
} from './model/consultation-access';
export {
  consultationLifecycle,
  consultationMachine,
  type ConsultationState,
  consultationTimeline,
  openStates,
  outcomeReported,
  proposalRenewed,
  questionAnswered,
  questionAsked,
  reportingStates,
  schoolLinked,
  stepMarked,
} from './model/consultation-lifecycle';
export {
  contactStepSchema,
  createDatesSchema,
  needFields,
  needSchema,
  schoolStepSchema,
  type ScopingInput,
  type ScopingOutput,
  sendStepSchema,
} from './model/scoping-form';
export { rememberContact, rememberedContact } from './model/sent-contact';
export { createConsultation, linkBooking, writeMessage } from './model/write-consultation';
