export { EnquiriesView } from './ui/enquiries-view';
