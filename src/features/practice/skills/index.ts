export { usePlan } from './model/use-plan';
export { ProgressFiles } from './ui/progress-files';
export { Skills } from './ui/skills';
