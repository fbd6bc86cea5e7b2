export { SchoolsView } from './ui/schools-view';
