import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLife, type LifeEvent } from '@/shared/lib/life';

/** Somebody of the office reads it, talks with the applicant, and decides. */
type OfficeMove = LifeEvent<
  | 'screening.started'
  | 'papers.asked'
  | 'interview.planned'
  | 'interview.passed'
  | 'application.approved'
  | 'application.rejected'
>;

/** The papers that were asked for: sent with the code, or brought to the office. */
type PapersCame = LifeEvent<'papers.sent'>;

/** The office puts aside what no teacher wrote, or takes that back. */
type Sorting = LifeEvent<'application.junked' | 'application.restored'>;

type Withdrawal = LifeEvent<'application.withdrawn'>;

const refusable = { guard: by('office'), target: 'rejected' } as const;
const junked = { guard: by('office'), target: 'junk' } as const;
const withdrawable = { guard: by('code-holder'), target: 'withdrawn' } as const;

/**
 * The life of a teacher's application, from Send to the tutor area. The office moves it, and may ask for papers and wait for
 * them; the applicant, with the code, sends those, and may take the application back until it is decided. Each event
 * names who may send it: a tutor moves no application, not even their own.
 */
export const tutorApplicationLifeMachine = setup({
  types: { events: {} as OfficeMove | PapersCame | Withdrawal | Sorting },
  guards: { isBy },
}).createMachine({
  id: 'tutorApplicationLife',
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

export type TutorApplicationState = StateValueFrom<typeof tutorApplicationLifeMachine>;
export type TutorApplicationEvent = EventFromLogic<typeof tutorApplicationLifeMachine>['type'];

export const tutorApplicationEvents: readonly TutorApplicationEvent[] = [
  'screening.started',
  'papers.asked',
  'papers.sent',
  'interview.planned',
  'interview.passed',
  'application.approved',
  'application.rejected',
  'application.withdrawn',
  'application.junked',
  'application.restored',
];

/** The life as a table: who may move an application from where to where. */
export const tutorApplicationLife = readLife<TutorApplicationState, TutorApplicationEvent>(
  tutorApplicationLifeMachine,
  tutorApplicationEvents,
);

/** The states of an application that goes well, in their order. */
export const tutorApplicationStory: readonly TutorApplicationState[] = [
  'submitted',
  'screening',
  'interview',
  'onboarding',
  'approved',
];
