export { CounsellingView } from './ui/counselling-view';
