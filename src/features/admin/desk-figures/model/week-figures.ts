/** Steps of a request, and the lessons at their end, that the week counts. */
export const weekSteps = ['asked', 'accepted', 'chosen', 'goesOn', 'confirmed'] as const;

export type WeekStep = (typeof weekSteps)[number];

/** The event of the change log that each step counts; a request is sent without one. */
export const eventOfStep: Readonly<Record<Exclude<WeekStep, 'asked'>, string>> = {
  accepted: 'offer.accepted',
  chosen: 'offer.chosen',
  goesOn: 'trial.passed',
  confirmed: 'lesson.confirmed',
};

/** What one question counts at most: the access policy allows no longer list. */
export const mostCounted = 300;

/** Counts since the first day of the last week and since that of the week before. */
export interface Counted {
  readonly sinceThis: number;
  readonly sinceBefore: number;
}

/** How often a step happened. Null where a question met its limit, so that only the least is known. */
export interface WeekFigure {
  readonly step: WeekStep;
  /** In the last seven days, today included. */
  readonly count: number;
  readonly isAtLeast: boolean;
  /** In the seven days before; null when it is not known. */
  readonly before: number | null;
}

/** The figure of a step from its two counts. */
export function figureOf(step: WeekStep, { sinceThis, sinceBefore }: Counted): WeekFigure {
  const isAtLeast = sinceThis >= mostCounted;
  return {
    step,
    count: sinceThis,
    isAtLeast,
    before: sinceBefore >= mostCounted ? null : sinceBefore - sinceThis,
  };
}

const dayMs = 86_400_000;

/**
 * First days of the last seven days and of the seven days before, `YYYY-MM-DD`. Days are in UTC, which is the
 * time in Ghana all year.
 */
export function weekStarts(now: Date): { readonly thisWeek: string; readonly weekBefore: string } {
  const dayBefore = (days: number) => new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10);
  return { thisWeek: dayBefore(6), weekBefore: dayBefore(13) };
}
