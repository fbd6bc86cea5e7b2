import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office looks into it, and says whether it is true. */
type OfficeTransition = LifecycleEvent<'report.taken-up' | 'report.upheld' | 'report.dismissed'>;

/** Lifecycle of a report about a job, which the office alone moves. It is open until it is decided. */
export const jobReportMachine = setup({
  types: { events: {} as OfficeTransition },
  guards: { isBy },
}).createMachine({
  id: 'jobReport',
  initial: 'received',
  states: {
    received: { on: { 'report.taken-up': { guard: by('office'), target: 'looking' } } },
    looking: {
      on: {
        'report.upheld': { guard: by('office'), target: 'upheld' },
        'report.dismissed': { guard: by('office'), target: 'dismissed' },
      },
    },
    upheld: { type: 'final' },
    dismissed: { type: 'final' },
  },
});

export type JobReportState = StateValueFrom<typeof jobReportMachine>;
export type JobReportEvent = EventFromLogic<typeof jobReportMachine>['type'];

export const jobReportEvents: readonly JobReportEvent[] = [
  'report.taken-up',
  'report.upheld',
  'report.dismissed',
];

/** The lifecycle as a table. */
export const jobReportLifecycle = readLifecycle<JobReportState, JobReportEvent>(
  jobReportMachine,
  jobReportEvents,
);

/** States in which a report counts for the pausing of its post. */
export const openReportStates = ['received', 'looking'] as const satisfies readonly JobReportState[];

export const isOpenReport = (state: unknown): boolean => openReportStates.some((open) => open === state);
