export { TutorAreaPage as Component } from './ui/tutor-area-page';
