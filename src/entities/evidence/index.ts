export { useEvidenceQuery } from './api/evidence-api';
export {
  applicationEvidenceCollection,
  evidenceEvent,
  evidenceKinds,
  evidenceOutcomes,
  evidenceSchema,
  evidenceValues,
  evidenceWordsLimit,
  expiringKinds,
  isGood,
  outcomesOf,
  parseEvidence,
  recordEvidence,
  tutorEvidenceCollection,
  withdrawEvidence,
  type Evidence,
  type EvidenceKind,
  type EvidenceOutcome,
  type NewEvidence,
} from './model/evidence';
export { applicationEvidenceAccess, isTrueOfEvidence, tutorEvidenceAccess } from './model/evidence-access';
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
