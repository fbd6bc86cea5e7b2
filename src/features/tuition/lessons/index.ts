export { cameToNothing, hasTrial } from './model/has-trial';
export { lessonsWithActs } from './model/lessons-with-acts';
export { LessonItem } from './ui/family/lesson-item';
export { PlanForm } from './ui/family/plan-form';
export { loadLessonsView } from './ui/tutor/load-lessons-view';
