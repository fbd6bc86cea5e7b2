import { typedDays } from '@/entities/lesson/model/door-entry';
import { lessonDays, moveNoticeMs, seenBeforeMs } from '@/entities/lesson/model/lesson';
import {
  confirmWithinMs,
  disputeMissWithinMs,
  lessonLifecycle,
} from '@/entities/lesson/model/lesson-lifecycle';
import type { Transition } from '@/shared/lib/lifecycle';
import { hoursOf, lifecycleOf } from './lifecycle-rules';

const { transitions: lessonTransitions } = lessonLifecycle;

/** Whether a transition proposes another time for a lesson, or settles such a proposal. */
const isRescheduling = ({ event }: Transition) => event.startsWith('move.');

/** Whether a lesson comes to its outcome while another time is proposed for it. */
const isWhileMoving = (move: Transition) => move.from === 'moving' && !isRescheduling(move);
const contests = lessonTransitions.filter(({ from, to }) => from === 'contested' || to === 'contested');

/** Values of the template about lessons. */
export const lessonFacts: Readonly<Record<string, string>> = {
  // Five lists, since each of their lines costs an expression of a write.
  ...lifecycleOf('lesson', {
    ...lessonLifecycle,
    transitions: lessonTransitions.filter(
      (move) => !isRescheduling(move) && !isWhileMoving(move) && !contests.includes(move),
    ),
  }),
  ...lifecycleOf('movingLesson', {
    ...lessonLifecycle,
    transitions: lessonTransitions.filter(isWhileMoving),
  }),
  ...lifecycleOf('proposedTime', {
    ...lessonLifecycle,
    transitions: lessonTransitions.filter((move) => isRescheduling(move) && move.to === 'moving'),
  }),
  ...lifecycleOf('answeredTime', {
    ...lessonLifecycle,
    transitions: lessonTransitions.filter((move) => isRescheduling(move) && move.from === 'moving'),
  }),
  ...lifecycleOf('contestedLesson', { ...lessonLifecycle, transitions: contests }),
  'confirm hours': hoursOf(confirmWithinMs),
  'seen hours': hoursOf(seenBeforeMs),
  'move hours': hoursOf(moveNoticeMs),
  'dispute miss hours': hoursOf(disputeMissWithinMs),
  'lesson days after': String(lessonDays.after),
  'lesson days ahead': String(lessonDays.ahead),
  'typed days before': String(typedDays.before),
  'typed days ahead': String(typedDays.ahead),
};
