import { setup, type EventFromLogic, type StateValueFrom } from 'xstate';
import { by, isBy, readLife, type LifeEvent } from '@/shared/lib/life';

/** What became of a lesson that was planned. */
type Outcome = LifeEvent<'lesson.taught' | 'lesson.missed' | 'lesson.cancelled'>;

/** What the family says of a lesson that the tutor calls taught. */
type FamilyWord = LifeEvent<'lesson.confirmed' | 'lesson.disputed'>;

/** The office clears a dispute, or pays. */
type OfficeMove = LifeEvent<'dispute.rejected' | 'dispute.upheld' | 'lesson.paid'>;

/**
 * The life of one lesson, from the plan to the money. The family confirms it, or disputes it and the office decides; three days
 * without a word from the family are a confirmation, which the office writes down.
 */
export const lessonLifeMachine = setup({
  types: { events: {} as Outcome | FamilyWord | OfficeMove },
  guards: { isBy },
}).createMachine({
  id: 'lessonLife',
  initial: 'planned',
  states: {
    planned: {
      on: {
        'lesson.taught': { guard: by('tutor', 'office'), target: 'taught' },
        'lesson.missed': { guard: by('office', 'code-holder', 'tutor'), target: 'missed' },
        'lesson.cancelled': { guard: by('office', 'code-holder', 'tutor'), target: 'cancelled' },
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
    missed: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

export type LessonState = StateValueFrom<typeof lessonLifeMachine>;
export type LessonEvent = EventFromLogic<typeof lessonLifeMachine>['type'];

export const lessonEvents: readonly LessonEvent[] = [
  'lesson.taught',
  'lesson.missed',
  'lesson.cancelled',
  'lesson.confirmed',
  'lesson.disputed',
  'dispute.rejected',
  'dispute.upheld',
  'lesson.paid',
];

/** The life as a table: who may move a lesson from where to where. */
export const lessonLife = readLife<LessonState, LessonEvent>(lessonLifeMachine, lessonEvents);

/** A family has this long to confirm or dispute, in milliseconds: 3 days. */
export const confirmWithinMs = 259_200_000;

interface Dated {
  readonly state: LessonState;
  readonly movedAt: string;
  readonly plannedBy?: string;
}

/** Whether the family has had its three days to confirm a lesson or to dispute it. */
export const isWordOver = ({ state, movedAt }: Dated, now: Date): boolean =>
  state === 'taught' && now.getTime() >= Date.parse(movedAt) + confirmWithinMs;

/**
 * What a lesson is now: three days after it was taught, a lesson that the family planned itself counts as confirmed, also before the
 * office has written it down. Others wait for what the door says, or for a word: tutors could make them up.
 */
export const lessonStateAt = (lesson: Dated, now: Date): LessonState =>
  lesson.plannedBy === 'family' && isWordOver(lesson, now) ? 'confirmed' : lesson.state;

/** Whether the family has confirmed a lesson, by its word or by three days without one; paid or not. */
export function isConfirmedAt(lesson: Parameters<typeof lessonStateAt>[0], now: Date): boolean {
  const state = lessonStateAt(lesson, now);
  return state === 'confirmed' || state === 'paid';
}

/**
 * Whether nothing came of a lesson, so that it can be deleted with a request that is junk. One that was taught stays: a tutor is paid
 * for it, and certificates count it.
 */
export const isUntaught = (state: unknown): boolean =>
  state === 'planned' || state === 'missed' || state === 'cancelled';
