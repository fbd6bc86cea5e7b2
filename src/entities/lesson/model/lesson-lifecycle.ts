import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLifecycle, type LifecycleEvent } from '@/shared/lib/lifecycle';

/** Outcome of a planned lesson. */
type Outcome = LifecycleEvent<'lesson.taught' | 'lesson.missed' | 'lesson.cancelled'>;

/** One side asks for another time, or no longer does; the other side or the office answers. */
type Move = LifecycleEvent<'move.proposed' | 'move.withdrawn' | 'move.accepted' | 'move.declined'>;

/** The family's answer about a taught lesson. */
type FamilyWord = LifecycleEvent<'lesson.confirmed' | 'lesson.disputed'>;

/** Whoever is said to have missed a lesson disputes it, and the office decides. */
type Miss = LifecycleEvent<
  'miss.disputed' | 'miss.upheld' | 'miss.reversed' | 'miss.dropped' | 'miss.disproved'
>;

/** The office decides a dispute, pays, or stops what is planned with a tutor whom it suspended. */
type OfficeTransition = LifecycleEvent<
  'dispute.rejected' | 'dispute.upheld' | 'lesson.paid' | 'lesson.stopped'
>;

/** What may become of a planned lesson, also while somebody asks for another time. */
const outcomes = {
  'lesson.taught': { guard: by('tutor', 'office'), target: 'taught' },
  'lesson.missed': { guard: by('office', 'code-holder', 'tutor'), target: 'missed' },
  'lesson.cancelled': { guard: by('office', 'code-holder', 'tutor'), target: 'cancelled' },
  'lesson.stopped': { guard: by('office'), target: 'stopped' },
} as const;

/**
 * Lifecycle of a lesson, from plan to payment. The family confirms it, or disputes it and the office decides.
 * After three days of silence the office may confirm. A missed lesson is contested, once, by the side that is
 * said to have been away; the office decides that either side missed it, that it was taught, or that it
 * counts against nobody.
 */
export const lessonMachine = setup({
  types: { events: {} as Outcome | Move | FamilyWord | Miss | OfficeTransition },
  guards: { isBy },
}).createMachine({
  id: 'lesson',
  initial: 'planned',
  states: {
    planned: {
      on: { ...outcomes, 'move.proposed': { guard: by('office', 'code-holder', 'tutor'), target: 'moving' } },
    },
    // Planned as before until the answer: without one, the old time holds.
    moving: {
      on: {
        ...outcomes,
        'move.withdrawn': { guard: by('code-holder', 'tutor'), target: 'planned' },
        'move.accepted': { guard: by('office', 'tutor', 'code-holder'), target: 'planned' },
        'move.declined': { guard: by('office', 'tutor', 'code-holder'), target: 'planned' },
      },
    },
    taught: {
      on: {
        'lesson.confirmed': { guard: by('office', 'code-holder'), target: 'confirmed' },
        'lesson.disputed': { guard: by('office', 'code-holder'), target: 'disputed' },
      },
    },
    disputed: {
      on: {
        'dispute.rejected': { guard: by('office'), target: 'confirmed' },
        'dispute.upheld': { guard: by('office'), target: 'cancelled' },
      },
    },
    confirmed: { on: { 'lesson.paid': { guard: by('office'), target: 'paid' } } },
    paid: { type: 'final' },
    missed: { on: { 'miss.disputed': { guard: by('code-holder', 'tutor'), target: 'contested' } } },
    contested: {
      on: {
        'miss.upheld': { guard: by('office'), target: 'missed' },
        'miss.reversed': { guard: by('office'), target: 'missed' },
        'miss.dropped': { guard: by('office'), target: 'cancelled' },
        'miss.disproved': { guard: by('office'), target: 'confirmed' },
      },
    },
    cancelled: { type: 'final' },
    stopped: { type: 'final' },
  },
});

export type LessonState = StateValueFrom<typeof lessonMachine>;
export type LessonEvent = EventFromLogic<typeof lessonMachine>['type'];

export const lessonEvents: readonly LessonEvent[] = [
  'lesson.taught',
  'lesson.missed',
  'lesson.cancelled',
  'move.proposed',
  'move.withdrawn',
  'move.accepted',
  'move.declined',
  'lesson.confirmed',
  'lesson.disputed',
  'dispute.rejected',
  'dispute.upheld',
  'lesson.paid',
  'lesson.stopped',
  'miss.disputed',
  'miss.upheld',
  'miss.reversed',
  'miss.dropped',
  'miss.disproved',
];

/** The lifecycle as a table. */
export const lessonLifecycle = readLifecycle<LessonState, LessonEvent>(lessonMachine, lessonEvents);

/** How long a family may confirm or dispute, in milliseconds: 3 days. */
export const confirmWithinMs = 259_200_000;

/** How long family or tutor may dispute that they missed a lesson, in milliseconds: 14 days. */
export const disputeMissWithinMs = 1_209_600_000;

interface Dated {
  readonly state: LessonState;
  readonly movedAt: string;
  readonly plannedBy?: string;
}

/** Whether the family's three days are over. */
export const isWordOver = ({ state, movedAt }: Dated, now: Date): boolean =>
  state === 'taught' && now.getTime() >= Date.parse(movedAt) + confirmWithinMs;

/**
 * Effective state: after three days of silence, a lesson that the family planned counts as confirmed before
 * the office stores it. Others need a door code or an answer, since a tutor could invent them.
 */
export const lessonStateAt = (lesson: Dated, now: Date): LessonState =>
  lesson.plannedBy === 'family' && isWordOver(lesson, now) ? 'confirmed' : lesson.state;

/** Whether the lesson is confirmed, by answer or silence; paid or not. */
export function isConfirmedAt(lesson: Parameters<typeof lessonStateAt>[0], now: Date): boolean {
  const state = lessonStateAt(lesson, now);
  return state === 'confirmed' || state === 'paid';
}

/** Whether a lesson is still to take place: planned, also while somebody asks for another time. */
export const isToCome = (state: unknown): boolean => state === 'planned' || state === 'moving';

/**
 * Whether a lesson may be deleted with a junk request. Taught lessons stay: they are paid and counted on
 * certificates.
 */
export const isUntaught = (state: unknown): boolean =>
  isToCome(state) || state === 'missed' || state === 'cancelled' || state === 'stopped';
