export { BackOfficePage as Component } from './ui/back-office-page';
