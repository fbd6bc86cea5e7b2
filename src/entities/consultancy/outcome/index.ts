export { useOutcomesQuery } from './api/outcome-api';
export {
  dosageLimits,
  maximumTitle,
  newestVersions,
  type Outcome,
  type OutcomeContent,
  outcomeId,
  outcomePath,
  outcomesCollection,
  parseOutcome,
} from './model/outcome';
export { createOutcomeAccess } from './model/outcome-access';
export { type maximumMeasures, type Measure, measureLimits, scaleLimits } from './model/measures';
export { figureShape, maximumPupils, type Pupil, pupilNumberShape, writeRows } from './model/pupils';
export { type Change, type Scale, type Spread, summarize, type Summary } from './model/summary';
export { createOutcome, savedIn } from './model/write-outcome';
