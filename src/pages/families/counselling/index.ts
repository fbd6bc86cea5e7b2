export { CounsellingPage as Component } from './ui/counselling-page';
