export { AtRiskNote } from './ui/at-risk-note';
export { EnquiriesView } from './ui/enquiries-view';
