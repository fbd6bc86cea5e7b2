export { loadInvitations, loadProposals } from './ui/load-choosing';
export { PartForm } from './ui/part-form';
export { ChosenHead, useTutorName } from './ui/tutor-head';
export { TutorNumber } from './ui/tutor-number';
export { Verdict } from './ui/verdict';
