/** What Lifeline looks at before somebody teaches, in the order in which it is shown. */
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
