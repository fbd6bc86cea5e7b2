export { loadDirectory as loadRest, TutorDirectoryPage as Component } from './ui/tutor-directory-page';
