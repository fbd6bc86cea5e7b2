export { Enquiry } from './ui/enquiry';
