export { goesWithJunk, isJunk, isJunkDeleted, isOfJunk, junk } from './junk-rule';
export { isNewRecord, lifecycleRule, type MoverOf, officeOrCodeHolder } from './lifecycle-rule';
export {
  by,
  isBy,
  type Lifecycle,
  type LifecycleEvent,
  readLifecycle,
  type Transition,
  type TransitionRole,
} from './lifecycle';
export { hasStepOfChange, trackTransition } from './track-transition';
