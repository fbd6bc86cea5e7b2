export { FamilyProgress } from './ui/family-progress';
export { loadProgressCard } from './ui/load-progress-card';
