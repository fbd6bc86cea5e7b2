export { ComingPage } from './ui/coming-page';
