export { useEnquiriesQuery, useJunkEnquiriesQuery } from './api/enquiry-api';
export { enquiryLifecycle, enquiryMachine } from './model/enquiry-lifecycle';
export { type Enquiry, enquiryAccess, isChildAtRisk, personalFieldsOfEnquiry } from './model/enquiry';
export {
  createEnquiry,
  type EnquiryInput,
  type EnquiryOutput,
  enquiryPath,
  enquirySchema,
  enquiryTopics,
} from './model/new-enquiry';
