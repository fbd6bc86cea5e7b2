export { lessonsWithPending } from './model/lessons-with-pending';
export { isOfSeries } from './model/is-of-series';
export { DoorCodes } from './ui/family/door-codes';
export { LessonItem } from './ui/family/lesson-item';
export { PastLessons } from './ui/family/past-lessons';
export { PlanLessons } from './ui/family/plan-lessons';
export { PlannedLessons } from './ui/family/planned-lessons';
export { TrialPlan } from './ui/family/trial-plan';
export { loadLessonsView, loadTodayPart } from './ui/tutor/load-lessons-view';
