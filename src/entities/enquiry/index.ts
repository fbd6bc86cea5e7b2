export { useEnquiriesQuery, useEnquiryContactQuery, useJunkEnquiriesQuery } from './api/enquiry-api';
export { enquiryAccess, enquiryContactAccess } from './model/enquiry-access';
export { enquiryLifecycle, enquiryMachine } from './model/enquiry-lifecycle';
export { type Enquiry, type EnquiryContact, isChildAtRisk, personalFieldsOfEnquiry } from './model/enquiry';
export {
  createEnquiry,
  enquiryContactPath,
  type EnquiryInput,
  type EnquiryOutput,
  enquiryPath,
  enquirySchema,
  enquiryTopics,
} from './model/new-enquiry';
