export type { Answer as KeptAnswer, NewAnswer } from './model/answer';
export { countAnswers, type PracticeCard } from './model/card';
export { type DuePractice, duePractice } from './model/due';
export { marksOf } from './model/marks';
export { type Mastery, packMastery } from './model/mastery';
export { type Plan, type PlannablePack, planOf, type PlanReason } from './model/plan';
export {
  longestProfileName,
  profileColours,
  type PracticeProfile,
  type ProfileColour,
} from './model/profile';
export type { FileProblem } from './model/progress-file';
export { readinessOf, recentDays } from './model/readiness';
export { settingLimits, type PracticeSettings } from './model/settings';
export type { GivenAt, Sitting, SittingRef } from './model/sitting';
export { useOwnProfile } from './model/use-own-profile';
export { usePracticeProfile } from './model/use-practice-profile';
export { preloadProgress } from './model/use-progress-store';
export { type ProgressActions, useAnswersSince, useProgress, useProgressActions } from './model/use-progress';
export { type WeekFigures, weeksByTopic, weeksOf, weekStart } from './model/weeks';
