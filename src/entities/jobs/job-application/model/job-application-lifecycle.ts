import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office passes the applicant on, agrees a talk, or decides. */
type OfficeTransition = LifecycleEvent<
  'applicant.shortlisted' | 'applicant.invited' | 'applicant.hired' | 'applicant.declined'
>;

/** The office marks it as junk, or restores it. */
type Sorting = LifecycleEvent<'application.junked' | 'application.restored'>;

type Withdrawal = LifecycleEvent<'application.withdrawn'>;

const invited = { guard: by('office'), target: 'interview' } as const;
const hired = { guard: by('office'), target: 'hired' } as const;
const declined = { guard: by('office'), target: 'declined' } as const;
const withdrawn = { guard: by('code-holder'), target: 'withdrawn' } as const;

/**
 * Lifecycle of an application for a post. The office moves it; whoever has the code takes it back until it is
 * decided.
 */
export const jobApplicationMachine = setup({
  types: { events: {} as OfficeTransition | Withdrawal | Sorting },
  guards: { isBy },
}).createMachine({
  id: 'jobApplication',
  initial: 'submitted',
  states: {
    submitted: {
      on: {
        'applicant.shortlisted': { guard: by('office'), target: 'shortlisted' },
        'applicant.invited': invited,
        'applicant.declined': declined,
        'application.withdrawn': withdrawn,
        'application.junked': { guard: by('office'), target: 'junk' },
      },
    },
    shortlisted: {
      on: {
        'applicant.invited': invited,
        'applicant.hired': hired,
        'applicant.declined': declined,
        'application.withdrawn': withdrawn,
      },
    },
    interview: {
      on: {
        'applicant.hired': hired,
        'applicant.declined': declined,
        'application.withdrawn': withdrawn,
      },
    },
    hired: { type: 'final' },
    declined: { type: 'final' },
    withdrawn: { type: 'final' },
    junk: { on: { 'application.restored': { guard: by('office'), target: 'submitted' } } },
  },
});

export type JobApplicationState = StateValueFrom<typeof jobApplicationMachine>;
export type JobApplicationEvent = EventFromLogic<typeof jobApplicationMachine>['type'];

export const jobApplicationEvents: readonly JobApplicationEvent[] = [
  'applicant.shortlisted',
  'applicant.invited',
  'applicant.hired',
  'applicant.declined',
  'application.withdrawn',
  'application.junked',
  'application.restored',
];

/** The lifecycle as a table. */
export const jobApplicationLifecycle = readLifecycle<JobApplicationState, JobApplicationEvent>(
  jobApplicationMachine,
  jobApplicationEvents,
);

/** States in which the office has not decided. */
export const undecidedStates: readonly JobApplicationState[] = ['submitted', 'shortlisted', 'interview'];

/** States that are over; the desk reads them page by page. */
export const pastJobApplicationStates = [
  'hired',
  'declined',
  'withdrawn',
] as const satisfies JobApplicationState[];

export type PastJobApplicationState = (typeof pastJobApplicationStates)[number];

/** The office passes name and contact on to the school, or takes them back. The state stays. */
export const applicantPassed = 'applicant.passed';
export const applicantTakenBack = 'applicant.taken-back';

/** States in which the office may pass an applicant on. */
export const passableStates: readonly JobApplicationState[] = ['shortlisted', 'interview', 'hired'];

/** The states of a successful application, in order. */
export const jobApplicationTimeline: readonly JobApplicationState[] = [
  'submitted',
  'shortlisted',
  'interview',
  'hired',
];
