export { TutorEntryPage as Component } from './ui/tutor-entry-page';
export { loadEntry as loadRest } from '@/widgets/entry-page';
