export { EnquiryPage as Component } from './ui/enquiry-page';
