import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { schoolClasses, subjects } from '@/shared/ghana';

/** What a record is about, without names and without contact: all that a code holder is shown. */
const topicSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('tuition'),
    schoolClass: v.picklist(schoolClasses),
    subject: v.picklist(subjects),
  }),
  v.strictObject({ kind: v.literal('enquiry') }),
  /** An enquiry that tells that a child may be at risk: its receipt says other things. */
  v.strictObject({ kind: v.literal('safeguarding') }),
  v.strictObject({ kind: v.literal('application') }),
]);

const stepSchema = v.strictObject({
  /** A state of the record's life, or `seen`: somebody of the office opened it. */
  what: v.pipe(v.string(), v.maxLength(40)),
  at: v.pipe(v.string(), v.isoTimestamp()),
});

/** The id of the change that made a step. */
export const stepKeyShape = /^[a-z0-9-]{1,40}$/;

/**
 * Steps are a map, not a list: a backend's own time can be written into a map only. Each step of a move has the id of
 * its change, so that two changes at the same moment do not write the same step.
 */
export const trackingSchema = v.strictObject({
  topic: topicSchema,
  state: v.string(),
  steps: v.record(v.pipe(v.string(), v.regex(stepKeyShape)), stepSchema),
});

export type TrackingTopic = v.InferOutput<typeof topicSchema>;
export type TrackingStep = v.InferOutput<typeof stepSchema>;

/** What whoever has the whole code may see of a record: its state and dated steps. */
export interface Tracking {
  readonly topic: TrackingTopic;
  readonly state: string;
  /** Oldest first. */
  readonly steps: readonly TrackingStep[];
}

export const trackingPath = (ref: string): string => `tracking/${ref}`;

export const isTrackingDocument = (data: unknown): boolean => v.is(trackingSchema, data);

/** More steps than this no record has. */
export const maximumSteps = 100;

export function parseTracking(ref: string, data: DocumentData): Tracking {
  const parsed = v.safeParse(trackingSchema, data);
  if (!parsed.success) throw new BackendFailure('invalid', `tracking ${ref}: ${parsed.issues[0].message}`);
  const { topic, state, steps } = parsed.output;
  return {
    topic,
    state,
    steps: Object.values(steps).sort((one, other) => Date.parse(one.at) - Date.parse(other.at)),
  };
}

/** The key of the step with which a record begins. */
export const firstStep = 'sent';

/** The tracking of a new record; goes into the same batch as the record. */
export function openTracking(ref: string, topic: TrackingTopic, state: string): Write {
  const steps = { [firstStep]: { what: state, at: serverTime } };
  return { type: 'create', path: trackingPath(ref), data: { topic, state, steps } };
}

/** The step of a move; goes into the same batch as the move. @param changeId the id of the move's line in the log. */
export function trackMove(ref: string, changeId: string, state: string): Write {
  const changes = { state, [`steps.${changeId}`]: { what: state, at: serverTime } };
  return { type: 'update', path: trackingPath(ref), changes };
}

/** The key, and the word, of the step that tells of it that somebody of the office opened the record; so there is one at most. */
export const seenStep = 'seen';

/** Somebody of the office opened the record for the first time. */
export function trackSeen(ref: string): Write {
  const changes = { [`steps.${seenStep}`]: { what: seenStep, at: serverTime } };
  return { type: 'update', path: trackingPath(ref), changes };
}

export const isSeen = ({ steps }: Tracking): boolean => steps.some(({ what }) => what === seenStep);
