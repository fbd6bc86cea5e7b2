export { lessonsWithPending } from './model/lessons-with-pending';
export { isOfSeries } from './model/is-of-series';
export { DoorCodes } from './ui/family/door-codes';
export { LessonItem } from './ui/family/lesson-item';
export { PlanLessons } from './ui/family/plan-lessons';
export { PlannedLessons } from './ui/family/planned-lessons';
export { TrialPlan } from './ui/family/trial-plan';
export { loadLessonsView } from './ui/tutor/load-lessons-view';
