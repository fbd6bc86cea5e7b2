export { SchoolPage } from './ui/school-page';
