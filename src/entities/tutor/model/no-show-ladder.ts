/** Consequence of a no-show, the same for everybody. */
export type LadderStep =
  /** The profile is hidden until the office notes that it has talked with the tutor. */
  | { readonly kind: 'talk' }
  /** The profile is hidden for this many days. */
  | { readonly kind: 'days'; readonly days: number }
  | { readonly kind: 'suspended' };

/** First to fifth no-show. Published to tutors in this order (`tutor-area:earnings.ladder`). */
const noShowLadder: readonly LadderStep[] = [
  { kind: 'talk' },
  { kind: 'days', days: 7 },
  { kind: 'days', days: 14 },
  { kind: 'days', days: 30 },
  { kind: 'suspended' },
];

/** The consequence of the nth no-show; null for 0. */
export const ladderStep = (count: number): LadderStep | null =>
  noShowLadder[Math.min(count, noShowLadder.length) - 1] ?? null;

const dayMs = 86_400_000;

/** The day on which a profile hidden today returns, `YYYY-MM-DD`; empty until a talk. */
export const hiddenUntilOf = (step: Exclude<LadderStep, { kind: 'suspended' }>, today: Date): string =>
  step.kind === 'talk' ? '' : new Date(today.getTime() + step.days * dayMs).toISOString().slice(0, 10);

/**
 * Whether a hidden profile's days are over. After a talk the office restores it.
 * @param now as an instant; days are those of Accra
 */
export const isHidingOver = (
  { state, hiddenUntil = '' }: { readonly state: string; readonly hiddenUntil?: string },
  now: Date,
): boolean => state === 'hidden' && hiddenUntil !== '' && now.toISOString().slice(0, 10) >= hiddenUntil;
