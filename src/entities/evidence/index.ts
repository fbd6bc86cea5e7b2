export { useEvidenceQuery } from './api/evidence-api';
export {
  applicationEvidence,
  evidenceOutcomes,
  evidenceRecorded,
  evidenceWithdrawn,
  evidenceWordsLimit,
  expiringKinds,
  isGood,
  outcomesOf,
  parseEvidence,
  recordEvidence,
  tutorEvidence,
  withdrawEvidence,
  type Evidence,
  type NewEvidence,
} from './model/evidence';
export { createApplicationEvidenceAccess, createTutorEvidenceAccess } from './model/evidence-access';
export {
  daysLeft,
  evidenceStateAt,
  latestOfEachKind,
  missingEvidence,
  publicEvidence,
  isDueForRenewal,
  requiredEvidence,
  type PublicEvidence,
} from './model/evidence-at';
export { evidenceMachine } from './model/evidence-life';
