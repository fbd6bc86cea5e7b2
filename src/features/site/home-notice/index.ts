export { HomeNotice } from './ui/home-notice';
