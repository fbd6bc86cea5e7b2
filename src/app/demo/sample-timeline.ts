import { createChangeId } from '@/entities/change-log';
import { tuitionRequestTimeline, type TuitionRequestState } from '@/entities/tuition-request';
import type { TutorApplicationState } from '@/entities/tutor-application';
import type { DocumentData } from '@/shared/backend';

type Documents = Record<string, DocumentData>;

/** The officer who moves the samples. */
export const sampleOffice = { kind: 'office', userId: 'demo-admin', name: 'Office 1 (sample)' } as const;

/** The event that leads to each state. */
const eventTo: Readonly<Partial<Record<TuitionRequestState | TutorApplicationState, string>>> = {
  reviewing: 'review.started',
  asking: 'interest.asked',
  offered: 'offer.made',
  trial: 'offer.accepted',
  running: 'trial.passed',
  screening: 'screening.started',
};

/** How long ago the family was asked whether it still looks, in milliseconds: 3 days. */
const askedMs = 259_200_000;

/**
 * Timeline of a sample request.
 * @param start in milliseconds since the epoch
 */
export function timelineOfRequest(state: TuitionRequestState, start: number, end: number) {
  const isAsked = state === 'asking';
  const came = tuitionRequestTimeline.slice(
    0,
    tuitionRequestTimeline.indexOf(isAsked ? 'reviewing' : state) + 1,
  );
  const asked = isAsked ? [{ what: state, at: new Date(end - askedMs).toISOString() }] : [];
  return [...timelineOf(came, start, end), ...asked];
}

/** Dates the states within the first tenth of the period. */
export function timelineOf(states: readonly string[], start: number, end: number) {
  return states.map((what, index) => ({
    what,
    at: new Date(start + ((end - start) * index) / (10 * states.length)).toISOString(),
  }));
}

/** Converts a timeline to tracking steps. */
export const stepsOf = (timeline: readonly { what: string; at: string }[]) =>
  Object.fromEntries(timeline.map((step, index) => [`s${String(index).padStart(2, '0')}`, step]));

/** Change-log entries of a timeline; the first state has none. */
export function logOf(record: string, timeline: readonly { what: string; at: string }[]): Documents {
  return Object.fromEntries(
    timeline.slice(1).map((step, index) => [
      `changeLog/${createChangeId()}`,
      {
        at: step.at,
        by: sampleOffice,
        record,
        event: eventTo[step.what as TuitionRequestState] ?? step.what,
        before: { state: timeline[index]?.what ?? '' },
        after: { state: step.what },
      },
    ]),
  );
}
