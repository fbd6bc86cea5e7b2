export { ApplyPage as Component } from './ui/apply-page';
