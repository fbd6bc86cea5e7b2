import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office publishes a draft, or gives it up. */
type Drafting = LifecycleEvent<'job.published' | 'job.discarded'>;

/** The office pauses a post to look at it, lets it go on, or closes it. */
type Running = LifecycleEvent<'job.paused' | 'job.resumed' | 'job.closed'>;

const office = by('office');
const closed = { guard: office, target: 'closed' } as const;

/**
 * Lifecycle of a post of the job board, which the office alone moves. It closes at its date without anybody:
 * see `jobStateAt`. A closed post stays as it is; a copy of it is a new draft.
 */
export const jobMachine = setup({
  types: { events: {} as Drafting | Running },
  guards: { isBy },
}).createMachine({
  id: 'job',
  initial: 'draft',
  states: {
    draft: {
      on: {
        'job.published': { guard: office, target: 'published' },
        'job.discarded': { guard: office, target: 'discarded' },
      },
    },
    published: { on: { 'job.paused': { guard: office, target: 'paused' }, 'job.closed': closed } },
    paused: { on: { 'job.resumed': { guard: office, target: 'published' }, 'job.closed': closed } },
    closed: { type: 'final' },
    discarded: { type: 'final' },
  },
});

export type JobState = StateValueFrom<typeof jobMachine>;
export type JobEvent = EventFromLogic<typeof jobMachine>['type'];

export const jobEvents: readonly JobEvent[] = [
  'job.published',
  'job.discarded',
  'job.paused',
  'job.resumed',
  'job.closed',
];

/** The lifecycle as a table. */
export const jobLifecycle = readLifecycle<JobState, JobEvent>(jobMachine, jobEvents);

/** States in which everybody reads a post. */
export const publicJobStates = ['published', 'paused', 'closed'] as const satisfies readonly JobState[];

/** States from which a post can still be open. */
export const runningJobStates = ['published', 'paused'] as const satisfies readonly JobState[];

/** How long after the closing time an application that waited on a device is still taken, in milliseconds. */
export const jobGraceMs = 86_400_000;
