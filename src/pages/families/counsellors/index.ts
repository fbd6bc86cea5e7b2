export { CounsellorsPage as Component } from './ui/counsellors-page';
