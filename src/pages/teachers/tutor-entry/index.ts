export { TutorEntryPage as Component } from './ui/tutor-entry-page';
