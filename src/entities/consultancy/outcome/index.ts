export { useOutcomesQuery } from './api/outcome-api';
export {
  dosageLimits,
  type Measure,
  newestVersions,
  type Outcome,
  type OutcomeContent,
  outcomeId,
  outcomeLimits,
  outcomePath,
  outcomesCollection,
  parseOutcome,
  scaleLimits,
} from './model/outcome';
export { createOutcomeAccess } from './model/outcome-access';
export {
  figureShape,
  maximumMeasures,
  maximumPupils,
  type Pupil,
  pupilNumberShape,
  writeRows,
} from './model/pupils';
export { type Change, type Scale, type Spread, summarize, type Summary } from './model/summary';
export { createOutcome } from './model/write-outcome';
