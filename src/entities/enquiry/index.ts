export { useEnquiriesQuery } from './api/enquiry-api';
export {
  createEnquiry,
  enquiryAccess,
  enquiryPath,
  enquirySchema,
  enquiryTopics,
  type Enquiry,
  type EnquiryInput,
  type EnquiryOutput,
  type EnquiryTopic,
} from './model/enquiry';
export { enquiryLife, type EnquiryEvent, type EnquiryState } from './model/enquiry-life';
