export { useTutorWords } from './model/use-tutor-words';
export { EvidenceLadder } from './ui/evidence-ladder';
export { EvidenceSummary } from './ui/evidence-summary';
export { ProfileFacts } from './ui/profile-facts';
export { TutorPhoto } from './ui/tutor-photo';
export { TutorReviews } from './ui/tutor-reviews';
