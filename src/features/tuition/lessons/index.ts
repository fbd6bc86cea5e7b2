export { lessonsWithPending } from './model/lessons-with-pending';
export { DoorCodes } from './ui/family/door-codes';
export { LessonItem } from './ui/family/lesson-item';
export { PlanForm } from './ui/family/plan-form';
export { TrialPlan } from './ui/family/trial-plan';
export { loadLessonsView } from './ui/tutor/load-lessons-view';
