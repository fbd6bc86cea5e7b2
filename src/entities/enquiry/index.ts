export {
  useCounsellingEnquiriesByCodeQuery,
  useCounsellingEnquiriesQuery,
  useEnquiriesByCodeQuery,
  useEnquiryContactQuery,
  useJunkEnquiriesQuery,
  useLazyEveryPastEnquiryQuery,
  useOpenEnquiriesQuery,
  usePastEnquiriesInfiniteQuery,
} from './api/enquiry-api';
export {
  correctableOfEnquiry,
  correctableOfSender,
  enquiryAccess,
  enquiryContactAccess,
  enquiryCorrected,
  isEnquiryContactDocument,
  mayAnswer,
} from './model/enquiry-access';
export {
  enquiryLifecycle,
  enquiryMachine,
  isUnanswered,
  type PastEnquiryState,
  pastEnquiryStates,
  unansweredStates,
} from './model/enquiry-lifecycle';
export {
  type Enquiry,
  type EnquiryContact,
  isChildAtRisk,
  parseEnquiryContact,
  personalFieldsOfEnquiry,
} from './model/enquiry';
export {
  createEnquiry,
  enquiryCollection,
  enquiryContactPath,
  type EnquiryInput,
  type EnquiryOutput,
  enquiryPath,
  enquirySchema,
  enquiryTopics,
} from './model/new-enquiry';
