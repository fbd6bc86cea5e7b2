export { TutorDirectoryPage as Component } from './ui/tutor-directory-page';
