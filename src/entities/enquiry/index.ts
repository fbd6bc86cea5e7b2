export { useChildAtRiskReportsQuery, useEnquiriesQuery, useJunkEnquiriesQuery } from './api/enquiry-api';
export { enquiryLifecycle, enquiryMachine } from './model/enquiry-lifecycle';
export {
  createEnquiry,
  type Enquiry,
  enquiryAccess,
  type EnquiryInput,
  type EnquiryOutput,
  enquiryPath,
  enquirySchema,
  enquiryTopics,
  isChildAtRisk,
  reportSchema,
} from './model/enquiry';
