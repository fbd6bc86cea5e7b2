export { useEvidenceQuery } from './api/evidence-api';
export {
  applicationEvidence,
  evidenceOutcomes,
  evidenceRecorded,
  evidenceWithdrawn,
  evidenceSchema,
  evidenceWordsLimit,
  expiringKinds,
  isGood,
  outcomesOf,
  parseEvidence,
  recordEvidence,
  tutorEvidence,
  withdrawEvidence,
  type Evidence,
  type EvidenceOutcome,
  type NewEvidence,
} from './model/evidence';
export { createEvidenceAccess } from './model/evidence-access';
export {
  daysLeft,
  evidenceStateAt,
  isDueForRenewal,
  latestOfEachKind,
  missingEvidence,
  publicEvidence,
  renewalDays,
  requiredEvidence,
  type PublicEvidence,
} from './model/evidence-at';
export { evidenceLife, evidenceMachine, type EvidenceState } from './model/evidence-life';
