export { ApplicationsView } from './ui/applications-view';
export { RenewalsView } from './ui/evidence/renewals-view';
export { SubjectsView } from './ui/subjects/subjects-view';
export { renewalsOf } from './model/renewals';
