export { useEvidenceQuery } from './api/evidence-api';
export { clearancePath, clearedPath, createClearance } from './model/clearance';
export {
  createApplicationEvidenceAccess,
  createClearanceAccess,
  createClearedAccess,
  createTutorEvidenceAccess,
} from './model/evidence-access';
export {
  endedPaper,
  evidenceStateAt,
  latestOfEachKind,
  missingEvidence,
  papersToRenew,
  publicEvidence,
  type PublicEvidence,
  requiredEvidence,
  requiredEvidenceOf,
} from './model/evidence-at';
export { evidenceMachine } from './model/evidence-lifecycle';
export { methodsOf, outcomesOf, portalDays, portalDaysAt } from './model/evidence-methods';
export {
  applicationEvidence,
  copiedEvidenceId,
  copyEvidence,
  type Evidence,
  evidenceOutcomes,
  evidenceRecorded,
  evidenceWithdrawn,
  evidenceWordsLimit,
  expiringKinds,
  isGood,
  type NewEvidence,
  parseEvidence,
  personalFieldsOfEvidence,
  recordEvidence,
  tutorEvidence,
  withdrawEvidence,
} from './model/evidence';
