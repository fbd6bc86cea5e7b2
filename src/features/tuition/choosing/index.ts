export { loadInvitations, loadProposals } from './ui/load-choosing';
export { PartForm } from './ui/part-form';
export { TutorHead, useTutorName } from './ui/tutor-head';
export { Verdict } from './ui/verdict';
