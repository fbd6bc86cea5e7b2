import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** The office has spoken to the school, or reopens the record to correct it. */
type Checking = LifecycleEvent<'school.checked' | 'school.reopened'>;

/** The office no longer works with the school, or does again. */
type Withdrawing = LifecycleEvent<'school.withdrawn' | 'school.restored'>;

const office = by('office');
const withdrawn = { guard: office, target: 'withdrawn' } as const;

/**
 * Lifecycle of a school whose posts the office publishes. What a checked record says of the school stays as
 * it was checked: to correct it, the office reopens it and checks it again.
 */
export const schoolMachine = setup({
  types: { events: {} as Checking | Withdrawing },
  guards: { isBy },
}).createMachine({
  id: 'school',
  initial: 'unchecked',
  states: {
    unchecked: {
      on: { 'school.checked': { guard: office, target: 'checked' }, 'school.withdrawn': withdrawn },
    },
    checked: {
      on: { 'school.reopened': { guard: office, target: 'unchecked' }, 'school.withdrawn': withdrawn },
    },
    withdrawn: { on: { 'school.restored': { guard: office, target: 'unchecked' } } },
  },
});

export type SchoolState = StateValueFrom<typeof schoolMachine>;
export type SchoolEvent = EventFromLogic<typeof schoolMachine>['type'];

export const schoolEvents: readonly SchoolEvent[] = [
  'school.checked',
  'school.reopened',
  'school.withdrawn',
  'school.restored',
];

/** The lifecycle as a table. */
export const schoolLifecycle = readLifecycle<SchoolState, SchoolEvent>(schoolMachine, schoolEvents);

/** How long a check counts, in milliseconds: 365 days. */
export const checkCountsMs = 31_536_000_000;

interface Checked {
  readonly state: SchoolState;
  /** Absent before the first check. */
  readonly check?: { readonly day: string } | undefined;
}

/** When the check of a school no longer counts, in milliseconds since the epoch; null without a check. */
export const checkLapsesAt = ({ state, check }: Checked): number | null =>
  state === 'checked' && check ? Date.parse(check.day) + checkCountsMs : null;

/** Effective state: a year after its day a check has lapsed, until the office checks the school again. */
export function schoolStateAt(school: Checked, now: Date): SchoolState | 'lapsed' {
  const end = checkLapsesAt(school);
  return end !== null && now.getTime() >= end ? 'lapsed' : school.state;
}
