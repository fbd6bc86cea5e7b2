export { loadProgressCard } from './ui/load-progress-card';
