/** What follows when a tutor did not come once more; the same for everybody. */
export type LadderStep =
  /** The profile is hidden until the office has noted a talk. */
  | { readonly kind: 'talk' }
  /** The profile is hidden for so many days. */
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'suspended' };

/** First, second, third, fourth and fifth time. Published to tutors in the same order (`tutor-area:earnings.ladder`). */
const noShowLadder: readonly LadderStep[] = [
  { kind: 'talk' },
  { kind: 'days', days: 7 },
  { kind: 'days', days: 14 },
  { kind: 'days', days: 30 },
  { kind: 'suspended' },
];

/** The step for so many times; null for none. */
export const ladderStep = (count: number): LadderStep | null =>
  noShowLadder[Math.min(count, noShowLadder.length) - 1] ?? null;

const dayMs = 86_400_000;

/** The day on which a profile comes back that is hidden today, `YYYY-MM-DD`; empty until a talk. */
export const hiddenUntilOf = (step: Exclude<LadderStep, { kind: 'suspended' }>, today: Date): string =>
  step.kind === 'talk' ? '' : new Date(today.getTime() + step.days * dayMs).toISOString().slice(0, 10);

/** Whether the days of a hidden profile are over. After a talk the office brings it back. @param now as an instant; days are those of Accra */
export const isHidingOver = (
  { state, hiddenUntil = '' }: { readonly state: string; readonly hiddenUntil?: string },
  now: Date,
): boolean => state === 'hidden' && hiddenUntil !== '' && now.toISOString().slice(0, 10) >= hiddenUntil;
