import type { AccessContext, DocumentData } from '@/shared/backend';
import type { TransitionRole } from '@/shared/lib/lifecycle';
import type { Lesson, Side } from './lesson';
import { disputeMissWithinMs } from './lesson-lifecycle';

export const otherSide = (side: Side): Side => (side === 'family' ? 'tutor' : 'family');

/**
 * Whether this side may dispute that it missed the lesson: it is the one that is said to have been away, its
 * days are not over, and nobody has disputed it before.
 */
export const canDisputeMiss = (
  { state, missedBy, movedAt, cancellation }: Pick<Lesson, 'state' | 'missedBy' | 'movedAt' | 'cancellation'>,
  side: Side,
  now: Date,
): boolean =>
  state === 'missed' &&
  missedBy === side &&
  cancellation.words === '' &&
  now.getTime() < Date.parse(movedAt) + disputeMissWithinMs;

const sideOf = (mover: TransitionRole | null): Side => (mover === 'tutor' ? 'tutor' : 'family');

/** Whether it is said truly who missed a lesson, and disputed by that side alone, in time and with words. */
export async function isMissTrue(
  { before, after, now, readAfter }: AccessContext,
  mover: TransitionRole | null,
): Promise<boolean> {
  const [from, to] = [before?.state, after?.state];
  const [was, is] = [before?.missedBy, after?.missedBy];
  if (from === 'missed' && to === 'contested') {
    const words = (after?.cancellation as DocumentData).words;
    return (
      was === is && words !== '' && canDisputeMiss(before as unknown as Lesson, sideOf(mover), new Date(now))
    );
  }
  if (from === 'contested' && to === 'missed') {
    const line = await readAfter(`changeLog/${String(after?.lastChange)}`);
    return is !== undefined && (line?.event === 'miss.reversed') === (was !== is);
  }
  if (from !== to && to === 'missed')
    return is !== undefined && (mover === 'office' || is === otherSide(sideOf(mover)));
  return was === is;
}
