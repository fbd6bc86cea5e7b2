/** Checks made before somebody teaches, in display order. */
export const evidenceKinds = [
  'ghana-card',
  'ntc-licence',
  'certificate',
  'police-clearance',
  'referee-1',
  'referee-2',
  'interview',
  'conduct',
] as const;

export type EvidenceKind = (typeof evidenceKinds)[number];
