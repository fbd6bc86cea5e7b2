/** Kinds of employment. */
export const jobTypes = [
  'full-time',
  'part-time',
  'contract',
  'national-service',
  'volunteer',
  'home-tutoring',
] as const;

export type JobType = (typeof jobTypes)[number];

/** Where the work is done. */
export const jobModes = ['on-site', 'remote', 'mixed'] as const;

export type JobMode = (typeof jobModes)[number];

/** What the pay is for. */
export const payPeriods = ['month', 'hour', 'lesson'] as const;

export type PayPeriod = (typeof payPeriods)[number];

/** Why a post was closed before, or at, its date. */
export const closingReasons = ['filled', 'cancelled', 'fake', 'other'] as const;

export type ClosingReason = (typeof closingReasons)[number];
