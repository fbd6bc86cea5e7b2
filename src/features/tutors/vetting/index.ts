export { ApplicationsView } from './ui/applications-view';
export { RenewalsView } from './ui/evidence/renewals-view';
