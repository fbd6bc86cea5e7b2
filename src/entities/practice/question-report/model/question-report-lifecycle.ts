import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office has had the question mended, or finds nothing wrong. */
type Decision = LifecycleEvent<'question.mended' | 'question.dismissed'>;

/** Lifecycle of a report that a practice question is wrong. The office decides, once. */
export const questionReportMachine = setup({
  types: { events: {} as Decision },
  guards: { isBy },
}).createMachine({
  id: 'questionReport',
  initial: 'open',
  states: {
    open: {
      on: {
        'question.mended': { guard: by('office'), target: 'mended' },
        'question.dismissed': { guard: by('office'), target: 'dismissed' },
      },
    },
    mended: { type: 'final' },
    dismissed: { type: 'final' },
  },
});

export type QuestionReportState = StateValueFrom<typeof questionReportMachine>;
type QuestionReportEvent = EventFromLogic<typeof questionReportMachine>['type'];

const questionReportEvents: readonly QuestionReportEvent[] = ['question.mended', 'question.dismissed'];

/** The lifecycle as a table. */
export const questionReportLifecycle = readLifecycle<QuestionReportState, QuestionReportEvent>(
  questionReportMachine,
  questionReportEvents,
);
