/** What Lifeline looks at before somebody teaches, in the order in which it is shown (`design/domain.md` 1.9). */
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
