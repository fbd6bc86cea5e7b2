export { CounsellingView } from './ui/counselling-view';
export { waitingStates } from './model/waiting-states';
