import { kindOfCode, type ReferenceCode } from '@/entities/reference-code';
import { bookingTimeline } from '@/entities/counselling/booking';
import { consultationTimeline } from '@/entities/consultancy/consultation';
import { jobApplicationTimeline } from '@/entities/jobs/job-application';
import type { Tracking } from '@/entities/tracking';
import { tuitionRequestLifecycle, tuitionRequestTimeline } from '@/entities/tuition-request';
import { tutorApplicationLifecycle, tutorApplicationTimeline } from '@/entities/tutor-application';
import type { StopState } from 'design-system';

/** One entry of the timeline: a dated step, or a future one. */
export interface TimelineStop {
  readonly what: string;
  /** The field that the office corrected, by a step that names it. */
  readonly field?: string;
  /** ISO 8601; null for a future step. */
  readonly at: string | null;
  readonly state: StopState;
  /** The entries after this one are in the future. */
  readonly isDashed: boolean;
}

/** States of the regular course, by kind of record, in order. */
const timelines: Readonly<Record<Tracking['topic']['kind'], readonly string[]>> = {
  tuition: tuitionRequestTimeline,
  enquiry: ['new', 'answering', 'resolved'],
  safeguarding: ['received', 'called', 'referred', 'closed'],
  application: tutorApplicationTimeline,
  jobApplication: jobApplicationTimeline,
  jobReport: ['received', 'looking'],
  counselling: bookingTimeline,
  consultation: consultationTimeline,
  // The question tells its own states.
  homework: ['asked'],
};

/** States outside the regular course, with the state they return to. */
const detours: Readonly<Partial<Record<string, string>>> = {
  papers: 'screening',
  moving: 'interview',
  asking: 'reviewing',
};

/** States in which the holder of the code is to act. */
const calls: readonly string[] = ['papers', 'asking'];

/** Final states. */
const endings: readonly string[] = [
  'ended',
  'cancelled',
  'lapsed',
  'resolved',
  'closed',
  'approved',
  'rejected',
  'hired',
  'declined',
  'withdrawn',
  'upheld',
  'dismissed',
  'done',
  'no-show',
  'finished',
  'junk',
];

/** Final states without success. */
const lapses: readonly string[] = [
  'cancelled',
  'lapsed',
  'rejected',
  'declined',
  'withdrawn',
  'dismissed',
  'no-show',
  'junk',
];

/** The future states of the regular course. */
function still(kind: Tracking['topic']['kind'], state: string): readonly string[] {
  if (endings.includes(state)) return [];
  const timeline = timelines[kind];
  const detour = detours[state];
  return timeline.slice(detour === undefined ? timeline.indexOf(state) + 1 : timeline.indexOf(detour));
}

/** Timeline of a record: past steps, current state and future steps. */
export function timelineOf({ topic, state, steps }: Tracking): readonly TimelineStop[] {
  const isOver = endings.includes(state);
  const past = steps.map(({ what, at, field }, index): TimelineStop => {
    const isLast = index === steps.length - 1;
    const isHere = isLast && !isOver;
    return {
      ...{ what, at, isDashed: isHere },
      ...(field !== undefined && { field }),
      state: lapses.includes(what) ? 'lapsed' : !isHere ? 'done' : calls.includes(what) ? 'call' : 'now',
    };
  });
  const future = still(topic.kind, state).map((what): TimelineStop => ({
    what,
    at: null,
    state: 'todo',
    isDashed: true,
  }));
  return [...past, ...future];
}

/** States that mean something else of a consultation than of a request. */
const ofConsultation: readonly string[] = ['running', 'declined', 'cancelled'];

/** Key of the words of a step, below `steps`. */
export const wordsOfStep = (kind: Tracking['topic']['kind'], what: string): string =>
  kind === 'consultation' && ofConsultation.includes(what) ? `consultation-${what}` : what;

/** Whether the holder of the code may cancel the request in this state. */
export function canCancel({ topic, state }: Tracking): boolean {
  return topic.kind === 'tuition' && tuitionRequestLifecycle.allows(state, 'cancelled', 'code-holder');
}

/** Whether the holder of the code may withdraw the application in this state. */
export function canWithdraw({ topic, state }: Tracking): boolean {
  return topic.kind === 'application' && tutorApplicationLifecycle.allows(state, 'withdrawn', 'code-holder');
}

const topicsOfCodes = [
  'enquiry',
  'application',
  'concern',
  'jobApplication',
  'jobReport',
  'wording',
  'counselling',
  'consultancy',
  'homework',
] as const;

/** What a code was given for, as lists and messages name it. */
export const topicOfCode = (code: ReferenceCode) => {
  const kind = kindOfCode(code);
  return topicsOfCodes.find((topic) => topic === kind) ?? 'tuition';
};

/** The code letter by letter, for screen readers. */
export const spellOut = (code: ReferenceCode): string => Array.from(code.replace('-', '')).join(' ');
