export { useChildAtRiskReportsQuery, useJunkEnquiriesQuery, useEnquiriesQuery } from './api/enquiry-api';
export {
  createEnquiry,
  enquiryAccess,
  enquiryPath,
  enquirySchema,
  enquiryTopics,
  isChildAtRisk,
  reportSchema,
  type Enquiry,
  type EnquiryInput,
  type EnquiryOutput,
} from './model/enquiry';
export { enquiryLife, enquiryLifeMachine } from './model/enquiry-life';
