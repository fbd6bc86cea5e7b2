export { CounsellorsView } from './ui/counsellors-view';
