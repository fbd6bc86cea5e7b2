import * as v from 'valibot';
import { BackendFailure, serverTime, type DocumentData, type Write } from '@/shared/backend';
import { schoolClasses, subjects } from '@/shared/ghana';
import { trackingPath } from '@/shared/config';

/** Topic of a record, without names and contacts: all that a code holder sees. */
const topicSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('tuition'),
    schoolClass: v.picklist(schoolClasses),
    subject: v.picklist(subjects),
  }),
  v.strictObject({ kind: v.literal('enquiry') }),
  /** A worry about a child; its receipt has other texts. */
  v.strictObject({ kind: v.literal('safeguarding') }),
  v.strictObject({ kind: v.literal('application') }),
  /** An application for a post, with the post's code. */
  v.strictObject({
    kind: v.literal('jobApplication'),
    job: v.pipe(v.string(), v.regex(/^LL-P[0-9A-HJKMNP-TV-Z]{13}$/)),
  }),
  v.strictObject({ kind: v.literal('jobReport') }),
  /** A talk with a counsellor; what it is about stands in the booking alone. */
  v.strictObject({ kind: v.literal('counselling') }),
  v.strictObject({ kind: v.literal('consultation') }),
  v.strictObject({
    kind: v.literal('homework'),
    schoolClass: v.picklist(schoolClasses),
    subject: v.picklist(subjects),
  }),
]);

const stepSchema = v.strictObject({
  /** A state of the lifecycle, or `seen` when the office opened the record. */
  what: v.pipe(v.string(), v.maxLength(40)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  /** Which field of the record or its contact the office corrected, never its value: `lessons.hours`. */
  field: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z.]{1,40}$/))),
});

/** The kind of topic that the letter of a code stands for. */
export const topicKinds: Readonly<Record<string, v.InferOutput<typeof topicSchema>['kind']>> = {
  T: 'tuition',
  E: 'enquiry',
  A: 'application',
  W: 'safeguarding',
  J: 'jobApplication',
  F: 'jobReport',
  C: 'counselling',
  S: 'consultation',
  H: 'homework',
};

/** Id of the change that added the step. */
export const stepKeyShape = /^[a-z0-9-]{1,40}$/;

/**
 * Steps are a map rather than a list, since server times cannot be written into lists. A step's key is the id
 * of its change, so that simultaneous changes do not collide.
 */
export const trackingSchema = v.strictObject({
  topic: topicSchema,
  state: v.string(),
  steps: v.record(v.pipe(v.string(), v.regex(stepKeyShape)), stepSchema),
});

export type TrackingTopic = v.InferOutput<typeof topicSchema>;
export type TrackingStep = v.InferOutput<typeof stepSchema>;

/** The public part of a record: its state and dated steps. */
export interface Tracking {
  readonly topic: TrackingTopic;
  readonly state: string;
  /** Oldest first. */
  readonly steps: readonly TrackingStep[];
}

export const isTrackingDocument = (data: unknown): boolean => v.is(trackingSchema, data);

/** Maximum number of steps. */
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

/** Key of the first step. */
export const firstStep = 'sent';

/** Creates the tracking of a new record; belongs in the same batch. */
export function openTracking(ref: string, topic: TrackingTopic, state: string): Write {
  const steps = { [firstStep]: { what: state, at: serverTime } };
  return { type: 'create', path: trackingPath(ref), data: { topic, state, steps } };
}

/** Key and `what` of the step that the office opened the record; so there is at most one. */
export const seenStep = 'seen';

/** Adds the step that the office opened the record. */
export function trackSeen(ref: string): Write {
  const changes = { [`steps.${seenStep}`]: { what: seenStep, at: serverTime } };
  return { type: 'update', path: trackingPath(ref), changes };
}

/** `what` of the step that the office corrected the record. */
export const correctedStep = 'corrected';

interface TrackedCorrection {
  /** The corrected field, as the change-log entry names it. */
  readonly field: string;
  /** The topic of the record as corrected; without one the topic stays. */
  readonly topic?: TrackingTopic;
}

/**
 * Adds the step that the office corrected a field of the record, which stays in its state.
 * @param changeId id of the change-log entry
 */
export function trackCorrection(ref: string, changeId: string, { field, topic }: TrackedCorrection): Write {
  const step = { what: correctedStep, at: serverTime, field };
  const changes = { ...(topic && { topic }), [`steps.${changeId}`]: step };
  return { type: 'update', path: trackingPath(ref), changes };
}

export const isSeen = ({ steps }: Tracking): boolean => steps.some(({ what }) => what === seenStep);
