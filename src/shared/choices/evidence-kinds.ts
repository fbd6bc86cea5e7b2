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

/** How the office made a check: what it saw, whom it called, or how it met the person. */
export const evidenceMethods = [
  'original',
  'photo',
  'portal',
  'code',
  'one-caller',
  'two-callers',
  'in-person',
  'video',
] as const;

export type EvidenceMethod = (typeof evidenceMethods)[number];
