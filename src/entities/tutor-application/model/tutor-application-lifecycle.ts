import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office reads the application, interviews the applicant and decides. */
type OfficeTransition = LifecycleEvent<
  | 'screening.started'
  | 'papers.asked'
  | 'interview.planned'
  | 'interview.passed'
  | 'application.approved'
  | 'application.rejected'
>;

/** The requested papers arrived, sent with the code or brought to the office. */
type PapersCame = LifecycleEvent<'papers.sent'>;

/** The applicant asks for another time of the interview. */
type AnotherTime = LifecycleEvent<'interview.move-asked'>;

/** The office marks it as junk, or restores it. */
type Sorting = LifecycleEvent<'application.junked' | 'application.restored'>;

type Withdrawal = LifecycleEvent<'application.withdrawn'>;

const refusable = { guard: by('office'), target: 'rejected' } as const;
const junked = { guard: by('office'), target: 'junk' } as const;
const withdrawable = { guard: by('code-holder'), target: 'withdrawn' } as const;

/**
 * Lifecycle of an application, from Send to the tutor area. The office moves it and may ask for papers. The
 * applicant, with the code, answers, asks for another time and may withdraw until it is decided. Each event
 * names its movers: a tutor moves no application.
 */
export const tutorApplicationMachine = setup({
  types: { events: {} as OfficeTransition | PapersCame | AnotherTime | Withdrawal | Sorting },
  guards: { isBy },
}).createMachine({
  id: 'tutorApplication',
  initial: 'submitted',
  states: {
    submitted: {
      on: {
        'screening.started': { guard: by('office'), target: 'screening' },
        'application.rejected': refusable,
        'application.withdrawn': withdrawable,
        'application.junked': junked,
      },
    },
    screening: {
      on: {
        'interview.planned': { guard: by('office'), target: 'interview' },
        'papers.asked': { guard: by('office'), target: 'papers' },
        'application.rejected': refusable,
        'application.withdrawn': withdrawable,
        'application.junked': junked,
      },
    },
    papers: {
      on: {
        'papers.sent': { guard: by('office', 'code-holder'), target: 'screening' },
        'application.rejected': refusable,
        'application.withdrawn': withdrawable,
      },
    },
    interview: {
      on: {
        'interview.passed': { guard: by('office'), target: 'onboarding' },
        'interview.move-asked': { guard: by('code-holder'), target: 'moving' },
        'application.rejected': refusable,
        'application.withdrawn': withdrawable,
      },
    },
    moving: {
      on: {
        'interview.planned': { guard: by('office'), target: 'interview' },
        'application.rejected': refusable,
        'application.withdrawn': withdrawable,
      },
    },
    onboarding: {
      on: {
        'application.approved': { guard: by('office'), target: 'approved' },
        'application.rejected': refusable,
        'application.withdrawn': withdrawable,
      },
    },
    approved: { type: 'final' },
    rejected: { type: 'final' },
    withdrawn: { type: 'final' },
    junk: { on: { 'application.restored': { guard: by('office'), target: 'submitted' } } },
  },
});

export type TutorApplicationState = StateValueFrom<typeof tutorApplicationMachine>;
export type TutorApplicationEvent = EventFromLogic<typeof tutorApplicationMachine>['type'];

export const tutorApplicationEvents: readonly TutorApplicationEvent[] = [
  'screening.started',
  'papers.asked',
  'papers.sent',
  'interview.planned',
  'interview.passed',
  'interview.move-asked',
  'application.approved',
  'application.rejected',
  'application.withdrawn',
  'application.junked',
  'application.restored',
];

/** The lifecycle as a table. */
export const tutorApplicationLifecycle = readLifecycle<TutorApplicationState, TutorApplicationEvent>(
  tutorApplicationMachine,
  tutorApplicationEvents,
);

/** States that are over; the desk reads them page by page. */
export const pastApplicationStates = [
  'approved',
  'rejected',
  'withdrawn',
] as const satisfies TutorApplicationState[];

export type PastTutorApplicationState = (typeof pastApplicationStates)[number];

/** States of applications that are not decided; junk is neither. */
export const openApplicationStates: readonly TutorApplicationState[] =
  tutorApplicationLifecycle.states.filter(
    (state) => state !== 'junk' && !pastApplicationStates.some((past) => past === state),
  );

/** The states of a successful application, in order. */
export const tutorApplicationTimeline: readonly TutorApplicationState[] = [
  'submitted',
  'screening',
  'interview',
  'onboarding',
  'approved',
];
