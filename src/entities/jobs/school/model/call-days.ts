const dayMs = 86_400_000;

/** How many days ago a call may have been that is written down today. */
export const checkDays = { before: 7, ahead: 1 } as const;

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** First and last day of a call that is written down now. Ghana has the clock of UTC. */
export const callDaysAt = (now: Date): readonly [string, string] => [
  dayOf(now.getTime() - checkDays.before * dayMs),
  dayOf(now.getTime()),
];
