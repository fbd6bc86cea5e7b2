export { Enquiry } from './ui/enquiry';
export { loadWithdrawEnquiry } from './ui/load-withdraw-enquiry';
