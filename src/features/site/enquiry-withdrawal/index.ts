export { loadWithdrawEnquiry } from './ui/load-withdraw-enquiry';
